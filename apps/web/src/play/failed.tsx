/** A table that can't be had. */
import { useWords } from '../ui/words.tsx';

export function Failed() {
  const { table } = useWords();
  return (
    <main className="felt centred">
      <h1>{table.failed}</h1>
      <p role="alert">{table.failedWhat}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {table.reload}
      </button>
    </main>
  );
}

/** A table that can't be had. */
import { Link } from 'wouter';
import { useWords } from '../ui/words.tsx';

export function Failed() {
  const { app, table } = useWords();
  return (
    <main className="felt centred">
      <h1>{table.failed}</h1>
      <p role="alert">{table.failedWhat}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {table.reload}
      </button>
      <Link href="/" className="button">
        {app.backHome}
      </Link>
    </main>
  );
}

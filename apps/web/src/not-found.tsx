/** An address nothing stands at. */

import { Link } from 'wouter';
import { useTitle } from './ui/use-title.ts';
import { useWords } from './ui/words.tsx';

export function NotFound() {
  const { app } = useWords();
  useTitle(app.notFound);
  return (
    <main className="centred">
      <h1>{app.notFound}</h1>
      <Link href="/" className="button primary">
        {app.backHome}
      </Link>
    </main>
  );
}

/** The way back to where one came from, or to the tables where the page was opened by itself. */
import { Link } from 'wouter';
import { placeBefore } from '../trail.ts';
import { Icon } from '../ui/icon.tsx';
import type { OnlineWords } from './texts.ts';

/** The page before this one, and what it is. */
export function wayBack(): { readonly href: string; readonly to: keyof OnlineWords['ways'] } {
  const href = placeBefore();
  if (href === undefined || href === '/tables') return { href: '/tables', to: 'tables' };
  return { href, to: href.startsWith('/table/') ? 'table' : 'page' };
}

export function BackButton({ label }: { label: string }) {
  return (
    <Link href={wayBack().href} className="round" aria-label={label}>
      <Icon name="back" />
    </Link>
  );
}

/** The same, saying where it leads. */
export function BackWay({ words }: { words: OnlineWords }) {
  return <BackButton label={words.ways[wayBack().to]} />;
}

/** How one's own line stands, said when it doesn't. */
import { useIsOnline } from '../ui/use-is-online.ts';
import { useLineStatus } from './line.ts';
import type { OnlineWords } from './texts.ts';

export function LineNotice({ words, className = '' }: { words: OnlineWords; className?: string }) {
  const status = useLineStatus();
  const isOnline = useIsOnline();
  const { line } = words;
  const said = isOnline ? saidOf(status, words) : line.offline;
  return (
    <div className={`line-notice ${className} ${said === undefined ? 'is-fine' : ''}`} role="status">
      {said !== undefined && <span>{said}</span>}
      {status === 'outdated' && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {line.reload}
        </button>
      )}
    </div>
  );
}

function saidOf(status: ReturnType<typeof useLineStatus>, { line }: OnlineWords): string | undefined {
  return status === 'connecting' || status === 'waiting' || status === 'outdated' ? line[status] : undefined;
}

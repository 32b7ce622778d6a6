/** The question of whoever goes back while they sit at a table: what becomes of their seat, and how they come back. */
import type { TableView } from '@tilehouse/table';
import { useLocation } from 'wouter';
import { Dialog } from '../../ui/dialog.tsx';
import type { OnlineWords } from '../texts.ts';

interface AskBackProps {
  readonly words: OnlineWords;
  readonly view: TableView;
  readonly onStay: () => void;
}

export function AskBack({ words, view, onStay }: AskBackProps) {
  const { felt } = words;
  const [, navigate] = useLocation();
  const { awaySeconds } = view.hosted?.customs ?? {};
  const isPlayedFor = view.stage === 'in-play' && awaySeconds !== undefined;
  return (
    <Dialog title={felt.backAsk} closeLabel={felt.backStay} onClose={onStay}>
      <p>
        {felt.staySeated} {isPlayedFor && felt.backPlayedFor(awaySeconds)} {felt.backHow}
      </p>
      <div className="ask-back">
        <button type="button" className="button" onClick={() => navigate('/tables', { replace: true })}>
          {felt.toTables}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: what was meant to go on does, at a press of Enter */}
        <button type="button" className="button primary" autoFocus onClick={onStay}>
          {felt.backStay}
        </button>
      </div>
    </Dialog>
  );
}

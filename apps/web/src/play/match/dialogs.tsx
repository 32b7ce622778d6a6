/** What opens over the board: ranks and rules, and the question before a round is given up. */
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/words.tsx';
import { RankTable } from './rank-table.tsx';

export function RanksDialog({ rank, onClose }: { rank: number | undefined; onClose: () => void }) {
  const { ranks } = useWords().match;
  return (
    <Dialog title={ranks.title} closeLabel={ranks.close} onClose={onClose} className="match-rules">
      <RankTable rank={rank} />
      <section>
        <h3>{ranks.howTo}</h3>
        <ul>
          {ranks.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}

interface NewRoundProps {
  readonly onYes: () => void;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

export function NewRoundDialog({ onYes, onChange, onClose }: NewRoundProps) {
  const { newRound } = useWords().match;
  return (
    <Dialog title={newRound.title} closeLabel={newRound.keep} onClose={onClose} className="match-ask">
      <p>{newRound.ask}</p>
      <button type="button" className="button primary" onClick={onYes}>
        {newRound.yes}
      </button>
      <button type="button" className="button" onClick={onChange}>
        {newRound.change}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {newRound.keep}
      </button>
    </Dialog>
  );
}

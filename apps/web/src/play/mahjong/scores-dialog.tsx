/** The scoreboard of the session: everybody's total, and what each finished hand came to. */
import { formatAmount, formatChange } from '@tilehouse/i18n';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/words.tsx';
import type { TableConnection } from '../connection.ts';
import { useMatchResults } from '../use-results.ts';
import { SeatName } from './parts/seat-name.tsx';
import { placeAmong } from './standing.ts';
import type { TableModel } from './table-model.ts';

interface ScoresProps {
  readonly connection: TableConnection;
  readonly model: TableModel;
}

export function ScoresDialog({ connection, model, onClose }: ScoresProps & { onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words.result.scores} closeLabel={words.table.menu.close} onClose={onClose}>
      <ScoreTable connection={connection} model={model} />
    </Dialog>
  );
}

/** Hands down, seats across, totals last. */
export function ScoreTable({ connection, model }: ScoresProps) {
  const words = useWords();
  const history = useMatchResults(connection, model.table);
  const { unit } = model.rules;
  const scores = model.seats.map(({ score }) => score);
  return (
    <table className="score-table num">
      <thead>
        <tr>
          <td />
          {model.seats.map((seat) => (
            <th key={seat.seat} scope="col">
              <SeatName seat={seat} model={model} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {history?.length === 0 && (
          <tr>
            <td colSpan={model.seats.length + 1} className="score-empty">
              {words.result.noHandsYet}
            </td>
          </tr>
        )}
        {history?.map((hand, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: finished hands never move
          <tr key={place}>
            <th scope="row">
              {words.result.hand(hand.deal)}
              {hand.ending !== 'won' && <small>{words.result.endings[hand.ending]}</small>}
            </th>
            {hand.net.map((net, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat
              <td key={seat} className={seat === hand.winner ? 'is-winner' : ''}>
                {formatChange(unit, net)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.result.total}</th>
          {model.seats.map(({ seat, score }) => {
            const { place, shared } = placeAmong(scores, score);
            return (
              <td key={seat}>
                <b>{formatAmount(unit, score)}</b>
                <small>{words.table.place(place, shared)}</small>
              </td>
            );
          })}
        </tr>
      </tfoot>
    </table>
  );
}

/** The whole table in words: hands counted, melds, ponds, scores, the wall. */
import type { SeenMeld, Tile } from '@tilehouse/engine';
import { formatAmount } from '@tilehouse/i18n';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/words.tsx';
import { useCompany } from './company.ts';
import { ComputerMark } from './parts/seat-name.tsx';
import { type SeatModel, someoneAt, type TableModel } from './table-model.ts';

export function TextView({ model, onClose }: { model: TableModel; onClose: () => void }) {
  const words = useWords();
  const { text } = words.table;
  return (
    <Dialog title={text.title} closeLabel={words.table.menu.close} onClose={onClose}>
      <p>
        {words.app.list([
          words.table.badge.round(model.view.common.position?.roundWind ?? 'east'),
          text.wall(model.view.common.live),
        ])}
      </p>
      {model.seats.map((seat) => (
        <SeatInWords key={seat.seat} seat={seat} model={model} />
      ))}
    </Dialog>
  );
}

function SeatInWords({ seat, model }: { seat: SeatModel; model: TableModel }) {
  const words = useWords();
  const { text } = words.table;
  const isOwn = seat.seat === model.own.seat;
  const balance = useCompany()?.balance(seat);
  const name = (tile: Tile): string => words.tiles.full(model.rules.tileSet, tile);
  const list = (tiles: readonly Tile[]): string =>
    tiles.length === 0 ? text.nothing : words.app.list(tiles.map(name));
  const meld = (each: SeenMeld): string =>
    'tiles' in each ? each.tiles.map(name).join(' ') : text.hiddenKong;
  const hand = isOwn ? (model.view.mine?.hand ?? []) : seat.open;
  return (
    <section className="in-words">
      <h3>
        {seat.level !== undefined && <ComputerMark />}
        {text.seat(someoneAt(model, seat.seat, words).name, words.table.wind(seat.wind))}
      </h3>
      <ul>
        <li>{formatAmount(model.rules.unit, seat.score)}</li>
        {balance !== undefined && (
          <li>
            {words.table.plate.balance} {formatAmount(model.rules.unit, balance)}
          </li>
        )}
        <li>{hand === undefined ? text.holds(seat.count) : list(hand)}</li>
        <li>{text.melds(seat.melds.length === 0 ? text.nothing : seat.melds.map(meld).join('; '))}</li>
        <li>{text.aside(list(seat.bonus.map(({ tile }) => tile)))}</li>
        <li>{text.threw(list(seat.pond.filter(({ taken }) => !taken).map(({ tile }) => tile)))}</li>
      </ul>
    </section>
  );
}

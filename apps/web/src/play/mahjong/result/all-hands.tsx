/** Everybody's hand, face up, and how far it was. */
import { analyserOf, countTiles, type Ending, meldedPart } from '@tilehouse/engine';
import { TileView } from '../../../ui/tile.tsx';
import { useWords } from '../../../ui/words.tsx';
import { sizeOf, tileOf } from '../parts/line.tsx';
import { ComputerMark } from '../parts/seat-name.tsx';
import { type SeatModel, someoneAt, type TableModel } from '../table-model.ts';
import { HandLine } from './hand-line.tsx';

export function AllHands({ model, ending }: { model: TableModel; ending: Ending }) {
  const winner = ending.type === 'won' ? ending.seat : undefined;
  const losers = model.seats.filter(({ seat, open }) => seat !== winner && open !== undefined);
  return (
    <section className="all-hands">
      {losers.map((seat) => (
        <OpenHand key={seat.seat} seat={seat} model={model} />
      ))}
    </section>
  );
}

function OpenHand({ seat, model }: { seat: SeatModel; model: TableModel }) {
  const words = useWords();
  const tiles = seat.open ?? [];
  const melds = meldedPart(seat.melds.filter((meld) => 'tiles' in meld));
  const away = analyserOf(model.rules, model.options).tilesAway(countTiles(tiles), melds);
  const far = away === 0 ? words.result.complete : words.result.away(away);
  return (
    <div className="open-hand">
      <h3>
        {seat.level !== undefined && <ComputerMark />}
        {words.table.text.seat(someoneAt(model, seat.seat, words).name, words.table.wind(seat.wind))} · {far}
      </h3>
      <HandLine groups={[tiles.length, ...seat.melds.map(sizeOf)]}>
        <span>
          {tiles.map((tile, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand that is over never changes
            <TileView key={place} tile={tile} />
          ))}
        </span>
        {seat.melds.map((meld, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand that is over never changes
          <span key={group}>
            {'tiles' in meld &&
              meld.tiles.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a hand that is over never changes
                <TileView key={place} tile={tileOf(meld, place)} />
              ))}
          </span>
        ))}
      </HandLine>
    </div>
  );
}

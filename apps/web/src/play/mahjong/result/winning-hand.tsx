/** The winning hand laid out in its sets, the winning tile ringed, tiles set aside at the end. */
import { TileView } from '../../../ui/tile.tsx';
import { useWords } from '../../../ui/words.tsx';
import type { SeatModel, TableModel } from '../table-model.ts';
import { HandLine } from './hand-line.tsx';
import type { WonEnding } from './result.tsx';

export function WinningHand({ model, ending }: { model: TableModel; ending: WonEnding }) {
  const words = useWords();
  const winner = model.seats[ending.seat];
  const arrangement = groupsOf(ending, winner);
  const ringed = ringedPlace(arrangement, ending.tile, winner?.melds.length ?? 0);
  const { tileSet } = model.rules;
  const bonus = winner?.bonus ?? [];
  const sets = arrangement.map((set) => words.app.list(set.map((tile) => words.tiles.full(tileSet, tile))));
  return (
    <section className="winning-hand" aria-label={sets.join('; ')}>
      <HandLine groups={arrangement.map(({ length }) => length)} small={bonus.length}>
        {arrangement.map((set, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the arrangement never changes
          <span key={group} className="winning-set">
            {set.map((tile, place) => (
              <TileView
                // biome-ignore lint/suspicious/noArrayIndexKey: the arrangement never changes
                key={place}
                tile={tile}
                marks={group === ringed?.group && place === ringed.place ? ['last'] : []}
              />
            ))}
          </span>
        ))}
        {bonus.length > 0 && (
          <span className="winning-aside">
            {bonus.map(({ tile, scores }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tiles stay in the order they were set aside
              <TileView key={place} tile={tile} marks={scores ? ['scores'] : []} />
            ))}
          </span>
        )}
      </HandLine>
    </section>
  );
}

/** The hand in its sets; one that won without being complete as its melds and its tiles. */
function groupsOf({ score }: WonEnding, winner: SeatModel | undefined): WonEnding['score']['arrangement'] {
  if (score.arrangement.length > 0) return score.arrangement;
  const melds = winner?.melds.flatMap((meld) => ('tiles' in meld ? [meld.tiles] : [])) ?? [];
  return [...melds, winner?.open ?? []];
}

/** A place of the winning tile outside the declared sets. */
function ringedPlace(
  arrangement: WonEnding['score']['arrangement'],
  tile: WonEnding['tile'],
  declared: number,
): { readonly group: number; readonly place: number } | undefined {
  for (let group = arrangement.length - 1; group >= declared; group -= 1) {
    const place = arrangement[group]?.indexOf(tile) ?? -1;
    if (place >= 0) return { group, place };
  }
  return undefined;
}

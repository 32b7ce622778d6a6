/** Counts of the tiles a seat can't see: in the wall, in other hands, or hidden in a concealed kong. */
import {
  countTiles,
  type MahjongView,
  meldsSeen,
  placeOf,
  type Ruleset,
  type SeenMeld,
  seatsOf,
  type Tile,
  type TileCounts,
} from '@tilehouse/engine';
import { ownView } from './own-view.ts';

/** Copies of each playing face and of the Fei that `view`'s seat can't see. */
export function unseenCounts(rules: Ruleset, view: MahjongView): TileCounts {
  const unseen = countTiles(rules.tiles);
  for (const tile of seenTiles(view)) {
    const place = placeOf(tile);
    if (place >= 0) unseen[place] = (unseen[place] ?? 0) - 1;
  }
  return unseen;
}

function seenTiles(view: MahjongView): readonly Tile[] {
  const { common } = view;
  const table = seatsOf(common.seats.length).flatMap((seat) => [
    ...meldsSeen(view, seat).flatMap(tilesOf),
    ...common.seats[seat].bonus,
  ]);
  const ponds = common.discards.flatMap(([, tile, takenBy]) => (takenBy === undefined ? [tile] : []));
  return [...ownView(view).hand, ...table, ...ponds];
}

const tilesOf = (meld: SeenMeld): readonly Tile[] => ('tiles' in meld ? meld.tiles : []);

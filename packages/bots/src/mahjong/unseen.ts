/** Counts of the tiles a seat can't see: in the wall, in other hands, or hidden in a concealed kong. */
import {
  countTiles,
  type MahjongView,
  meldsSeen,
  placeOf,
  type Ruleset,
  seatsOf,
  type Tile,
  type TileCounts,
} from '@tilehouse/engine';
import { ownView } from './own-view.ts';

/** Copies of each playing face and of the Fei that `view`'s seat can't see. */
export function unseenCounts(rules: Ruleset, view: MahjongView): TileCounts {
  const { common } = view;
  const unseen = wallCounts(rules).slice();
  const see = (tiles: readonly Tile[]): void => {
    for (const tile of tiles) {
      const place = placeOf(tile);
      if (place >= 0) unseen[place] = (unseen[place] as number) - 1;
    }
  };
  see(ownView(view).hand);
  for (const seat of seatsOf(common.seats.length)) {
    for (const meld of meldsSeen(view, seat)) if ('tiles' in meld) see(meld.tiles);
    see(common.seats[seat].bonus);
  }
  for (const [, tile, takenBy] of common.discards) if (takenBy === undefined) see([tile]);
  return unseen;
}

const memo = new WeakMap<Ruleset, TileCounts>();

/** What the whole wall holds. */
function wallCounts(rules: Ruleset): TileCounts {
  const known = memo.get(rules);
  if (known !== undefined) return known;
  const counts = countTiles(rules.tiles);
  memo.set(rules, counts);
  return counts;
}

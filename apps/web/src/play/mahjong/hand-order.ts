/** The order in which one's own hand stands: sorted, or as the person has put it. */
import { compareTiles, type Tile } from '@tilehouse/engine';

/** A tile of the hand with a name of its own among equal tiles, for as long as the hand holds it. */
export interface HandTile {
  readonly key: string;
  readonly tile: Tile;
}

/** Gives equal tiles names: `5p/1`, `5p/2`. */
export function named(tiles: readonly Tile[]): readonly HandTile[] {
  const seen = new Map<Tile, number>();
  return tiles.map((tile) => {
    const copy = (seen.get(tile) ?? 0) + 1;
    seen.set(tile, copy);
    return { key: `${tile}/${copy}`, tile };
  });
}

/**
 * The hand in the order kept so far: tiles that are gone leave their place, new ones come at the end, and every tile
 * keeps its name. `undefined` is sorted.
 */
export function keptOrder(
  before: readonly HandTile[] | undefined,
  hand: readonly Tile[],
): readonly HandTile[] {
  if (before === undefined) return named([...hand].sort(compareTiles));
  const left = [...hand];
  const kept = before.filter(({ tile }) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const taken = new Set(kept.map(({ key }) => key));
  const added = left.map((tile) => {
    let copy = 1;
    while (taken.has(`${tile}/${copy}`)) copy += 1;
    const key = `${tile}/${copy}`;
    taken.add(key);
    return { key, tile };
  });
  return [...kept, ...added];
}

/** The order with the tile at one place put before another. */
export function moved(order: readonly HandTile[], from: number, to: number): readonly HandTile[] {
  const rest = order.filter((_, at) => at !== from);
  const tile = order[from];
  if (tile === undefined) return order;
  return [...rest.slice(0, to), tile, ...rest.slice(to)];
}

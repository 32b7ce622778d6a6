/** Melds: declared sets that stand beside the hand. */
import type { Seat } from '../../seats.ts';
import { fei, isSuited, playingFaces, rankOf, type Tile, tileAt, tileIndex } from '../../tiles/tile.ts';

/** How a kong came to be; only a concealed one keeps the hand concealed. */
export const kongKinds = ['concealed', 'added', 'claimed'] as const;
export type KongKind = (typeof kongKinds)[number];

/** A declared run; a Fei stands at its place in `tiles`. */
export interface Chow {
  readonly type: 'chow';
  /** The lowest tile of the run. */
  readonly face: Tile;
  readonly tiles: readonly Tile[];
  readonly from?: Seat;
}
/** A declared three of a kind; `tiles` may hold Fei. */
export interface Pung {
  readonly type: 'pung';
  readonly face: Tile;
  readonly tiles: readonly Tile[];
  readonly from?: Seat;
}
/** A declared four of a kind, always real tiles. */
export interface Kong {
  readonly type: 'kong';
  readonly face: Tile;
  readonly tiles: readonly Tile[];
  readonly kind: KongKind;
  readonly from?: Seat;
}
export type Meld = Chow | Pung | Kong;

type Run = readonly [Tile, Tile, Tile];

/** The runs by the place of their lowest tile. */
const runs: readonly (Run | undefined)[] = playingFaces.map((lowest, at) =>
  isSuited(lowest) && rankOf(lowest) <= 7 ? [lowest, tileAt(at + 1), tileAt(at + 2)] : undefined,
);

/** The three tiles of the run that starts at `lowest`, or undefined where no run starts. */
export function runFrom(lowest: Tile): Run | undefined {
  return runs[tileIndex(lowest)];
}

/** The faces a set stands for, Fei read as what they stand for. */
export function facesOfSet(set: { readonly type: Meld['type']; readonly face: Tile }): readonly Tile[] {
  if (set.type === 'chow') return runFrom(set.face) ?? [];
  return new Array<Tile>(set.type === 'kong' ? 4 : 3).fill(set.face);
}

/** The meld with `tile` in the first place where a Fei stands for it. */
export function redeemed(meld: Meld, tile: Tile): Meld {
  const faces = facesOfSet(meld);
  const place = meld.tiles.findIndex((each, at) => each === fei && faces[at] === tile);
  if (place < 0) throw new Error(`no Fei stands for ${tile} in the meld`);
  return { ...meld, tiles: meld.tiles.map((each, at) => (at === place ? tile : each)) };
}

/** How many Fei a set holds. */
export function feiIn(set: { readonly tiles: readonly Tile[] }): number {
  let count = 0;
  for (const tile of set.tiles) if (tile === fei) count += 1;
  return count;
}

/** Whether the meld was made with another seat's tile, or shown as such: everything but a concealed kong. */
export function isClaimed(meld: Meld): boolean {
  return meld.type !== 'kong' || meld.kind !== 'concealed';
}

/** How many tiles of a fourteen-tile hand the melds stand for: three each, kongs too. */
export const tilesFor = (melds: readonly Meld[]): number => melds.length * 3;

/** Every tile in the melds, kongs with four. */
export function tilesOfMelds(melds: readonly Meld[]): readonly Tile[] {
  return melds.flatMap((meld) => meld.tiles);
}

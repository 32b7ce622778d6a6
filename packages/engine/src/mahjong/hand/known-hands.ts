/**
 * The fast way: tiles away of a hand whose melds bind no copies, by table loads alone. It only knows what the slow way
 * has worked out before, and says so where it doesn't.
 */
import type { TileCounts } from '../../tiles/tile-counts.ts';
import { classMask, endsIn } from './class-key.ts';
import type { ClassGrid } from './cost-classes.ts';
import type { TileGrid } from './draw-table.ts';

/** Not worked out yet. */
export const unknown = -1;

/** Looks hands up; written out by the number of suits, since every call less counts here. */
export interface KnownHands {
  /** Tiles to draw by a goal's table, or by the ends where that is less (see `byEnds`); or `unknown`. */
  tilesToDraw(counts: TileCounts, draws: TileGrid, byEnds: Uint8Array): number;
}

/** Remembered keys by base-5 index. */
interface ClassKeys {
  readonly suit: Uint16Array;
  readonly honours: Uint16Array;
}

/** Seven counts from `at` on as a base-5 number, the first weighing most. */
export function indexOfSeven(counts: TileCounts, at: number): number {
  const first = ((counts[at] as number) * 5 + (counts[at + 1] as number)) * 5 + (counts[at + 2] as number);
  const next = (first * 5 + (counts[at + 3] as number)) * 5 + (counts[at + 4] as number);
  return (next * 5 + (counts[at + 5] as number)) * 5 + (counts[at + 6] as number);
}

/** Nine counts from `at` on as a base-5 number. */
export function indexOfNine(counts: TileCounts, at: number): number {
  return (indexOfSeven(counts, at) * 5 + (counts[at + 7] as number)) * 5 + (counts[at + 8] as number);
}

const honoursAt = 27;

/** Hands of three suits and honours. */
export class ThreeSuitHands implements KnownHands {
  private readonly keys: ClassKeys;
  private readonly pairs: ClassGrid;

  /** `pairs` says what two classes make together. */
  constructor(keys: ClassKeys, pairs: ClassGrid) {
    this.keys = keys;
    this.pairs = pairs;
  }

  tilesToDraw(counts: TileCounts, draws: TileGrid, byEnds: Uint8Array): number {
    const { suit, honours } = this.keys;
    const { cells, shift } = this.pairs;
    const a = suit[indexOfNine(counts, 0)] as number;
    const b = suit[indexOfNine(counts, 9)] as number;
    const c = suit[indexOfNine(counts, 18)] as number;
    const z = honours[indexOfSeven(counts, honoursAt)] as number;
    // what is unknown is 0, and stays 0 to the end: nothing is remembered of the class 0
    const ab = cells[((a & classMask) << shift) | (b & classMask)] as number;
    const cz = cells[((c & classMask) << shift) | (z & classMask)] as number;
    const away = (draws.cells[(ab << shift) | cz] as number) - 1;
    const special = byEnds[endsIn(a) + endsIn(b) + endsIn(c) + endsIn(z)] as number;
    return Math.min(away, special);
  }
}

/** Hands of one suit and honours. */
export class OneSuitHands implements KnownHands {
  private readonly keys: ClassKeys;
  private readonly from: number;

  /** `from` is the suit's first place. */
  constructor(keys: ClassKeys, from: number) {
    this.keys = keys;
    this.from = from;
  }

  tilesToDraw(counts: TileCounts, draws: TileGrid, byEnds: Uint8Array): number {
    const suit = this.keys.suit[indexOfNine(counts, this.from)] as number;
    const honours = this.keys.honours[indexOfSeven(counts, honoursAt)] as number;
    const away = (draws.cells[((suit & classMask) << draws.shift) | (honours & classMask)] as number) - 1;
    const special = byEnds[endsIn(suit) + endsIn(honours)] as number;
    return Math.min(away, special);
  }
}

/**
 * The fast way: tiles away of a hand whose melds bind no copies, by table loads alone. It only knows what the slow way
 * has worked out before, and says so where it doesn't.
 */
import type { TileCounts } from '../../tiles/tile-counts.ts';
import type { ClassGrid } from './cost-classes.ts';
import type { TileGrid } from './draw-table.ts';

/** Not worked out yet. */
export const unknown = -1;

/** Looks hands up; written out by the number of suits, since every call less counts here. */
export interface KnownHands {
  /** Tiles to draw by a goal's table, or `unknown`. */
  tilesToDraw(counts: TileCounts, draws: TileGrid): number;
}

/** Remembered classes: class + 1 by base-5 index, 0 where unknown. */
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

  tilesToDraw(counts: TileCounts, draws: TileGrid): number {
    const { suit, honours } = this.keys;
    const { cells, shift } = this.pairs;
    const a = suit[indexOfNine(counts, 0)] as number;
    const b = suit[indexOfNine(counts, 9)] as number;
    const c = suit[indexOfNine(counts, 18)] as number;
    const z = honours[indexOfSeven(counts, honoursAt)] as number;
    if (a === 0 || b === 0 || c === 0 || z === 0) return unknown;
    const bc = cells[((b - 1) << shift) | (c - 1)] as number;
    if (bc === 0) return unknown;
    const rest = cells[((bc - 1) << shift) | (z - 1)] as number;
    return rest === 0 ? unknown : (draws.cells[((rest - 1) << draws.shift) | (a - 1)] as number) - 1;
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

  tilesToDraw(counts: TileCounts, draws: TileGrid): number {
    const suit = this.keys.suit[indexOfNine(counts, this.from)] as number;
    const honours = this.keys.honours[indexOfSeven(counts, honoursAt)] as number;
    if (suit === 0 || honours === 0) return unknown;
    return (draws.cells[((honours - 1) << draws.shift) | (suit - 1)] as number) - 1;
  }
}

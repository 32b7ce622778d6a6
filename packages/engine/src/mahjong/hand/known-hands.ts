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
  /** Writes tiles to draw after drawing each place to `drawn`, −1 where no copy is left; false where one is unknown. */
  fillDrawn(counts: TileCounts, draws: TileGrid, drawn: Int16Array): boolean;
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

/** The class of two classes together, one higher; 0 where unknown or where either is. */
function combined(grid: ClassGrid, a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (grid.cells[((a - 1) << grid.shift) | (b - 1)] as number);
}

/** One group's stretch: its keys, its index without a draw, and the class of the rest of the hand. */
interface Stretch {
  readonly keys: Uint16Array;
  readonly index: number;
  readonly from: number;
  readonly kinds: number;
  /** One higher than the class; 0 where unknown. */
  readonly rest: number;
}

/** Writes tiles to draw after drawing each kind of a stretch; false where one is unknown. */
function fillStretch(counts: TileCounts, draws: TileGrid, drawn: Int16Array, stretch: Stretch): boolean {
  const { keys, index, from, kinds, rest } = stretch;
  if (rest === 0) return false;
  const { cells, shift } = draws;
  const row = (rest - 1) << shift;
  let weight = 1;
  for (let place = from + kinds - 1; place >= from; place -= 1) {
    if ((counts[place] as number) < 4) {
      const key = keys[index + weight] as number;
      const known = key === 0 ? 0 : (cells[row | (key - 1)] as number);
      if (known === 0) return false;
      drawn[place] = known - 1;
    } else {
      drawn[place] = -1;
    }
    weight *= 5;
  }
  return true;
}

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

  fillDrawn(counts: TileCounts, draws: TileGrid, drawn: Int16Array): boolean {
    const { suit, honours } = this.keys;
    const indexes = [indexOfNine(counts, 0), indexOfNine(counts, 9), indexOfNine(counts, 18)] as const;
    const honourIndex = indexOfSeven(counts, honoursAt);
    const a = suit[indexes[0]] as number;
    const b = suit[indexes[1]] as number;
    const c = suit[indexes[2]] as number;
    const z = honours[honourIndex] as number;
    const ab = combined(this.pairs, a, b);
    const cz = combined(this.pairs, c, z);
    const ofSuit = (index: number, from: number, rest: number): boolean =>
      fillStretch(counts, draws, drawn, { keys: suit, index, from, kinds: 9, rest });
    return (
      ofSuit(indexes[0], 0, combined(this.pairs, b, cz)) &&
      ofSuit(indexes[1], 9, combined(this.pairs, a, cz)) &&
      ofSuit(indexes[2], 18, combined(this.pairs, ab, z)) &&
      fillStretch(counts, draws, drawn, {
        keys: honours,
        index: honourIndex,
        from: honoursAt,
        kinds: 7,
        rest: combined(this.pairs, ab, c),
      })
    );
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

  fillDrawn(counts: TileCounts, draws: TileGrid, drawn: Int16Array): boolean {
    const { from, keys } = this;
    const suitIndex = indexOfNine(counts, from);
    const honourIndex = indexOfSeven(counts, honoursAt);
    const suit = keys.suit[suitIndex] as number;
    const honours = keys.honours[honourIndex] as number;
    return (
      fillStretch(counts, draws, drawn, {
        keys: keys.suit,
        index: suitIndex,
        from,
        kinds: 9,
        rest: honours,
      }) &&
      fillStretch(counts, draws, drawn, {
        keys: keys.honours,
        index: honourIndex,
        from: honoursAt,
        kinds: 7,
        rest: suit,
      })
    );
  }
}

/**
 * Cost vectors by number. A vector says, for 0–4 sets with and without a pair and for every number of places left to
 * Fei, the fewest real tiles to add; equal vectors are one class, and only a few hundred classes exist.
 */
import { impossible } from './impossible.ts';

/** Numbers distinct vectors from 0 up, and keeps them. */
export class VectorIndex {
  readonly vectors: Uint8Array[] = [];
  private readonly buckets = new Map<number, number[]>();

  /** The number of a vector; an unknown one is copied and gets the next. */
  numberOf(vector: Uint8Array): number {
    const hash = hashOf(vector);
    const bucket = this.buckets.get(hash);
    const known = bucket?.find((each) => isSame(this.vectors[each] as Uint8Array, vector));
    if (known !== undefined) return known;
    const next = this.vectors.length;
    this.vectors.push(vector.slice());
    if (bucket === undefined) this.buckets.set(hash, [next]);
    else bucket.push(next);
    return next;
  }
}

function hashOf(vector: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < vector.length; at += 1) hash = Math.imul(hash ^ (vector[at] as number), 0x01000193);
  return hash;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
}

/** What is to be built of a part of a hand. */
export interface PartGoal {
  readonly sets: number;
  readonly pairs: number;
  /** Places left to Fei. */
  readonly fei: number;
}

/**
 * A square of remembered small numbers over pairs of classes, one array for speed: what is remembered of (a, b) stands at
 * (a << shift) | b, never 0, which is nothing. Nothing is ever remembered of the class 0.
 */
export class ClassGrid<Cells extends Uint16Array | Uint8Array = Uint16Array> {
  cells: Cells;
  shift: number;
  private readonly newCells: (length: number) => Cells;

  /** `newCells` makes the array: bytes where the values are few tiles, as the whole grid then stays near the processor. */
  constructor(shift: number, newCells: (length: number) => Cells) {
    this.shift = shift;
    this.newCells = newCells;
    this.cells = newCells(1 << (2 * shift));
  }

  set(a: number, b: number, value: number): void {
    this.cells[(a << this.shift) | b] = value;
  }

  /** Makes room for classes below 1 << shift. */
  grow(shift: number): void {
    const cells = this.newCells(1 << (2 * shift));
    const side = 1 << this.shift;
    for (let row = 0; row < side; row += 1) {
      cells.set(this.cells.subarray(row << this.shift, (row + 1) << this.shift), row << shift);
    }
    this.cells = cells;
    this.shift = shift;
  }
}

/** All classes under the same Fei limits, and how parts of a hand combine. */
export class CostClasses {
  /** Most Fei places the vectors tell apart. */
  readonly mostFei: number;
  private readonly index = new VectorIndex();
  private readonly grids: ClassGrid<Uint16Array | Uint8Array>[] = [];
  /** The class of what two parts make together. */
  readonly combined: ClassGrid;
  /** The class of what can't be: a fifth copy drawn. */
  readonly never: number;
  private shift = 8;

  constructor(mostFei: number) {
    this.mostFei = mostFei;
    // the class 0 is no hand's: it stands for what nobody has worked out
    this.classOf(new Uint8Array(this.size).fill(impossible + 1));
    this.never = this.classOf(new Uint8Array(this.size).fill(impossible));
    this.combined = this.newGrid((length) => new Uint16Array(length));
  }

  /** Entries of a vector. */
  get size(): number {
    return 10 * (this.mostFei + 1);
  }

  /** A grid over these classes, which grows with them. */
  newGrid<Cells extends Uint16Array | Uint8Array>(newCells: (length: number) => Cells): ClassGrid<Cells> {
    const grid = new ClassGrid(this.shift, newCells);
    this.grids.push(grid);
    return grid;
  }

  /** The class of a vector of `size` entries, (sets × 2 + pairs) × (mostFei + 1) + Fei places each. */
  classOf(vector: Uint8Array): number {
    const found = this.index.numberOf(vector);
    if (found >= 1 << this.shift) {
      this.shift += 1;
      for (const grid of this.grids) grid.grow(this.shift);
    }
    return found;
  }

  /** The class of two parts of a hand together. */
  combine(a: number, b: number): number {
    const { cells, shift } = this.combined;
    const known = cells[(a << shift) | b] as number;
    return known > 0 ? known : this.learnCombined(a, b);
  }

  /** Fewest real tiles to add for a goal out of one part; `impossible` where it can't be. */
  costOf(part: number, goal: PartGoal): number {
    const vector = this.index.vectors[part] as Uint8Array;
    return vector[(goal.sets * 2 + goal.pairs) * (this.mostFei + 1) + goal.fei] as number;
  }

  /** Fewest real tiles to add for a goal out of two parts together; `impossible` where it can't be. */
  leastCost(a: number, b: number, goal: PartGoal): number {
    const left = this.index.vectors[a] as Uint8Array;
    const right = this.index.vectors[b] as Uint8Array;
    const width = this.mostFei + 1;
    let best = impossible;
    for (let sets = 0; sets <= goal.sets; sets += 1) {
      for (let pairs = 0; pairs <= goal.pairs; pairs += 1) {
        const at = (sets * 2 + pairs) * width;
        const rest = ((goal.sets - sets) * 2 + goal.pairs - pairs) * width;
        for (let fei = 0; fei <= goal.fei; fei += 1) {
          const cost = (left[at + fei] as number) + (right[rest + goal.fei - fei] as number);
          if (cost < best) best = cost;
        }
      }
    }
    return best;
  }

  private learnCombined(a: number, b: number): number {
    const vector = new Uint8Array(this.size);
    const width = this.mostFei + 1;
    for (let at = 0; at < vector.length; at += 1) {
      const group = Math.floor(at / width);
      vector[at] = this.leastCost(a, b, { sets: group >> 1, pairs: group & 1, fei: at % width });
    }
    const found = this.classOf(vector);
    this.combined.set(a, b, found);
    this.combined.set(b, a, found);
    return found;
  }
}

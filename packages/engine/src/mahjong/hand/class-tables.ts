/** Tables over pairs of classes, filled as they are asked: how two groups combine, and what a whole hand costs. */
import { impossible } from './cost-automaton.ts';

/** Anything whose members are told apart by class vectors. */
export interface ClassSource {
  readonly classes: readonly Uint8Array[];
  /** Most Fei places the vectors tell apart. */
  readonly mostFei: number;
}

/** A growing square of remembered numbers; 0 stands for not yet known, so values are kept one higher. */
class Grid {
  private cells = new Uint16Array(0);
  private side = 0;

  /** The value at (row, column), or −1. */
  get(row: number, column: number): number {
    const side = this.side;
    if (row < side && column < side) return (this.cells[row * side + column] as number) - 1;
    this.grow(Math.max(row, column) + 1);
    return -1;
  }

  set(row: number, column: number, value: number): void {
    this.cells[row * this.side + column] = value + 1;
  }

  private grow(least: number): void {
    let side = Math.max(64, this.side);
    while (side < least) side *= 2;
    const cells = new Uint16Array(side * side);
    for (let row = 0; row < this.side; row += 1) {
      cells.set(this.cells.subarray(row * this.side, (row + 1) * this.side), row * side);
    }
    this.cells = cells;
    this.side = side;
  }
}

/** Fewest tiles to add for (sets, pairs) out of two groups together, with exactly `fei` places left to Fei. */
function leastCost(
  pair: { left: Uint8Array; right: Uint8Array; mostFei: number },
  goal: { sets: number; pairs: number; fei: number },
): number {
  const { left, right, mostFei } = pair;
  const width = mostFei + 1;
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

/** Two groups read as one: classes of their combined cost vectors. */
export class CombinedGroups implements ClassSource {
  readonly classes: Uint8Array[] = [];
  readonly mostFei: number;
  private readonly known = new Grid();
  private readonly byKey = new Map<string, number>();
  private readonly left: ClassSource;
  private readonly right: ClassSource;

  constructor(left: ClassSource, right: ClassSource) {
    this.left = left;
    this.right = right;
    this.mostFei = left.mostFei;
  }

  /** The class of two groups of the given classes together. */
  classOf(left: number, right: number): number {
    const known = this.known.get(left, right);
    return known >= 0 ? known : this.combine(left, right);
  }

  private combine(leftClass: number, rightClass: number): number {
    const left = this.left.classes[leftClass] as Uint8Array;
    const right = this.right.classes[rightClass] as Uint8Array;
    const vector = new Uint8Array(left.length);
    const width = this.mostFei + 1;
    for (let at = 0; at < vector.length; at += 1) {
      const group = Math.floor(at / width);
      const goal = { sets: group >> 1, pairs: group & 1, fei: at % width };
      vector[at] = leastCost({ left, right, mostFei: this.mostFei }, goal);
    }
    const key = String.fromCharCode(...vector);
    let found = this.byKey.get(key);
    if (found === undefined) {
      found = this.classes.length;
      this.classes.push(vector);
      this.byKey.set(key, found);
    }
    this.known.set(leftClass, rightClass, found);
    return found;
  }
}

/** What a hand still has to build, and which Fei it can count on. */
export interface HandGoal {
  /** Sets still to build: four less the melds. */
  readonly sets: number;
  /** Fei in the hand. */
  readonly feiInHand: number;
  /** Fei that can still be drawn. */
  readonly feiToDraw: number;
}

/** Tiles still to draw for a whole hand, by the classes of its two halves; one table a goal. */
export class DrawTable {
  private readonly known = new Grid();
  private readonly halves: { left: ClassSource; right: ClassSource };
  private readonly goal: HandGoal;

  constructor(halves: { left: ClassSource; right: ClassSource }, goal: HandGoal) {
    this.halves = halves;
    this.goal = goal;
  }

  /** Fewest tiles to draw for the goal's sets and a pair; a Fei that must be drawn counts as one. */
  tilesToDraw(left: number, right: number): number {
    const known = this.known.get(left, right);
    return known >= 0 ? known : this.compute(left, right);
  }

  private compute(leftClass: number, rightClass: number): number {
    const { sets, feiInHand, feiToDraw } = this.goal;
    const left = this.halves.left.classes[leftClass] as Uint8Array;
    const right = this.halves.right.classes[rightClass] as Uint8Array;
    const mostFei = this.halves.left.mostFei;
    let best = impossible;
    for (let fei = 0; fei <= Math.min(mostFei, feiInHand + feiToDraw); fei += 1) {
      const tiles = leastCost({ left, right, mostFei }, { sets, pairs: 1, fei });
      best = Math.min(best, tiles + Math.max(0, fei - feiInHand));
    }
    this.known.set(leftClass, rightClass, best);
    return best;
  }
}

/**
 * Fewest tiles to add in one group of kinds (a suit, or the honours), worked out once and remembered.
 *
 * The kinds of a group are read from the lowest up. What matters of the kinds already read is one vector:
 * for every demand that open runs still make on the next two kinds, and for every number of sets, pairs and
 * Fei places taken so far, the fewest real tiles to add. Equal vectors are one node, so a step (node, copies in
 * hand, copies that exist) is computed once and is a table load ever after. The vector at the end is the
 * group's class; only a few hundred exist.
 */
import { classMask, keyOf } from './class-key.ts';
import { type CostClasses, VectorIndex } from './cost-classes.ts';
import { impossible } from './impossible.ts';
import type { WildLimits } from './wilds.ts';

/** Ways to build sets and pairs out of the tiles of one kind and the two above it. */
interface Block {
  readonly now: number;
  readonly next: number;
  readonly after: number;
  readonly sets: number;
  readonly pairs: number;
  readonly fei: number;
}

const emptyBlock: Block = { now: 0, next: 0, after: 0, sets: 0, pairs: 0, fei: 0 };
const block = (tiles: readonly [number, number, number], fei: number): Block => {
  const [now, next, after] = tiles;
  return { now, next, after, sets: 1, pairs: 0, fei };
};
const pairBlock = (now: number, fei: number): Block => ({ ...emptyBlock, now, pairs: 1, fei });

/**
 * Every block with the real tiles it needs. A chow with one Fei is told by its two real tiles alone (next to
 * each other, or one apart); with two Fei in a set any real tile will do, chow or pung.
 */
function blocksFor(runs: boolean, limits: WildLimits): readonly Block[] {
  const blocks = [block([3, 0, 0], 0), pairBlock(2, 0)];
  if (runs) blocks.push(block([1, 1, 1], 0));
  if (limits.perSet >= 1) blocks.push(block([2, 0, 0], 1));
  if (limits.perSet >= 1 && runs) blocks.push(block([1, 1, 0], 1), block([1, 0, 1], 1));
  if (limits.perSet >= 2) blocks.push(block([1, 0, 0], 2));
  if (limits.inPair >= 1) blocks.push(pairBlock(1, 1));
  if (limits.inPair >= 2) blocks.push(pairBlock(0, 2));
  return blocks;
}

const plus = (a: Block, b: Block): Block => ({
  now: a.now + b.now,
  next: a.next + b.next,
  after: a.after + b.after,
  sets: a.sets + b.sets,
  pairs: a.pairs + b.pairs,
  fei: a.fei + b.fei,
});

/** Every distinct sum of blocks that may start at a kind with `kindsAbove` kinds of the group above it. */
function combinations(blocks: readonly Block[], kindsAbove: number, mostFei: number): readonly Block[] {
  const found = new Map<string, Block>();
  const add = (at: number, sum: Block): void => {
    const each = blocks[at];
    if (each === undefined) {
      found.set(Object.values(sum).join(), sum);
      return;
    }
    const fits = (each.next === 0 || kindsAbove >= 1) && (each.after === 0 || kindsAbove >= 2);
    let next = sum;
    do {
      add(at + 1, next);
      next = plus(next, each);
    } while (fits && withinLimits(next, mostFei));
  };
  add(0, emptyBlock);
  return [...found.values()];
}

const withinLimits = (sum: Block, mostFei: number): boolean =>
  sum.now <= 4 && sum.next <= 4 && sum.after <= 4 && sum.sets <= 4 && sum.pairs <= 1 && sum.fei <= mostFei;

/** Which kinds a group has and what may be built of them. */
export interface GroupShape {
  readonly kinds: number;
  /** Whether its kinds form chows. */
  readonly runs: boolean;
  readonly limits: WildLimits;
}

/** Pairs (copies that exist, copies in hand) as one index: 15 of them. */
const stepWidth = 15;
const stepIndex = (inHand: number, existing: number): number => (existing * (existing + 1)) / 2 + inHand;

const demands = 25;

/** The remembered cost vectors of one group; one for each kind of group and wild limits is enough. */
export class CostAutomaton {
  readonly kinds: number;
  private readonly runs: boolean;
  private readonly mostFei: number;
  private readonly classes: CostClasses;
  /** Entries of a cost vector for one demand. */
  private readonly goals: number;
  private readonly startsAt: readonly (readonly Block[])[];
  /** Vectors met before each kind, and after the last. */
  private readonly nodes: readonly VectorIndex[];
  /** Node + 1 reached from (node, step), 0 where not yet worked out. */
  private readonly steps: Int32Array[];
  private readonly classByNode: number[] = [];
  /** Keys by base-5 index of the counts, 0 where not yet met (see `keyOf`). */
  readonly keys: Uint16Array;
  private readonly scratch: Uint8Array;

  constructor(shape: GroupShape, classes: CostClasses) {
    const { kinds } = shape;
    this.kinds = kinds;
    this.runs = shape.runs;
    this.classes = classes;
    this.mostFei = classes.mostFei;
    this.goals = classes.size;
    const blocks = blocksFor(shape.runs, shape.limits);
    this.startsAt = Array.from({ length: kinds }, (_, kind) =>
      combinations(blocks, kinds - 1 - kind, this.mostFei),
    );
    this.nodes = Array.from({ length: kinds + 1 }, () => new VectorIndex());
    this.steps = Array.from({ length: kinds }, () => new Int32Array(64 * stepWidth));
    this.keys = new Uint16Array(5 ** kinds);
    this.scratch = new Uint8Array(demands * this.goals).fill(impossible);
    this.scratch.fill(0, 0, this.mostFei + 1);
    this.nodes[0]?.numberOf(this.scratch);
  }

  /** The class of what can't be. */
  get never(): number {
    return this.classes.never;
  }

  /** The class of counts given as a base-5 index (lowest kind first), every kind with four copies. */
  classOfIndex(index: number): number {
    const known = (this.keys[index] as number) & classMask;
    return known > 0 ? known : this.learn(index);
  }

  /** The class of copies in hand where others are bound elsewhere, both as base-5 indexes. */
  classBeside(inHand: number, bound: number): number {
    let node = 0;
    let weight = 5 ** (this.kinds - 1);
    for (let kind = 0; kind < this.kinds; kind += 1) {
      const count = Math.floor(inHand / weight) % 5;
      const gone = Math.floor(bound / weight) % 5;
      node = this.step(kind, node, stepIndex(count, 4 - gone));
      weight /= 5;
    }
    return this.classOfNode(node);
  }

  private learn(index: number): number {
    let node = 0;
    let rest = index;
    const ends: number[] = [];
    for (let kind = 0; kind < this.kinds; kind += 1) {
      const weight = 5 ** (this.kinds - 1 - kind);
      const count = Math.floor(rest / weight);
      rest -= count * weight;
      node = this.step(kind, node, stepIndex(count, 4));
      if (!this.runs || kind === 0 || kind === this.kinds - 1) ends.push(count);
    }
    const found = this.classOfNode(node);
    this.keys[index] = keyOf(found, ends);
    return found;
  }

  private step(level: number, node: number, step: number): number {
    const known = (this.steps[level] as Int32Array)[node * stepWidth + step];
    return known !== undefined && known > 0 ? known - 1 : this.learnStep(level, node, step);
  }

  private learnStep(level: number, node: number, step: number): number {
    let existing = 0;
    while (stepIndex(0, existing + 1) <= step) existing += 1;
    const from = this.nodes[level]?.vectors[node] as Uint8Array;
    this.advance(from, this.startsAt[level] as readonly Block[], {
      existing,
      inHand: step - stepIndex(0, existing),
    });
    const reached = (this.nodes[level + 1] as VectorIndex).numberOf(this.scratch);
    let steps = this.steps[level] as Int32Array;
    if ((node + 1) * stepWidth > steps.length) {
      const grown = new Int32Array(steps.length * 2 + node * stepWidth);
      grown.set(steps);
      this.steps[level] = grown;
      steps = grown;
    }
    steps[node * stepWidth + step] = reached + 1;
    return reached;
  }

  /** Works out the vector after one more kind, into `scratch`. */
  private advance(
    from: Uint8Array,
    starts: readonly Block[],
    kind: { existing: number; inHand: number },
  ): void {
    this.scratch.fill(impossible);
    for (let demand = 0; demand < demands; demand += 1) {
      const base = demand * this.goals;
      if (!this.isOpen(from, base)) continue;
      for (const start of starts) {
        const needed = Math.floor(demand / 5) + start.now;
        const onNext = (demand % 5) + start.next;
        if (needed > kind.existing || onNext > 4) continue;
        const added = Math.max(0, needed - kind.inHand);
        this.spread(from, { base, target: (onNext * 5 + start.after) * this.goals, start, added });
      }
    }
  }

  private isOpen(from: Uint8Array, base: number): boolean {
    for (let at = base; at < base + this.goals; at += 1) if (from[at] !== impossible) return true;
    return false;
  }

  /** Lowers the costs of everything one block sum reaches from one demand. */
  private spread(
    from: Uint8Array,
    move: { base: number; target: number; start: Block; added: number },
  ): void {
    const { start, added } = move;
    const to = this.scratch;
    const width = this.mostFei + 1;
    const shift = move.target - move.base + (start.sets * 2 + start.pairs) * width + start.fei;
    for (let sets = 0; sets + start.sets <= 4; sets += 1) {
      for (let pairs = 0; pairs + start.pairs <= 1; pairs += 1) {
        const row = move.base + (sets * 2 + pairs) * width;
        // more Fei places never cost more: where the last is impossible the row is
        if (from[row + width - 1] === impossible) continue;
        for (let source = row; source < row + width - start.fei; source += 1) {
          const cost = (from[source] as number) + added;
          if (cost < (to[source + shift] as number)) to[source + shift] = cost;
        }
      }
    }
  }

  private classOfNode(node: number): number {
    const known = this.classByNode[node];
    if (known !== undefined) return known;
    const vector = this.nodes[this.kinds]?.vectors[node] as Uint8Array;
    const found = this.classes.classOf(vector.subarray(0, this.goals));
    this.classByNode[node] = found;
    return found;
  }
}

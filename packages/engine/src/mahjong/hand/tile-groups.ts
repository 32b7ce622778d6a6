/** The groups of kinds a hand is made of (suits and honours), and the halves they are looked up in. */
import { type Suit, suits } from '../../tiles/tile.ts';
import { countedFaces, type TileCounts } from '../../tiles/tile-counts.ts';
import { type ClassSource, CombinedGroups } from './class-tables.ts';
import { CostAutomaton } from './cost-automaton.ts';
import type { WildLimits } from './wilds.ts';

/** The declared part of a hand, counted once. */
export interface MeldedPart {
  /** Sets declared. */
  readonly sets: number;
  /** Copies of each face (and Fei) bound in melds. */
  readonly bound: TileCounts;
}

/** A suit or the honours, as a stretch of the counts. */
class Group {
  readonly automaton: CostAutomaton;
  readonly offset: number;
  readonly end: number;
  /** Weight of each kind in the base-5 index, lowest kind first. */
  readonly weights: Int32Array;

  constructor(automaton: CostAutomaton, offset: number) {
    this.automaton = automaton;
    this.offset = offset;
    this.end = offset + automaton.kinds;
    this.weights = Int32Array.from({ length: automaton.kinds }, (_, at) => 5 ** (automaton.kinds - 1 - at));
  }

  places(): readonly number[] {
    return Array.from({ length: this.end - this.offset }, (_, at) => this.offset + at);
  }

  /** Whether melds bind copies of its kinds. */
  isBound(melds: MeldedPart): boolean {
    if (melds.sets === 0) return false;
    for (let place = this.offset; place < this.end; place += 1) if (melds.bound[place] !== 0) return true;
    return false;
  }

  index(counts: TileCounts): number {
    let index = 0;
    for (let place = this.offset; place < this.end; place += 1) index = index * 5 + (counts[place] as number);
    return index;
  }

  classOf(counts: TileCounts, melds: MeldedPart): number {
    return this.isBound(melds)
      ? this.automaton.classWithin(counts, melds.bound, this.offset)
      : this.automaton.classOfIndex(this.index(counts));
  }

  /** Writes the class after drawing each kind to `drawn`; −1 where no copy is left to draw. */
  classesAfterDraw(counts: TileCounts, melds: MeldedPart, drawn: Int16Array): void {
    if (this.isBound(melds)) {
      this.boundClassesAfterDraw(counts, melds, drawn);
      return;
    }
    const index = this.index(counts);
    for (let place = this.offset; place < this.end; place += 1) {
      const weight = this.weights[place - this.offset] as number;
      drawn[place] = (counts[place] as number) < 4 ? this.automaton.classOfIndex(index + weight) : -1;
    }
  }

  private boundClassesAfterDraw(counts: TileCounts, melds: MeldedPart, drawn: Int16Array): void {
    const hand = scratch;
    hand.set(counts);
    for (let place = this.offset; place < this.end; place += 1) {
      const count = counts[place] as number;
      drawn[place] = -1;
      if (count + (melds.bound[place] as number) >= 4) continue;
      hand[place] = count + 1;
      drawn[place] = this.automaton.classWithin(hand, melds.bound, this.offset);
      hand[place] = count;
    }
  }
}

const scratch: TileCounts = new Uint8Array(countedFaces);

/** One or two groups that are looked up together. */
export class Half implements ClassSource {
  readonly classes: readonly Uint8Array[];
  readonly mostFei: number;
  /** The places of its kinds in the counts. */
  readonly places: Uint8Array;
  private readonly first: Group;
  private readonly second: Group | undefined;
  private readonly combined: CombinedGroups | undefined;

  constructor(first: Group, second: Group | undefined) {
    this.first = first;
    this.second = second;
    this.combined = second && new CombinedGroups(first.automaton, second.automaton);
    this.classes = (this.combined ?? first.automaton).classes;
    this.mostFei = first.automaton.mostFei;
    this.places = Uint8Array.from([first, ...(second ? [second] : [])].flatMap((group) => group.places()));
  }

  /** The class of the hand's tiles in this half. */
  classOf(counts: TileCounts, melds: MeldedPart): number {
    const first = this.first.classOf(counts, melds);
    if (this.combined === undefined || this.second === undefined) return first;
    return this.combined.classOf(first, this.second.classOf(counts, melds));
  }

  /** Writes the half's class after drawing each of its kinds to `drawn`; −1 where no copy is left. */
  classesAfterDraw(counts: TileCounts, melds: MeldedPart, drawn: Int16Array): void {
    const { first, second, combined } = this;
    first.classesAfterDraw(counts, melds, drawn);
    if (combined === undefined || second === undefined) return;
    second.classesAfterDraw(counts, melds, drawn);
    const classOfFirst = first.classOf(counts, melds);
    const classOfSecond = second.classOf(counts, melds);
    for (let place = first.offset; place < first.end; place += 1) {
      const each = drawn[place] as number;
      if (each >= 0) drawn[place] = combined.classOf(each, classOfSecond);
    }
    for (let place = second.offset; place < second.end; place += 1) {
      const each = drawn[place] as number;
      if (each >= 0) drawn[place] = combined.classOf(classOfFirst, each);
    }
  }
}

const automata = new Map<string, CostAutomaton>();

/** One automaton serves every ruleset with the same limits. */
function automatonFor(runs: boolean, limits: WildLimits): CostAutomaton {
  const key = JSON.stringify([runs, limits]);
  let automaton = automata.get(key);
  if (automaton === undefined) {
    automaton = new CostAutomaton({ kinds: runs ? 9 : 7, runs, limits });
    automata.set(key, automaton);
  }
  return automaton;
}

/** The two halves of a hand for a tile set of one to three suits and the honours. */
export function halvesFor(playedSuits: readonly Suit[], limits: WildLimits): { left: Half; right: Half } {
  const inSuit = automatonFor(true, limits);
  const honours = new Group(automatonFor(false, limits), 27);
  const [first, second, third] = playedSuits.map((suit) => new Group(inSuit, suits.indexOf(suit) * 9));
  if (first === undefined) throw new Error('a ruleset needs a suit');
  return {
    left: new Half(first, second),
    right: third ? new Half(third, honours) : new Half(honours, undefined),
  };
}

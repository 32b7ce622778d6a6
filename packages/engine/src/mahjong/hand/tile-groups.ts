/** The groups of kinds a hand is made of: its suits and the honours. */
import { type Suit, suits } from '../../tiles/tile.ts';
import { countedFaces, type TileCounts } from '../../tiles/tile-counts.ts';
import { CostAutomaton } from './cost-automaton.ts';
import { CostClasses } from './cost-classes.ts';
import { indexOfNine, indexOfSeven, type KnownHands, OneSuitHands, ThreeSuitHands } from './known-hands.ts';
import { mostWilds, type WildLimits } from './wilds.ts';

/** The declared part of a hand, counted once. */
export interface MeldedPart {
  /** Sets declared. */
  readonly sets: number;
  /** Copies of each face (and Fei) bound in melds. */
  readonly bound: TileCounts;
}

/** A suit or the honours, as a stretch of the counts. */
export class Group {
  /** First place in the counts. */
  readonly from: number;
  /** Place after the last. */
  readonly to: number;
  private readonly automaton: CostAutomaton;
  /** Weight of each kind in the base-5 index, lowest kind first. */
  private readonly weights: Int32Array;

  constructor(automaton: CostAutomaton, from: number) {
    this.automaton = automaton;
    this.from = from;
    this.to = from + automaton.kinds;
    this.weights = Int32Array.from({ length: automaton.kinds }, (_, at) => 5 ** (automaton.kinds - 1 - at));
  }

  /** Whether melds bind copies of its kinds. */
  private isBound(melds: MeldedPart): boolean {
    if (melds.sets === 0) return false;
    for (let place = this.from; place < this.to; place += 1) if (melds.bound[place] !== 0) return true;
    return false;
  }

  private index(counts: TileCounts): number {
    return this.automaton.kinds === 9 ? indexOfNine(counts, this.from) : indexOfSeven(counts, this.from);
  }

  /** The class of the hand's tiles in this group. */
  classOf(counts: TileCounts, melds: MeldedPart): number {
    if (melds.sets > 0 && this.isBound(melds))
      return this.automaton.classWithin(counts, melds.bound, this.from);
    return this.automaton.classOfIndex(this.index(counts));
  }

  /** The class of counts of the group's kinds alone. */
  classOfKinds(kinds: Uint8Array): number {
    return this.automaton.classWithin(kinds, unbound, 0);
  }

  /** Writes the class after drawing each kind to `drawn`; −1 where no copy is left to draw. */
  classesAfterDraw(counts: TileCounts, melds: MeldedPart, drawn: Int16Array): void {
    if (this.isBound(melds)) {
      this.boundClassesAfterDraw(counts, melds, drawn);
      return;
    }
    const index = this.index(counts);
    for (let place = this.from; place < this.to; place += 1) {
      const weight = this.weights[place - this.from] as number;
      drawn[place] = (counts[place] as number) < 4 ? this.automaton.classOfIndex(index + weight) : -1;
    }
  }

  private boundClassesAfterDraw(counts: TileCounts, melds: MeldedPart, drawn: Int16Array): void {
    const hand = scratch;
    hand.set(counts);
    for (let place = this.from; place < this.to; place += 1) {
      const count = counts[place] as number;
      drawn[place] = -1;
      if (count + (melds.bound[place] as number) >= 4) continue;
      hand[place] = count + 1;
      drawn[place] = this.automaton.classWithin(hand, melds.bound, this.from);
      hand[place] = count;
    }
  }
}

const unbound: TileCounts = new Uint8Array(countedFaces);
const scratch: TileCounts = new Uint8Array(countedFaces);

/** What hands under the same Fei limits share: their classes, and an automaton for suits and one for honours. */
interface LimitsMemory {
  readonly classes: CostClasses;
  readonly suit: CostAutomaton;
  readonly honours: CostAutomaton;
}

const memories = new Map<string, LimitsMemory>();

/** One memory serves every ruleset with the same limits. */
function memoryFor(limits: WildLimits): LimitsMemory {
  const key = JSON.stringify(limits);
  let memory = memories.get(key);
  if (memory === undefined) {
    const classes = new CostClasses(mostWilds(limits));
    memory = {
      classes,
      suit: new CostAutomaton({ kinds: 9, runs: true, limits }, classes),
      honours: new CostAutomaton({ kinds: 7, runs: false, limits }, classes),
    };
    memories.set(key, memory);
  }
  return memory;
}

/** How hands off a wall with these suits and the honours are looked up. */
export interface HandGroups {
  readonly groups: readonly Group[];
  /** What parts of a hand are told by. */
  readonly classes: CostClasses;
  /** The fast way, for as many suits as it is written out for. */
  readonly known: KnownHands | undefined;
}

/** The groups of a hand off a wall with these suits and the honours. */
export function groupsFor(playedSuits: readonly Suit[], limits: WildLimits): HandGroups {
  const { classes, suit, honours } = memoryFor(limits);
  const starts = playedSuits.map((letter) => suits.indexOf(letter) * 9);
  const groups = [...starts.map((from) => new Group(suit, from)), new Group(honours, 27)];
  const keys = { suit: suit.keys, honours: honours.keys };
  const [first] = starts;
  if (starts.length === 3) return { groups, classes, known: new ThreeSuitHands(keys, classes.combined) };
  const known = starts.length === 1 && first !== undefined ? new OneSuitHands(keys, first) : undefined;
  return { groups, classes, known };
}

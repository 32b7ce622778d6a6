/** The groups of kinds a hand is made of: its suits and the honours. */
import { type Suit, suits } from '../../tiles/tile.ts';
import type { TileCounts } from '../../tiles/tile-counts.ts';
import { BoundClasses } from './bound-classes.ts';
import { CostAutomaton } from './cost-automaton.ts';
import { CostClasses } from './cost-classes.ts';
import { DrawRows, ownClass, ownEnds, rowWidth } from './draw-rows.ts';
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
  /** Where the row read last is: see `readRow`. */
  cells: Uint16Array;
  /** Where in `cells` it begins. */
  start = 0;
  private readonly automaton: CostAutomaton;
  private readonly rows: DrawRows;
  private readonly boundClasses: BoundClasses;
  /** The row of a hand whose melds bind copies, worked out anew each time. */
  private readonly boundRow = new Uint16Array(rowWidth);

  constructor({ automaton, rows, boundClasses }: GroupMemory, from: number) {
    this.automaton = automaton;
    this.rows = rows;
    this.boundClasses = boundClasses;
    this.cells = rows.cells;
    this.from = from;
    this.to = from + automaton.kinds;
  }

  private index(counts: TileCounts): number {
    return this.automaton.kinds === 9 ? indexOfNine(counts, this.from) : indexOfSeven(counts, this.from);
  }

  /** The class of the hand's tiles in this group. */
  classOf(counts: TileCounts, melds: MeldedPart): number {
    const bound = melds.sets === 0 ? 0 : this.index(melds.bound);
    const inHand = this.index(counts);
    return bound === 0 ? this.automaton.classOfIndex(inHand) : this.boundClasses.classOf(inHand, bound);
  }

  /** The class of counts of the group's kinds alone. */
  classOfKinds(kinds: Uint8Array): number {
    return this.automaton.classOfIndex(kinds.reduce((index, count) => index * 5 + count, 0));
  }

  /** Points `cells` and `start` at the row of the hand's tiles in this group (see `DrawRows`). @returns the class */
  readRow(counts: TileCounts, melds: MeldedPart): number {
    const bound = melds.sets === 0 ? 0 : this.index(melds.bound);
    if (bound !== 0) {
      this.writeBoundRow(counts, melds.bound, bound);
      this.cells = this.boundRow;
      this.start = 0;
    } else {
      this.cells = this.rows.cells;
      this.start = this.rows.startOf(this.index(counts));
    }
    return this.cells[this.start + ownClass] as number;
  }

  /** The ends of the row read last, where no melds bind its copies. */
  get ends(): number {
    return this.cells[this.start + ownEnds] as number;
  }

  private writeBoundRow(counts: TileCounts, bound: TileCounts, boundIndex: number): void {
    const { boundClasses, boundRow, from, to } = this;
    const inHand = this.index(counts);
    boundRow[ownClass] = boundClasses.classOf(inHand, boundIndex);
    let weight = 1;
    for (let place = to - 1; place >= from; place -= 1) {
      const isGone = (counts[place] as number) + (bound[place] as number) >= 4;
      boundRow[place - from] = isGone
        ? this.automaton.never
        : boundClasses.classOf(inHand + weight, boundIndex);
      weight *= 5;
    }
  }
}

/** What groups of the same kind share. */
interface GroupMemory {
  readonly automaton: CostAutomaton;
  readonly rows: DrawRows;
  readonly boundClasses: BoundClasses;
}

/** What hands under the same Fei limits share: their classes, and what suits share and what honours do. */
interface LimitsMemory {
  readonly classes: CostClasses;
  readonly suit: GroupMemory;
  readonly honours: GroupMemory;
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
      suit: groupMemory(new CostAutomaton({ kinds: 9, runs: true, limits }, classes)),
      honours: groupMemory(new CostAutomaton({ kinds: 7, runs: false, limits }, classes)),
    };
    memories.set(key, memory);
  }
  return memory;
}

const groupMemory = (automaton: CostAutomaton): GroupMemory => ({
  automaton,
  rows: new DrawRows(automaton),
  boundClasses: new BoundClasses(automaton),
});

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
  const keys = { suit: suit.automaton.keys, honours: honours.automaton.keys };
  const [first] = starts;
  if (starts.length === 3) return { groups, classes, known: new ThreeSuitHands(keys, classes.combined) };
  const known = starts.length === 1 && first !== undefined ? new OneSuitHands(keys, first) : undefined;
  return { groups, classes, known };
}

/** Tiles away, acceptance and waits of a hand: a handful of table loads, exact to the last copy and Fei limit. */
import type { Suit } from '../../tiles/tile.ts';
import { countedFaces, feiPlace, placeOf, type TileCounts } from '../../tiles/tile-counts.ts';
import { byEnds, type HeldEnds } from './class-key.ts';
import type { CostClasses, PartGoal } from './cost-classes.ts';
import { DrawTable, LowerPlaces } from './draw-table.ts';
import { impossible } from './impossible.ts';
import { type KnownHands, unknown } from './known-hands.ts';
import type { Meld } from './meld.ts';
import { type Group, groupsFor, type MeldedPart } from './tile-groups.ts';
import type { WildLimits } from './wilds.ts';

/** A winning shape besides four sets and a pair, as analysis sees it; only ever held without melds. */
export interface SpecialDistance {
  /** Fewest tiles to draw to complete it; 0 when complete. `counts` are the hand's. */
  tilesAway(counts: TileCounts): number;
  /** The same by the 1s, 9s and honours alone, where they are all that matters. */
  awayByEnds?(ends: HeldEnds): number;
}

/** What hand analysis has to know of a ruleset. */
export interface AnalysisRules {
  readonly suits: readonly Suit[];
  readonly wilds: WildLimits;
  readonly specials: readonly SpecialDistance[];
}

/** Counts the declared part of a hand: its melds, of which only the tiles matter. */
export function meldedPart(melds: readonly Pick<Meld, 'tiles'>[]): MeldedPart {
  if (melds.length === 0) return noMelds;
  const bound = new Uint8Array(countedFaces);
  for (const meld of melds) {
    for (const tile of meld.tiles) bound[placeOf(tile)] = (bound[placeOf(tile)] as number) + 1;
  }
  return { sets: melds.length, bound };
}

const noMelds: MeldedPart = { sets: 0, bound: new Uint8Array(countedFaces) };

/** No special shape at all. */
const noSpecials = byEnds(() => impossible);

/** Fewest tiles to draw to one of the shapes. */
function nearest(shapes: readonly SpecialDistance[], counts: TileCounts): number {
  let best = impossible;
  for (const shape of shapes) best = Math.min(best, shape.tilesAway(counts));
  return best;
}

/** Answers what a hand still needs, for one ruleset. Remembers what it has met, so keep one a ruleset. */
export class HandAnalyser {
  private readonly specials: readonly SpecialDistance[];
  /** Those whose tiles have to be looked at. */
  private readonly others: readonly SpecialDistance[];
  /** Tiles away of all the rest, by the ends. */
  private readonly byEnds: Uint8Array;
  private readonly wilds: WildLimits;
  private readonly groups: readonly Group[];
  private readonly classes: CostClasses;
  private readonly known: KnownHands | undefined;
  /** The class of each group of the hand at hand. */
  private readonly groupClasses: Int32Array;
  private readonly tables: (DrawTable | undefined)[] = [];
  /** The tables of hands without melds, by the Fei in them. */
  private readonly concealed: (DrawTable | undefined)[] = [];
  /** The class of the groups before each, and of those after it; −1 for none. */
  private readonly before: Int32Array;
  private readonly after: Int32Array;
  private readonly hand = new Uint8Array(countedFaces);
  private readonly lower = new LowerPlaces();

  constructor(rules: AnalysisRules) {
    this.specials = rules.specials;
    this.others = rules.specials.filter(({ awayByEnds }) => awayByEnds === undefined);
    this.byEnds = byEnds((ends) =>
      Math.min(impossible, ...rules.specials.map((shape) => shape.awayByEnds?.(ends) ?? impossible)),
    );
    this.wilds = rules.wilds;
    const { groups, classes, known } = groupsFor(rules.suits, rules.wilds);
    this.groups = groups;
    this.classes = classes;
    this.known = known;
    this.groupClasses = new Int32Array(groups.length);
    this.before = new Int32Array(groups.length).fill(-1);
    this.after = new Int32Array(groups.length).fill(-1);
  }

  /** Fewest tiles still to draw; 0 is complete, 1 is ready. `counts` is the hand without its melds. */
  tilesAway(counts: TileCounts, melds: MeldedPart = noMelds): number {
    if (melds.sets > 0) return this.workedOut(counts, melds);
    const known = this.knownAway(counts, this.byEnds);
    if (known === unknown) return Math.min(this.workedOut(counts, melds), nearest(this.specials, counts));
    return this.others.length === 0 ? known : Math.min(known, nearest(this.others, counts));
  }

  /**
   * Tiles away as if the melds bound no copies: never more than `tilesAway`, and 0 for the same hands, as a complete hand
   * needs no copy but its own. What only asks for complete hands asks this: it is looked up like a hand without melds.
   */
  leastAway(counts: TileCounts, melds: MeldedPart = noMelds): number {
    if (melds.sets === 0) return this.tilesAway(counts);
    const table = this.table(melds, counts[feiPlace] as number);
    const known = this.known?.tilesToDraw(counts, table.known, noSpecials) ?? unknown;
    return known === unknown ? this.workedOutBy(table, counts, noMelds) : known;
  }

  /** Fewest tiles still to draw to four sets and a pair. */
  standardAway(counts: TileCounts, melds: MeldedPart = noMelds): number {
    const known = melds.sets > 0 ? unknown : this.knownAway(counts, noSpecials);
    return known === unknown ? this.workedOut(counts, melds) : known;
  }

  /** Fewest tiles for a hand without melds to draw to four sets and a pair, or by its ends; or `unknown`. */
  private knownAway(counts: TileCounts, ends: Uint8Array): number {
    const table = this.concealed[counts[feiPlace] as number];
    if (table === undefined || this.known === undefined) return unknown;
    return this.known.tilesToDraw(counts, table.known, ends);
  }

  /** Works tiles to draw to four sets and a pair out, half the groups and the other half: as hands are looked up. */
  private workedOut(counts: TileCounts, melds: MeldedPart): number {
    return this.workedOutBy(this.table(melds, counts[feiPlace] as number), counts, melds);
  }

  private workedOutBy(table: DrawTable, counts: TileCounts, melds: MeldedPart): number {
    const { groups, groupClasses } = this;
    for (let at = 0; at < groups.length; at += 1) {
      groupClasses[at] = (groups[at] as Group).classOf(counts, melds);
    }
    const half = groups.length >> 1;
    return table.tilesToDraw(this.together(0, half), this.together(half, groups.length));
  }

  /** The class of the groups from one on to before another. */
  private together(from: number, to: number): number {
    let all = this.groupClasses[from] as number;
    for (let at = from + 1; at < to; at += 1)
      all = this.classes.combine(all, this.groupClasses[at] as number);
    return all;
  }

  /** Tiles to draw for the groups' classes, which are worked out and combined. */
  private standardBy(table: DrawTable): number {
    return table.tilesToDraw(this.after[0] as number, this.groupClasses[0] as number);
  }

  /**
   * Fewest tiles to add so that the nine kinds of a suit alone give some sets and a pair; `impossible` where they
   * can't. What the tables are checked by.
   */
  costInSuit(counts: Uint8Array, goal: PartGoal): number {
    const [suit] = this.groups;
    if (suit === undefined) throw new Error('a ruleset has a suit');
    return this.classes.costOf(suit.classOfKinds(counts), goal);
  }

  /**
   * The places (0–33 faces, 34 the Fei) whose draw lowers tiles away, in order. A face held four times, melds
   * included, is never one.
   */
  accepts(counts: TileCounts, melds: MeldedPart = noMelds): readonly number[] {
    const fei = counts[feiPlace] as number;
    const table = this.table(melds, fei);
    const { groups } = this;
    let ends = 0;
    for (let at = 0; at < groups.length; at += 1) {
      const group = groups[at] as Group;
      this.groupClasses[at] = group.readRow(counts, melds);
      ends += group.ends;
    }
    this.combineRests();
    const standard = this.standardBy(table);
    const special = melds.sets > 0 ? impossible : this.specialAway(counts, ends);
    const away = Math.min(standard, special);
    const { lower } = this;
    lower.count = 0;
    lower.away = away;
    for (let at = 0; at < groups.length; at += 1) {
      table.findLower(groups[at] as Group, this.restOf(at), lower);
    }
    const found = lower.list();
    if (special === away) this.addSpecials(found, counts, away);
    if (this.feiLowers(counts, melds, away)) found.push(feiPlace);
    return found;
  }

  /** Fewest tiles to draw to a special shape. */
  private specialAway(counts: TileCounts, ends: number): number {
    const known = this.byEnds[ends] as number;
    return this.others.length === 0 ? known : Math.min(known, nearest(this.others, counts));
  }

  /** The class of all groups but one together. */
  private restOf(group: number): number {
    const before = this.before[group] as number;
    const after = this.after[group] as number;
    if (before < 0) return after;
    return after < 0 ? before : this.classes.combine(before, after);
  }

  /** Combines the groups' classes from both ends, so that the rest of any one is a single step more. */
  private combineRests(): void {
    const { before, after, groupClasses, classes } = this;
    const last = groupClasses.length - 1;
    for (let at = 1; at <= last; at += 1) {
      const own = groupClasses[at - 1] as number;
      before[at] = at === 1 ? own : classes.combine(before[at - 1] as number, own);
    }
    for (let at = last - 1; at >= 0; at -= 1) {
      const own = groupClasses[at + 1] as number;
      after[at] = at === last - 1 ? own : classes.combine(after[at + 1] as number, own);
    }
  }

  /** Adds the faces that bring one of the special shapes that are as near as the hand is nearer still, in order. */
  private addSpecials(found: number[], counts: TileCounts, away: number): void {
    let at = 0;
    for (const { from, to } of this.groups) {
      for (let place = from; place < to; place += 1) {
        if (found[at] === place) {
          at += 1;
        } else if ((counts[place] as number) < 4 && this.specialLowers(counts, place, away)) {
          found.splice(at, 0, place);
          at += 1;
        }
      }
    }
  }

  /** Whether drawing a Fei lowers tiles away; the groups' classes are worked out. */
  private feiLowers(counts: TileCounts, melds: MeldedPart, away: number): boolean {
    const fei = counts[feiPlace] as number;
    if (this.wilds.copies - fei - (melds.bound[feiPlace] as number) <= 0) return false;
    if (this.standardBy(this.table(melds, fei + 1)) < away) return true;
    return melds.sets === 0 && this.specialLowers(counts, feiPlace, away);
  }

  /** Whether a special shape is nearer than `away` once a tile is drawn. */
  private specialLowers(counts: TileCounts, place: number, away: number): boolean {
    this.hand.set(counts);
    this.hand[place] = (counts[place] as number) + 1;
    for (const shape of this.specials) if (shape.tilesAway(this.hand) < away) return true;
    return false;
  }

  private table(melds: MeldedPart, feiInHand: number): DrawTable {
    const feiToDraw = Math.max(0, this.wilds.copies - feiInHand - (melds.bound[feiPlace] as number));
    const key = (melds.sets * 8 + feiInHand) * 8 + feiToDraw;
    return this.tables[key] ?? this.newTable(key, { sets: 4 - melds.sets, feiInHand, feiToDraw });
  }

  private newTable(key: number, goal: ConstructorParameters<typeof DrawTable>[1]): DrawTable {
    const table = new DrawTable(this.classes, goal);
    this.tables[key] = table;
    if (goal.sets === 4) this.concealed[goal.feiInHand] = table;
    return table;
  }
}

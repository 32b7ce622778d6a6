/** Tiles away, acceptance and waits of a hand: a handful of table loads, exact to the last copy and Fei limit. */
import type { Suit } from '../../tiles/tile.ts';
import { countedFaces, feiPlace, placeOf, type TileCounts } from '../../tiles/tile-counts.ts';
import type { CostClasses, PartGoal } from './cost-classes.ts';
import { DrawTable } from './draw-table.ts';
import { type KnownHands, unknown } from './known-hands.ts';
import type { Meld } from './meld.ts';
import { type Group, groupsFor, type MeldedPart } from './tile-groups.ts';
import type { WildLimits } from './wilds.ts';

/** A winning shape besides four sets and a pair, as analysis sees it; only ever held without melds. */
export interface SpecialDistance {
  /** Fewest tiles to draw to complete it; 0 when complete. `counts` are the hand's. */
  tilesAway(counts: TileCounts): number;
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

/** Answers what a hand still needs, for one ruleset. Remembers what it has met, so keep one a ruleset. */
export class HandAnalyser {
  private readonly specials: readonly SpecialDistance[];
  private readonly wilds: WildLimits;
  private readonly groups: readonly Group[];
  private readonly classes: CostClasses;
  private readonly known: KnownHands | undefined;
  /** The class of each group of the hand at hand. */
  private readonly groupClasses: Int32Array;
  private readonly tables: (DrawTable | undefined)[] = [];
  private readonly drawn = new Int16Array(countedFaces).fill(-1);
  private readonly hand = new Uint8Array(countedFaces);

  constructor(rules: AnalysisRules) {
    this.specials = rules.specials;
    this.wilds = rules.wilds;
    const { groups, classes, known } = groupsFor(rules.suits, rules.wilds);
    this.groups = groups;
    this.classes = classes;
    this.known = known;
    this.groupClasses = new Int32Array(groups.length);
  }

  /** Fewest tiles still to draw; 0 is complete, 1 is ready. `counts` is the hand without its melds. */
  tilesAway(counts: TileCounts, melds: MeldedPart = noMelds): number {
    let best = this.standardAway(counts, melds);
    if (melds.sets > 0) return best;
    for (const shape of this.specials) {
      const away = shape.tilesAway(counts);
      if (away < best) best = away;
    }
    return best;
  }

  /** Fewest tiles still to draw to four sets and a pair. */
  standardAway(counts: TileCounts, melds: MeldedPart = noMelds): number {
    const table = this.table(melds, counts[feiPlace] as number);
    if (melds.sets === 0 && this.known !== undefined) {
      const known = this.known.tilesToDraw(counts, table.known);
      if (known !== unknown) return known;
    }
    this.classify(counts, melds);
    return table.tilesToDraw(this.restOf(0), this.groupClasses[0] as number);
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
    const away = this.tilesAway(counts, melds);
    const found: number[] = [];
    const specials =
      melds.sets === 0 ? this.specials.filter((shape) => shape.tilesAway(counts) === away) : [];
    this.fillDrawn(counts, melds);
    for (let place = 0; place < countedFaces; place += 1) {
      const afterDraw = this.drawn[place] as number;
      if (afterDraw < 0) continue;
      if (
        afterDraw < away ||
        (specials.length > 0 && this.specialLowers({ specials, counts, away }, place))
      ) {
        found.push(place);
      }
    }
    return found;
  }

  /** Notes the class of every group. */
  private classify(counts: TileCounts, melds: MeldedPart): void {
    for (let at = 0; at < this.groups.length; at += 1) {
      this.groupClasses[at] = (this.groups[at] as Group).classOf(counts, melds);
    }
  }

  /** The class of all groups but one together. */
  private restOf(group: number): number {
    let rest = -1;
    for (let at = 0; at < this.groups.length; at += 1) {
      if (at === group) continue;
      const each = this.groupClasses[at] as number;
      rest = rest < 0 ? each : this.classes.combine(rest, each);
    }
    return rest;
  }

  /** Writes tiles away to four sets and a pair after drawing each place to `drawn`; −1 where none is left. */
  private fillDrawn(counts: TileCounts, melds: MeldedPart): void {
    const { drawn, known } = this;
    const fei = counts[feiPlace] as number;
    const table = this.table(melds, fei);
    const isKnown = melds.sets === 0 && known?.fillDrawn(counts, table.known, drawn) === true;
    if (!isKnown) this.learnDrawn(counts, melds, table);
    drawn[feiPlace] = this.afterDrawingFei(counts, melds);
  }

  private learnDrawn(counts: TileCounts, melds: MeldedPart, table: DrawTable): void {
    const { drawn, groups } = this;
    this.classify(counts, melds);
    for (let at = 0; at < groups.length; at += 1) {
      const group = groups[at] as Group;
      const rest = this.restOf(at);
      group.classesAfterDraw(counts, melds, drawn);
      table.replaceByTilesToDraw(drawn, rest, group);
    }
  }

  private afterDrawingFei(counts: TileCounts, melds: MeldedPart): number {
    const fei = counts[feiPlace] as number;
    if (this.wilds.copies - fei - (melds.bound[feiPlace] as number) <= 0) return -1;
    this.hand.set(counts);
    this.hand[feiPlace] = fei + 1;
    return this.standardAway(this.hand, melds);
  }

  private specialLowers(
    hand: { specials: readonly SpecialDistance[]; counts: TileCounts; away: number },
    place: number,
  ): boolean {
    for (const shape of hand.specials) {
      this.hand.set(hand.counts);
      this.hand[place] = (hand.counts[place] as number) + 1;
      if (shape.tilesAway(this.hand) < hand.away) return true;
    }
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
    return table;
  }
}

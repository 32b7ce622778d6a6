/** Tiles away, acceptance and waits of a hand: a handful of table loads, exact to the last copy and Fei limit. */
import type { Suit } from '../../tiles/tile.ts';
import { countedFaces, feiPlace, placeOf, type TileCounts } from '../../tiles/tile-counts.ts';
import { DrawTable } from './class-tables.ts';
import type { Meld } from './meld.ts';
import { type Half, halvesFor, type MeldedPart } from './tile-groups.ts';
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
  private readonly left: Half;
  private readonly right: Half;
  private readonly tables: (DrawTable | undefined)[] = [];
  private readonly drawn = new Int16Array(countedFaces).fill(-1);
  private readonly hand = new Uint8Array(countedFaces);

  constructor(rules: AnalysisRules) {
    this.specials = rules.specials;
    this.wilds = rules.wilds;
    const { left, right } = halvesFor(rules.suits, rules.wilds);
    this.left = left;
    this.right = right;
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
    return table.tilesToDraw(this.left.classOf(counts, melds), this.right.classOf(counts, melds));
  }

  /**
   * The places (0–33 faces, 34 the Fei) whose draw lowers tiles away, in order. A face held four times, melds
   * included, is never one.
   */
  accepts(counts: TileCounts, melds: MeldedPart = noMelds): readonly number[] {
    const away = this.tilesAway(counts, melds);
    const found: number[] = [];
    const specials = melds.sets === 0 ? this.specials : [];
    this.fillDrawn(counts, melds);
    for (let place = 0; place < countedFaces; place += 1) {
      const afterDraw = this.drawn[place] as number;
      if (afterDraw >= 0 && (afterDraw < away || this.specialLowers({ specials, counts, away }, place))) {
        found.push(place);
      }
    }
    return found;
  }

  /** Writes tiles away to four sets and a pair after drawing each place to `drawn`; −1 where none is left. */
  private fillDrawn(counts: TileCounts, melds: MeldedPart): void {
    const { left, right, drawn } = this;
    const fei = counts[feiPlace] as number;
    const feiLeft = this.wilds.copies - fei - (melds.bound[feiPlace] as number);
    const table = this.table(melds, fei);
    const leftClass = left.classOf(counts, melds);
    const rightClass = right.classOf(counts, melds);
    left.classesAfterDraw(counts, melds, drawn);
    right.classesAfterDraw(counts, melds, drawn);
    for (let at = 0; at < left.places.length; at += 1) {
      const place = left.places[at] as number;
      const each = drawn[place] as number;
      if (each >= 0) drawn[place] = table.tilesToDraw(each, rightClass);
    }
    for (let at = 0; at < right.places.length; at += 1) {
      const place = right.places[at] as number;
      const each = drawn[place] as number;
      if (each >= 0) drawn[place] = table.tilesToDraw(leftClass, each);
    }
    drawn[feiPlace] = feiLeft > 0 ? this.table(melds, fei + 1).tilesToDraw(leftClass, rightClass) : -1;
  }

  private specialLowers(
    hand: { specials: readonly SpecialDistance[]; counts: TileCounts; away: number },
    place: number,
  ): boolean {
    for (const shape of hand.specials) {
      if (shape.tilesAway(hand.counts) > hand.away) continue;
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
    const table = new DrawTable({ left: this.left, right: this.right }, goal);
    this.tables[key] = table;
    return table;
  }
}

/** What is asked of a seat's hand again and again while it stays as it is, worked out once. */
import type { Tile } from '../../tiles/tile.ts';
import { countTiles, placeOf, type TileCounts } from '../../tiles/tile-counts.ts';
import { analyserOf } from '../analysis.ts';
import type { MeldedPart } from '../hand/tile-groups.ts';
import { type HandAnalyser, meldedPart } from '../hand/tiles-away.ts';
import type { SeatHand } from '../state.ts';
import type { SeatContext } from './seat-context.ts';

/** A hand counted, and how far it is. */
export class HandFacts {
  readonly hand: SeatHand;
  readonly analyser: HandAnalyser;
  /** The tiles in the hand. */
  readonly counts: TileCounts;
  private readonly melds: MeldedPart;
  /** How far the hand as it stands is at least; −1 while nobody has asked. */
  private away = -1;

  constructor(analyser: HandAnalyser, hand: SeatHand) {
    this.hand = hand;
    this.analyser = analyser;
    this.counts = countTiles(hand.tiles);
    this.melds = meldedPart(hand.melds);
  }

  /** Whether the hand as it stands is complete in some shape. */
  get isComplete(): boolean {
    return this.leastAway === 0;
  }

  /** Whether one more tile would complete the hand in some shape. */
  isCompletedBy(tile: Tile): boolean {
    // a tile brings a hand one step on at most
    if (this.leastAway > 1) return false;
    const place = placeOf(tile);
    if (place < 0) return this.isComplete;
    const counts = this.counts.slice();
    counts[place] = (counts[place] as number) + 1;
    return this.analyser.leastAway(counts, this.melds) === 0;
  }

  private get leastAway(): number {
    if (this.away < 0) this.away = this.analyser.leastAway(this.counts, this.melds);
    return this.away;
  }
}

/** The facts asked for last, by seat: what follows a move asks for the same hands (a weak map costs more than it saves). */
const latest: HandFacts[] = [];

/** The facts of a seat's hand under a ruleset and a table's options. */
export function factsOf({ rules, options, deal, seat }: SeatContext): HandFacts {
  const hand = deal.hands[seat];
  const analyser = analyserOf(rules, options);
  const known = latest[seat];
  if (known?.hand === hand && known.analyser === analyser) return known;
  const facts = new HandFacts(analyser, hand);
  latest[seat] = facts;
  return facts;
}

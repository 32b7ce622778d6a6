/** What the other seats may be waiting for, and what feeding them costs. */
import {
  countedFaces,
  feiPlace,
  isHonour,
  letterOf,
  type MahjongView,
  type Meld,
  meldsSeen,
  placeOf,
  type Ruleset,
  type Seat,
  type Suit,
  seatsOf,
  suits,
  type TileCounts,
  tileAtPlace,
} from '@tilehouse/engine';
import { ownView } from '../own-view.ts';
import { PlanReader } from './plans.ts';
import type { TableOdds } from './table-odds.ts';
import { tempoOf } from './tempo.ts';
import { finish, WorthFinder } from './worth.ts';

/** What throwing a tile risks: the chance that somebody wins on it, and what that costs on average (chance included). */
export interface Risk {
  readonly chance: number;
  readonly cost: number;
}

/** A rival as its melds tell it. */
interface Rival {
  readonly seat: Seat;
  readonly melds: readonly Meld[];
  /** The one suit its melds stand in, where that tells. */
  readonly suit: Suit | undefined;
}

/** How much likelier a tile is waited for by what is seen of it and of the rival. */
const waitWeights = {
  /** A suited tile, and more by unseen copies of itself and of its neighbours. */
  suited: 0.5,
  copy: 0.4,
  neighbour: 0.15,
  /** A suit the rival seems to keep to, and the other suits then. */
  keptSuit: 3,
  leftSuit: 0.15,
  /** A tile somebody threw since the rival last threw, and one that the rival threw itself. */
  passed: 0.1,
  thrown: 0.4,
};

/** Melds of one suit from which on a rival seems to keep to it. */
const tellingMelds = 2;

/** Most likely a ready rival can be to wait for one tile. */
const surest = 0.8;

/** How likely each tile is waited for against the others, by place, and all of it together. */
interface WaitWeights {
  readonly weights: Float64Array;
  readonly total: number;
}

/** The first place of the honours. */
const honoursFrom = placeOf('1z');

const facesMemo = new WeakMap<Ruleset, readonly number[]>();

/** The places of the playing faces a ruleset has. */
function facesOf(rules: Ruleset): readonly number[] {
  const known = facesMemo.get(rules);
  if (known !== undefined) return known;
  const places = [...new Set(rules.tiles)].map(placeOf).filter((place) => place >= 0 && place !== feiPlace);
  facesMemo.set(rules, places);
  return places;
}

/** What the other seats may be waiting for. */
export class Rivals {
  /** What one loses on average when another wins. */
  readonly meanLoss: number;
  private readonly chance = new Float64Array(countedFaces);
  private readonly cost = new Float64Array(countedFaces);
  private readonly weights = new Map<Suit | undefined, WaitWeights>();
  private readonly rules: Ruleset;
  private readonly view: MahjongView;
  private readonly unseen: TileCounts;

  constructor(of: { rules: Ruleset; view: MahjongView; unseen: TileCounts; odds: TableOdds }) {
    this.rules = of.rules;
    this.view = of.view;
    this.unseen = of.unseen;
    const { seat: own } = ownView(of.view);
    const others = seatsOf(of.rules.seats).filter((seat) => seat !== own);
    let loss = 0;
    for (const seat of others) loss += this.weigh(seat, of.odds.ready[seat] ?? 0);
    this.meanLoss = loss / others.length;
  }

  /** What throwing the tile at `place` risks. */
  riskOf(place: number): Risk {
    return { chance: Math.min(1, this.chance[place] as number), cost: this.cost[place] as number };
  }

  /** Adds what a seat may wait for. @returns what each other seat loses to it on average */
  private weigh(seat: Seat, ready: number): number {
    const { common } = this.view;
    const melds = meldsSeen(this.view, seat).filter((meld): meld is Meld => 'tiles' in meld);
    const suit = this.suitOf(melds);
    const worth = this.worthOf({ seat, melds, suit });
    const pond = thrownBy(common.discards, seat);
    const passed = passedSince(this.view, seat);
    const { waits } = tempoOf(this.rules);
    const { weights, total } = this.waitWeightsFor(suit);
    for (let place = 0; place < feiPlace; place += 1) {
      const seen = passed[place] === 1 ? waitWeights.passed : pond[place] === 1 ? waitWeights.thrown : 1;
      const share = (waits * (weights[place] as number) * seen) / Math.max(1, total);
      const chance = ready * Math.min(surest, share);
      this.chance[place] = (this.chance[place] as number) + chance;
      this.cost[place] = (this.cost[place] as number) + chance * worth.thrower;
    }
    return worth.all / (this.rules.seats - 1);
  }

  /** How likely each tile is waited for against the others, by place, for a rival that seems to keep to `suit`. */
  private waitWeightsFor(suit: Suit | undefined): WaitWeights {
    const known = this.weights.get(suit);
    if (known !== undefined) return known;
    const weights = new Float64Array(feiPlace);
    for (const place of facesOf(this.rules)) {
      const byCopies = waitWeights.copy * (this.unseen[place] as number);
      const near = waitWeights.neighbour * neighbours(this.unseen, place);
      if (place >= honoursFrom) weights[place] = byCopies;
      else {
        const kept = letterOf(tileAtPlace(place)) === suit ? waitWeights.keptSuit : waitWeights.leftSuit;
        weights[place] = (waitWeights.suited + byCopies + near) * (suit === undefined ? 1 : kept);
      }
    }
    const found = { weights, total: weights.reduce((sum, each) => sum + each, 0) };
    this.weights.set(suit, found);
    return found;
  }

  /** The suit that a seat with two melds or more, all of one suit or honours, seems to keep to. */
  private suitOf(melds: readonly Meld[]): Suit | undefined {
    if (this.rules.suits.length < 2 || melds.length < tellingMelds) return undefined;
    const suited = new Set(melds.filter(({ face }) => !isHonour(face)).map(({ face }) => letterOf(face)));
    const [only] = suited;
    return suited.size === 1 ? (only as Suit) : undefined;
  }

  /** What an ordinary hand round a rival's melds would pay. */
  private worthOf({ seat, melds, suit }: Rival): { thrower: number; all: number } {
    const { common } = this.view;
    const { bonus, wind } = common.seats[seat];
    const reader = new PlanReader(this.rules, suit === undefined ? {} : { suit }, melds);
    const holding = { counts: ordinaryHand(this.rules, suit, melds.length), melds, bonus };
    const finished = finish(reader, holding, { rules: this.rules, unseen: this.unseen });
    const frame = {
      rules: this.rules,
      options: common.options,
      seatWind: wind,
      roundWind: common.position?.roundWind ?? 'east',
      bonusToCome: [],
    };
    const worth = finished && new WorthFinder(frame).of(finished, holding);
    return worth ?? { thrower: 0, all: 0 };
  }
}

/** Unseen copies of the ranks beside a suited tile. */
function neighbours(unseen: TileCounts, place: number): number {
  const rank = place % 9;
  return (rank > 0 ? (unseen[place - 1] as number) : 0) + (rank < 8 ? (unseen[place + 1] as number) : 0);
}

/** First ranks, from 0, of the runs of an ordinary hand, and the rank of half its pair. */
const ordinaryRuns = [1, 4, 6, 2];
const ordinaryPair = 8;

/** Runs and half a pair such as any hand may hold beside its melds, in the suits there are. */
function ordinaryHand(rules: Ruleset, suit: Suit | undefined, melds: number): TileCounts {
  const starts = (suit === undefined ? rules.suits : [suit]).map((each) => suits.indexOf(each) * 9);
  const counts = new Uint8Array(countedFaces);
  const add = (place: number): void => {
    counts[place] = (counts[place] as number) + 1;
  };
  ordinaryRuns.slice(melds).forEach((rank, set) => {
    const first = (starts[set % starts.length] ?? 0) + rank;
    for (let step = 0; step < 3; step += 1) add(first + step);
  });
  add((starts[0] ?? 0) + ordinaryPair);
  return counts;
}

/** 1 for each place that a seat has thrown. */
function thrownBy(discards: MahjongView['common']['discards'], seat: Seat): Uint8Array {
  const thrown = new Uint8Array(countedFaces);
  for (const [from, tile] of discards) if (from === seat) thrown[placeOf(tile)] = 1;
  return thrown;
}

/** 1 for each place thrown by anyone since a seat last threw: it let them pass. */
function passedSince(view: MahjongView, seat: Seat): Uint8Array {
  const passed = new Uint8Array(countedFaces);
  const { discards } = view.common;
  for (let at = discards.length - 1; at >= 0; at -= 1) {
    const discard = discards[at];
    if (discard === undefined) break;
    passed[placeOf(discard[1])] = 1;
    if (discard[0] === seat) break;
  }
  return passed;
}

/** What a plan's hand would pay: an example of it completed, then judged by the ruleset itself. */
import {
  countedFaces,
  feiPlace,
  judge,
  type OptionValues,
  type Payments,
  paidBy,
  paymentsOf,
  type Ruleset,
  type Tile,
  type TileCounts,
  tileAtPlace,
  totalOf,
  type Win,
  type Wind,
} from '@tilehouse/engine';
import type { Holding } from './holding.ts';
import type { PlanReader } from './plans.ts';
import { reachOf } from './reach.ts';

/** What wins of one seat are judged by besides its tiles. */
export interface WinFrame {
  readonly rules: Ruleset;
  readonly options: OptionValues;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  /** Bonus tiles counted on, besides those set aside. */
  readonly bonusToCome: readonly Tile[];
}

/** What a finished hand would pay, in the ruleset's unit. */
export interface Worth {
  /** From everybody together, by and large over the ways to win. */
  readonly all: number;
  /** From the seat that throws the winning tile. */
  readonly thrower: number;
  /** Fan that lack to the minimum, or `never` where the hand doesn't win at all. */
  readonly missingFan: number;
}

/** A finished hand: all its tiles outside melds, and the one that came last. */
export interface Finished {
  readonly counts: TileCounts;
  readonly last: number;
}

/** How many wins are self-drawn, by and large. */
const selfDrawShare = 0.35;

/** More missing fan than anything may still bring. */
const never = 99;

/** Where a hand stands by a plan. */
export interface Standing {
  /** Tiles still to draw. */
  readonly away: number;
  /** Places whose draw brings it on. */
  readonly helping: readonly number[];
}

/** Where a holding stands by a plan. */
export function standingBy(reader: PlanReader, { counts }: Holding): Standing {
  return { away: reader.away(counts), helping: reader.accepts(counts) };
}

/**
 * Completes a holding by a plan with the tiles likeliest to come.
 * @param of.unseen copies that may still come, by place
 * @param from where the holding stands
 * @returns undefined where the tiles for it are gone
 */
export function finish(
  reader: PlanReader,
  holding: Holding,
  of: { rules: Ruleset; unseen: TileCounts },
  from: Standing = standingBy(reader, holding),
): Finished | undefined {
  const counts = holding.counts.slice();
  const left = of.unseen.slice();
  const opponents = of.rules.seats - 1;
  let last = -1;
  // the last tile too is likelier where it can be claimed for a set
  const stillFar = 2;
  let { helping } = from;
  for (let { away } = from; away > 0; away -= 1) {
    let most = 0;
    for (const place of helping) {
      if (place === feiPlace) continue;
      const held = counts[place] as number;
      const weight = (left[place] as number) * reachOf({ place, held, away: stillFar, opponents });
      if (weight > most) {
        most = weight;
        last = place;
      }
    }
    if (most === 0) return undefined;
    counts[last] = (counts[last] as number) + 1;
    left[last] = (left[last] as number) - 1;
    if (away > 1) helping = reader.accepts(counts);
  }
  return trimmed(reader, { counts, last, size: 14 - 3 * holding.melds.length });
}

/** Takes out what the complete hand doesn't need, Fei last. */
function trimmed(
  reader: PlanReader,
  of: { counts: TileCounts; last: number; size: number },
): Finished | undefined {
  const { counts } = of;
  let over = totalOf(counts) - of.size;
  for (let place = 0; place < countedFaces; place += 1) {
    if (reader.uses(place)) continue;
    over -= counts[place] as number;
    counts[place] = 0;
  }
  for (let place = 0; place < countedFaces && over > 0; place += 1) {
    while (over > 0 && (counts[place] as number) > 0) {
      counts[place] = (counts[place] as number) - 1;
      if (reader.away(counts) > 0) {
        counts[place] = (counts[place] as number) + 1;
        break;
      }
      over -= 1;
    }
  }
  if (over !== 0) return undefined;
  const last = (counts[of.last] ?? 0) > 0 ? of.last : counts.findIndex((count) => count > 0);
  return { counts, last };
}

/** Most worths that are remembered; then they are forgotten all at once. */
const mostKnown = 20_000;

/** What finished hands pay, by all that decides it besides ruleset and options. */
type KnownWorths = Map<string, Worth>;
const memo = new WeakMap<Ruleset, WeakMap<OptionValues, KnownWorths>>();

/** The worths known under a ruleset and options: the next decisions ask for much the same hands. */
function knownWorths({ rules, options }: WinFrame): KnownWorths {
  const byOptions = memo.get(rules) ?? new WeakMap<OptionValues, KnownWorths>();
  memo.set(rules, byOptions);
  const known = byOptions.get(options) ?? new Map<string, Worth>();
  byOptions.set(options, known);
  if (known.size > mostKnown) known.clear();
  return known;
}

/** A few tiles as part of a key. */
const tilesKey = (tiles: readonly Tile[]): string => tiles.join('');

/** Melds as part of a key: how a kong was made tells whether the hand is concealed. */
function meldsKey(melds: Holding['melds']): string {
  let key = '';
  for (const meld of melds) key += `${meld.type === 'kong' ? meld.kind : meld.type}${tilesKey(meld.tiles)}/`;
  return key;
}

/** Counts as part of a key. */
function countsKey(counts: TileCounts): string {
  let key = '';
  // three bits a count: ten of them are two characters
  for (let from = 0; from < countedFaces; from += 10) {
    let packed = 0;
    const to = Math.min(countedFaces, from + 10);
    for (let place = from; place < to; place += 1) packed = packed * 8 + (counts[place] as number);
    key += String.fromCharCode(packed & 0x7fff, packed >>> 15);
  }
  return key;
}

/** Judges finished hands, each once. */
export class WorthFinder {
  private readonly frame: WinFrame;
  private readonly known: KnownWorths;
  /** What of the key is the same for all hands of the frame. */
  private readonly frameKey: string;

  constructor(frame: WinFrame) {
    this.frame = frame;
    this.known = knownWorths(frame);
    this.frameKey = `${frame.seatWind}${frame.roundWind}${tilesKey(frame.bonusToCome)}`;
  }

  /** What a finished hand with a holding's melds and tiles set aside pays. */
  of(finished: Finished, { melds, bonus }: Holding): Worth {
    const { counts, last } = finished;
    const key = `${countsKey(counts)}${last}/${meldsKey(melds)}${tilesKey(bonus)}/${this.frameKey}`;
    let worth = this.known.get(key);
    if (worth === undefined) {
      worth = this.judged(finished, { melds, bonus });
      this.known.set(key, worth);
    }
    return worth;
  }

  /** What a finished hand pays by draw and by claim. */
  private judged({ counts, last }: Finished, { melds, bonus }: Pick<Holding, 'melds' | 'bonus'>): Worth {
    const concealed: Tile[] = [];
    for (let place = 0; place < countedFaces; place += 1) {
      const copies = (counts[place] as number) - (place === last ? 1 : 0);
      for (let copy = 0; copy < copies; copy += 1) concealed.push(tileAtPlace(place));
    }
    const tile = tileAtPlace(last);
    const { seats } = this.frame.rules;
    const self = this.paid({ concealed, melds, bonus, tile, source: 'self-draw' });
    const claimed = this.paid({ concealed, melds, bonus, tile, source: 'discard' });
    const byDraw = (self.payments.opponent ?? 0) * (seats - 1);
    const byClaim = (claimed.payments.discarder ?? 0) + (claimed.payments.other ?? 0) * (seats - 2);
    return {
      all: selfDrawShare * byDraw + (1 - selfDrawShare) * byClaim,
      thrower: claimed.payments.discarder ?? 0,
      missingFan: Math.min(self.missingFan, claimed.missingFan),
    };
  }

  /** What a win pays, circumstances aside. */
  private paid(win: Pick<Win, 'concealed' | 'melds' | 'bonus' | 'tile' | 'source'>): {
    payments: Payments;
    missingFan: number;
  } {
    const { rules, options, seatWind, roundWind, bonusToCome } = this.frame;
    const { concealed, melds, tile, source } = win;
    const bonus = [...win.bonus, ...bonusToCome];
    const whole: Win = { concealed, melds, bonus, tile, source, seatWind, roundWind, circumstances: [] };
    const judgement = judge(rules, options, whole);
    if (judgement.win)
      return { payments: paymentsOf(rules.payTerms(paidBy(judgement.score, whole), options)), missingFan: 0 };
    const missingFan =
      judgement.reason === 'below-minimum' ? judgement.needs - judgement.score.counted : never;
    return { payments: {}, missingFan };
  }
}

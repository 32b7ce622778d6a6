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
  type WinSource,
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

/**
 * Completes a holding by a plan with the tiles likeliest to come.
 * @param of.unseen copies that may still come, by place
 * @returns undefined where the tiles for it are gone
 */
export function finish(
  reader: PlanReader,
  holding: Holding,
  of: { rules: Ruleset; unseen: TileCounts },
): Finished | undefined {
  const counts = holding.counts.slice();
  const left = of.unseen.slice();
  const opponents = of.rules.seats - 1;
  let last = -1;
  // the last tile too is likelier where it can be claimed for a set
  const stillFar = 2;
  for (let away = reader.away(counts); away > 0; away -= 1) {
    let most = 0;
    for (const place of reader.accepts(counts)) {
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

/** Judges finished hands, each once. */
export class WorthFinder {
  private readonly frame: WinFrame;
  private readonly known = new Map<string, Worth>();

  constructor(frame: WinFrame) {
    this.frame = frame;
  }

  /** What a finished hand with a holding's melds and tiles set aside pays. */
  of(finished: Finished, { melds, bonus }: Holding): Worth {
    const key = `${finished.counts.join('')}/${finished.last}/${melds.map(({ tiles }) => tiles.join('')).join()}/${bonus.length}`;
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
    counts.forEach((count, place) => {
      for (let copy = place === last ? 1 : 0; copy < count; copy += 1) concealed.push(tileAtPlace(place));
    });
    const one = (source: WinSource) =>
      this.paid({ concealed, melds, bonus, tile: tileAtPlace(last), source });
    const self = one('self-draw');
    const claimed = one('discard');
    const { seats } = this.frame.rules;
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
    const whole = { ...win, bonus: [...win.bonus, ...bonusToCome], seatWind, roundWind, circumstances: [] };
    const judgement = judge(rules, options, whole);
    if (judgement.win)
      return { payments: paymentsOf(rules.payTerms(paidBy(judgement.score, whole), options)), missingFan: 0 };
    const missingFan =
      judgement.reason === 'below-minimum' ? judgement.needs - judgement.score.counted : never;
    return { payments: {}, missingFan };
  }
}

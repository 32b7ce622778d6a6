/** What a holding may come to: every plan open to it, weighed by its chance and its worth. */
import type { Ruleset, TileCounts } from '@tilehouse/engine';
import { type Holding, without } from './holding.ts';
import { PlanReader, plansFor } from './plans.ts';
import { reachOf } from './reach.ts';
import type { TableOdds } from './table-odds.ts';
import { tempoOf } from './tempo.ts';
import { winChance } from './win-chance.ts';
import { finish, type Standing, type Worth, type WorthFinder } from './worth.ts';

/** What the outlooks of one decision share. */
export interface OutlookFrame {
  readonly rules: Ruleset;
  /** Copies the seat can't see, by place. */
  readonly unseen: TileCounts;
  readonly odds: TableOdds;
  readonly worths: WorthFinder;
  /** What another's win costs oneself, on average, in the ruleset's unit: winning spares it. */
  readonly spared: number;
}

/** A holding to look ahead from. */
export interface Ahead {
  readonly holding: Holding;
  /** Places of the tiles that may be thrown; `noThrow` for none. */
  readonly throws: readonly number[];
  /** Whether a replacement is drawn first. */
  readonly replaced: boolean;
}

/** Stands for a throw where nothing is thrown. */
export const noThrow = -1;

/** A plan this many tiles further than the nearest is not looked at. */
const farthestBehind = 2;

/** What the second best plan adds to the best: tiles may come for either. */
const secondPlanShare = 0.15;

/** @returns for each throw what the holding without it may come to, in the ruleset's unit */
export function outlooks(frame: OutlookFrame, ahead: Ahead): readonly number[] {
  const { holding, throws } = ahead;
  const best = throws.map(() => 0);
  const second = throws.map(() => 0);
  const after = throws.map((place) => (place === noThrow ? holding : without(holding, place)));
  let nearest = Number.POSITIVE_INFINITY;
  for (const plan of plansFor(frame.rules, holding)) {
    const reader = new PlanReader(frame.rules, plan, holding.melds);
    const aways = afterEach(reader, ahead, (_, at) => reader.away((after[at] as Holding).counts));
    const planNearest = Math.min(...aways);
    if (planNearest > nearest + farthestBehind) continue;
    nearest = Math.min(nearest, planNearest);
    planValues(frame, { reader, ahead, after, aways, nearest: planNearest }).forEach((value, at) => {
      const least = Math.min(value, best[at] as number);
      best[at] = Math.max(value, best[at] as number);
      second[at] = Math.max(least, second[at] as number);
    });
  }
  return best.map((value, at) => value + secondPlanShare * (second[at] as number));
}

/** What each throw leaves by a plan; tiles it has no use for all leave the same, which is asked once. */
function afterEach(
  reader: PlanReader,
  { throws }: Ahead,
  left: (place: number, at: number) => number,
): readonly number[] {
  let byUseless: number | undefined;
  return throws.map((place, at) => {
    if (place === noThrow || reader.uses(place)) return left(place, at);
    byUseless ??= left(place, at);
    return byUseless;
  });
}

/** A plan, and what it makes of a holding after each throw. */
interface PlanAhead {
  readonly reader: PlanReader;
  readonly ahead: Ahead;
  readonly after: readonly Holding[];
  /** Tiles away after each throw, and the fewest of them. */
  readonly aways: readonly number[];
  readonly nearest: number;
}

/**
 * What each throw leaves of one plan. An example is completed anew only where the throw takes a tile out of it; throws
 * that set the plan back come to the same.
 */
function planValues(frame: OutlookFrame, of: PlanAhead): readonly number[] {
  const { reader, ahead, after, aways, nearest } = of;
  const { holding, replaced } = ahead;
  const whole = finish(reader, holding, frame);
  if (whole === undefined) return aways.map(() => 0);
  const wholeWorth = frame.worths.of(whole, holding);
  const setBack = once((away) => expected(frame, { away, help: undefined, worth: wholeWorth, replaced }));
  return afterEach(reader, ahead, (place, at) => {
    const away = aways[at] as number;
    if (away > nearest) return setBack(away);
    const left = after[at] as Holding;
    const isNeeded = place !== noThrow && (whole.counts[place] as number) > (left.counts[place] as number);
    const standing = { away, helping: reader.accepts(left.counts) };
    const example = isNeeded ? finish(reader, left, frame, standing) : whole;
    if (example === undefined) return 0;
    const worth = example === whole ? wholeWorth : frame.worths.of(example, holding);
    const help = helpOf(frame, left.counts, standing);
    return expected(frame, { away, help, worth, replaced });
  });
}

/** A function of one number that is asked for the same one again and again. */
function once(value: (of: number) => number): (of: number) => number {
  let last: number | undefined;
  let known = 0;
  return (of) => {
    if (of !== last) {
      known = value(of);
      last = of;
    }
    return known;
  };
}

/** Unseen tiles that help, each weighed by how often it can be had. */
interface Help {
  readonly weighed: number;
  /** The weight of one, on average. */
  readonly reach: number;
}

/** What helps a hand that stands so by a plan. */
function helpOf(frame: OutlookFrame, counts: TileCounts, { away, helping }: Standing): Help {
  const opponents = frame.rules.seats - 1;
  let weighed = 0;
  let copies = 0;
  for (const place of helping) {
    const left = frame.unseen[place] as number;
    copies += left;
    weighed += left * reachOf({ place, held: counts[place] as number, away, opponents });
  }
  return { weighed, reach: copies === 0 ? 1 : weighed / copies };
}

/** What a throw that sets a plan back is taken to leave, as a share of what helps typically. */
const setBackHelp = 0.5;

/** The chance to win from so many tiles away times what that gains; `help` undefined for a throw that sets the plan back. */
function expected(
  frame: OutlookFrame,
  of: { away: number; help: Help | undefined; worth: Worth; replaced: boolean },
): number {
  const { away, worth, replaced } = of;
  const { odds } = frame;
  const paid = gainOf(frame, worth);
  if (away === 0) return paid;
  const { help: typical, pace } = tempoOf(frame.rules);
  const usual = typical[Math.min(away, typical.length - 1)] as number;
  const help = of.help ?? { weighed: usual * setBackHelp, reach: 1 };
  if (help.weighed === 0) return 0;
  const alive = replaced ? [1, ...odds.alive] : odds.alive;
  return (
    paid *
    winChance({ away, help: help.weighed, reach: help.reach, unseen: odds.unseen, alive, typical, pace })
  );
}

/**
 * How much a win of twice the pay is preferred: 1 would be twice. Less makes for steadier results, since the chance of
 * large hands is the least certain.
 */
const payExponent = 0.8;

/** What each fan that lacks to the minimum leaves of an ordinary win's pay: it may still come. */
const shareByMissingFan = 0.35;

/** What a win gains against somebody else winning, in the ruleset's unit; large pay counts for somewhat less. */
function gainOf(frame: OutlookFrame, worth: Worth): number {
  const ordinary = frame.spared * (frame.rules.seats - 1);
  if (worth.missingFan > 0) return ordinary * shareByMissingFan ** worth.missingFan;
  if (ordinary === 0) return worth.all;
  return ordinary * (worth.all / ordinary) ** payExponent + frame.spared;
}

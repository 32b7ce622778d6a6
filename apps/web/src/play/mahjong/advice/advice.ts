/** What a hand needs and is worth, worked out of its own view with the engine; run in a worker. */
import { unseenCounts } from '@tilehouse/bots';
import {
  analyserOf,
  countTiles,
  distinctTiles,
  fanRows,
  findMahjongGame,
  isFei,
  judge,
  type MahjongView,
  type MeldedPart,
  meldedPart,
  type OptionValues,
  ownMelds,
  ownWin,
  paymentsOf,
  placeOf,
  type Ruleset,
  type Tile,
  type TileCounts,
  tileAtPlace,
  type Win,
  winFromView,
} from '@tilehouse/engine';

/** A tile that would help, and how many of it are unseen. */
export interface Useful {
  readonly tile: Tile;
  readonly left: number;
}

/** What a hand is after throwing a tile. */
export interface ThrowAdvice {
  readonly tile: Tile;
  readonly away: number;
  /** What it waits for, when it is ready. */
  readonly waits: readonly Useful[];
  /** Unseen tiles that bring it on. */
  readonly helpful: number;
}

/** What a win right now would be. */
export interface WinAdvice {
  readonly fan: number;
  readonly counted: number;
  readonly limit: boolean;
  /** What the winner receives in all. */
  readonly gains: number;
}

/** All a screen says about a hand. */
export interface Advice {
  /** Tiles away of the hand as it stands. */
  readonly away: number;
  /** What a hand of thirteen waits for, when it is ready. */
  readonly waits: readonly Useful[];
  /** On one's turn: every tile that may be thrown, best first. */
  readonly throws: readonly ThrowAdvice[];
  /** When a win is offered. */
  readonly win: WinAdvice | undefined;
}

/** Advises the viewer's seat of a mahjong game. */
export function advise(gameId: string, view: MahjongView): Advice {
  const rules = findMahjongGame(gameId)?.rules;
  const { mine } = view;
  if (rules === undefined || mine === undefined) throw new Error(`nobody to advise in ${gameId}`);
  const melds = meldedPart(ownMelds(view));
  const unseen = unseenCounts(rules, view);
  const hand = { rules, counts: countTiles(mine.hand), melds, unseen };
  const size = mine.hand.length + melds.sets * 3;
  const away = analyserOf(rules).tilesAway(hand.counts, melds);
  return {
    away,
    waits: size === 13 && away === 1 ? useful(hand) : [],
    throws: size === 14 ? throwsOf(hand, mine.hand) : [],
    win: mine.offers.some(({ type }) => type === 'win') ? winAdvice(rules, view) : undefined,
  };
}

interface AdvisedHand {
  readonly rules: Ruleset;
  readonly counts: TileCounts;
  readonly melds: MeldedPart;
  readonly unseen: TileCounts;
}

function useful({ rules, counts, melds, unseen }: AdvisedHand): readonly Useful[] {
  const places = analyserOf(rules).accepts(counts, melds);
  return places.map((place) => ({ tile: tileAtPlace(place), left: unseen[place] ?? 0 }));
}

function throwsOf(hand: AdvisedHand, tiles: readonly Tile[]): readonly ThrowAdvice[] {
  const found = distinctTiles(tiles)
    .filter((tile) => !isFei(tile))
    .map((tile): ThrowAdvice => {
      const counts = hand.counts.slice();
      counts[placeOf(tile)] = (counts[placeOf(tile)] ?? 0) - 1;
      const away = analyserOf(hand.rules).tilesAway(counts, hand.melds);
      const helps = useful({ ...hand, counts });
      return {
        tile,
        away,
        waits: away === 1 ? helps : [],
        helpful: helps.reduce((sum, each) => sum + each.left, 0),
      };
    });
  return [...found].sort((a, b) => a.away - b.away || b.helpful - a.helpful);
}

function winAdvice(rules: Ruleset, view: MahjongView): WinAdvice | undefined {
  const win = winFromView(view);
  const judgement = win && judge(rules, view.common.options, win);
  if (win === undefined || judgement?.win !== true) return undefined;
  const { fan, counted, limit } = judgement.score;
  const owed = paymentsOf(rules.payTerms(judgement.score, win, view.common.options));
  const others = rules.seats - 1;
  const gains =
    win.source === 'self-draw'
      ? (owed.opponent ?? 0) * others
      : (owed.discarder ?? owed.declarer ?? 0) + (owed.other ?? 0) * (others - 1);
  return { fan, counted, limit, gains };
}

/** A pattern that the hand already has, however it is completed. */
export interface Secured {
  readonly pattern: string;
  readonly fan: number;
}

/** How many ways of completing the hand are looked at. */
const samples = 24;

/**
 * What the hand has so far: patterns that it holds in every one of several ways it may be completed without a claim.
 * A limit that needs nothing more (no flowers, say) is among them for as long as it lasts.
 */
export function secured(gameId: string, view: MahjongView): readonly Secured[] {
  const rules = findMahjongGame(gameId)?.rules;
  const { mine, common } = view;
  if (rules === undefined || mine === undefined) return [];
  let held: ReadonlyMap<string, number> | undefined;
  for (let sample = 0; sample < samples; sample += 1) {
    const win = completed({ rules, view, unseen: unseenCounts(rules, view) }, sample);
    if (win === undefined) continue;
    held = shared(held, heldBy(rules, common.options, win));
  }
  return [...(held ?? [])].map(([pattern, fan]) => ({ pattern, fan }));
}

/** Completes the hand by drawing tiles that help, a different one in every sample, and throwing the best. */
function completed(
  hand: { rules: Ruleset; view: MahjongView; unseen: TileCounts },
  sample: number,
): Win | undefined {
  const { rules, view, unseen } = hand;
  const { mine } = view;
  if (mine === undefined) return undefined;
  const analyser = analyserOf(rules);
  const melds = meldedPart(ownMelds(view));
  const counts = countTiles(mine.hand);
  if (mine.hand.length + melds.sets * 3 === 14) throwBest({ rules, counts, melds, unseen }, mine.hand);
  for (let step = 0; step < 14; step += 1) {
    const accepts = analyser.accepts(counts, melds);
    const drawn = accepts[(sample * 7 + step * 3) % Math.max(1, accepts.length)];
    if (drawn === undefined) return undefined;
    if (analyser.tilesAway(counts, melds) === 1) {
      return ownWin(view, {
        concealed: tilesOf(counts),
        tile: tileAtPlace(drawn),
        source: sample % 2 === 0 ? 'discard' : 'self-draw',
      });
    }
    counts[drawn] = (counts[drawn] ?? 0) + 1;
    throwBest({ rules, counts, melds, unseen }, tilesOf(counts));
  }
  return undefined;
}

function throwBest(hand: AdvisedHand, tiles: readonly Tile[]): void {
  const [best] = throwsOf(hand, tiles);
  if (best !== undefined) hand.counts[placeOf(best.tile)] = (hand.counts[placeOf(best.tile)] ?? 0) - 1;
}

function tilesOf(counts: TileCounts): readonly Tile[] {
  return [...counts].flatMap((count, place) => new Array<Tile>(count).fill(tileAtPlace(place)));
}

/** Every pattern a complete hand holds, with its fan: all rows, those inside larger ones left out. */
function heldBy(rules: Ruleset, options: OptionValues, win: Win): ReadonlyMap<string, number> {
  const judgement = judge(rules, options, { ...win, circumstances: [] });
  if (!judgement.win && judgement.reason === 'incomplete') return new Map();
  const fan = new Map<string, number>();
  for (const item of judgement.score.items) fan.set(item.pattern, (fan.get(item.pattern) ?? 0) + item.fan);
  const known = new Set(fanRows(rules, options).map(({ id }) => id));
  return new Map([...fan].filter(([pattern]) => known.has(pattern)));
}

function shared(
  before: ReadonlyMap<string, number> | undefined,
  now: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  if (before === undefined) return now;
  return new Map(
    [...before].flatMap(([pattern, fan]) =>
      now.has(pattern) ? [[pattern, Math.min(fan, now.get(pattern) ?? 0)]] : [],
    ),
  );
}

/** What a hand needs and is worth, worked out of its own view with the engine; run in a worker. */
import { unseenCounts } from '@tilehouse/bots';
import {
  analyserOf,
  countTiles,
  distinctTiles,
  findMahjongGame,
  isFei,
  judge,
  type MahjongView,
  type MeldedPart,
  meldedPart,
  type OptionValues,
  ownMelds,
  paidBy,
  paymentsOf,
  placeOf,
  type Ruleset,
  type Tile,
  type TileCounts,
  tileAtPlace,
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
  const { options } = view.common;
  const hand = { rules, options, counts: countTiles(mine.hand), melds, unseen };
  const size = mine.hand.length + melds.sets * 3;
  const away = analyserOf(rules, options).tilesAway(hand.counts, melds);
  return {
    away,
    waits: size === 13 && away === 1 ? useful(hand) : [],
    throws: size === 14 ? throwsOf(hand, mine.hand) : [],
    win: mine.offers.some(({ type }) => type === 'win' || type === 'four-flying')
      ? winAdvice(rules, view)
      : undefined,
  };
}

/** A hand with what it takes to judge it. */
export interface AdvisedHand {
  readonly rules: Ruleset;
  readonly options: OptionValues;
  readonly counts: TileCounts;
  readonly melds: MeldedPart;
  readonly unseen: TileCounts;
}

function useful({ rules, options, counts, melds, unseen }: AdvisedHand): readonly Useful[] {
  const places = analyserOf(rules, options).accepts(counts, melds);
  return places.map((place) => ({ tile: tileAtPlace(place), left: unseen[place] ?? 0 }));
}

/** What each tile that may be thrown would leave, best first. */
export function throwsOf(hand: AdvisedHand, tiles: readonly Tile[]): readonly ThrowAdvice[] {
  const found = distinctTiles(tiles)
    .filter((tile) => !isFei(tile))
    .map((tile): ThrowAdvice => {
      const counts = hand.counts.slice();
      counts[placeOf(tile)] = (counts[placeOf(tile)] ?? 0) - 1;
      const away = analyserOf(hand.rules, hand.options).tilesAway(counts, hand.melds);
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
  const owed = paymentsOf(rules.payTerms(paidBy(judgement.score, win), view.common.options));
  const others = rules.seats - 1;
  const gains =
    win.source === 'self-draw'
      ? (owed.opponent ?? 0) * others
      : (owed.discarder ?? owed.declarer ?? 0) + (owed.other ?? 0) * (others - 1);
  return { fan, counted, limit, gains };
}

/** What a coach knows at a decision: which offer is best, and what each comes to; worked out in a worker. */
import { computerPlayer, unseenCounts } from '@tilehouse/bots';
import {
  analyserOf,
  countTiles,
  equalValues,
  findMahjongGame,
  type MahjongAction,
  type MahjongView,
  meldedPart,
  ownMelds,
  withoutTiles,
} from '@tilehouse/engine';
import { type Advice, advise, throwsOf } from '../../play/mahjong/advice/advice.ts';

/** Advice on one view of the person's seat. */
export interface CoachAdvice {
  readonly view: MahjongView;
  readonly advice: Advice;
  /** What the coach would do; one of the offers. */
  readonly best: MahjongAction;
  /** Tiles away after each offer that claims a set; the rest is undefined. */
  readonly afterClaim: readonly (number | undefined)[];
}

/** Advises where there is something to decide. */
export function coachAdvice(gameId: string, view: MahjongView): CoachAdvice | undefined {
  const game = findMahjongGame(gameId);
  const offers = view.mine?.offers ?? [];
  if (game === undefined || offers.length === 0) return undefined;
  const best = computerPlayer('normal', game)(view, () => 0);
  return {
    view,
    advice: advise(gameId, view),
    best,
    afterClaim: offers.map((offer) => awayAfter(gameId, view, offer)),
  };
}

/** Tiles away once a set is claimed and the best tile thrown. */
function awayAfter(gameId: string, view: MahjongView, offer: MahjongAction): number | undefined {
  const rules = findMahjongGame(gameId)?.rules;
  const { mine, common } = view;
  if (rules === undefined || mine === undefined || common.stage.type !== 'claims') return undefined;
  const { tile } = common.stage;
  const { options } = common;
  if (offer.type === 'kong') {
    const rest = mine.hand.filter((each) => each !== offer.tile);
    const melds = meldedPart([
      ...ownMelds(view),
      { tiles: [offer.tile, offer.tile, offer.tile, offer.tile] },
    ]);
    return analyserOf(rules, options).tilesAway(countTiles(rest), melds);
  }
  if (tile === undefined || (offer.type !== 'chow' && offer.type !== 'pung')) return undefined;
  const rest = withoutTiles(mine.hand, withoutTiles(offer.tiles, [tile]));
  const melds = meldedPart([...ownMelds(view), offer]);
  const hand = { rules, options, counts: countTiles(rest), melds, unseen: unseenCounts(rules, view) };
  return throwsOf(hand, rest)[0]?.away;
}

/** Whether two offers are the same. */
export const isSame = (a: MahjongAction, b: MahjongAction): boolean => equalValues(a, b);

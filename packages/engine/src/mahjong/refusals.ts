/** Why not: what a person would wonder about at this moment, as codes. */
import { nextSeat, type Seat } from '../seats.ts';
import { countTile, fei, isBonus } from '../tiles/tile.ts';
import { dealOf } from './course.ts';
import { chowsWith } from './kit/claims.ts';
import {
  type ClaimContext,
  claimedWin,
  completes,
  handOf,
  judged,
  selfDrawnWin,
  type TurnContext,
} from './kit/seat-context.ts';
import type { Ruleset } from './ruleset.ts';
import type { Judgement } from './score.ts';
import type { MahjongState } from './state.ts';
import type { Refusal } from './view.ts';
import { hasReplacement, liveTiles } from './wall.ts';

/** What the seat can't do now though it might think so, and why. It follows from what the seat can see. */
export function refusalsFor(rules: Ruleset, state: MahjongState, seat: Seat): readonly Refusal[] {
  const deal = dealOf(state);
  const { phase } = deal;
  const context = { rules, options: state.options, deal, seat };
  if (phase.type === 'turn' && phase.seat === seat && phase.owed === undefined) {
    return turnRefusals({ ...context, turn: phase });
  }
  if (phase.type !== 'claims' || phase.window.seat === seat) return [];
  if (phase.window.cause === 'concealed-kong') return [];
  return claimRefusals({ ...context, window: phase.window });
}

function turnRefusals(context: TurnContext): readonly Refusal[] {
  const { turn, deal, rules } = context;
  const { tiles, melds } = handOf(context);
  const found: Refusal[] = [...belowMinimum(judged(context, selfDrawnWin(context)))];
  const last = tiles.at(-1);
  if (turn.draw === undefined && last !== undefined) {
    const rest = { ...context, deal: withHand(context, tiles.slice(0, -1)) };
    if (completes(rest, last)) found.push({ code: 'not-drawn-this-turn' });
  }
  const four = tiles.some((tile) => !isBonus(tile) && tile !== fei && countTile(tiles, tile) === 4);
  const onto = melds.some((meld) => meld.type === 'pung' && tiles.includes(meld.face));
  if ((four || onto) && !hasReplacement(deal.wall, rules.wall)) found.push({ code: 'no-replacement-left' });
  if (tiles.includes(fei)) found.push({ code: 'fei-cannot-be-thrown' });
  return found;
}

function withHand(
  context: TurnContext,
  tiles: TurnContext['deal']['hands'][0]['tiles'],
): TurnContext['deal'] {
  const { deal, seat } = context;
  const hands = deal.hands.map((hand, at) => (at === seat ? { ...hand, tiles } : hand));
  return { ...deal, hands: hands as unknown as typeof deal.hands };
}

function claimRefusals(context: ClaimContext): readonly Refusal[] {
  const { rules, deal, seat, window } = context;
  const { tiles } = handOf(context);
  const found: Refusal[] = [];
  if (rules.robbing('added', context.options) !== 'nobody' || window.cause === 'discard') {
    found.push(...belowMinimum(judged(context, claimedWin(context))));
  }
  if (window.cause !== 'discard') return found;
  const wild = rules.wilds.perSet > 0 ? 1 : 0;
  const fits = chowsWith(tiles, window.tile, wild).length > 0;
  const isNext = nextSeat(window.seat, rules.seats) === seat;
  if (liveTiles(deal.wall, rules.wall) === 0) {
    if (countTile(tiles, window.tile) >= 2 || (fits && isNext)) {
      found.push({ code: 'last-tile-only-wins', tile: window.tile });
    }
  } else if (fits && !isNext) {
    found.push({ code: 'not-next-seat', tile: window.tile });
  }
  return found;
}

function belowMinimum(judgement: Judgement | undefined): readonly Refusal[] {
  if (judgement === undefined || judgement.win || judgement.reason !== 'below-minimum') return [];
  return [{ code: 'below-minimum', fan: judgement.score.counted, needs: judgement.needs }];
}

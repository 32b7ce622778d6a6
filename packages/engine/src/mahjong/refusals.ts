/** Why not: what a person would wonder about at this moment, as codes. */
import { nextSeat, type Seat } from '../seats.ts';
import { countTile, distinctTiles, fei } from '../tiles/tile.ts';
import { feiPlace } from '../tiles/tile-counts.ts';
import { dealOf } from './course.ts';
import { feiIn } from './hand/meld.ts';
import { chowsWith } from './kit/claims.ts';
import { factsOf } from './kit/hand-facts.ts';
import { standsFor } from './kit/redeem.ts';
import {
  type ClaimContext,
  claimedWin,
  handOf,
  isHandComplete,
  judged,
  selfDrawnWin,
  type TurnContext,
} from './kit/seat-context.ts';
import { playedMoves } from './kit/turn-moves.ts';
import type { Ruleset } from './ruleset.ts';
import type { Judgement } from './score.ts';
import type { Deal, MahjongState, Window } from './state.ts';
import type { Refusal } from './view.ts';
import { hasReplacement, liveTiles } from './wall.ts';

/** What the seat can't do now though it might think so, and why. It follows from what the seat can see. */
export function refusalsFor(rules: Ruleset, state: MahjongState, seat: Seat): readonly Refusal[] {
  const deal = dealOf(state);
  const { phase } = deal;
  const { options } = state;
  if (phase.type === 'turn' && phase.seat === seat) {
    return phase.owed === undefined ? turnRefusals({ rules, options, deal, seat, turn: phase }) : [];
  }
  const window = phase.type === 'claims' ? phase.window : lastWindow(deal);
  if (window === undefined || window.seat === seat || window.cause === 'concealed-kong') return [];
  return claimRefusals({ rules, options, deal, seat, window });
}

/** The window of the last discard while the next seat plays: one may still wonder why it couldn't be taken. */
function lastWindow({ phase, discards }: Deal): Window | undefined {
  const last = discards.at(-1);
  if (phase.type !== 'turn' || last === undefined || last.takenBy !== undefined) return undefined;
  return { cause: 'discard', seat: last.seat, tile: last.tile };
}

function turnRefusals(context: TurnContext): readonly Refusal[] {
  const found: Refusal[] = [];
  if (isHandComplete(context)) {
    found.push(...belowMinimum(judged(context, selfDrawnWin(context))));
    if (context.turn.draw === undefined) found.push({ code: 'not-drawn-this-turn' });
  }
  found.push(...kongRefusals(context), ...feiRefusals(context), ...redeemRefusals(context));
  return found;
}

/** Why four alike in hand, or the fourth of a pung, are no kong now (common §Kongs). */
function kongRefusals(context: TurnContext): readonly Refusal[] {
  const { turn, deal, rules, options } = context;
  const { tiles, melds } = handOf(context);
  const four = factsOf(context).counts.lastIndexOf(4, feiPlace - 1) >= 0;
  if (!four && melds.length === 0) return [];
  const onto = melds.filter((meld) => meld.type === 'pung' && tiles.includes(meld.face));
  if (four || onto.some((meld) => feiIn(meld) === 0)) {
    if (!playedMoves(rules, options).some(({ type }) => type === 'kong'))
      return [{ code: 'no-kong-from-hand' }];
    if (turn.draw === undefined) return [{ code: 'kong-needs-a-draw' }];
    if (!hasReplacement(deal.wall, rules.wall)) return [{ code: 'no-replacement-left' }];
  }
  return onto.some((meld) => feiIn(meld) > 0) ? [{ code: 'no-kong-with-fei' }] : [];
}

function feiRefusals(context: TurnContext): readonly Refusal[] {
  const { rules, deal } = context;
  if (!handOf(context).tiles.includes(fei)) return [];
  const isStuck =
    rules.turnMoves.some(({ type }) => type === 'set-aside') && !hasReplacement(deal.wall, rules.wall);
  return [
    { code: 'fei-cannot-be-thrown' },
    ...(isStuck ? [{ code: 'fei-cannot-be-replaced' } as const] : []),
  ];
}

/** Why a tile in hand, drawn earlier, redeems no Fei of one's own melds, where Fei are redeemed at all. */
function redeemRefusals(context: TurnContext): readonly Refusal[] {
  const { tiles, melds } = handOf(context);
  if (melds.length === 0 || !context.rules.turnMoves.some(({ type }) => type === 'redeem')) return [];
  return distinctTiles(tiles)
    .filter((tile) => tile !== context.turn.draw?.tile && melds.some((meld) => standsFor(meld, tile)))
    .map((tile) => ({ code: 'only-drawn-tile-redeems', tile }));
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
  const fits = (): boolean => chowsWith(factsOf(context).counts, window.tile, wild).length > 0;
  const isNext = nextSeat(window.seat, rules.seats) === seat;
  const isLast = deal.phase.type === 'claims' && liveTiles(deal.wall, rules.wall) === 0;
  if (isLast) {
    const wilds = Math.min(countTile(tiles, fei), rules.wilds.perSet);
    if (countTile(tiles, window.tile) + wilds >= 2 || (isNext && fits())) {
      found.push({ code: 'last-tile-only-wins', tile: window.tile });
    }
  } else if (!isNext && fits()) {
    found.push({ code: 'not-next-seat', tile: window.tile });
  }
  return found;
}

function belowMinimum(judgement: Judgement | undefined): readonly Refusal[] {
  if (judgement === undefined || judgement.win || judgement.reason !== 'below-minimum') return [];
  return [{ code: 'below-minimum', fan: judgement.score.counted, needs: judgement.needs }];
}

/** What a piece may look at when it says what a seat can do: the deal and the seat's own place in it. */
import type { OptionValues } from '../../options.ts';
import { type Seat, windOf } from '../../seats.ts';
import type { Tile } from '../../tiles/tile.ts';
import { withoutTiles } from '../../tiles/tile.ts';
import type { Ruleset } from '../ruleset.ts';
import { type Judgement, judge } from '../score.ts';
import type { Deal, Draw, SeatHand, TurnPhase, Window } from '../state.ts';
import { liveTiles } from '../wall.ts';
import type { Circumstance, Win, WinSource } from '../win.ts';
import { factsOf } from './hand-facts.ts';

/** A seat at a deal in play. */
export interface SeatContext {
  readonly rules: Ruleset;
  readonly options: OptionValues;
  readonly deal: Deal;
  readonly seat: Seat;
}
/** A seat in its own turn, with nothing owed. */
export interface TurnContext extends SeatContext {
  readonly turn: TurnPhase;
}
/** A seat that is asked about a tile under claim. */
export interface ClaimContext extends SeatContext {
  readonly window: Window;
}

/** The seat's own tiles. */
export const handOf = (context: SeatContext): SeatHand => context.deal.hands[context.seat];

/** Whether the tile would complete the seat's hand in some shape, whatever it is worth. */
export function completes(context: SeatContext, tile: Tile): boolean {
  return factsOf(context).isCompletedBy(tile);
}

/** The self-drawn win this turn would be, or undefined when nothing was drawn in it or the hand is incomplete. */
export function selfDrawnWin(context: TurnContext): Win | undefined {
  return isHandComplete(context) ? handAsDrawn(context) : undefined;
}

/** Whether the hand as it stands is complete in some shape, whatever it is worth. */
export function isHandComplete(context: SeatContext): boolean {
  return factsOf(context).isComplete;
}

/** The hand on the tile drawn last, as a win would have it, complete or not; undefined when nothing was drawn. */
export function handAsDrawn(context: TurnContext): Win | undefined {
  const { turn } = context;
  const { tiles } = handOf(context);
  if (turn.draw === undefined || !tiles.includes(turn.draw.tile)) return undefined;
  const concealed = withoutTiles(tiles, [turn.draw.tile]);
  return winOf(context, {
    concealed,
    tile: turn.draw.tile,
    source: 'self-draw',
    circumstances: drawCircumstances(context, { draw: turn.draw, kongs: turn.kongs }),
  });
}

/** The win on the tile under claim, or undefined when it doesn't complete the hand. */
export function claimedWin(context: ClaimContext): Win | undefined {
  const { window } = context;
  if (!completes(context, window.tile)) return undefined;
  const source: WinSource = window.cause === 'discard' ? 'discard' : 'robbed-kong';
  return winOf(context, {
    concealed: handOf(context).tiles,
    tile: window.tile,
    source,
    circumstances: source === 'discard' ? discardCircumstances(context) : [],
  });
}

/** The win that comes by itself with the tile the seat set aside last; undefined when it has none. */
export function instantWinOf(context: SeatContext): Win | undefined {
  const { bonus, tiles } = handOf(context);
  const tile = bonus.at(-1);
  if (tile === undefined || context.rules.instantWin?.holds(bonus) !== true) return undefined;
  return winOf(context, { concealed: tiles, tile, source: 'self-draw', circumstances: [] });
}

/** What the win is worth, or why it isn't one; undefined when there is none to judge. */
export function judged(context: SeatContext, win: Win | undefined): Judgement | undefined {
  return win && judge(context.rules, context.options, win);
}

type WinParts = Pick<Win, 'concealed' | 'tile' | 'source' | 'circumstances'>;

function winOf(context: SeatContext, parts: WinParts): Win {
  const { deal, rules, seat } = context;
  const { melds, bonus } = handOf(context);
  const { dealer, roundWind } = deal.position;
  const { concealed, tile, source, circumstances } = parts;
  const seatWind = windOf(seat, dealer, rules.seats);
  return { concealed, tile, source, circumstances, melds, bonus, seatWind, roundWind };
}

/** common §Circumstances: what a win by the seat right now would count. */
export function circumstancesNow(context: SeatContext): readonly Circumstance[] {
  const { phase } = context.deal;
  if (phase.type === 'turn' && phase.seat === context.seat && phase.draw !== undefined) {
    return drawCircumstances(context, { draw: phase.draw, kongs: phase.kongs });
  }
  if (phase.type !== 'claims' || phase.window.cause !== 'discard' || phase.window.seat === context.seat)
    return [];
  return discardCircumstances(context);
}

/** common §Circumstances: what a win on this draw may count. */
function drawCircumstances(
  context: SeatContext,
  { draw, kongs }: { draw: Draw; kongs: number },
): readonly Circumstance[] {
  const found: Circumstance[] = [];
  if (draw.lastTile) found.push('last-tile');
  if (draw.afterKong) found.push('kong-replacement');
  if (draw.afterKong && kongs >= 2) found.push('kong-on-kong');
  if (draw.afterBonus) found.push('flower-replacement');
  if (context.deal.untouched && handOf(context).draws === 1) found.push('first-deal');
  return found;
}

/** common §Circumstances: what a win on the last discard may count. */
function discardCircumstances(context: SeatContext): readonly Circumstance[] {
  const { deal, rules } = context;
  const found: Circumstance[] = [];
  if (liveTiles(deal.wall, rules.wall) === 0) found.push('last-tile');
  if (deal.untouched && deal.discards.length === 1) found.push('first-deal');
  return found;
}

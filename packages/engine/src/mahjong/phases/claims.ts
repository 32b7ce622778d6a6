/** A tile under claim: who is asked, and what comes of the answers (common §Claims, §Kongs). */
import type { OptionValues } from '../../options.ts';
import { nextSeat, othersAfter, type Seat, seatsAfter } from '../../seats.ts';
import { type Tile, tileAt, tileIndex } from '../../tiles/tile.ts';
import type { ChowAction, MahjongAction } from '../action.ts';
import { type Course, dealOf } from '../course.ts';
import type { ClaimedEvent } from '../event.ts';
import type { Meld } from '../hand/meld.ts';
import { precedenceOf } from '../kit/claims.ts';
import { type ClaimContext, claimedWin } from '../kit/seat-context.ts';
import { declareWin, payKong } from '../kit/settlement.ts';
import type { Ruleset } from '../ruleset.ts';
import { readingsOf } from '../score.ts';
import type { ClaimsPhase, MahjongState, Window } from '../state.ts';
import { drawOwed } from './draw.ts';

/** What a seat may answer: its claims and a pass, or nothing when it has no claim or has answered. */
export function offersInClaims(
  rules: Ruleset,
  state: MahjongState,
  asked: { phase: ClaimsPhase; seat: Seat },
): readonly MahjongAction[] {
  const { phase, seat } = asked;
  if (seat === phase.window.seat || phase.answers[seat] !== undefined) return [];
  const claims = claimsOf(rules, state, phase.window)[seat] ?? [];
  return claims.length === 0 ? [] : [...claims, pass];
}

const pass: MahjongAction = { type: 'pass' };

/** By seat: its claims on a tile. */
type ClaimsBySeat = readonly (readonly MahjongAction[])[];

/** The claims worked out last: while a window is open every answer asks for them again. */
let latest: { rules: Ruleset; options: OptionValues; window: Window; claims: ClaimsBySeat } | undefined;

/** The claims of every seat on the window that is open. */
function claimsOf(rules: Ruleset, state: MahjongState, window: Window): ClaimsBySeat {
  const { options } = state;
  if (latest?.window === window && latest.rules === rules && latest.options === options) return latest.claims;
  const deal = dealOf(state);
  const claims: (readonly MahjongAction[])[] = [[], [], [], []];
  for (const seat of othersAfter(window.seat, rules.seats)) {
    claims[seat] = claimsOfSeat({ rules, options, deal, seat, window });
  }
  latest = { rules, options, window, claims };
  return claims;
}

function claimsOfSeat(context: ClaimContext): readonly MahjongAction[] {
  const { rules, window } = context;
  if (window.cause !== 'discard' && !mayRob(context)) return [];
  const claims: MahjongAction[] = [];
  for (const row of rules.claims) for (const rule of row) claims.push(...rule.offers(context));
  return claims;
}

/** Whether the seat may rob the kong, if it would win on its tile. */
function mayRob(context: ClaimContext): boolean {
  const { rules, options, window } = context;
  const robbing = rules.robbing(window.cause === 'added-kong' ? 'added' : 'concealed', options);
  if (typeof robbing === 'string') return robbing === 'anyone';
  const win = claimedWin(context);
  return win !== undefined && readingsOf(rules, options, win).some(({ shape }) => shape === robbing.only);
}

/** Notes a seat's answer; what comes of it is forced. */
export function decideInClaims(course: Course, seat: Seat, answer: MahjongAction): void {
  course.emit({ type: 'answered', seat, answer });
}

/** A claim and its place in the order of precedence: lower is better, nearer first among equals. */
interface RankedClaim {
  readonly seat: Seat;
  readonly action: MahjongAction;
  readonly rank: number;
}

/** Settles the window once nothing undecided can change its outcome; true while somebody must still answer. */
export function forceClaims(course: Course, phase: ClaimsPhase): boolean {
  const { rules, state } = course;
  const { window } = phase;
  const claims = claimsOf(rules, state, window);
  let best: RankedClaim | undefined;
  let open: RankedClaim | undefined;
  for (const seat of othersAfter(window.seat, rules.seats)) {
    const answer = phase.answers[seat];
    const given = answer === undefined ? (claims[seat] ?? []) : answer.type === 'pass' ? [] : [answer];
    for (const action of given) {
      const claim = ranked(rules, window, { seat, action });
      if (answer === undefined) open = better(open, claim);
      else best = better(best, claim);
    }
  }
  if (open !== undefined && better(best, open) === open) return true;
  if (best === undefined) closeUnclaimed(course, phase);
  else grant(course, window, best);
  return false;
}

function ranked(rules: Ruleset, window: Window, claim: { seat: Seat; action: MahjongAction }): RankedClaim {
  const distance = seatsAfter(window.seat, claim.seat, rules.seats);
  return { ...claim, rank: precedenceOf(rules.claims, claim.action) * rules.seats + distance };
}

const better = (best: RankedClaim | undefined, other: RankedClaim): RankedClaim =>
  best === undefined || other.rank < best.rank ? other : best;

/** Nobody takes the tile: the next seat draws, or the kong stands, is paid and replaced. */
function closeUnclaimed(course: Course, { window }: ClaimsPhase): void {
  const { seat, cause } = window;
  if (cause === 'discard') {
    drawOwed(course, nextSeat(seat, course.rules.seats), 'turn');
    return;
  }
  payKong(course, { seat, kind: cause === 'added-kong' ? 'added' : 'concealed' });
  drawOwed(course, seat, 'kong');
}

function grant(course: Course, window: Window, claim: RankedClaim): void {
  const { seat, action } = claim;
  if (action.type === 'win') {
    const { rules, state, deal } = course;
    const win = claimedWin({ rules, options: state.options, deal, seat, window });
    if (win === undefined) throw new Error('a win was claimed that completes nothing');
    declareWin(course, { seat, win, from: window.seat });
    return;
  }
  course.emit(claimedSet(window, claim));
  if (action.type === 'kong') payKong(course, { seat, kind: 'claimed', from: window.seat });
}

function claimedSet(window: Window, { seat, action }: RankedClaim): ClaimedEvent {
  const { tile, seat: from } = window;
  return { type: 'claimed', seat, from, tile, meld: meldOf(action, window) };
}

function meldOf(action: MahjongAction, { tile, seat: from }: Window): Meld {
  switch (action.type) {
    case 'chow':
      return { type: 'chow', face: lowestOf(action, tile), tiles: action.tiles, from };
    case 'pung':
      return { type: 'pung', face: tile, tiles: action.tiles, from };
    case 'kong':
      return { type: 'kong', kind: 'claimed', face: tile, tiles: [tile, tile, tile, tile], from };
    default:
      throw new Error(`${action.type} makes no set`);
  }
}

/** The lowest tile of a run, told by where the claimed tile stands in it. */
function lowestOf({ tiles }: ChowAction, claimed: Tile): Tile {
  return tileAt(tileIndex(claimed) - tiles.indexOf(claimed));
}

/** Judges claims: a deal is laid, the tile thrown, and the game says what is offered and who gets it. */
import {
  countTile,
  type MahjongAction,
  type MahjongActionType,
  type MahjongState,
  nextSeat,
  type Seat,
  seatsOf,
  type Tile,
} from '@tilehouse/engine';
import type { ClaimStep, RivalsStep } from '../step.ts';
import { layDeal } from './lay-deal.ts';
import { type School, tilesAway, tilesOf } from './school.ts';
import { right, type Verdict, wrong } from './verdict.ts';

/** What a person can say to a thrown tile. */
export const claimMoves = ['chow', 'pung', 'kong', 'win', 'pass'] as const;
export type ClaimMove = (typeof claimMoves)[number];

const ownSeat: Seat = 0;

/** Which seat throws the tile of a claim. */
export function throwerOf({ rules }: School, { by }: ClaimStep): Seat {
  return by === 'after' ? nextSeat(ownSeat, rules.seats) : ((rules.seats - 1) as Seat);
}

/** The table after the tile was thrown. */
function thrown(school: School, step: ClaimStep): MahjongState {
  const dealer = throwerOf(school, step);
  const [tile] = tilesOf(step.thrown);
  if (tile === undefined) throw new Error(`${step.id} throws nothing`);
  const state = layDeal(school, { dealer, hands: { [ownSeat]: tilesOf(step.hand), [dealer]: [tile] } });
  return school.game.decide(state, dealer, { type: 'discard', tile }).state;
}

/** Whether it is the tile under claim that one is asked about. */
function offersFor(school: School, state: MahjongState): readonly MahjongAction[] {
  return state.deal?.phase.type === 'claims' ? school.game.offers(state, ownSeat) : [];
}

/** Judges what a person says: what the game offers is right, and a win goes before everything. */
export function judgeClaim(school: School, step: ClaimStep, move: ClaimMove): Verdict {
  const state = thrown(school, step);
  const offered = new Set(offersFor(school, state).map(({ type }) => type));
  const [tile] = tilesOf(step.thrown) as [Tile];
  if (move === 'pass') {
    const moves: MahjongActionType[] = claimMoves.filter((each) => each !== 'pass' && offered.has(each));
    return moves.length === 0 ? right : wrong({ type: 'could', moves });
  }
  if (!offered.has(move)) return whyNot(school, { step, state, tile, move });
  return offered.has('win') && move !== 'win' ? wrong({ type: 'wins-instead', tile }) : right;
}

function whyNot(
  school: School,
  asked: {
    readonly step: ClaimStep;
    readonly state: MahjongState;
    readonly tile: Tile;
    readonly move: ClaimMove;
  },
): Verdict {
  const { step, state, tile, move } = asked;
  const hand = tilesOf(step.hand);
  if (move === 'pung' || move === 'kong') {
    return wrong({ type: 'too-few', tile, held: countTile(hand, tile), needs: move === 'pung' ? 2 : 3 });
  }
  const code = move === 'chow' ? 'not-next-seat' : 'below-minimum';
  const { refusals = [] } = school.game.view(state, ownSeat).mine ?? {};
  const refusal = refusals.find((each) => each.code === code);
  if (refusal !== undefined) return wrong({ type: 'refused', refusal });
  if (move === 'chow') return wrong({ type: 'no-run', tile });
  return wrong({ type: 'not-complete', tile, away: tilesAway(school, [...hand, tile]) });
}

/** The seats that want the tile of a step with rivals. */
export const rivals = ['next', 'last'] as const;
export type Rival = (typeof rivals)[number];

/** Judges who gets the tile: both say what they want, and the game decides. */
export function judgeRivals(school: School, step: RivalsStep, rival: Rival): Verdict {
  const { game, rules } = school;
  const [tile] = tilesOf(step.thrown) as [Tile];
  const last = (rules.seats - 1) as Seat;
  const hands = { [ownSeat]: [tile], 1: tilesOf(step.next.hand), [last]: tilesOf(step.last.hand) };
  let state = game.decide(layDeal(school, { dealer: ownSeat, hands }), ownSeat, {
    type: 'discard',
    tile,
  }).state;
  for (const seat of [...seatsOf(rules.seats)].reverse()) {
    const offers = game.offers(state, seat);
    if (offers.length === 0 || state.deal?.phase.type !== 'claims') continue;
    const says = seat === 1 ? step.next.says : seat === last ? step.last.says : 'pass';
    const action = offers.find(({ type }) => type === says);
    if (action === undefined) throw new Error(`${step.id}: seat ${seat} can't ${says}`);
    state = game.decide(state, seat, action).state;
  }
  const taker: Rival = state.deal?.discards.at(-1)?.takenBy === 1 ? 'next' : 'last';
  if (taker === rival) return right;
  const { says } = step[rival];
  const by = step[taker].says;
  return wrong(says === by ? { type: 'nearer', says } : { type: 'outranked', says, by });
}

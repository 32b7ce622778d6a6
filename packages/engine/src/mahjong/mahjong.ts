/** A ruleset as a game: the contract kept for every ruleset of the family. */
import type { DealResult, DealStage, Game, Step } from '../game.ts';
import type { OptionValues } from '../options.ts';
import type { Seat, Viewer } from '../seats.ts';
import { netOf, refundsOf, type Transfer } from '../transfer.ts';
import type { MahjongAction } from './action.ts';
import { Course, dealOf } from './course.ts';
import type { MahjongEvent, SeenMahjongEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { idleAction } from './idle.ts';
import { pauseIn } from './pause-in.ts';
import { decideInClaims, forceClaims, offersInClaims } from './phases/claims.ts';
import { cleanHands, dealAgain, dealNext } from './phases/deal.ts';
import { decideInTurn, forceTurn, offersInTurn } from './phases/turn.ts';
import { redact } from './redact.ts';
import type { Ruleset } from './ruleset.ts';
import type { MahjongState } from './state.ts';
import type { MahjongView } from './view.ts';
import { commonView, isMatchOver, viewFor } from './view-for.ts';

/** A mahjong game: the contract with this family's types, and the ruleset it plays. */
export interface MahjongGame
  extends Game<MahjongState, MahjongAction, MahjongEvent, SeenMahjongEvent, MahjongView> {
  readonly rules: Ruleset;
}

/** Makes the game of a ruleset. */
export function mahjong(rules: Ruleset): MahjongGame {
  const { id, version, seats, options, tileSet, unit, banked } = rules;
  return {
    ...{ id, version, seats, options, tileSet, unit, banked, rules },
    start: (values) => started(rules, values),
    deal: (state, seed) => {
      if (stageOf(state) === 'in-play') throw new Error('a deal is in play');
      if (isMatchOver(rules, state)) throw new Error('the match is over');
      return forced(new Course(rules, state), (course) => dealNext(course, seed));
    },
    redeal: (event, seed) =>
      event.type === 'dealt'
        ? forced(new Course(rules, undefined), (course) => dealAgain(course, event, seed))
        : undefined,
    cancel: (state) => {
      if (stageOf(state) !== 'in-play') throw new Error('no deal is in play');
      return forced(new Course(rules, state), cancelDeal);
    },
    offers: (state, seat) => offersOf(rules, state, seat),
    decide: (state, seat, action) =>
      forced(new Course(rules, state), (course) => decideAt(course, seat, action)),
    pauseIn: (before, events) => pauseIn(rules, before, events),
    pacing: (state) => (state.deal?.phase.type === 'claims' ? 'answer' : 'turn'),
    evolve: (state, event) => evolve(rules, state, event),
    redact: (event, viewer) => redact(rules, event, viewer),
    view: (state, viewer) => look(rules, state)(viewer),
    look: (state) => look(rules, state),
    idle: (state, seat) => idleAction(state, seat, offersOf(rules, state, seat)),
    stage: stageOf,
    isOver: (state) => isMatchOver(rules, state),
    isEndless: (values) => rules.succession.deals(values) === 'endless',
    result: (state) => resultOf(rules, state),
    transfersOf,
  };
}

function started(rules: Ruleset, options: OptionValues): Step<MahjongState, MahjongEvent> {
  const course = new Course(rules, undefined);
  course.emit({ type: 'opened', options });
  return course.step();
}

/** Runs one command and then every forced move, until somebody must choose or the deal is over. */
function forced(course: Course, command: (course: Course) => void): Step<MahjongState, MahjongEvent> {
  command(course);
  playForced(course);
  return course.step();
}

/** Plays every forced move. */
export function playForced(course: Course): void {
  while (forceNext(course)) {
    // each pass plays one forced move
  }
}

/** Plays one forced move; false when there is none. */
function forceNext(course: Course): boolean {
  const { phase } = course.deal;
  switch (phase.type) {
    case 'dealing':
      cleanHands(course, phase);
      return true;
    case 'turn':
      return !forceTurn(course, phase);
    case 'claims':
      return !forceClaims(course, phase);
    case 'deal-over':
      return false;
  }
}

function decideAt(course: Course, seat: Seat, action: MahjongAction): void {
  const { phase } = course.deal;
  if (phase.type === 'turn') decideInTurn(course, seat, action);
  else if (phase.type === 'claims') decideInClaims(course, seat, action);
  else throw new Error(`nothing is asked in ${phase.type}`);
}

function offersOf(rules: Ruleset, state: MahjongState, seat: Seat): readonly MahjongAction[] {
  const phase = state.deal?.phase;
  if (phase?.type === 'turn' && phase.seat === seat) return offersInTurn(rules, state, phase);
  if (phase?.type === 'claims') return offersInClaims(rules, state, { phase, seat });
  return [];
}

const offersFor = (rules: Ruleset, state: MahjongState, viewer: Viewer): readonly MahjongAction[] =>
  viewer === 'outsider' ? [] : offersOf(rules, state, viewer);

function look(rules: Ruleset, state: MahjongState): (viewer: Viewer) => MahjongView {
  const common = commonView(rules, state);
  return (viewer) => viewFor(rules, state, { viewer, common, offers: offersFor(rules, state, viewer) });
}

/** Gives back every payment of the deal in play (common §Ending a hand, cancelled). */
function cancelDeal(course: Course): void {
  course.emit({ type: 'cancelled', transfers: refundsOf(course.deal.paid) });
}

function stageOf(state: MahjongState): DealStage {
  if (state.deal === undefined) return 'before-deal';
  return dealOf(state).phase.type === 'deal-over' ? 'deal-over' : 'in-play';
}

const transfersOf = (event: MahjongEvent): readonly Transfer[] =>
  'transfers' in event ? event.transfers : [];

function resultOf({ seats }: Ruleset, { deal }: MahjongState): DealResult | undefined {
  if (deal?.phase.type !== 'deal-over') return undefined;
  const { ending } = deal.phase;
  return {
    deal: deal.position.deal,
    ending: ending.type === 'exhausted' ? 'drawn' : ending.type,
    winner: ending.type === 'won' ? ending.seat : undefined,
    net: netOf(deal.paid, seats),
  };
}

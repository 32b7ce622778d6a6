/** What a command makes of a table: facts to append, or the name of why not. Changes nothing itself. */
import { fail, ok } from '@tilehouse/engine';
import type { TableCommand } from './command.ts';
import { mute, setCall } from './decide-company.ts';
import { dealFirst, dropShuffle, giveEntropy, notReady, wantDeal } from './decide-deal.ts';
import { act, cancelDeal, standIn, takeBack } from './decide-play.ts';
import { cameBack, outage, pause, resume, wentAway } from './decide-presence.ts';
import {
  change,
  close,
  knownAs,
  leave,
  remove,
  removeAbsent,
  setLevel,
  shuffleSeats,
  sit,
  vacate,
} from './decide-seating.ts';
import { tick } from './decide-tick.ts';
import type { Decision, DecisionContext } from './decision.ts';
import type { TableState } from './table-state.ts';

/** Decides a command. No facts are a command that changes nothing. */
export function decideTable(table: TableState, command: TableCommand, context: DecisionContext): Decision {
  if (table.closed) return fail('table-closed');
  switch (command.type) {
    case 'sit':
      return sit(table, command.seat, command.occupant);
    case 'leave':
      return leave(table, command.seat);
    case 'set-level':
      return setLevel(table, command.seat, command.level);
    case 'change':
      return change(table, command);
    case 'remove':
      return remove(table, command.seat);
    case 'remove-absent':
      return removeAbsent(table, command.seat, context);
    case 'vacate':
      return vacate(table, command);
    case 'set-call':
      return setCall(table, command.link);
    case 'mute':
      return mute(table, command);
    case 'shuffle-seats':
      return shuffleSeats(table, context);
    case 'close':
      return close(table, command);
    case 'want-deal':
      return wantDeal(table, command, context);
    case 'deal':
      return dealFirst(table, command, context);
    case 'not-ready':
      return notReady(table, command.seat);
    case 'entropy':
      return giveEntropy(table, command);
    case 'drop-shuffle':
      return ok(dropShuffle(table));
    case 'went-away':
      return wentAway(table, command.player);
    case 'came-back':
      return cameBack(table, command.player);
    case 'known-as':
      return knownAs(table, command);
    default:
      return decideInPlay(table, command, context);
  }
}

type PlayCommand = Extract<
  TableCommand,
  {
    type: 'act' | 'take-back' | 'pause' | 'resume' | 'cancel-deal' | 'outage' | 'tick' | 'stand-in';
  }
>;

function decideInPlay(table: TableState, command: PlayCommand, context: DecisionContext): Decision {
  switch (command.type) {
    case 'act':
      return act(table, command, context);
    case 'take-back':
      return takeBack(table, command.seat);
    case 'pause':
      return pause(table, command.seat);
    case 'resume':
      return resume(table, command.seat);
    case 'cancel-deal':
      return cancelDeal(table);
    case 'outage':
      return outage(table, command);
    case 'tick':
      return tick(table, context);
    case 'stand-in':
      return standIn(table, command, context);
  }
}

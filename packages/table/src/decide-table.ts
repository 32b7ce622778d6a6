/** What a command makes of a table: facts to append, or the name of why not. Changes nothing itself. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { fail, type OptionValues, ok, type Result, readOptions, type Seat, seatsOf } from '@tilehouse/engine';
import type { Act, TableCommand } from './command.ts';
import { lastOf } from './evolve-table.ts';
import type { RefusalCode } from './refusal.ts';
import type { TableFact } from './table-event.ts';
import { deadlineOf, stageOf, type TableState } from './table-state.ts';

/** What a decision may use besides the state. */
export interface DecisionContext {
  /** Milliseconds of the table's clock. */
  readonly now: number;
  /** Secret random bytes for a shuffle. */
  randomBytes(count: number): Uint8Array;
}

type Decision = Result<readonly TableFact[], RefusalCode>;

/** Decides a command. No facts are a command that changes nothing. */
export function decideTable(table: TableState, command: TableCommand, context: DecisionContext): Decision {
  if (table.closed) return fail('table-closed');
  switch (command.type) {
    case 'act':
      return act(table, command);
    case 'sit':
      return sit(table, command.seat, command);
    case 'leave':
      return leave(table, command.seat);
    case 'set-level':
      return setLevel(table, command.seat, command.level);
    case 'change':
      return change(table, command);
    case 'want-deal':
      return wantDeal(table, command.seat, context);
    case 'take-back':
      return takeBack(table, command.seat);
    case 'pause':
      return table.paused === undefined ? ok([{ type: 'paused', seat: command.seat }]) : fail('paused');
    case 'resume':
      return table.paused === undefined ? fail('not-paused') : ok([{ type: 'resumed', seat: command.seat }]);
    case 'cancel-deal':
      return cancelDeal(table);
    case 'close':
      return close(table);
    case 'tick':
      return tick(table, context.now);
    case 'stand-in':
      return table.prompts[command.seat]?.number === command.prompt
        ? ok([autopilot(table, command.seat)])
        : ok([]);
  }
}

function act(table: TableState, { seat, prompt, offer }: Act): Decision {
  if (table.paused !== undefined) return fail('paused');
  if (table.prompts[seat]?.number !== prompt) return fail('too-late');
  const action = table.game.offers(table.match, seat)[offer];
  if (action === undefined) return fail('not-offered');
  const { events } = table.game.decide(table.match, seat, action);
  return ok([{ type: 'decided', seat, by: 'seat', events }]);
}

function sit(table: TableState, seat: Seat, { occupant }: Extract<TableCommand, { type: 'sit' }>): Decision {
  if (table.seats[seat] !== undefined) return fail('seat-taken');
  return ok([{ type: 'seated', seat, occupant }]);
}

function leave(table: TableState, seat: Seat): Decision {
  if (stageOf(table) === 'in-play') return fail('deal-in-play');
  return table.seats[seat] === undefined ? ok([]) : ok([{ type: 'seat-left', seat }]);
}

function setLevel(table: TableState, seat: Seat, level: string): Decision {
  const occupant = table.seats[seat];
  if (occupant?.type !== 'computer') return fail('no-computer-there');
  return occupant.level === level ? ok([]) : ok([{ type: 'seated', seat, occupant: { ...occupant, level } }]);
}

function change(table: TableState, wish: Extract<TableCommand, { type: 'change' }>): Decision {
  const stage = stageOf(table);
  if (stage !== 'waiting' && stage !== 'match-over') return fail('deal-in-play');
  const options = readOptions(table.game.options, wish.options);
  if (!options.ok) return fail('bad-options');
  return ok([{ type: 'table-changed', options: options.value as OptionValues, settings: wish.settings }]);
}

/** Notes that a person wants the next deal, and deals once every person does. */
function wantDeal(table: TableState, seat: Seat, context: DecisionContext): Decision {
  if (stageOf(table) === 'in-play') return fail('deal-in-play');
  if (table.seats.includes(undefined)) return fail('seats-open');
  if (table.paused !== undefined) return fail('paused');
  const wants = (each: Seat): boolean =>
    each === seat || table.wanting[each] || table.seats[each]?.type !== 'person';
  const noted: readonly TableFact[] = table.wanting[seat] ? [] : [{ type: 'wants-deal', seat }];
  return seatsOf(table.game.seats).every(wants) ? ok([...noted, ...dealNext(table, context)]) : ok(noted);
}

/** Deals the next hand, of a new match where none is on. */
function dealNext(table: TableState, context: DecisionContext): readonly TableFact[] {
  const { game } = table;
  const isNew = table.match === undefined || game.isOver(table.match);
  const opened = isNew ? game.start(table.options) : undefined;
  const seed = context.randomBytes(32);
  const { events } = game.deal(opened === undefined ? table.match : opened.state, seed);
  const deal: TableFact = { type: 'deal-began', deal: table.deals + 1, seed: bytesToHex(seed), events };
  return opened === undefined ? [deal] : [{ type: 'match-began', events: opened.events }, deal];
}

function takeBack(table: TableState, seat: Seat): Decision {
  if (!table.settings.undo) return fail('no-taking-back-here');
  if (table.paused !== undefined) return fail('paused');
  return lastOf(table, seat) < 0 ? fail('nothing-to-take-back') : ok([{ type: 'took-back', seat }]);
}

function cancelDeal(table: TableState): Decision {
  if (stageOf(table) !== 'in-play') return fail('no-deal-in-play');
  return ok([{ type: 'deal-cancelled', events: table.game.cancel(table.match).events }]);
}

function close(table: TableState): Decision {
  const cancelled = cancelDeal(table);
  return ok([...(cancelled.ok ? cancelled.value : []), { type: 'table-closed' }]);
}

/** Plays the autopilot for the seat whose clock ran out first; the rest are seen to by the next tick. */
function tick(table: TableState, now: number): Decision {
  const due = seatsOf(table.game.seats)
    .map((seat) => ({ seat, at: deadlineOf(table, seat) }))
    .filter((each): each is { seat: Seat; at: number } => each.at !== undefined && each.at <= now)
    .sort((a, b) => a.at - b.at)[0];
  return due === undefined ? ok([]) : ok([autopilot(table, due.seat)]);
}

/** What is played for a seat that doesn't. */
function autopilot(table: TableState, seat: Seat): TableFact {
  const { game, match } = table;
  const { events } = game.decide(match, seat, game.idle(match, seat));
  return { type: 'decided', seat, by: 'autopilot', events };
}

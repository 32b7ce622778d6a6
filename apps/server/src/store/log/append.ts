/** Adding to a table's log: the events, the head that says where it stands, and whatever must happen with them, or nothing. */
import type { CompiledQuery, Transaction } from 'kysely';
import type { Database, EventsTable, SeatsTable } from '../database.ts';
import type { Commit, RunAtOnce } from '../engine.ts';
import { UniqueViolation } from '../unique-violation.ts';
import { insertEventsQuery, moveHeadQuery } from './append-queries.ts';

export interface Append {
  readonly table: string;
  /** How many events the log had when these were decided. */
  readonly from: number;
  /** At least one. Times never run backwards, neither here nor against the log. */
  readonly events: readonly NewEvent[];
  readonly head: NewHead;
  /** Who asked for it, and by which id of theirs. */
  readonly command?: CommandId;
  /** Runs in the same transaction, after the events are written; nothing is kept when it refuses or throws. */
  readonly also?: (trx: Transaction<Database>) => Promise<AlsoOutcome>;
}

export interface NewEvent {
  readonly at: number;
  readonly version: number;
  readonly type: string;
  /** Whatever JSON can hold. */
  readonly body: unknown;
  /** The table's state before this event, where a fold may start from now on; whatever JSON can hold. */
  readonly base?: unknown;
}

/** Where the table stands after the events. */
export interface NewHead {
  readonly nextDue: number | null;
  readonly stage: string;
  /** The newest event version in the log. */
  readonly version: number;
  readonly hostId: string | null;
  readonly closed?: boolean;
  /** When everybody saw something happen for the last time; left out when these events show them nothing. */
  readonly shownAt?: number;
  /** Who sits there now; left out when nothing about that has changed. */
  readonly seats?: readonly Omit<SeatsTable, 'table_id'>[];
}

export interface CommandId {
  readonly actor: string;
  readonly id: string;
}

export type Refusal = { readonly refused: string };
/** Nothing, or the reason why the whole append must not be. */
export type AlsoOutcome = Refusal | undefined;

/**
 * `stored`: it is kept for good. `already`: the same command was stored before, whatever came after it.
 * `conflict`: the log is longer than `from`, somebody was faster.
 */
export type AppendOutcome = 'stored' | 'already' | 'conflict' | Refusal;

/** Takes the transaction back and says why. */
class TakenBack extends Error {
  override readonly name = 'TakenBack';
  readonly outcome: AppendOutcome;

  constructor(outcome: AppendOutcome) {
    super(JSON.stringify(outcome));
    this.outcome = outcome;
  }
}

/** What an append needs of the engine below. */
export interface AppendEngine {
  readonly commit: Commit;
  readonly runAtOnce?: RunAtOnce;
}

/** @throws when the database fails, or for times that run backwards: then nothing is stored */
export async function appendEvents(engine: AppendEngine, append: Append): Promise<AppendOutcome> {
  checkTimes(append.events);
  try {
    return await engine.commit((trx) => appendWithin({ trx, runAtOnce: engine.runAtOnce }, append));
  } catch (problem) {
    if (problem instanceof TakenBack) return problem.outcome;
    throw problem;
  }
}

interface Within {
  readonly trx: Transaction<Database>;
  readonly runAtOnce: RunAtOnce | undefined;
}

/** Runs a statement, at once where that is possible. @returns how many rows it changed */
async function changes({ runAtOnce, trx }: Within, query: CompiledQuery): Promise<number> {
  if (runAtOnce !== undefined) return runAtOnce(query);
  return Number((await trx.executeQuery(query)).numAffectedRows);
}

/** @throws TakenBack when there must be nothing of it */
async function appendWithin(within: Within, append: Append): Promise<'stored'> {
  const { trx } = within;
  const { table, command, also } = append;
  if ((await changes(within, moveHead(trx, append))) !== 1) throw new TakenBack(await whyNot(trx, append));
  try {
    await changes(within, insertEventsQuery(trx, rowsOf(append)));
  } catch (problem) {
    // the head was ours, so what is there already is the command, sent once more in the meantime
    if (problem instanceof UniqueViolation && command !== undefined) throw new TakenBack('already');
    throw problem;
  }
  if (append.head.seats !== undefined) await writeSeats(trx, table, append.head.seats);
  const outcome = await also?.(trx);
  if (outcome !== undefined) throw new TakenBack(outcome);
  return 'stored';
}

/** Moves the head if it stands where it should, and keeps it locked until the transaction ends. */
function moveHead(trx: Transaction<Database>, { table, from, events, head }: Append): CompiledQuery {
  const first = events[0]?.at ?? 0;
  const last = events.at(-1)?.at ?? 0;
  const base = events.findLastIndex((event) => event.base !== undefined);
  const moved = {
    ...{ head_seq: from + events.length, next_due: head.nextDue, stage: head.stage, version: head.version },
    ...{ host_id: head.hostId, moved_at: last, closed_at: head.closed ? last : null },
    ...(base < 0 ? {} : { base_seq: from + base + 1 }),
    ...(head.shownAt === undefined ? {} : { shown_at: head.shownAt }),
  };
  return moveHeadQuery(trx, moved, { table, from, first });
}

async function whyNot(trx: Transaction<Database>, { table, from, command }: Append): Promise<AppendOutcome> {
  if (command !== undefined && (await hasCommand(trx, table, command))) return 'already';
  const head = await trx
    .selectFrom('tables')
    .select(['head_seq', 'closed_at'])
    .where('id', '=', table)
    .executeTakeFirst();
  if (head === undefined) throw new Error(`There is no table ${table}.`);
  // by force, for the log itself has no word of it
  if (head.closed_at !== null) return { refused: 'table-closed' };
  if (head.head_seq === from) throw new RangeError("The time of an event lies before the log's end.");
  return 'conflict';
}

async function hasCommand(trx: Transaction<Database>, table: string, { actor, id }: CommandId) {
  const event = await trx
    .selectFrom('events')
    .select('seq')
    .where('table_id', '=', table)
    .where('actor', '=', actor)
    .where('command_id', '=', id)
    .executeTakeFirst();
  return event !== undefined;
}

function rowsOf({ table, from, events, command }: Append): readonly EventsTable[] {
  return events.map(({ at, version, type, body, base }, index) => ({
    ...{ table_id: table, seq: from + index + 1, at, version, type, body: JSON.stringify(body) },
    base: base === undefined ? null : JSON.stringify(base),
    actor: index === 0 ? (command?.actor ?? null) : null,
    command_id: index === 0 ? (command?.id ?? null) : null,
  }));
}

async function writeSeats(trx: Transaction<Database>, table: string, seats: NonNullable<NewHead['seats']>) {
  await trx.deleteFrom('seats').where('table_id', '=', table).execute();
  if (seats.length === 0) return;
  await trx
    .insertInto('seats')
    .values(seats.map((seat) => ({ ...seat, table_id: table })))
    .execute();
}

function checkTimes(events: readonly NewEvent[]): void {
  if (events.length === 0) throw new RangeError('An append has at least one event.');
  const backwards = events.some(({ at }, index) => at < (events[index - 1]?.at ?? at));
  if (backwards) throw new RangeError('The times of events run backwards.');
}

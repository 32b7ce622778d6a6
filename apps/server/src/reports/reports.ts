/** Reports of hands scored wrongly, in the database: kept once each, answered in place. */
import type { OperatorReport, Report, ReportAbout } from '@tilehouse/protocol';
import type { Selectable } from 'kysely';
import type { Db, ReportsTable } from '../store/database.ts';
import { olderThan } from '../store/older-than.ts';

type Row = Selectable<ReportsTable>;

/** Reports on one page. */
const pageSize = 50;

/** A report somebody makes. */
export interface NewReport {
  readonly id: string;
  readonly at: number;
  readonly player: string;
  /** The reporter's own id for it. */
  readonly command: string;
  readonly about: ReportAbout;
  readonly game: string;
  readonly note: string;
}

/** Keeps a report, once however often it is sent. */
export async function addReport(db: Db, wish: NewReport): Promise<Report> {
  const { about, at, command, game, id, note, player } = wish;
  await db
    .insertInto('reports')
    .values({
      ...{ id, at, player_id: player, command_id: command, game, note: readable(note) },
      table_id: about.type === 'deal' ? about.table : null,
      deal: about.type === 'deal' ? about.deal : null,
      described: about.type === 'hand' ? readable(about.described) : null,
      ...{ answer: null, answered_at: null },
    })
    .onConflict((row) => row.columns(['player_id', 'command_id']).doNothing())
    .execute();
  const kept = await reportOf(db, { player, command });
  if (kept === undefined) throw new Error('a report that was kept is gone');
  return kept;
}

/** The report that a player has sent under an id of theirs. */
export async function reportOf(
  db: Db,
  { command, player }: Pick<NewReport, 'command' | 'player'>,
): Promise<Report | undefined> {
  const kept = await db
    .selectFrom('reports')
    .selectAll()
    .where('player_id', '=', player)
    .where('command_id', '=', command)
    .executeTakeFirst();
  return kept === undefined ? undefined : told(kept);
}

/** Without what nobody can read, and one of the databases can't keep. */
const readable = (text: string): string => text.replaceAll(/(?!\n)\p{Cc}/gu, ' ');

/** The game of a deal that is over. */
export async function gameOfDeal(
  db: Db,
  { deal, table }: { readonly table: string; readonly deal: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('results')
    .select('game')
    .where('table_id', '=', table)
    .where('deal', '=', deal)
    .executeTakeFirst();
  return row?.game;
}

/** What a player has reported, the newest first. */
export async function reportsOf(
  db: Db,
  { deal, player, table }: { player: string; table?: string | undefined; deal?: number | undefined },
): Promise<readonly Report[]> {
  let query = db.selectFrom('reports').selectAll().where('player_id', '=', player);
  if (table !== undefined) query = query.where('table_id', '=', table);
  if (deal !== undefined) query = query.where('deal', '=', deal);
  const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(pageSize).execute();
  return rows.map(told);
}

/** What everybody has reported, the newest first, a page at a time. */
export async function allReports(
  db: Db,
  { answered, before }: { readonly answered: 'no' | 'yes'; readonly before?: string | undefined },
): Promise<{ readonly reports: readonly OperatorReport[]; readonly more: boolean }> {
  let query = db
    .selectFrom('reports')
    .leftJoin('players', 'players.id', 'reports.player_id')
    .selectAll('reports')
    .select('players.name')
    .where('answered_at', answered === 'no' ? 'is' : 'is not', null);
  if (before !== undefined) query = query.where(olderThan('reports', before));
  const rows = await query
    .orderBy('reports.at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const reports = rows.slice(0, pageSize).map((row) => ({ ...told(row), from: row.name ?? '' }));
  return { reports, more: rows.length > pageSize };
}

/** Answers a report, or answers it anew; undefined when there is none. */
export async function answerReport(
  db: Db,
  { answer, at, id }: { readonly id: string; readonly answer: string; readonly at: number },
): Promise<Report | undefined> {
  await db
    .updateTable('reports')
    .set({ answer: readable(answer), answered_at: at })
    .where('id', '=', id)
    .execute();
  const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : told(row);
}

function told({ answer, answered_at, at, deal, described, game, id, note, table_id }: Row): Report {
  const about: ReportAbout =
    table_id === null || deal === null
      ? { type: 'hand', game, described: described ?? '' }
      : { type: 'deal', table: table_id, deal };
  return {
    ...{ id, at, game, about, note },
    ...(answer === null || answered_at === null ? {} : { answer: { text: answer, at: answered_at } }),
  };
}

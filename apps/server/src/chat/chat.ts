/** What people say at a table: a stream of its own beside the table's log. */
import type { WireChatLine } from '@tilehouse/protocol';
import type { Store } from '../store/store.ts';
import { UniqueViolation } from '../store/unique-violation.ts';

/** Lines that somebody who comes in is shown. */
const shownAtFirst = 50;
const mostTries = 5;

/** Something said, as its sender sent it. */
export interface Said {
  readonly table: string;
  readonly player: string;
  readonly name: string;
  readonly kind: 'text' | 'phrase';
  readonly body: string;
  readonly id: string;
}

/**
 * What would turn text about, hide in it, or be nothing: controls, formats, private use, half pairs, line breaks. What
 * joins pictures of several people into one, and chooses between a drawn and a coloured one, may stay.
 */
const unseen = /(?:(?![\u200d\ufe0e\ufe0f])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800])+/gu;
/** More marks than that on one character reach into the lines above. */
const manyMarks = /(\p{M}{4})\p{M}+/gu;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text as it may be shown: no more than a line, with nothing in it that can't be seen. Empty when nothing is left. */
export function cleanText(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(unseen, ' ')
    .replace(/\u200d+/g, '\u200d')
    .replace(manyMarks, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return seen.test(clean) ? clean : '';
}

/** Keeps a line and says which number it got; the same id twice is one line. */
export async function keepLine(store: Store, said: Said, at: number): Promise<WireChatLine> {
  for (let round = 0; round < mostTries; round += 1) {
    const known = await lineOf(store, said);
    if (known !== undefined) return known;
    const last = await store.db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('n').as('n'))
      .where('table_id', '=', said.table)
      .executeTakeFirst();
    const n = Number(last?.n ?? 0) + 1;
    const line = { n, at, player: said.player, name: said.name, kind: said.kind, body: said.body };
    try {
      await store.db.insertInto('chat').values(rowOf(said, line)).execute();
      return line;
    } catch (problem) {
      if (!(problem instanceof UniqueViolation)) throw problem;
    }
  }
  throw new Error(`no number for a line at ${said.table}`);
}

/** The lines after number `after`, oldest first; without it, the last few. */
export async function linesAfter(
  store: Store,
  table: string,
  after?: number,
): Promise<readonly WireChatLine[]> {
  const rows = await store.db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('n', '>', after ?? 0)
    .orderBy('n', 'desc')
    .limit(after === undefined ? shownAtFirst : 500)
    .execute();
  return rows.reverse().map((row) => ({
    n: row.n,
    at: row.at,
    player: row.player_id,
    name: row.name,
    kind: row.kind,
    body: row.body,
  }));
}

/** The line somebody has sent under an id. */
export async function lineOf(
  store: Store,
  said: Pick<Said, 'table' | 'player' | 'id'>,
): Promise<WireChatLine | undefined> {
  const row = await store.db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', said.table)
    .where('player_id', '=', said.player)
    .where('command_id', '=', said.id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { n: row.n, at: row.at, player: row.player_id, name: row.name, kind: row.kind, body: row.body };
}

function rowOf(said: Said, line: WireChatLine) {
  return {
    table_id: said.table,
    n: line.n,
    at: line.at,
    player_id: said.player,
    name: said.name,
    kind: said.kind,
    body: said.body,
    command_id: said.id,
  };
}

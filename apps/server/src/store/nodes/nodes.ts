/** Which nodes live: each writes its beat every second, and one that is silent is cleared away by the others. */
import type { ExpressionBuilder } from 'kysely';
import type { Database, Db } from '../database.ts';

/** A node that was silent for this long is dead; in milliseconds. */
export const silentFor = 5_000;

/** What a dead node left: who was connected to which table through it. */
export interface DeadNode {
  readonly node: string;
  /** When it was last known to live; undefined where only its people were left to be taken off. */
  readonly beatAt: number | undefined;
  readonly left: readonly { readonly table: string; readonly player: string }[];
}

/** @returns `revived` when the node wasn't in the list: it has just started, or the others took it for dead */
export async function beat(db: Db, node: string, now: number): Promise<'beating' | 'revived'> {
  const { numUpdatedRows } = await db
    .updateTable('nodes')
    .set({ beat_at: now })
    .where('id', '=', node)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return 'beating';
  await db
    .insertInto('nodes')
    .values({ id: node, started_at: now, beat_at: now, stopped_at: null })
    .execute();
  return 'revived';
}

export async function livingNodes(db: Db, now: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('nodes')
    .select('id')
    .where('beat_at', '>', now - silentFor)
    .where('stopped_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Nodes that are dead and not cleared away yet, with whom they had connected.
 * @param silence milliseconds without a beat after which a node is dead; one that stopped on purpose is at once
 */
export async function deadNodes(
  db: Db,
  now: number,
  silence: number = silentFor,
): Promise<readonly DeadNode[]> {
  const dead = await db
    .selectFrom('nodes')
    .select(['id', 'beat_at'])
    .where(isDead(now, silence))
    .orderBy('id')
    .execute();
  const ids = dead.map(({ id }) => id);
  // rows of a node that isn't in the list are a dead one's too: whoever cleared it away died in between
  const rows = await db
    .selectFrom('presence')
    .select(['table_id', 'player_id', 'node_id'])
    .where((row) =>
      row.or([
        row('node_id', 'not in', db.selectFrom('nodes').select('id')),
        ...(ids.length === 0 ? [] : [row('node_id', 'in', ids)]),
      ]),
    )
    .execute();
  const nodes = new Map<string, number | undefined>([
    ...rows.map(({ node_id }) => [node_id, undefined] as const),
    ...dead.map(({ id, beat_at }) => [id, beat_at] as const),
  ]);
  return [...nodes].map(([node, beatAt]) => ({
    node,
    beatAt,
    left: rows
      .filter(({ node_id }) => node_id === node)
      .map(({ table_id, player_id }) => ({ table: table_id, player: player_id })),
  }));
}

const isDead = (now: number, silence: number) => (row: ExpressionBuilder<Database, 'nodes'>) =>
  row.or([row('beat_at', '<=', now - silence), row('stopped_at', 'is not', null)]);

/**
 * Clears a dead node away with its presence: call it when everything is done for those it left, so that it is found again
 * should one die before. Nothing happens to a node that has beaten since; `silence` as in `deadNodes`.
 */
export async function clearDeadNode(
  db: Db,
  node: string,
  now: number,
  silence: number = silentFor,
): Promise<void> {
  await db.deleteFrom('nodes').where('id', '=', node).where(isDead(now, silence)).execute();
  await db
    .deleteFrom('presence')
    .where('node_id', '=', node)
    .where('node_id', 'not in', db.selectFrom('nodes').select('id'))
    .execute();
}

/** A node that stops on purpose says so and when; its people are taken off by whoever comes next. */
export async function leave(db: Db, node: string, now: number): Promise<void> {
  await db.updateTable('nodes').set({ beat_at: now, stopped_at: now }).where('id', '=', node).execute();
}

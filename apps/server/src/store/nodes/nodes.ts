/** Which nodes live: each writes its beat every second, and one that is silent is cleared away by the others. */
import type { Db } from '../database.ts';

/** A node that was silent for this long is dead; in milliseconds. */
export const silentFor = 5_000;

/** What a dead node left: who was connected to which table through it. */
export interface DeadNode {
  readonly node: string;
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
  await db.insertInto('nodes').values({ id: node, started_at: now, beat_at: now }).execute();
  return 'revived';
}

export async function livingNodes(db: Db, now: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('nodes')
    .select('id')
    .where('beat_at', '>', now - silentFor)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Clears dead nodes away with their presence. Any node may do it, at any time; each row is told of once. */
export async function clearDeadNodes(db: Db, now: number): Promise<readonly DeadNode[]> {
  const dead = await db
    .deleteFrom('nodes')
    .where('beat_at', '<=', now - silentFor)
    .returning('id')
    .execute();
  // rows of a node that isn't in the list are a dead one's too: whoever cleared it may have died in between
  const rows = await db
    .deleteFrom('presence')
    .where('node_id', 'not in', db.selectFrom('nodes').select('id'))
    .returning(['table_id', 'player_id', 'node_id'])
    .execute();
  const nodes = new Set([...dead.map(({ id }) => id), ...rows.map(({ node_id }) => node_id)]);
  return [...nodes].map((node) => ({
    node,
    left: rows
      .filter(({ node_id }) => node_id === node)
      .map(({ table_id, player_id }) => ({ table: table_id, player: player_id })),
  }));
}

/** A node that stops on purpose takes its rows along. */
export async function leave(db: Db, node: string): Promise<void> {
  await db.deleteFrom('presence').where('node_id', '=', node).execute();
  await db.deleteFrom('nodes').where('id', '=', node).execute();
}

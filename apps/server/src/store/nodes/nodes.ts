/** Which nodes live: each writes its beat every second, and one that is silent is cleared away by the others. */
import type { ExpressionBuilder } from 'kysely';
import type { Database, Db } from '../database.ts';

/** A node that was silent for this long is dead; in milliseconds. */
export const silentFor = 5_000;

/** What a dead node left: who was connected to which table through it. */
export interface DeadNode {
  readonly node: string;
  /** When it was last known to live. */
  readonly beatAt: number;
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

/** Nodes that are dead and not cleared away yet; `silence` as in `clearDeadNodes`. */
export async function deadNodes(
  db: Db,
  now: number,
  silence: number,
): Promise<readonly Omit<DeadNode, 'left'>[]> {
  const rows = await db.selectFrom('nodes').select(['id', 'beat_at']).where(isDead(now, silence)).execute();
  return rows.map(({ id, beat_at }) => ({ node: id, beatAt: beat_at }));
}

const isDead = (now: number, silence: number) => (row: ExpressionBuilder<Database, 'nodes'>) =>
  row.or([row('beat_at', '<=', now - silence), row('stopped_at', 'is not', null)]);

/**
 * Clears dead nodes away with their presence. Any node may do it, at any time; each row is told of once.
 * @param silence milliseconds without a beat after which a node is dead; one that stopped on purpose is at once
 */
export async function clearDeadNodes(
  db: Db,
  now: number,
  silence: number = silentFor,
): Promise<readonly DeadNode[]> {
  const dead = await db
    .deleteFrom('nodes')
    .where(isDead(now, silence))
    .returning(['id', 'beat_at'])
    .execute();
  // rows of a node that isn't in the list are a dead one's too: whoever cleared it may have died in between
  const rows = await db
    .deleteFrom('presence')
    .where('node_id', 'not in', db.selectFrom('nodes').select('id'))
    .returning(['table_id', 'player_id', 'node_id'])
    .execute();
  const nodes = new Map([
    ...rows.map(({ node_id }) => [node_id, now - silence] as const),
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

/** A node that stops on purpose says so and when; its people are taken off by whoever comes next. */
export async function leave(db: Db, node: string, now: number): Promise<void> {
  await db.updateTable('nodes').set({ beat_at: now, stopped_at: now }).where('id', '=', node).execute();
}

/** Who is connected to which table, counted in sockets by node: a node writes its own rows only. */
import type { Db } from '../database.ts';

export interface Sockets {
  readonly table: string;
  readonly player: string;
  readonly node: string;
  /** How many are open at this node; none takes the row away. */
  readonly sockets: number;
}

/** Writes how many sockets of a player at a table are open at a node: called for the first and the last. */
export async function writeSockets(db: Db, { table, player, node, sockets }: Sockets): Promise<void> {
  if (sockets === 0) {
    await db
      .deleteFrom('presence')
      .where('table_id', '=', table)
      .where('player_id', '=', player)
      .where('node_id', '=', node)
      .execute();
    return;
  }
  await db
    .insertInto('presence')
    .values({ table_id: table, player_id: player, node_id: node, sockets })
    .onConflict((row) => row.columns(['table_id', 'player_id', 'node_id']).doUpdateSet({ sockets }))
    .execute();
}

/** Open sockets of each player at a table, over all nodes; who has none isn't in it. */
export async function presentAt(db: Db, table: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('presence')
    .select((row) => ['player_id', row.fn.sum<number>('sockets').as('sockets')])
    .where('table_id', '=', table)
    .groupBy('player_id')
    .execute();
  return new Map(rows.map(({ player_id, sockets }) => [player_id, sockets]));
}

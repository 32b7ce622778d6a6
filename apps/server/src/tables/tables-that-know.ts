/** Where a player is known by name: at a seat, or among those who may not talk. */
import { sql } from 'kysely';
import type { Db } from '../store/database.ts';
import { bankedGames } from './also.ts';

/**
 * The open tables that know a player. First comes the one that may refuse to know them as somebody else, who sits
 * elsewhere: nothing has changed at the others then.
 */
export async function tablesThatKnow(db: Db, player: string): Promise<readonly string[]> {
  const seated = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.game', 'tables.visibility'])
    .where('seats.player_id', '=', player)
    .where('tables.closed_at', 'is', null)
    .execute();
  // in words of its own: that is how an index of these few events is found
  const muted = await db
    .selectFrom('events')
    .innerJoin('tables', 'tables.id', 'events.table_id')
    .select('tables.id')
    .where(sql<boolean>`events.type = 'muted'`)
    .where('events.body', 'like', `%"player":"${player}"%`)
    .where('tables.closed_at', 'is', null)
    .execute();
  const takesAll = ({ game, visibility }: (typeof seated)[number]): boolean =>
    visibility === 'public' || bankedGames.includes(game);
  const [first, others] = [seated.filter(takesAll), seated.filter((table) => !takesAll(table))];
  return [...new Set([...first, ...others, ...muted].map(({ id }) => id))];
}

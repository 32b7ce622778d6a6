/** Signed-in devices: a token in a cookie, its hash in the database. */
import type { Selectable } from 'kysely';
import type { Db, SessionsTable } from '../store/database.ts';
import { findPlayer, type Player } from './players.ts';
import { hashOf, newToken, type Random } from './secrets.ts';

const hour = 3_600_000;
/** A device that isn't used for so long is signed out. */
export const sessionLife = 90 * 24 * hour;
/** How long a device that was moved from is told so. */
const movedFor = 30 * 24 * hour;

/** A session that is alive, and whose it is. */
export interface Session {
  readonly player: Player;
  readonly hash: string;
  /** Whether its end was just moved: the cookie is due too. */
  readonly extended: boolean;
}

interface Starting {
  readonly now: () => number;
  readonly random: Random;
  /** What the device is called, where that is known. */
  readonly device?: string | undefined;
}

/** @returns the token, which is kept nowhere */
export async function startSession(db: Db, playerId: string, starting: Starting): Promise<string> {
  const { now, random, device = null } = starting;
  const token = newToken(random);
  const at = now();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      player_id: playerId,
      ...{ created_at: at, seen_at: at, expires_at: at + sessionLife },
      device,
    })
    .execute();
  return token;
}

/** Finds who a token belongs to, and moves the session's end: once an hour at most, so that reading stays reading. */
export async function findSession(db: Db, token: string, at: number): Promise<Session | undefined> {
  const hash = hashOf(token);
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const player = await findPlayer(db, row.player_id);
  if (player === undefined || player.kind === 'deleted') return undefined;
  const extended = at - row.seen_at >= hour;
  if (extended) {
    await db
      .updateTable('sessions')
      .set({ seen_at: at, expires_at: at + sessionLife })
      .where('token_hash', '=', hash)
      .execute();
  }
  return { player, hash, extended };
}

/** The devices on which a player is signed in, the one seen last first. */
export function sessionsOf(db: Db, playerId: string, at: number): Promise<Selectable<SessionsTable>[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('expires_at', '>', at)
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
}

/** @returns whether there was one to end */
export async function endSession(db: Db, hash: string): Promise<boolean> {
  const ended = await db.deleteFrom('sessions').where('token_hash', '=', hash).executeTakeFirst();
  return ended.numDeletedRows === 1n;
}

/**
 * Signs a player out, and makes links to their seats worthless.
 * @param but the hash of the one session that stays
 * @returns the hashes of those that ended
 */
export async function endSessions(db: Db, playerId: string, but?: string): Promise<readonly string[]> {
  const ended = await db
    .deleteFrom('sessions')
    .where('player_id', '=', playerId)
    .where('token_hash', '!=', but ?? '')
    .returning('token_hash')
    .execute();
  await db
    .deleteFrom('device_links')
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .execute();
  return ended.map((row) => row.token_hash);
}

/** Forgets sessions and links whose time is over. */
export async function sweepSessions(db: Db, at: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  // a device that was moved from may wake up days later, and is told why it is signed off
  await db
    .deleteFrom('device_links')
    .where('expires_at', '<=', at)
    .where((row) => row.or([row('used_at', 'is', null), row('used_at', '<=', at - movedFor)]))
    .execute();
}

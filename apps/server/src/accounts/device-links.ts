/** Taking one's seat over onto another device: a link that works once and signs the old device off. */
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { Entered } from './enter.ts';
import { findPlayer } from './players.ts';
import { hashOf, newToken } from './secrets.ts';
import { endSession, startSession } from './sessions.ts';
import type { Speaker } from './speaker.ts';
import { transact } from './transact.ts';

const life = 10 * 60_000;
/** Characters of the old session's hash at the end of a token: they tell a player's few devices apart. */
const markLength = 8;

/** The token is long enough to be safe and short enough for a QR code that is easy to read. */
export async function makeDeviceLink(
  { db, now, random }: AccountsDeps,
  { player, hash }: Speaker,
): Promise<{ readonly token: string; readonly expiresAt: number }> {
  const token = newToken(random, 16) + hash.slice(0, markLength);
  const expiresAt = now() + life;
  await db
    .insertInto('device_links')
    .values({
      token_hash: hashOf(token),
      player_id: player.id,
      expires_at: expiresAt,
      used_at: null,
      left_hash: null,
    })
    .execute();
  return { token, expiresAt };
}

/** @param speaker who is signed in on the device that takes over: their session there ends */
export async function takeDeviceLink(
  deps: AccountsDeps,
  { speaker, token }: { readonly speaker: Speaker | undefined; readonly token: string },
): Promise<Entered | Refusal> {
  const { db, now } = deps;
  const link = await db
    .selectFrom('device_links')
    .select(['token_hash', 'player_id'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  const player = link === undefined ? undefined : await findPlayer(db, link.player_id);
  if (link === undefined || player === undefined || player.kind === 'deleted') return refuse('link-used');
  const another = speaker !== undefined && speaker.player.id !== player.id;
  if (another && (await deps.isInDeal(speaker.player.id))) return refuse('hand-in-play');
  const taken = await transact(db, async (tx) => {
    const used = await tx
      .updateTable('device_links')
      .set({ used_at: now() })
      .where('token_hash', '=', link.token_hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    const old = await tx
      .deleteFrom('sessions')
      .where('player_id', '=', player.id)
      .where('token_hash', 'like', `${token.slice(-markLength)}%`)
      .returning('token_hash')
      .executeTakeFirst();
    if (used.numUpdatedRows !== 1n || old === undefined) return refuse('link-used');
    await tx
      .updateTable('device_links')
      .set({ left_hash: old.token_hash })
      .where('token_hash', '=', link.token_hash)
      .execute();
    const ended = [old.token_hash];
    if (speaker !== undefined && (await endSession(tx, speaker.hash))) ended.push(speaker.hash);
    return { token: await startSession(tx, player.id, deps), ended };
  });
  if (isRefusal(taken)) return taken;
  deps.onMoved(player.id);
  taken.ended.forEach(deps.onSessionEnded);
  return { player, token: taken.token };
}

/** Whether a device, by the token it still holds, is one whose player went on at another. */
export async function hasMovedOn(db: Db, token: string): Promise<boolean> {
  const link = await db
    .selectFrom('device_links')
    .select('token_hash')
    .where('left_hash', '=', hashOf(token))
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
}

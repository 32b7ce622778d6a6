/** Taking one's seat over onto another device: a link that works once and signs the old device off. */
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { Entered } from './enter.ts';
import { findPlayer, type Player } from './players.ts';
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
      came_hash: null,
    })
    .execute();
  return { token, expiresAt };
}

/** Whose a link is, for whoever is about to open it. */
export async function ownerOfLink(
  { db, now }: AccountsDeps,
  token: string,
): Promise<Pick<Player, 'name' | 'kind'> | Refusal> {
  const link = await openLink(db, token, now());
  return link === undefined ? refuse('link-used') : link.player;
}

/** A link that can be used still, and whose it is. */
async function openLink(db: Db, token: string, at: number) {
  const link = await db
    .selectFrom('device_links')
    .select(['token_hash', 'player_id'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', at)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  const player = link === undefined ? undefined : await findPlayer(db, link.player_id);
  if (link === undefined || player === undefined || player.kind === 'deleted') return undefined;
  return { hash: link.token_hash, player };
}

/** @param speaker who is signed in on the device that takes over: their session there ends */
export async function takeDeviceLink(
  deps: AccountsDeps,
  { speaker, token }: { readonly speaker: Speaker | undefined; readonly token: string },
): Promise<Entered | Refusal> {
  const { db, now } = deps;
  const link = await openLink(db, token, now());
  if (link === undefined) return refuse('link-used');
  const { player } = link;
  const another = speaker !== undefined && speaker.player.id !== player.id;
  if (another && (await deps.isInDeal(speaker.player.id))) return refuse('hand-in-play');
  const taken = await transact(db, async (tx) => {
    const used = await tx
      .updateTable('device_links')
      .set({ used_at: now() })
      .where('token_hash', '=', link.hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    const old = await tx
      .deleteFrom('sessions')
      .where('player_id', '=', player.id)
      .where('token_hash', 'like', `${token.slice(-markLength)}%`)
      .returning('token_hash')
      .executeTakeFirst();
    if (used.numUpdatedRows !== 1n || old === undefined) return refuse('link-used');
    const ended = [old.token_hash];
    if (speaker !== undefined && (await endSession(tx, speaker.hash))) ended.push(speaker.hash);
    const come = await startSession(tx, player.id, deps);
    await tx
      .updateTable('device_links')
      .set({ left_hash: old.token_hash, came_hash: hashOf(come) })
      .where('token_hash', '=', link.hash)
      .execute();
    return { token: come, ended };
  });
  if (isRefusal(taken)) return taken;
  deps.onMoved(player.id);
  taken.ended.forEach(deps.onSessionEnded);
  return { player, token: taken.token };
}

/** What a device that was moved from may know, by the token it still holds. */
export interface MovedOn {
  /** Who was here, and may take everything back; undefined once that is over. */
  readonly takeBack: Player | undefined;
}

/** Whether a device, by the token it still holds, is one whose player went on at another. */
export async function movedOn({ db, now }: AccountsDeps, token: string): Promise<MovedOn | undefined> {
  const left = await db
    .selectFrom('device_links')
    .selectAll()
    .where('left_hash', '=', hashOf(token))
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (left === undefined) return undefined;
  const isLate = left.used_at === null || left.used_at <= now() - life;
  return { takeBack: isLate || left.came_hash === null ? undefined : await signedInBy(db, left.came_hash) };
}

async function signedInBy(db: Db, hash: string): Promise<Player | undefined> {
  return db
    .selectFrom('players')
    .innerJoin('sessions', 'sessions.player_id', 'players.id')
    .selectAll('players')
    .where('sessions.token_hash', '=', hash)
    .where('players.kind', '<>', 'deleted')
    .executeTakeFirst();
}

/**
 * Whoever went on at another device comes back to the one they left: while the other is signed in, and for as long as a
 * link holds. The other may take it back in the same way.
 * @param token that the device still holds
 */
export async function takeBack(deps: AccountsDeps, token: string): Promise<Entered | Refusal> {
  const player = (await movedOn(deps, token))?.takeBack;
  if (player === undefined) return refuse('link-used');
  const taken = await transact(deps.db, async (tx) => {
    const link = await tx
      .deleteFrom('device_links')
      .where('left_hash', '=', hashOf(token))
      .returning('came_hash')
      .executeTakeFirst();
    const other = link?.came_hash ?? '';
    if (!(await endSession(tx, other))) return refuse('link-used');
    const come = await startSession(tx, player.id, deps);
    const at = deps.now();
    await tx
      .insertInto('device_links')
      .values({
        // a link that nobody ever held, used at once
        ...{ token_hash: hashOf(newToken(deps.random)), player_id: player.id, expires_at: at, used_at: at },
        ...{ left_hash: other, came_hash: hashOf(come) },
      })
      .execute();
    return { token: come, ended: other };
  });
  if (isRefusal(taken)) return taken;
  deps.onMoved(player.id);
  deps.onSessionEnded(taken.ended);
  return { player, token: taken.token };
}

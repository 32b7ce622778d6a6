/** What players do with their own: names, passwords, leaving, going for good. */
import { type Refusal, refuse } from '../refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { passwordProblem, passwordsAt } from './passwords.ts';
import { blankPlayer, nameAccount, nameGuest, setPassword } from './players.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { endSession, endSessions } from './sessions.ts';
import { freeName } from './sign-up.ts';
import type { Speaker } from './speaker.ts';

/** Nothing to tell. */
const done = {} as const;
type Done = typeof done;

/** @returns the name as it is kept */
export async function rename(
  deps: AccountsDeps,
  { player, kind }: Speaker,
  wanted: string,
): Promise<{ readonly name: string } | Refusal> {
  const name = await freeName(deps.db, wanted, player.id);
  if (typeof name !== 'string') return name;
  if (kind === 'guest') await nameGuest(deps.db, player.id, name);
  else if (!(await nameAccount(deps.db, player.id, name))) return refuse('name-taken', 'name');
  if (name !== player.name) await deps.onRenamed(player.id, name);
  return { name };
}

/** Signs out everywhere else. */
export async function changePassword(
  deps: AccountsDeps,
  { player, hash }: Speaker,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<Done | Refusal> {
  const passwords = passwordsAt(deps.passwordCost);
  const problem = passwordProblem(next);
  if (problem !== undefined) return refuse(problem, 'next');
  if (!(await passwords.matches(current, player.password_hash))) return refuse('sign-in-wrong', 'current');
  const passwordHash = await passwords.hash(next);
  const ended = await deps.db.transaction().execute(async (tx) => {
    await setPassword(tx, player.id, passwordHash);
    return endSessions(tx, player.id, hash);
  });
  ended.forEach(deps.onSessionEnded);
  return done;
}

export async function newRecoveryCodes(
  deps: AccountsDeps,
  { player }: Speaker,
  password: string,
): Promise<readonly string[] | Refusal> {
  if (!(await passwordsAt(deps.passwordCost).matches(password, player.password_hash))) {
    return refuse('sign-in-wrong', 'password');
  }
  return deps.db.transaction().execute((tx) => renewRecoveryCodes(tx, player.id, deps.random));
}

/** This device alone. Once tiles are dealt nobody can. */
export async function signOut(deps: AccountsDeps, { player, hash }: Speaker): Promise<Done | Refusal> {
  if (await deps.isInDeal(player.id)) return refuse('hand-in-play');
  if (await endSession(deps.db, hash)) deps.onSessionEnded(hash);
  return done;
}

/** Every device; for a hand in play it is as if all their lines were down. */
export async function signOutEverywhere(deps: AccountsDeps, { player }: Speaker): Promise<Done> {
  const ended = await deps.db.transaction().execute((tx) => endSessions(tx, player.id));
  ended.forEach(deps.onSessionEnded);
  return done;
}

/** Nothing is left but a row without a name, which history needs. */
export async function deletePlayer(
  deps: AccountsDeps,
  { player, kind }: Speaker,
  password: string | undefined,
): Promise<Done | Refusal> {
  const passwords = passwordsAt(deps.passwordCost);
  if (kind === 'guest' && password !== undefined) return refuse('bad-request', 'password');
  if (kind !== 'guest' && !(await passwords.matches(password ?? '', player.password_hash))) {
    return refuse('sign-in-wrong', 'password');
  }
  // before the transaction: on SQLite nothing else can be asked while one is open
  if (await deps.isInDeal(player.id)) return refuse('hand-in-play');
  await deps.onDeleted(player.id);
  const ended = await deps.db.transaction().execute(async (tx) => {
    await blankPlayer(tx, player.id);
    await tx.deleteFrom('device_links').where('player_id', '=', player.id).execute();
    await tx.deleteFrom('recovery_codes').where('player_id', '=', player.id).execute();
    await tx.deleteFrom('removals').where('player_id', '=', player.id).execute();
    const tokens = await tx
      .deleteFrom('api_tokens')
      .where('player_id', '=', player.id)
      .returning('token_hash')
      .execute();
    return [...(await endSessions(tx, player.id)), ...tokens.map((token) => token.token_hash)];
  });
  ended.forEach(deps.onSessionEnded);
  return done;
}

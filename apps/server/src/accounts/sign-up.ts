/** Guests, and making accounts: of nobody, or of a guest who keeps everything. */

import type { signUpBody } from '@tilehouse/protocol';
import type { z } from 'zod';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import { openAccount } from '../store/ledger/house-money.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { Entered } from './enter.ts';
import { isInvite, useInvite } from './invites.ts';
import { readName } from './names.ts';
import { passwordProblem, passwordsAt } from './passwords.ts';
import { addAccount, addGuest, type Credentials, findAccount, findPlayer, makeAccount } from './players.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { newId } from './secrets.ts';
import { startSession } from './sessions.ts';
import type { Speaker } from './speaker.ts';
import { transact } from './transact.ts';

type SignUp = z.infer<typeof signUpBody>;

export interface SignedUp extends Entered {
  readonly recoveryCodes: readonly string[];
}

/** Makes a guest of somebody who isn't known yet. */
export async function comeAsGuest(deps: AccountsDeps, wanted: string): Promise<Entered | Refusal> {
  const name = await freeName(deps.db, wanted);
  if (typeof name !== 'string') return name;
  const id = newId(deps.random);
  return deps.db.transaction().execute(async (tx) => {
    await addGuest(tx, { id, name, at: deps.now() });
    const token = await startSession(tx, id, deps);
    return { player: await playerNow(tx, id), token };
  });
}

export async function signUp(
  deps: AccountsDeps,
  { speaker, wish }: { readonly speaker: Speaker | undefined; readonly wish: SignUp },
): Promise<SignedUp | Refusal> {
  if (speaker !== undefined && speaker.kind !== 'guest') return refuse('has-account');
  if (deps.signUp === 'closed') return refuse('sign-up-closed');
  const problem = await inviteProblem(deps, wish.code);
  if (problem !== undefined) return problem;
  const read = await readCredentials(deps, wish);
  if (isRefusal(read)) return read;
  const guest =
    speaker?.session === undefined ? undefined : { id: speaker.player.id, token: speaker.session.token };
  const made = await transact(deps.db, async (tx) => {
    const id = guest?.id ?? newId(deps.random);
    const free =
      guest === undefined
        ? await addAccount(tx, read, { id, at: deps.now(), operator: 0 })
        : await makeAccount(tx, id, read);
    if (!free) return refuse('name-taken', 'name');
    await openAccount(tx, id, deps.now());
    if (deps.signUp === 'invite' && !(await useInvite(tx, wish.code ?? '', id))) return wrongInvite;
    const recoveryCodes = await renewRecoveryCodes(tx, id, deps.random);
    const token = guest?.token ?? (await startSession(tx, id, deps));
    return { player: await playerNow(tx, id), token, recoveryCodes };
  });
  if (guest !== undefined && !isRefusal(made)) await deps.onUpgraded(made.player.id, made.player.name);
  return made;
}

/** Reads name and password of an account to be, and hashes the password. */
export async function readCredentials(
  { db, passwordCost }: Pick<AccountsDeps, 'db' | 'passwordCost'>,
  wish: { readonly name: string; readonly password: string },
): Promise<Credentials | Refusal> {
  const name = await freeName(db, wish.name);
  if (typeof name !== 'string') return name;
  const problem = passwordProblem(wish.password);
  if (problem !== undefined) return refuse(problem, 'password');
  return { name, passwordHash: await passwordsAt(passwordCost).hash(wish.password) };
}

/** @param mine the account that may have it, being the one that asks */
export async function freeName(db: Db, wanted: string, mine?: string): Promise<string | Refusal> {
  const name = readName(wanted);
  if (name === undefined) return refuse('name-bad', 'name');
  const owner = await findAccount(db, name);
  return owner === undefined || owner.id === mine ? name : refuse('name-taken', 'name');
}

const wrongInvite = refuse('sign-up-code-wrong', 'code');

async function inviteProblem({ db, signUp: way }: AccountsDeps, code: string | undefined) {
  if (way !== 'invite') return undefined;
  return code !== undefined && (await isInvite(db, code)) ? undefined : wrongInvite;
}

async function playerNow(db: Db, id: string) {
  const player = await findPlayer(db, id);
  if (player === undefined) throw new Error(`player ${id} is gone`);
  return player;
}

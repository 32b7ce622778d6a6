/** Coming back: by password, or by a recovery code that sets a new one. */
import type { recoverBody, signInBody } from '@tilehouse/protocol';
import type { z } from 'zod';
import { type Refusal, refuse } from '../refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { type Entered, enter } from './enter.ts';
import { readName } from './names.ts';
import { passwordProblem, passwordsAt } from './passwords.ts';
import { findAccount, hasStill, type Player, setPassword } from './players.ts';
import { isRecoveryCode, useRecoveryCode } from './recovery-codes.ts';
import { endSessions } from './sessions.ts';
import type { Speaker } from './speaker.ts';

export async function signIn(
  deps: AccountsDeps,
  { speaker, wish }: { readonly speaker: Speaker | undefined; readonly wish: z.infer<typeof signInBody> },
): Promise<Entered | Refusal> {
  const account = await accountNamed(deps, wish.name);
  const right = await passwordsAt(deps.passwordCost).matches(wish.password, account?.password_hash);
  if (account === undefined || !right) return refuse('sign-in-wrong');
  return enter(deps, {
    ...{ speaker, account },
    prove: async (tx) => ((await hasStill(tx, account)) ? [] : refuse('sign-in-wrong')),
  });
}

/** Signs out everywhere else: whoever knew the old password is gone. */
export async function recover(
  deps: AccountsDeps,
  { speaker, wish }: { readonly speaker: Speaker | undefined; readonly wish: z.infer<typeof recoverBody> },
): Promise<Entered | Refusal> {
  const problem = passwordProblem(wish.password);
  if (problem !== undefined) return refuse(problem, 'password');
  // before looking: it takes as long for names that nobody has
  const passwordHash = await passwordsAt(deps.passwordCost).hash(wish.password);
  const account = await accountNamed(deps, wish.name);
  if (account === undefined) return refuse('code-wrong');
  const code = { playerId: account.id, code: wish.code, at: deps.now() };
  // looked at before seats are handed over, and used with all the rest: one that was refused can be used again
  if (!(await isRecoveryCode(deps.db, code))) return refuse('code-wrong');
  return enter(deps, {
    ...{ speaker, account },
    prove: async (tx) => {
      if (!(await useRecoveryCode(tx, code))) return refuse('code-wrong');
      await setPassword(tx, account.id, passwordHash);
      return endSessions(tx, account.id, speaker?.player.id === account.id ? speaker.hash : undefined);
    },
  });
}

async function accountNamed({ db }: AccountsDeps, text: string): Promise<Player | undefined> {
  const name = readName(text);
  return name === undefined ? undefined : findAccount(db, name);
}

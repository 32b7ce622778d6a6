/** What an operator does with accounts from the command line. */
import { writeAudit } from '../operating/audit.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { openAccount } from '../store/ledger/house-money.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { readName } from './names.ts';
import { passwordProblem, passwordsAt } from './passwords.ts';
import { addAccount, findAccount, findPlayer, setPassword } from './players.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { newCode, newId } from './secrets.ts';
import { endSessions } from './sessions.ts';
import { readCredentials } from './sign-up.ts';
import { transact } from './transact.ts';

export type UsersDeps = Pick<AccountsDeps, 'db' | 'now' | 'random' | 'passwordCost'>;

/** An account, and the password it has now. */
export interface UserWithPassword {
  readonly name: string;
  readonly operator: boolean;
  readonly password: string;
  readonly recoveryCodes: readonly string[];
}

export interface ListedUser {
  readonly name: string;
  readonly operator: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A wish for an account; a password is made up where none is given. */
export interface UserWish {
  readonly name: string;
  readonly password?: string | undefined;
}

export interface Users {
  /** The first account there is becomes an operator anyway. */
  add(wish: UserWish & { readonly operator: boolean }): Promise<UserWithPassword | Refusal>;
  /** Signs the account out everywhere; its recovery codes are new. */
  resetPassword(wish: UserWish): Promise<UserWithPassword | Refusal>;
  /** By name. */
  list(): Promise<readonly ListedUser[]>;
}

export function usersOf(deps: UsersDeps): Users {
  return {
    add: (wish) => addUser(deps, wish),
    resetPassword: async (wish) => {
      const reset = await resetPassword(deps, wish);
      if (isRefusal(reset)) return reset;
      const { ended: _, ...user } = reset;
      return user;
    },
    list: () => listUsers(deps),
  };
}

async function addUser(
  deps: UsersDeps,
  wish: UserWish & { readonly operator: boolean },
): Promise<UserWithPassword | Refusal> {
  const password = wish.password ?? newCode(deps.random);
  const read = await readCredentials(deps, { name: wish.name, password });
  if (isRefusal(read)) return read;
  return transact(deps.db, async (tx) => {
    const id = newId(deps.random);
    const row = { id, at: deps.now(), operator: wish.operator ? 1 : 0 } as const;
    if (!(await addAccount(tx, read, row))) return refuse('name-taken', 'name');
    await openAccount(tx, id, row.at);
    const recoveryCodes = await renewRecoveryCodes(tx, id, deps.random);
    const made = await findPlayer(tx, id);
    await writeAudit(tx, { by: undefined, action: 'account-made', player: id }, deps);
    return { name: read.name, operator: made?.is_operator === 1, password, recoveryCodes };
  });
}

/** A reset, and the sessions that ended by it. */
export interface Reset extends UserWithPassword {
  readonly ended: readonly string[];
}

/** @param by the operator who does it; undefined for the command line */
export async function resetPassword(deps: UsersDeps, wish: UserWish, by?: string): Promise<Reset | Refusal> {
  const name = readName(wish.name);
  const account = name === undefined ? undefined : await findAccount(deps.db, name);
  if (account === undefined) return refuse('not-found', 'name');
  const password = wish.password ?? newCode(deps.random);
  const problem = passwordProblem(password);
  if (problem !== undefined) return refuse(problem, 'password');
  const passwordHash = await passwordsAt(deps.passwordCost).hash(password);
  return deps.db.transaction().execute(async (tx) => {
    await setPassword(tx, account.id, passwordHash);
    const ended = await endSessions(tx, account.id);
    const recoveryCodes = await renewRecoveryCodes(tx, account.id, deps.random);
    await writeAudit(tx, { by, action: 'password-reset', player: account.id }, deps);
    return { name: account.name, operator: account.is_operator === 1, password, recoveryCodes, ended };
  });
}

async function listUsers({ db }: UsersDeps): Promise<readonly ListedUser[]> {
  const rows = await db
    .selectFrom('players')
    .select(['name', 'is_operator', 'created_at'])
    .where('kind', '=', 'account')
    .orderBy('name_key')
    .execute();
  return rows.map((row) => ({
    ...{ name: row.name, operator: row.is_operator === 1, createdAt: row.created_at },
  }));
}

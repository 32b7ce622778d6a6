/** Players in the database: finding them, adding them, naming them. */

import { type Insertable, PostgresAdapter, type Selectable, sql } from 'kysely';
import type { Db, PlayersTable } from '../store/database.ts';
import { UniqueViolation } from '../store/unique-violation.ts';
import { nameKey } from './names.ts';

export type Player = Selectable<PlayersTable>;

export function findPlayer(db: Db, id: string): Promise<Player | undefined> {
  return db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds the account whose name this is, or looks like. */
export function findAccount(db: Db, name: string): Promise<Player | undefined> {
  return db
    .selectFrom('players')
    .selectAll()
    .where('name_key', '=', nameKey(name))
    .where('kind', '=', 'account')
    .executeTakeFirst();
}

export async function addGuest(db: Db, guest: { id: string; name: string; at: number }): Promise<void> {
  const { id, name, at } = guest;
  await db
    .insertInto('players')
    .values({ ...nobody, id, name, kind: 'guest', created_at: at })
    .execute();
}

/** What makes an account of a player. */
export interface Credentials {
  readonly name: string;
  readonly passwordHash: string;
}

/** Adds an account, the house's first one as its operator. @returns whether the name was free */
export async function addAccount(
  db: Db,
  { name, passwordHash }: Credentials,
  { id, at, operator }: { readonly id: string; readonly at: number; readonly operator: 0 | 1 },
): Promise<boolean> {
  const first = await isFirstAccount(db);
  const row: Insertable<PlayersTable> = {
    ...{ id, name, kind: 'account', created_at: at },
    name_key: nameKey(name),
    password_hash: passwordHash,
    is_operator: first ? 1 : operator,
  };
  const added = await db
    .insertInto('players')
    .values(row)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Gives a guest credentials; all else stays. @returns whether the guest is an account now: the name was free */
export async function makeAccount(db: Db, id: string, { name, passwordHash }: Credentials): Promise<boolean> {
  const first = await isFirstAccount(db);
  return freeOrNot(async () => {
    const changed = await db
      .updateTable('players')
      .set({
        ...{ kind: 'account', name, name_key: nameKey(name), password_hash: passwordHash },
        is_operator: first ? 1 : 0,
      })
      .where('id', '=', id)
      .where('kind', '=', 'guest')
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  });
}

/** @returns whether the name was free */
export async function nameAccount(db: Db, id: string, name: string): Promise<boolean> {
  return freeOrNot(async () => {
    await db
      .updateTable('players')
      .set({ name, name_key: nameKey(name) })
      .where('id', '=', id)
      .execute();
    return true;
  });
}

export async function setPassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('players').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/**
 * Whether a player's credentials are still these; until the transaction is over they stay so. Somebody who signs in
 * while the password changes either comes before, and is signed out by it, or after, and is refused.
 */
export async function hasStill(tx: Db, { id, password_hash }: Player): Promise<boolean> {
  const same = await tx
    .updateTable('players')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return same.numUpdatedRows === 1n;
}

/** A guest has no account's name, and needs none of their own. */
export async function nameGuest(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('players').set({ name }).where('id', '=', id).where('kind', '=', 'guest').execute();
}

/** Keeps the row for history, and nothing of who it was. */
export async function blankPlayer(db: Db, id: string): Promise<void> {
  await db
    .updateTable('players')
    .set({ kind: 'deleted', name: '', name_key: null, password_hash: null })
    .where('id', '=', id)
    .execute();
}

const nobody = { name_key: null, password_hash: null, is_operator: 0 } as const;

/**
 * Whether no account was ever made here; a deleted one counts by its operator mark, which the first one keeps.
 * While there is none, whoever asks in a transaction has the table to themselves: two can't both be the first.
 */
async function isFirstAccount(db: Db): Promise<boolean> {
  if (await anyAccount(db)) return false;
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`lock table players in share row exclusive mode`.execute(db);
    return !(await anyAccount(db));
  }
  return true;
}

async function anyAccount(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('players')
    .select('id')
    .where((where) => where.or([where('kind', '=', 'account'), where('is_operator', '=', 1)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Runs what sets a name; another account that has it makes it false. */
async function freeOrNot(change: () => Promise<boolean>): Promise<boolean> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof UniqueViolation) return false;
    throw error;
  }
}

/** Codes that operators hand out for signing up; each works once. */
import type { Db } from '../store/database.ts';
import { hashOfCode, newCode, type Random } from './secrets.ts';

/** @returns the code, which is kept nowhere */
export async function addInvite(
  db: Db,
  madeBy: string,
  { now, random }: { readonly now: () => number; readonly random: Random },
): Promise<string> {
  const code = newCode(random);
  await db
    .insertInto('sign_up_codes')
    .values({ code_hash: hashOfCode(code), made_by: madeBy, created_at: now(), used_by: null })
    .execute();
  return code;
}

export async function isInvite(db: Db, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('sign_up_codes')
    .select('code_hash')
    .where('code_hash', '=', hashOfCode(code))
    .where('used_by', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns whether it was a code that had not been used; it is now */
export async function useInvite(db: Db, code: string, playerId: string): Promise<boolean> {
  const used = await db
    .updateTable('sign_up_codes')
    .set({ used_by: playerId })
    .where('code_hash', '=', hashOfCode(code))
    .where('used_by', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** Every code there was, the newest first, and the name of who used it. */
export async function invites(db: Db): Promise<{ createdAt: number; usedBy: string | null }[]> {
  const rows = await db
    .selectFrom('sign_up_codes')
    .leftJoin('players', 'players.id', 'sign_up_codes.used_by')
    .select(['sign_up_codes.created_at as at', 'players.name as name'])
    .orderBy('at', 'desc')
    .orderBy('sign_up_codes.code_hash')
    .limit(200)
    .execute();
  return rows.map(({ at, name }) => ({ createdAt: at, usedBy: name }));
}

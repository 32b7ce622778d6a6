/** Codes that let somebody back into an account without its password. */
import type { Db } from '../store/database.ts';
import { hashOfCode, newCode, type Random } from './secrets.ts';

const howMany = 8;

/** Makes new codes, which are kept nowhere; those there were work no more. */
export async function renewRecoveryCodes(db: Db, playerId: string, random: Random): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => newCode(random));
  await db.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ player_id: playerId, code_hash: hashOfCode(code), used_at: null })))
    .execute();
  return codes;
}

/** A code that somebody gives. */
export interface GivenCode {
  readonly playerId: string;
  readonly code: string;
  readonly at: number;
}

/** Whether it is a code of theirs that has not been used. */
export async function isRecoveryCode(db: Db, { playerId, code }: GivenCode): Promise<boolean> {
  const found = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('code_hash', '=', hashOfCode(code))
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns whether it was a code of theirs that had not been used; it is now */
export async function useRecoveryCode(db: Db, { playerId, code, at }: GivenCode): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('code_hash', '=', hashOfCode(code))
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function recoveryCodesLeft(db: Db, playerId: string): Promise<number> {
  const codes = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .execute();
  return codes.length;
}

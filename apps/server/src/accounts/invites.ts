/** Codes that operators hand out for signing up; each works once. */
import type { InviteEntry } from '@tilehouse/protocol';
import { writeAudit } from '../operating/audit.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import { hashOfCode, newCode, type Random } from './secrets.ts';
import { transact } from './transact.ts';

interface World {
  readonly now: () => number;
  readonly random: Random;
}

/** Characters of a code's hash that name it; nobody finds the code from them. */
const idLength = 16;

/** @returns the code, which is kept nowhere */
export async function addInvite(
  db: Db,
  { label, madeBy }: { readonly label: string; readonly madeBy: string },
  world: World,
): Promise<{ readonly id: string; readonly code: string }> {
  const code = newCode(world.random);
  const hash = hashOfCode(code);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('sign_up_codes')
      .values({
        ...{ code_hash: hash, made_by: madeBy, created_at: world.now(), used_by: null },
        ...{ label, revoked_at: null },
      })
      .execute();
    await writeAudit(tx, { by: madeBy, action: 'invite-made', subject: label }, world);
  });
  return { id: hash.slice(0, idLength), code };
}

/** Makes a code that nobody has used worthless. */
export async function revokeInvite(
  db: Db,
  { by, id }: { readonly by: string; readonly id: string },
  world: World,
): Promise<Refusal | Record<never, never>> {
  return transact(db, async (tx) => {
    const revoked = await tx
      .updateTable('sign_up_codes')
      .set({ revoked_at: world.now() })
      .where('code_hash', 'like', `${id}%`)
      .where('used_by', 'is', null)
      .where('revoked_at', 'is', null)
      .returning('label')
      .executeTakeFirst();
    if (revoked === undefined) return refuse('not-found');
    await writeAudit(tx, { by, action: 'invite-revoked', subject: revoked.label ?? '' }, world);
    return {};
  });
}

export async function isInvite(db: Db, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('sign_up_codes')
    .select('code_hash')
    .where('code_hash', '=', hashOfCode(code))
    .where('used_by', 'is', null)
    .where('revoked_at', 'is', null)
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
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** Every code there was, the newest first, and the name of who used it. */
export async function invites(db: Db): Promise<InviteEntry[]> {
  const rows = await db
    .selectFrom('sign_up_codes')
    .leftJoin('players', 'players.id', 'sign_up_codes.used_by')
    .select(['sign_up_codes.created_at as at', 'players.name as name'])
    .select(['sign_up_codes.code_hash as hash', 'label', 'revoked_at'])
    .orderBy('at', 'desc')
    .orderBy('sign_up_codes.code_hash')
    .limit(200)
    .execute();
  return rows.map(({ at, hash, label, name, revoked_at }) => ({
    ...{ id: hash.slice(0, idLength), label: label ?? '', createdAt: at },
    ...{ usedBy: name, revoked: revoked_at !== null },
  }));
}

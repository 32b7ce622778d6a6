/** What operators did, when and to whom: lines that are only ever added. */
import type { AuditAction, AuditEntry } from '@tilehouse/protocol';
import { newId, type Random } from '../accounts/secrets.ts';
import type { Db } from '../store/database.ts';
import { olderThan } from '../store/older-than.ts';

/** Something an operator has done. */
export interface Deed {
  /** The operator's account; undefined for the command line. */
  readonly by: string | undefined;
  readonly action: AuditAction;
  /** The player it was done to. Their name is looked up when it is shown, and goes with them. */
  readonly player?: string;
  /** What it was done to otherwise: a room's code and game, whom a code was for. */
  readonly subject?: string;
}

export interface AuditWorld {
  readonly random: Random;
  readonly now: () => number;
}

const pageLength = 50;

/** Writes a deed down; in the transaction of the deed itself wherever there is one. */
export async function writeAudit(db: Db, deed: Deed, { random, now }: AuditWorld): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      ...{ id: newId(random), at: now(), by_id: deed.by ?? null, action: deed.action },
      ...{ player_id: deed.player ?? null, subject: deed.subject ?? '' },
    })
    .execute();
}

/** A page of it, the newest first. @param before the last entry of the page before */
export async function auditTrail(
  db: Db,
  before?: string,
): Promise<{ readonly entries: AuditEntry[]; readonly more: boolean }> {
  let query = db
    .selectFrom('audit')
    .leftJoin('players as operators', 'operators.id', 'audit.by_id')
    .leftJoin('players as people', 'people.id', 'audit.player_id')
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.subject', 'audit.by_id', 'audit.player_id'])
    .select(['operators.name as byName', 'people.name as personName'])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(pageLength + 1);
  if (before !== undefined) query = query.where(olderThan('audit', before));
  const rows = await query.execute();
  const entries = rows.slice(0, pageLength).map((row) => ({
    ...{ id: row.id, at: row.at, action: row.action as AuditAction },
    by: row.by_id === null ? null : (row.byName ?? ''),
    subject: row.player_id === null ? row.subject : (row.personName ?? ''),
  }));
  return { entries, more: rows.length > pageLength };
}

/** Tokens by which programs act for an account: shown once, kept as hashes, revocable. */

import { type Refusal, refuse } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import { findPlayer, type Player } from './players.ts';
import { hashOf, newId, newToken, type Random } from './secrets.ts';

const most = 20;
/** So that people and programs that look for lost secrets know it. */
const mark = 'tilehouse_';

export interface ApiToken {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
}

/** @returns the new token, in words that are kept nowhere */
export async function addToken(
  db: Db,
  owner: { readonly playerId: string; readonly label: string },
  { now, random }: { readonly now: () => number; readonly random: Random },
): Promise<{ readonly id: string; readonly label: string; readonly token: string } | Refusal> {
  const label = readLabel(owner.label);
  if (typeof label !== 'string') return label;
  if ((await tokensOf(db, owner.playerId)).length >= most) return refuse('too-many');
  const token = mark + newToken(random);
  const id = newId(random);
  await db
    .insertInto('api_tokens')
    .values({
      ...{ id, label, token_hash: hashOf(token), player_id: owner.playerId },
      ...{ created_at: now(), revoked_at: null },
    })
    .execute();
  return { id, label, token };
}

/** The tokens of an account that work, the oldest first. */
export async function tokensOf(db: Db, playerId: string): Promise<readonly ApiToken[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .select(['id', 'label', 'created_at'])
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, label, created_at }) => ({ id, label, createdAt: created_at }));
}

/** @returns the hash of the token that works no more */
export async function revokeToken(
  db: Db,
  { id, playerId, at }: { readonly id: string; readonly playerId: string; readonly at: number },
): Promise<string | Refusal> {
  const row = await db
    .updateTable('api_tokens')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return row?.token_hash ?? refuse('not-found', 'id');
}

export async function findTokenOwner(db: Db, token: string): Promise<Player | undefined> {
  if (!token.startsWith(mark)) return undefined;
  const row = await db
    .selectFrom('api_tokens')
    .select('player_id')
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  const player = row === undefined ? undefined : await findPlayer(db, row.player_id);
  return player?.kind === 'account' ? player : undefined;
}

/** What somebody calls one of their secrets. */
export function readLabel(text: string): string | Refusal {
  const label = text.normalize('NFC').trim();
  return label === '' || /[\p{C}\p{Zl}\p{Zp}]/u.test(label) ? refuse('bad-request', 'label') : label;
}

/** Who a request speaks for: the player of its cookie, or the account of its API token. */
import fastifyCookie from '@fastify/cookie';
import type { Me } from '@tilehouse/protocol';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../store/database.ts';
import { findTokenOwner } from './api-tokens.ts';
import type { Player } from './players.ts';
import { hashOf } from './secrets.ts';
import { findSession } from './sessions.ts';

/** Carries the session. It has no Domain and no prefix: those need https, or a name instead of an address. */
export const sessionCookie = 'tilehouse_session';

export interface Speaker {
  readonly player: Player;
  readonly kind: 'guest' | 'account' | 'agent';
  /** Of the session's token, or of the API token. When it ends, `onSessionEnded` names it. */
  readonly hash: string;
  /** Of a device; a program has none. `extended` says that the cookie should be sent again. */
  readonly session?: { readonly token: string; readonly extended: boolean };
}

/** What is needed of a request, whether it asks for an answer or for a socket. */
export type Asking = Pick<FastifyRequest, 'headers'>;

/** The token of `Authorization: Bearer …`; undefined without that header. */
export function bearerOf({ headers }: Asking): string | undefined {
  return /^bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? '')?.[1];
}

/** The session's token in the cookie, worth something or not. */
export function cookieOf({ headers }: Asking): string | undefined {
  return fastifyCookie.parse(headers.cookie ?? '')[sessionCookie] || undefined;
}

/** @returns undefined when nobody is signed in; a token that is wrong is nobody, whatever the cookie says */
export async function readSpeaker(
  request: Asking,
  { db, now }: { readonly db: Db; readonly now: () => number },
): Promise<Speaker | undefined> {
  if (request.headers.authorization !== undefined) {
    const bearer = bearerOf(request);
    return bearer === undefined ? undefined : findSpeaker(db, bearer);
  }
  const token = cookieOf(request);
  if (token === undefined) return undefined;
  const session = await findSession(db, token, now());
  if (session === undefined) return undefined;
  const { player, hash, extended } = session;
  const kind = player.kind === 'guest' ? 'guest' : 'account';
  return { player, kind, hash, session: { token, extended } };
}

/** The hash of the token that a request shows, whether it counts or not; undefined where it shows none. */
export function shownHash(request: Asking): string | undefined {
  const token = request.headers.authorization === undefined ? cookieOf(request) : bearerOf(request);
  return token === undefined ? undefined : hashOf(token);
}

/** Who an API token speaks for. */
export async function findSpeaker(db: Db, token: string): Promise<Speaker | undefined> {
  const player = await findTokenOwner(db, token);
  return player === undefined ? undefined : { player, kind: 'agent', hash: hashOf(token) };
}

const mostKeys = 500;

/** Whom hashes of tokens speak for that still count, of sessions and of API tokens alike. */
export async function livingSpeakers(
  db: Db,
  hashes: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, Pick<Speaker, 'player' | 'kind'>>> {
  const living = new Map<string, Pick<Speaker, 'player' | 'kind'>>();
  for (let first = 0; first < hashes.length; first += mostKeys) {
    const some = hashes.slice(first, first + mostKeys);
    const sessions = await db
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player_id')
      .selectAll('players')
      .select('token_hash')
      .where('token_hash', 'in', some)
      .where('expires_at', '>', at)
      .where('players.kind', '!=', 'deleted')
      .execute();
    for (const { token_hash, ...player } of sessions) {
      living.set(token_hash, { player, kind: player.kind === 'guest' ? 'guest' : 'account' });
    }
    const tokens = await db
      .selectFrom('api_tokens')
      .innerJoin('players', 'players.id', 'api_tokens.player_id')
      .selectAll('players')
      .select('token_hash')
      .where('token_hash', 'in', some)
      .where('revoked_at', 'is', null)
      .where('players.kind', '=', 'account')
      .execute();
    for (const { token_hash, ...player } of tokens) living.set(token_hash, { player, kind: 'agent' });
  }
  return living;
}

/** A speaker as clients know them. */
export function meOf({ player, kind }: Pick<Speaker, 'player' | 'kind'>): Me {
  return { id: player.id, name: player.name, kind, operator: kind === 'account' && player.is_operator === 1 };
}

/** What the routes about people share: who asks, how often they may, the cookie they get. */
import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, type Limit, type Limiter, limiter } from '../http/limiter.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { deviceName } from './device-name.ts';
import { nameKey } from './names.ts';
import { sessionLife } from './sessions.ts';
import { readSpeaker, type Speaker, sessionCookie } from './speaker.ts';

const minute = 60_000;

/** What is counted, and how often it may be: for each account by its name, or for each address. */
export const usualLimits = {
  /** Passwords and codes tried on one account. */
  account: { times: 10, perMs: 15 * minute },
  /** The same from one address. */
  address: { times: 60, perMs: 15 * minute },
  signUp: { times: 20, perMs: 60 * minute },
  guest: { times: 60, perMs: 60 * minute },
} as const satisfies Readonly<Record<string, Limit>>;
export type AccountLimits = Readonly<Record<keyof typeof usualLimits, Limit>>;

export interface DeskDeps extends AccountsDeps {
  /** Begins and ends with a slash. */
  readonly basePath: string;
  readonly limits?: Partial<AccountLimits>;
}

/** Someone at a device of theirs, not a program. */
export type Person = Speaker & Required<Pick<Speaker, 'session'>>;

export interface Desk {
  readonly deps: AccountsDeps;
  /** The same for somebody who may come in on the device that asks. */
  depsAt(request: FastifyRequest): AccountsDeps;
  /** Who asks, if anybody. A token that is worth nothing is a refusal, and so is a program where it has no business. */
  visitor(request: FastifyRequest): Promise<{ readonly person?: Person } | Refusal>;
  person(request: FastifyRequest): Promise<Person | Refusal>;
  accountHolder(request: FastifyRequest): Promise<Person | Refusal>;
  operator(request: FastifyRequest): Promise<Person | Refusal>;
  /** Counts one more, for the address that asks. */
  count(kind: 'address' | 'signUp' | 'guest', request: FastifyRequest): Refusal | undefined;
  /** Counts one more try at an account, for the account and for the address. */
  countTry(name: string, request: FastifyRequest): Refusal | undefined;
  /** The right password was given. */
  forgetTries(name: string): void;
  setCookie(request: FastifyRequest, reply: Pick<FastifyReply, 'header'>, token: string): void;
  clearCookie(request: FastifyRequest, reply: Pick<FastifyReply, 'header'>): void;
}

export function deskOf(deps: DeskDeps): Desk {
  const depsAt: Desk['depsAt'] = (request) => ({
    ...deps,
    device: deviceName(request.headers['user-agent']),
  });
  return { deps, depsAt, ...peopleOf(deps), ...countersOf(deps), ...cookiesOf(deps) };
}

function peopleOf(deps: DeskDeps): Pick<Desk, 'visitor' | 'person' | 'accountHolder' | 'operator'> {
  const visitor: Desk['visitor'] = async (request) => {
    const speaker = await readSpeaker(request, deps);
    if (speaker === undefined)
      return request.headers.authorization === undefined ? {} : refuse('not-signed-in');
    const { session } = speaker;
    return session === undefined ? refuse('not-allowed') : { person: { ...speaker, session } };
  };
  const person: Desk['person'] = async (request) => {
    const found = await visitor(request);
    return 'refused' in found ? found : (found.person ?? refuse('not-signed-in'));
  };
  const accountHolder: Desk['accountHolder'] = async (request) => {
    const found = await person(request);
    return 'refused' in found || found.kind !== 'guest' ? found : refuse('not-guest');
  };
  const operator: Desk['operator'] = async (request) => {
    const found = await accountHolder(request);
    return 'refused' in found || found.player.is_operator === 1 ? found : refuse('not-allowed');
  };
  return { visitor, person, accountHolder, operator };
}

function countersOf({ limits, now }: DeskDeps): Pick<Desk, 'count' | 'countTry' | 'forgetTries'> {
  const all = { ...usualLimits, ...limits };
  const counters: Readonly<Record<keyof AccountLimits, Limiter>> = {
    account: limiter(all.account, now),
    address: limiter(all.address, now),
    signUp: limiter(all.signUp, now),
    guest: limiter(all.guest, now),
  };
  const tooMany = (retryAfter: number): Refusal | undefined =>
    retryAfter === 0 ? undefined : { refused: 'too-many', retryAfter };
  const count: Desk['count'] = (kind, request) => tooMany(counters[kind].take(addressKey(request.ip)));
  return {
    count,
    countTry: (name, request) => count('address', request) ?? tooMany(counters.account.take(nameKey(name))),
    forgetTries: (name) => counters.account.forget(nameKey(name)),
  };
}

function cookiesOf({ basePath }: DeskDeps): Pick<Desk, 'setCookie' | 'clearCookie'> {
  const put = (request: FastifyRequest, reply: Pick<FastifyReply, 'header'>, token: string) => {
    const cookie = fastifyCookie.serialize(sessionCookie, token, {
      ...{ path: basePath, httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' },
      maxAge: token === '' ? 0 : sessionLife / 1000,
    });
    reply.header('set-cookie', cookie);
  };
  return { setCookie: put, clearCookie: (request, reply) => put(request, reply, '') };
}

/** A house for tests of /api: a database in memory, a clock that stands still, chance that is counted, cheap passwords. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import type {
  accountReply,
  deviceLinkReply,
  inviteReply,
  invitesReply,
  Problem,
  SignUpWay,
  signUpReply,
  tokenReply,
  tokensReply,
  whoReply,
} from '@tilehouse/protocol';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';
import { buildApp } from '../../build-app.ts';
import type { Fault } from '../../http/register-http.ts';
import type { Db } from '../../store/database.ts';
import { webFixture } from '../../testing/web-fixture.ts';
import type { AccountLimits } from '../desk.ts';
import { sessionCookie } from '../speaker.ts';
import { memoryDb } from './memory-db.ts';

export interface TestHouseOptions {
  readonly signUp?: SignUpWay;
  readonly basePath?: string;
  readonly publicUrl?: string;
  readonly trustProxy?: readonly string[];
  /** Left out: so many that no test meets them. */
  readonly limits?: Partial<AccountLimits>;
  /** Stands for moving a guest's seats. */
  readonly onLinked?: () => Promise<void>;
  readonly changes?: { readonly times: number; readonly perMs: number };
}

export interface TestHouse {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** What others were told, in order. */
  readonly told: string[];
  readonly faults: Fault[];
  /** Players with tiles dealt to them. */
  readonly inDeal: Set<string>;
  /** A device, without a cookie yet. */
  device(from?: { readonly host?: string; readonly ip?: string }): Device;
  /** Lets time pass. */
  pass(ms: number): void;
  now(): number;
  /** Makes an account on a new device. */
  account(name: string, password?: string): Promise<Device & { readonly codes: readonly string[] }>;
  guest(name: string): Promise<Device>;
  close(): Promise<void>;
}

/** What /api says of one of its requests. */
export interface DescribedPost {
  readonly requestBody: {
    readonly content: {
      readonly 'application/json': {
        readonly schema: { readonly properties?: object; readonly required?: readonly string[] };
      };
    };
  };
}

/** The fields that answers about people have, and those of problems. */
type AnswerBody = z.infer<typeof signUpReply> &
  z.infer<typeof accountReply> &
  z.infer<typeof deviceLinkReply> &
  z.infer<typeof tokenReply> &
  z.infer<typeof tokensReply> &
  z.infer<typeof inviteReply> &
  z.infer<typeof invitesReply> &
  Pick<z.infer<typeof whoReply>, 'house'> &
  Problem & {
    readonly openapi: string;
    readonly paths: Readonly<Record<string, { readonly post?: DescribedPost }>>;
  };

export interface Answer {
  readonly status: number;
  /** Tests read what they expect to have come. */
  readonly body: AnswerBody;
  readonly response: LightMyRequestResponse;
}

export interface Device {
  /** The cookie it holds. */
  cookie: string | undefined;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

const start = 1_800_000_000_000;
const plenty = { times: 100_000, perMs: 1000 };

export const password = 'a good password';

export async function testHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const { basePath = '/', signUp = 'open' } = options;
  const db = await memoryDb();
  const webRoot = webFixture();
  const told: string[] = [];
  const faults: Fault[] = [];
  const inDeal = new Set<string>();
  let at = start;
  let drawn = 0;
  const now = () => at;
  const random = (bytes: number) => {
    drawn += 1;
    return createHash('sha512').update(`chance ${drawn}`).digest().subarray(0, bytes);
  };
  const app = await buildApp({
    ...{ webRoot, basePath },
    house: {
      accounts: {
        ...{ db, now, random, signUp, passwordCost: 4 },
        limits: { account: plenty, address: plenty, signUp: plenty, guest: plenty, ...options.limits },
        isInDeal: async (player) => inDeal.has(player),
        onLinked: async (guest, account) => {
          await options.onLinked?.();
          told.push(`linked ${guest} ${account}`);
          return { leftSeat: false };
        },
        onUpgraded: async (player) => void told.push(`upgraded ${player}`),
        onDeleted: async () => {},
        onMoved: () => {},
        onSessionEnded: (hash) => void told.push(`ended ${hash}`),
        onRenamed: async (player, name) => void told.push(`renamed ${player} ${name}`),
      },
      http: {
        ...{ now, random, report: (fault) => void faults.push(fault) },
        ...(options.publicUrl === undefined ? {} : { publicUrl: options.publicUrl }),
        changes: options.changes ?? plenty,
      },
      ...(options.trustProxy === undefined ? {} : { trustProxy: options.trustProxy }),
    },
  });
  const device: TestHouse['device'] = (from) => deviceOf(app, basePath, from);
  const ready = async (made: Device, answer: Answer) => {
    if (answer.status !== 200) throw new Error(answer.response.body);
    return Object.assign(made, { codes: (answer.body.recoveryCodes ?? []) as readonly string[] });
  };
  return {
    ...{ app, db, told, faults, inDeal, device, now },
    pass(ms) {
      at += ms;
    },
    async account(name, secret = password) {
      const made = device();
      return ready(made, await made.post('sign-up', { name, password: secret }));
    },
    async guest(name) {
      const made = device();
      return ready(made, await made.post('guests', { name }));
    },
    async close() {
      await app.close();
      await db.destroy();
      rmSync(webRoot, { recursive: true });
    },
  };
}

function deviceOf(
  app: FastifyInstance,
  basePath: string,
  { host = 'tilehouse.test', ip = '10.0.0.1' }: { readonly host?: string; readonly ip?: string } = {},
): Device {
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    { body, headers }: { body?: unknown; headers: Readonly<Record<string, string>> },
  ): Promise<Answer> => {
    const response = await app.inject({
      ...{ method, url: `${basePath}api/${path}`, remoteAddress: ip },
      headers: {
        host,
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(made.cookie === undefined ? {} : { cookie: `${sessionCookie}=${made.cookie}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.cookies) {
      if (cookie.name === sessionCookie) made.cookie = cookie.maxAge === 0 ? undefined : cookie.value;
    }
    const json = /json/.test(String(response.headers['content-type']));
    const came: unknown = json ? response.json() : response.body;
    return { status: response.statusCode, body: came as AnswerBody, response };
  };
  const made: Device = {
    cookie: undefined,
    post: (path, body = {}, headers = {}) => ask('POST', path, { body, headers }),
    get: (path, headers = {}) => ask('GET', path, { headers }),
  };
  return made;
}

/** Status, code and place of a problem, in one line: `409 name-taken at name`. */
export function problemOf({ status, body, response }: Answer): string {
  const { type, at, title } = body as Problem;
  const form = String(response.headers['content-type']).startsWith('application/problem+json');
  const sound = form && body.status === status && typeof title === 'string';
  if (!sound) return `${status} but no problem: ${response.body}`;
  return `${status} ${type.replace('tilehouse:', '')}${at === undefined ? '' : ` at ${at}`}`;
}

/** Every request of /api with everything wrong with it that can be: a problem comes back, and nothing has changed. */
import * as protocol from '@tilehouse/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../store/database.ts';
import { type Device, problemOf, type TestHouse, testHouse } from './testing/test-house.ts';

/** A good value for each field there is; a new field must be given one here. */
const good: Readonly<Record<string, unknown>> = {
  name: 'Somebody',
  password: 'a good password',
  current: 'a good password',
  next: 'another good one',
  code: 'AAAA-BBBB-CCCC-DDDD',
  token: 'x'.repeat(30),
  label: 'bot',
};
const wrong: readonly unknown[] = [
  null,
  5,
  -1e308,
  true,
  [],
  [['x']],
  {},
  { toString: 'x' },
  '',
  'x'.repeat(20_000),
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  "' or 1=1 --",
  '%00%ff',
];
/** Nonsense as a whole. */
const bodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '5',
  '"x"',
  '{"__proto__":{"x":1}}',
  '{"more":1}',
  '\u0000',
];

interface Operation {
  readonly path: string;
  readonly fields: readonly string[];
  readonly required: readonly string[];
}

let house: TestHouse;
let operations: readonly Operation[];
let people: Readonly<Record<string, Device>>;

beforeAll(async () => {
  house = await testHouse();
  people = {
    nobody: house.device(),
    guest: await house.guest('Guest'),
    operator: await house.account('Boss', 'the boss’s password'),
    account: await house.account('Mei', 'mei’s own password'),
  };
  const { paths } = (await house.device().get('openapi.json')).body;
  operations = Object.entries(paths).flatMap(([path, { post }]) => {
    if (post === undefined) return [];
    const { properties = {}, required = [] } = post.requestBody.content['application/json'].schema;
    const relative = path.replace('/api/', '').replace('{id}', 'abcdefgh12345678');
    return [{ path: relative, fields: Object.keys(properties), required }];
  });
});
afterAll(() => house.close());

async function everything(db: Db): Promise<string> {
  const tables = [
    'players',
    'sessions',
    'recovery_codes',
    'device_links',
    'sign_up_codes',
    'api_tokens',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

/** Sends what can't be right. @returns those that weren't refused as they should be */
async function notRefused(
  operation: Operation,
  tries: readonly unknown[],
  device: Device,
): Promise<string[]> {
  const bad: string[] = [];
  for (const body of tries) {
    const answer = await device.post(operation.path, typeof body === 'string' ? body : JSON.stringify(body));
    if (!/^4\d\d [a-z-]+( at [\w.[\]]+)?$/.test(problemOf(answer))) {
      bad.push(`${operation.path} ${JSON.stringify(body).slice(0, 100)}: ${problemOf(answer)}`);
    }
  }
  return bad;
}

describe.each(['nobody', 'guest', 'account', 'operator'])('%s', (who) => {
  it('changes nothing by bodies that make no sense', async () => {
    const before = await everything(house.db);
    const device = people[who];
    if (device === undefined) throw new Error(who);
    for (const operation of operations) {
      const whole = Object.fromEntries(operation.fields.map((field) => [field, good[field]]));
      expect(Object.values(whole), operation.path).not.toContain(undefined);
      const missing = operation.required.map((left) => ({ ...whole, [left]: undefined }));
      const broken = operation.fields.flatMap((field) =>
        wrong
          .filter((value) => !isGood(operation, field, value))
          .map((value) => ({ ...whole, [field]: value })),
      );
      const more = { ...whole, more: 1 };
      const tries = [...bodies, more, ...missing, ...broken];
      expect(await notRefused(operation, tries, device)).toEqual([]);
    }
    expect(house.faults).toEqual([]);
    expect(await everything(house.db)).toBe(before);
  });
});

/** Labels are anything that can be read; and some fields aren't looked at by a house that is open. */
function isGood({ path }: Operation, field: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (path === 'tokens' || path === 'invites')
    return field === 'label' && ["' or 1=1 --", '%00%ff'].includes(value);
  const name = field === 'name' && ["' or 1=1 --", '%00%ff'].includes(value);
  const unread = path === 'sign-up' && field === 'code' && value.length < 200;
  const long = path === 'sign-up' && field === 'password' && value === "' or 1=1 --";
  return ['sign-up', 'guests', 'rename'].includes(path) && (name || unread || long);
}

/** Of other parts of the house: the liar has those. */
const elsewhere = ['openTableBody', 'topUpBody', 'reportBody', 'answerBody', 'resetPasswordBody'];

it('covers every body there is', () => {
  const shapes = Object.keys(protocol).filter((name) => /Body$/.test(name) && !elsewhere.includes(name));
  expect(operations.length).toBeGreaterThanOrEqual(shapes.length);
});

it('answers ids that make no sense', async () => {
  for (const id of ['x', 'A'.repeat(16), '%00'.repeat(8), "'or'1'='1", 'x'.repeat(500), '..', '%2e%2e%2f']) {
    const answer = await people.account?.post(`tokens/${id}/revoke`);
    expect(answer === undefined ? '' : problemOf(answer)).toMatch(/^4\d\d /);
  }
  expect(house.faults).toEqual([]);
});

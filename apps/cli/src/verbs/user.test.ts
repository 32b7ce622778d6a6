import type { Users } from '@tilehouse/server';
import { describe, expect, it } from 'vitest';
import { memoryIo } from '../testing/memory-io.ts';
import { userVerb, type WhereHouse } from './user.ts';

const made = { operator: true, password: 'AAAA-BBBB', recoveryCodes: ['CCCC', 'DDDD'] };

/** Accounts that answer what a test needs, and write down what they were asked. */
function house(answers: Partial<Users> = {}) {
  const asked: unknown[] = [];
  let closed = 0;
  const users: Users = {
    add: async (wish) => ({
      ...made,
      name: wish.name,
      operator: wish.operator,
      ...(wish.password && { password: wish.password }),
    }),
    resetPassword: async (wish) => ({ ...made, name: wish.name }),
    list: async () => [
      { name: 'Ah Meng', operator: true, createdAt: 1 },
      { name: 'Mei', operator: false, createdAt: 2 },
    ],
    ...answers,
  };
  const run = async (args: readonly string[], input = '') => {
    const io = memoryIo(input);
    const verb = userVerb(async (where: WhereHouse) => {
      asked.push(where);
      const close = async () => {
        closed += 1;
      };
      return { ...users, close };
    });
    const status = await verb.run(args, io);
    return { status, out: io.out(), err: io.err() };
  };
  return { run, asked, closed: () => closed };
}

describe('tilehouse user', () => {
  it('adds an account and prints its password once', async () => {
    const { run, asked, closed } = house();
    const { status, out } = await run(['add', 'Ah Meng', '--operator', '--data', 'somewhere']);
    expect(status).toBe(0);
    expect(out).toBe(
      'Ah Meng (operator)\nPassword: AAAA-BBBB\nRecovery codes, each of which works once instead of the password:\n  CCCC\n  DDDD\nNone of this is shown again.\n',
    );
    expect(asked).toEqual([{ data: 'somewhere', databaseUrl: undefined }]);
    expect(closed()).toBe(1);
  });

  it('reads a password from stdin and doesn’t print it', async () => {
    const { run } = house();
    const { out } = await run(['add', 'Mei', '--password-stdin', '--json'], 'a good password\r\nmore\n');
    expect(JSON.parse(out)).toEqual({ name: 'Mei', operator: false, recoveryCodes: ['CCCC', 'DDDD'] });
    const given: unknown[] = [];
    const reset = house({
      resetPassword: async (wish) => {
        given.push(wish.password);
        return { ...made, name: wish.name };
      },
    });
    await reset.run(['reset-password', 'Mei', '--password-stdin'], 'a good password\r\nmore\n');
    expect(given).toEqual(['a good password']);
  });

  it('resets a password and lists accounts', async () => {
    const { run } = house();
    expect(JSON.parse((await run(['reset-password', 'Mei', '--json'])).out)).toEqual({
      name: 'Mei',
      ...made,
    });
    expect((await run(['list'])).out).toBe('Ah Meng (operator)\nMei\n');
    expect(JSON.parse((await run(['list', '--json'])).out)).toHaveLength(2);
  });

  it('says why it can’t, and closes the house', async () => {
    const { run, closed } = house({
      add: async () => ({ refused: 'name-taken' }),
      resetPassword: async () => ({ refused: 'not-found' }),
    });
    const taken = await run(['add', 'Mei']);
    expect([taken.status, taken.out]).toEqual([1, '']);
    expect(taken.err).toMatch(/^Somebody has this name/);
    expect((await run(['reset-password', 'Meng'])).err).toBe('There is no account "Meng".\n');
    const data = await run(['add', 'Mei', '--json']);
    expect(JSON.parse(data.out)).toMatchObject({ error: 'name-taken' });
    expect(closed()).toBe(3);
  });

  it.each([
    [[], /^Say what to do/],
    [['remove', 'Mei'], /^Say what to do/],
    [['toString'], /^Say what to do/],
    [['add'], /^Say whose account: user add NAME/],
    [['add', 'Ah', 'Meng'], /in quotes/],
    [['list', 'Mei'], /takes no name/],
    [['list', '--operator'], /goes with user add/],
    [['add', 'Mei', '--data', 'x', '--database-url', 'y'], /not both/],
    [['add', 'Mei', '--admin'], /There is no option --admin/],
  ])('refuses %j without opening the house', async (args, words) => {
    const { run, asked } = house();
    const { status, err, out } = await run(args);
    expect([status, out, asked]).toEqual([2, '', []]);
    expect(err).toMatch(words);
  });

  it('says what is wrong with a house that can’t be opened', async () => {
    const io = memoryIo();
    const verb = userVerb(async () => ({ problem: 'There is no house in somewhere.' }));
    expect(await verb.run(['list'], io)).toBe(2);
    expect(io.err()).toBe('There is no house in somewhere.\n');
  });
});

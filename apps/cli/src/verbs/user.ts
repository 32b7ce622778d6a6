/** `tilehouse user`: accounts of a house, for whoever runs it. */
import type { Refusal, Users, UserWithPassword } from '@tilehouse/server';
import { parseOptions } from '@tilehouse/server/parse-options';
import { type ExitCode, exitCodes, type Io, type Verb } from '../verb.ts';

const help = `Usage: npx tilehouse user add NAME [--operator] [options]
       npx tilehouse user reset-password NAME [options]
       npx tilehouse user list [options]

add             makes an account; the first one there is, or one with --operator, runs the house
reset-password  gives an account a new password and new recovery codes, and signs it out everywhere
list            the accounts there are

A password is made up and printed once, unless you give one.

  --password-stdin    read the password from the first line of what is piped in
  --data DIR          where the house keeps its things, as for serve
  --database-url URL  the house's PostgreSQL, as for serve
  --json              print data
`;

const specs = {
  operator: { type: 'boolean' },
  'password-stdin': { type: 'boolean' },
  data: { type: 'string' },
  'database-url': { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Where a house keeps its things; what is left out is as for `serve`. */
export interface WhereHouse {
  readonly data: string | undefined;
  readonly databaseUrl: string | undefined;
}

/** The accounts of a house that was opened. */
export interface OpenUsers extends Users {
  close(): Promise<void>;
}

/** Opens a house. @returns what is wrong, in words, when it can't be opened */
export type OpenHouse = (where: WhereHouse) => Promise<OpenUsers | { readonly problem: string }>;

interface Wish {
  readonly io: Io;
  readonly json: boolean;
  readonly name: string;
  readonly operator: boolean;
  readonly password: string | undefined;
}

const actions: Readonly<Record<string, (users: Users, wish: Wish) => Promise<ExitCode>>> = {
  add: async (users, wish) => tell(wish, await users.add(wish)),
  'reset-password': async (users, wish) => tell(wish, await users.resetPassword(wish)),
  list,
};

/** @param openHouse loads what it needs only when it is called: the other verbs start faster without it */
export function userVerb(openHouse: OpenHouse): Verb {
  return {
    name: 'user',
    summary: 'the accounts of a house: add, reset-password, list',
    help,
    async run(args, io) {
      const options = parseOptions(args, specs);
      if (options.type === 'bad-usage') return complain(io, options.message);
      const { values, positionals } = options;
      const [what = '', name = '', ...more] = positionals;
      const action = Object.hasOwn(actions, what) ? actions[what] : undefined;
      if (action === undefined)
        return complain(io, 'Say what to do: user add, user reset-password or user list.');
      const usage = usageProblem({ what, name, more, ...values });
      if (usage !== undefined) return complain(io, usage);
      const users = await openHouse({ data: values.data, databaseUrl: values['database-url'] });
      if ('problem' in users) return complain(io, users.problem);
      try {
        const password = values['password-stdin'] === true ? await firstLine(io.stdin) : undefined;
        const wish = { io, name, password, json: values.json === true, operator: values.operator === true };
        return await action(users, wish);
      } finally {
        await users.close();
      }
    },
  };
}

interface Usage {
  readonly what: string;
  readonly name: string;
  readonly more: readonly string[];
  readonly operator?: boolean | undefined;
  readonly data?: string | undefined;
  readonly 'database-url'?: string | undefined;
}

function usageProblem(usage: Usage): string | undefined {
  const { what, name, more, operator, data } = usage;
  if (data !== undefined && usage['database-url'] !== undefined) {
    return 'A house is in a folder or in PostgreSQL: give --data or --database-url, not both.';
  }
  if (what !== 'add' && operator === true) return '--operator goes with user add.';
  if (what === 'list') return name === '' ? undefined : 'user list takes no name.';
  if (name === '') return `Say whose account: user ${what} NAME.`;
  return more.length === 0 ? undefined : `One name at a time; a name with spaces goes in quotes.`;
}

async function tell(
  { io, json, name, password }: Wish,
  result: UserWithPassword | Refusal,
): Promise<ExitCode> {
  if ('refused' in result) {
    const { inWords } = await import('@tilehouse/server');
    const words = result.refused === 'not-found' ? `There is no account "${name}".` : inWords(result);
    if (json) io.stdout.write(`${JSON.stringify({ error: result.refused, message: words })}\n`);
    else io.stderr.write(`${words}\n`);
    return exitCodes.failed;
  }
  const { recoveryCodes, operator } = result;
  // whoever gave the password knows it
  const shown = password === undefined ? { password: result.password } : {};
  const data = { name: result.name, operator, ...shown, recoveryCodes };
  io.stdout.write(json ? `${JSON.stringify(data)}\n` : textOf(data));
  return exitCodes.ok;
}

function textOf(user: Omit<UserWithPassword, 'password'> & { readonly password?: string }): string {
  const lines = [
    `${user.name}${user.operator ? ' (operator)' : ''}`,
    ...(user.password === undefined ? [] : [`Password: ${user.password}`]),
    'Recovery codes, each of which works once instead of the password:',
    ...user.recoveryCodes.map((code) => `  ${code}`),
    'None of this is shown again.',
  ];
  return `${lines.join('\n')}\n`;
}

async function list(users: Users, { io, json }: Wish): Promise<ExitCode> {
  const all = await users.list();
  if (json) io.stdout.write(`${JSON.stringify(all)}\n`);
  else for (const { name, operator } of all) io.stdout.write(`${name}${operator ? ' (operator)' : ''}\n`);
  return exitCodes.ok;
}

async function firstLine(input: Io['stdin']): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of input) {
    text += typeof part === 'string' ? part : decoder.decode(part, { stream: true });
    if (text.includes('\n')) break;
  }
  return (text.split('\n')[0] ?? '').replace(/\r$/, '');
}

function complain(io: Io, message: string): ExitCode {
  io.stderr.write(`${message}\n`);
  return exitCodes.badUsage;
}

/** The server's options: what they are called, what they default to, what is said of them. */
import type { SignUpWay } from '@tilehouse/protocol';
import { normaliseBasePath } from './base-path.ts';
import { type BadUsage, parseOptions } from './parse-options.ts';
import type { StorePlace } from './store/open-store.ts';

/** How to serve. */
export interface ServeOptions {
  readonly type: 'serve';
  /** 0 for any free one. */
  readonly port: number;
  readonly host: string;
  /** Begins and ends with a slash. */
  readonly basePath: string;
  readonly place: StorePlace;
  /** Where people find the house, when that isn't the address they ask. */
  readonly publicUrl: string | undefined;
  readonly signUp: SignUpWay;
  /** Proxies whose word on who asks is believed. */
  readonly trustProxy: readonly string[];
}

export const serveHelp = `Serves Tilehouse from this computer until you press Ctrl-C.

Usage: npm start -- [options]
       npx tilehouse serve [options]

  --port NUMBER        the port to listen on; 3000 unless you say otherwise here or in PORT
  --host ADDRESS       the address to listen on; 0.0.0.0, which others on your network can
                       reach, unless you say otherwise: 127.0.0.1 is for this computer alone
  --base-path PATH     serve everything below a path, such as /games/mahjong/
  --public-url URL     where people find the house, when a proxy stands before it
  --trust-proxy LIST   proxies whose X-Forwarded headers count, by address, with commas
                       between; those on this computer unless you say otherwise
  --sign-up WAY        who may make an account: open (anybody, the default), invite (whoever
                       has a code of the operator's) or closed
  --data DIR           the folder that holds accounts, tables and money; data unless you say
                       otherwise
  --database-url URL   keep all of it in a PostgreSQL database instead; several servers may
                       share one
  --help               show this
`;

/** Here too, so that asking for help doesn't load all schemas. */
const signUpWays = ['open', 'invite', 'closed'] as const satisfies readonly SignUpWay[];

const specs = {
  port: { type: 'string' },
  host: { type: 'string', default: '0.0.0.0' },
  'base-path': { type: 'string', default: '/' },
  'public-url': { type: 'string' },
  'trust-proxy': { type: 'string', default: 'loopback' },
  'sign-up': { type: 'string', default: 'open' },
  data: { type: 'string', default: 'data' },
  'database-url': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the server's arguments; `PORT` in the environment counts where `--port` isn't given. */
export function parseServeOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServeOptions | { readonly type: 'help' } | BadUsage {
  const parsed = parseOptions(args, specs);
  if (parsed.type === 'bad-usage') return parsed;
  const { values, positionals } = parsed;
  if (values.help) return { type: 'help' };
  if (positionals.length > 0) return badUsage(`The server takes only options, not ${positionals.join(' ')}.`);

  const portText = values.port ?? (env.PORT || '3000');
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port <= 65_535)) {
    const source = values.port === undefined ? 'PORT in the environment' : '--port';
    return badUsage(`${source} must be a number from 0 to 65535, not "${portText}".`);
  }
  if (values.host === '') return badUsage('--host needs an address, such as 127.0.0.1.');
  const basePath = normaliseBasePath(values['base-path']);
  if (basePath === undefined) {
    return badUsage(`--base-path must be a path such as /games/mahjong/, not "${values['base-path']}".`);
  }
  const house = readHouse(values);
  if ('type' in house) return house;
  return { type: 'serve', port, host: values.host, basePath, ...house };
}

interface HouseValues {
  readonly 'public-url'?: string;
  readonly 'trust-proxy': string;
  readonly 'sign-up': string;
  readonly data: string;
  readonly 'database-url'?: string;
}

function readHouse(
  values: HouseValues,
): Pick<ServeOptions, 'place' | 'publicUrl' | 'signUp' | 'trustProxy'> | BadUsage {
  const publicUrl = values['public-url'];
  if (publicUrl !== undefined && !isWebAddress(publicUrl)) {
    return badUsage(`--public-url must be an address such as https://mahjong.example, not "${publicUrl}".`);
  }
  const signUp = signUpWays.find((way) => way === values['sign-up']);
  if (signUp === undefined) {
    return badUsage(`--sign-up must be ${signUpWays.join(', ')}, not "${values['sign-up']}".`);
  }
  const databaseUrl = values['database-url'];
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    return badUsage('--database-url must begin with postgres://.');
  }
  if (values.data === '') return badUsage('--data needs a folder.');
  return {
    place: databaseUrl === undefined ? { dataDir: values.data } : { databaseUrl },
    publicUrl,
    signUp,
    trustProxy: values['trust-proxy'].split(',').filter((part) => part !== ''),
  };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function badUsage(message: string): BadUsage {
  return { type: 'bad-usage', message };
}

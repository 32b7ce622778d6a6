/** The options of `serve` that say how a house is reached and who may join it: names, help, meaning. */
import { isIP } from 'node:net';
import { type SignUpWay, signUpWays } from '@tilehouse/protocol';
import { isTimeZone } from './boards/calendar.ts';
import type { BadUsage } from './parse-options.ts';

export interface HouseOptions {
  readonly signUp: SignUpWay;
  /** With a slash at its end; where others find the house, if not where it listens. */
  readonly publicUrl?: string;
  /** Addresses, networks or `loopback`. */
  readonly trustProxy: readonly string[];
  readonly rooms: RoomLimits;
  /** Whose midnights begin weeks and months; this computer's if nothing is said. */
  readonly timeZone?: string;
  readonly trying: boolean;
}

/** Open private rooms that one person may host. */
export interface RoomLimits {
  readonly account: number;
  readonly guest: number;
}

export const usualRooms: RoomLimits = { account: 20, guest: 5 };

export const houseSpecs = {
  'sign-up': { type: 'string', default: 'open' },
  'public-url': { type: 'string' },
  'trust-proxy': { type: 'string', default: 'loopback' },
  'try-seats': { type: 'boolean' },
  rooms: { type: 'string', default: String(usualRooms.account) },
  'guest-rooms': { type: 'string', default: String(usualRooms.guest) },
  'time-zone': { type: 'string' },
} as const;

export const houseHelp = `  --sign-up WHO        who may make an account: open (anybody), invite (whoever has a code
                       from an operator) or closed; open unless you say otherwise
  --public-url URL     where others find the house, such as https://play.example/, when a
                       proxy stands before it
  --trust-proxy WHO    the proxies whose word counts for who asks and whether by https:
                       addresses or networks with commas between, or none; loopback unless
                       you say otherwise
  --rooms NUMBER       private rooms that one account may have open at a time; 20
  --try-seats          let accounts play every seat of a table themselves, to try rules
  --guest-rooms NUMBER the same for a guest with a name alone; 5
  --time-zone ZONE     whose midnights begin the weeks and months of the leaderboards, such
                       as Asia/Kuala_Lumpur; this computer's unless you say otherwise
`;

/** What `parseOptions` read by these specs. */
export interface HouseValues {
  readonly 'sign-up': string;
  readonly 'public-url'?: string | undefined;
  readonly 'trust-proxy': string;
  readonly rooms: string;
  readonly 'try-seats'?: boolean | undefined;
  readonly 'guest-rooms': string;
  readonly 'time-zone'?: string | undefined;
}

/** @param basePath where everything is served, for the public address to agree with */
export function readHouseOptions(values: HouseValues, basePath: string): HouseOptions | BadUsage {
  const signUp = signUpWays.find((way) => way === values['sign-up']);
  if (signUp === undefined) {
    return badUsage(`--sign-up must be ${signUpWays.join(', ')}, not "${values['sign-up']}".`);
  }
  const trustProxy = readProxies(values['trust-proxy']);
  if (typeof trustProxy === 'string') return badUsage(trustProxy);
  const trying = values['try-seats'] === true;
  const rooms = readRooms(values);
  if ('type' in rooms) return rooms;
  const timeZone = values['time-zone'];
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    return badUsage(`--time-zone must be a time zone such as Asia/Kuala_Lumpur, not "${timeZone}".`);
  }
  const read = { signUp, trustProxy, rooms, trying, ...(timeZone === undefined ? {} : { timeZone }) };
  const given = values['public-url'];
  if (given === undefined) return read;
  const publicUrl = readPublicUrl(given);
  if (publicUrl === undefined) {
    return badUsage(`--public-url must be an address such as https://play.example/, not "${given}".`);
  }
  const { pathname } = new URL(publicUrl);
  if (pathname !== basePath) {
    return badUsage(
      `--public-url ends in ${pathname}, but everything is served below ${basePath}: give --base-path ${pathname}, or another --public-url.`,
    );
  }
  return { ...read, publicUrl };
}

function readRooms(values: HouseValues): RoomLimits | BadUsage {
  for (const name of ['rooms', 'guest-rooms'] as const) {
    if (!/^\d{1,4}$/.test(values[name])) {
      return badUsage(`--${name} must be a number from 0 to 9999, not "${values[name]}".`);
    }
  }
  return { account: Number(values.rooms), guest: Number(values['guest-rooms']) };
}

function readPublicUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, pathname, search, hash, username } = new URL(text);
  if (search !== '' || hash !== '' || username !== '') return undefined;
  return origin + pathname.replace(/\/?$/, '/');
}

/** @returns what is wrong, in words, or the list */
function readProxies(text: string): readonly string[] | string {
  if (text === 'none') return [];
  const parts = text.split(',').map((part) => part.trim());
  const wrong = parts.find((part) => !isProxy(part));
  return wrong === undefined
    ? parts
    : `--trust-proxy takes addresses, networks such as 10.0.0.0/8, loopback or none, not "${wrong}".`;
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function badUsage(message: string): BadUsage {
  return { type: 'bad-usage', message };
}

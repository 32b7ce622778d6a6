/** The server's options: what they are called, what they default to, what is said of them. */
import { normaliseBasePath } from './base-path.ts';
import { type HouseOptions, houseHelp, houseSpecs, readHouseOptions } from './house-options.ts';
import { type BadUsage, parseOptions } from './parse-options.ts';
import { parseEvery } from './store/backup/parse-every.ts';
import type { StorePlace } from './store/open-store.ts';
import { storeHelp, storePlace, storeSpecs } from './store/store-options.ts';

/** How to serve. */
export interface ServeOptions extends HouseOptions {
  readonly type: 'serve';
  /** 0 for any free one. */
  readonly port: number;
  readonly host: string;
  /** Begins and ends with a slash. */
  readonly basePath: string;
  readonly place: StorePlace;
  /** Milliseconds between two backups; undefined for none. */
  readonly backupEvery: number | undefined;
}

export const serveHelp = `Serves Tilehouse from this computer until you press Ctrl-C.

Usage: npm start -- [options]
       npx tilehouse serve [options]

  --port NUMBER        the port to listen on; 3000 unless you say otherwise here or in PORT
  --host ADDRESS       the address to listen on; 0.0.0.0, which others on your network can
                       reach, unless you say otherwise: 127.0.0.1 is for this computer alone
  --base-path PATH     serve everything below a path, such as /games/mahjong/
${houseHelp}${storeHelp}  --backup-every TIME  a backup by itself after every 12h, 7d or so, beside the data, the last
                       14 kept; 24h unless you say otherwise, or off
  --help               show this
`;

const specs = {
  port: { type: 'string' },
  host: { type: 'string', default: '0.0.0.0' },
  'base-path': { type: 'string', default: '/' },
  ...houseSpecs,
  ...storeSpecs,
  'backup-every': { type: 'string', default: '24h' },
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
  const house = readHouseOptions(values, basePath);
  if ('type' in house) return house;
  const place = storePlace(values, env);
  if ('type' in place) return place;
  const backupText = values['backup-every'];
  const backupEvery = parseEvery(backupText);
  if (backupEvery === undefined && backupText !== 'off') {
    return badUsage(`--backup-every takes a time such as 12h or 7d, or off, not "${backupText}".`);
  }
  return { type: 'serve', port, host: values.host, basePath, place, backupEvery, ...house };
}

function badUsage(message: string): BadUsage {
  return { type: 'bad-usage', message };
}

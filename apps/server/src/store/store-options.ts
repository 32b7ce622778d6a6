/** The options that say where the data are, the same for the server and every verb that needs them. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BadUsage } from '../parse-options.ts';
import type { StorePlace } from './open-store.ts';

export const storeSpecs = {
  data: { type: 'string' },
  'database-url': { type: 'string' },
} as const;

export const storeHelp = `  --data DIR           the folder of the data; "data" here unless you say otherwise
  --database-url URL   a PostgreSQL database instead, postgres://user:password@host/name;
                       DATABASE_URL in the environment says the same
`;

type Values = { readonly [name in keyof typeof storeSpecs]?: string | undefined };

/** Where the data are by the options given; `DATABASE_URL` counts where neither is given. */
export function storePlace(
  { data, 'database-url': url }: Values,
  env: Readonly<Record<string, string | undefined>>,
): StorePlace | BadUsage {
  if (data !== undefined && url !== undefined) return badUsage('Give --data or --database-url, not both.');
  if (data === '') return badUsage('--data needs a folder after it.');
  if (data !== undefined) return { dataDir: data };
  const databaseUrl = url ?? (env.DATABASE_URL || undefined);
  if (databaseUrl === undefined) return { dataDir: 'data' };
  if (isPostgresUrl(databaseUrl)) return { databaseUrl };
  const source = url === undefined ? 'DATABASE_URL in the environment' : '--database-url';
  return badUsage(`${source} must begin with postgres://.`);
}

/** Reads `sqlite:DIR`, with the folder of the data, and `postgres://…`. */
export function parsePlace(text: string): StorePlace | undefined {
  if (isPostgresUrl(text)) return { databaseUrl: text };
  const [, folder] = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(text) ?? [];
  if (folder === undefined) return undefined;
  const isFile = existsSync(folder) && statSync(folder).isFile();
  return { dataDir: isFile ? path.dirname(folder) : folder };
}

const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\/./.test(text);

const badUsage = (message: string): BadUsage => ({ type: 'bad-usage', message });

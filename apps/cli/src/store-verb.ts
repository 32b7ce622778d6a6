/** What the verbs that work on a house's data have in common: where the data are, and how a problem is told. */
import { parseOptions } from '@tilehouse/server/parse-options';
import { storePlace, storeSpecs } from '@tilehouse/server/store-options';
import { type ExitCode, exitCodes, type Io } from './verb.ts';

/** The store's functions, loaded only when a verb needs them. */
export type StoreModule = typeof import('@tilehouse/server/store');
type Place = Parameters<StoreModule['openExistingStore']>[0];

export interface StoreCall {
  readonly place: Place;
  readonly positionals: readonly string[];
  readonly store: StoreModule;
}

/** What a verb found: `data` is printed with `--json`, `text` without. */
export interface StoreAnswer {
  readonly data: object;
  readonly text: string;
  readonly status?: ExitCode;
}

/** Reads the options, does the work, and prints what came of it. */
export async function runOnStore(
  args: readonly string[],
  io: Io,
  verb: {
    /** What must stand after the verb, in words; undefined when that is in order. */
    complaint(positionals: readonly string[]): string | undefined;
    work(call: StoreCall): Promise<StoreAnswer>;
  },
): Promise<ExitCode> {
  const parsed = parseOptions(args, { ...storeSpecs, json: { type: 'boolean' } });
  if (parsed.type === 'bad-usage') return badUsage(io, parsed.message);
  const { values, positionals } = parsed;
  const complaint = verb.complaint(positionals);
  if (complaint !== undefined) return badUsage(io, complaint);
  const place = storePlace(values, process.env);
  if ('type' in place) return badUsage(io, place.message);
  return answering(io, values.json === true ? 'json' : 'text', async (store) =>
    verb.work({ place, positionals, store }),
  );
}

/** Prints the answer, or what is wrong with the data: a check that failed, or something that can't be read. */
export async function answering(
  io: Io,
  form: 'json' | 'text',
  work: (store: StoreModule) => Promise<StoreAnswer>,
): Promise<ExitCode> {
  const store = await import('@tilehouse/server/store');
  try {
    const { data, text, status } = await work(store);
    io.stdout.write(form === 'json' ? `${JSON.stringify(data)}\n` : text);
    return status ?? exitCodes.ok;
  } catch (problem) {
    if (!(problem instanceof store.StoreProblem)) throw problem;
    return badUsage(io, problem.message);
  }
}

export function badUsage(io: Io, message: string): ExitCode {
  io.stderr.write(`${message}\n`);
  return exitCodes.badUsage;
}

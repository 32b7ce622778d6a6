/** What a verb of the command is, and what it is given. */
import type { Output } from '@tilehouse/server';

/** Exit statuses, by what they mean: `failed` is a check that failed or a line that was bad. */
export const exitCodes = { ok: 0, failed: 1, badUsage: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Where a verb reads and writes: the process's own streams, or a test's. */
export interface Io {
  readonly stdin: AsyncIterable<string | Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
}

/** One verb: `tilehouse <name> …`. */
export interface Verb {
  readonly name: string;
  /** One short line for the list of verbs. */
  readonly summary: string;
  /** What `--help` prints; ends with a line break. */
  readonly help: string;
  /** @param args what stands after the verb; never `--help`, which is answered from `help` */
  run(args: readonly string[], io: Io): Promise<ExitCode>;
}

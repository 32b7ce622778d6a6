/** Streams for a test of a verb: what it reads is given, what it writes is kept. */
import type { Io } from '../verb.ts';

export interface MemoryIo extends Io {
  /** All that was written to stdout so far. */
  out(): string;
  /** All that was written to stderr so far. */
  err(): string;
}

/** @param input what stdin holds */
export function memoryIo(input = ''): MemoryIo {
  const written = { out: '', err: '' };
  return {
    stdin: (async function* () {
      yield input;
    })(),
    stdout: {
      write(text) {
        written.out += text;
      },
    },
    stderr: {
      write(text) {
        written.err += text;
      },
    },
    out: () => written.out,
    err: () => written.err,
  };
}

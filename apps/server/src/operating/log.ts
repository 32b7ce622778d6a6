/** The house's own log: structured lines without tiles, secrets or addresses of people. */
import { pino } from 'pino';
import type { Output } from '../run-server.ts';

/** As much of a log as the house writes. */
export interface HouseLog {
  info(details: Readonly<Record<string, unknown>>, message: string): void;
  warn(details: Readonly<Record<string, unknown>>, message: string): void;
  error(details: Readonly<Record<string, unknown>>, message: string): void;
}

/** Writes JSON lines to `output`. */
export function houseLog(output: Output): HouseLog {
  return pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line) => output.write(line) },
  );
}

/** What may be said of a fault: its name, its message and where in our own code it was. */
export function faultDetails(problem: unknown): Readonly<Record<string, unknown>> {
  if (!(problem instanceof Error)) return { problem: String(problem).slice(0, 300) };
  return {
    name: problem.name,
    message: problem.message.slice(0, 300),
    stack: problem.stack?.split('\n').slice(1, 8),
  };
}

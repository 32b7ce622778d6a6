/** The database's clock, read without asking it every time: the only clock that all nodes share. */

/** Where the time comes from. */
export interface ClockSource {
  /** This process's own clock, in milliseconds since any moment, running evenly. */
  local(): number;
  /** Asks the database, in milliseconds since 1970; undefined where this process's clock is the database's. */
  readonly sample: (() => Promise<number>) | undefined;
}

/** An estimate of the database's clock. It may be set back by a little; a log makes sure that its own times are not. */
export interface DatabaseClock {
  /** Whole milliseconds since 1970. */
  now(): number;
  /** Asks the database now; it is asked every ten seconds anyway. */
  sample(): Promise<void>;
  stop(): void;
}

/** One answer: what to add to the local clock, and how wrong that can be. */
interface Estimate {
  readonly offset: number;
  readonly error: number;
}

const sampleEvery = 10_000;

/** Starts a clock and waits for its first answer. */
export async function startClock(source: ClockSource): Promise<DatabaseClock> {
  const { sample: ask } = source;
  if (ask === undefined) return { now: () => Math.floor(source.local()), sample: async () => {}, stop() {} };

  let best = await estimate(source.local, ask);
  const sample = async () => {
    best = better(best, await estimate(source.local, ask));
  };
  // a database that doesn't answer now will be asked again; until then the estimate stands
  const timer = setInterval(() => void sample().catch(() => {}), sampleEvery);
  timer.unref();
  return {
    now: () => Math.floor(source.local() + best.offset),
    sample,
    stop: () => clearInterval(timer),
  };
}

async function estimate(local: () => number, ask: () => Promise<number>): Promise<Estimate> {
  const asked = local();
  const answer = await ask();
  const error = (local() - asked) / 2;
  return { offset: answer - (asked + error), error };
}

/** The tighter of the two while both can be true; else a clock was set, and only the newer holds. */
function better(before: Estimate, now: Estimate): Estimate {
  const agree = Math.abs(before.offset - now.offset) <= before.error + now.error;
  return agree && before.error < now.error ? before : now;
}

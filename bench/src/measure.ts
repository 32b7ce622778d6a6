/** Timing that can be trusted: warmed up, contenders taken in turn, CPU time, medians and spread. */

/** Something to time: runs its whole input once. */
export interface Contender {
  readonly name: string;
  /** Operations one run does. */
  readonly operations: number;
  run(): void;
}

/** What was measured of one contender. */
export interface Measured {
  readonly name: string;
  /** Median over the samples, per CPU second. */
  readonly opsPerSecond: number;
  readonly samples: number;
  /** (fastest − slowest) / median of the samples. */
  readonly spread: number;
}

let kept = 0;

/** Takes in what a contender works out, so that none of its work can be left out; returns what was taken in so far. */
export function keep(value: number): number {
  // a small whole number stays one: a larger one would be kept on the heap, which is work of its own
  kept = (kept + value) | 0;
  return kept;
}

const samples = 5;
/** CPU time a sample takes at least; short runs are repeated. */
const sampleSeconds = 0.2;

/** Times contenders side by side: one sample of each in turn, so that a slow moment hits all. */
export function measure(contenders: readonly Contender[]): readonly Measured[] {
  const repeats = contenders.map(repeatsFor);
  const rates = contenders.map((): number[] => []);
  for (let sample = 0; sample < samples; sample += 1) {
    contenders.forEach((contender, at) => {
      const runs = repeats[at] ?? 1;
      const seconds = cpuSeconds(() => {
        for (let run = 0; run < runs; run += 1) contender.run();
      });
      rates[at]?.push((runs * contender.operations) / seconds);
    });
  }
  return contenders.map(({ name }, at) => {
    const sorted = [...(rates[at] ?? [])].sort((a, b) => a - b);
    const median = sorted[sorted.length >> 1] ?? 0;
    const spread = ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / median;
    return { name, opsPerSecond: rounded(median), samples, spread: Number(spread.toFixed(3)) };
  });
}

/** CPU time a contender is warmed up for at least: what is compiled and learned by then is there for every sample. */
const warmSeconds = 1;

/** Warms a contender up and says how often it must run to fill a sample. */
function repeatsFor(contender: Contender): number {
  for (let warm = 0; warm < warmSeconds; ) warm += cpuSeconds(() => contender.run());
  const seconds = cpuSeconds(() => contender.run());
  return Math.max(1, Math.ceil(sampleSeconds / seconds));
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1e-6, (user + system) / 1e6);
}

function rounded(value: number): number {
  return value > 100 ? Math.round(value) : Number(value.toPrecision(3));
}

/** `tilehouse bench`: the project's benchmarks, with peers beside them in the same run. */

import type { BenchReport } from '@tilehouse/bench';
import { parseOptions } from '@tilehouse/server/parse-options';
import { exitCodes, type Verb } from '../verb.ts';

const help = `Usage: npx tilehouse bench [--json]

Measures hand analysis, scoring and self-play: operations per CPU second (median of at least five samples, with their
spread), and ratios against the public packages it can run beside itself in the same run. Takes a minute or two.
`;

export const bench: Verb = {
  name: 'bench',
  summary: 'measure speed, beside public packages',
  help,
  async run(args, io) {
    const options = parseOptions(args, { json: { type: 'boolean' } });
    if (options.type === 'bad-usage' || options.positionals.length > 0) {
      io.stderr.write(
        options.type === 'bad-usage' ? `${options.message}\n` : 'bench takes no file; see --help.\n',
      );
      return exitCodes.badUsage;
    }
    // Loaded only now: the other verbs start faster without it.
    const { runBench } = await import('@tilehouse/bench');
    const report = await runBench((what) => io.stderr.write(`${what} …\n`));
    io.stdout.write(options.values.json === true ? `${JSON.stringify(report)}\n` : textOf(report));
    return exitCodes.ok;
  },
};

function textOf({ results, ratios, latencies }: BenchReport): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const measured = results.map(
    ({ name, opsPerSecond, samples, spread }) =>
      `${name.padEnd(width)}  ${opsPerSecond.toLocaleString('en').padStart(12)} a CPU second (${samples} samples, spread ${Math.round(spread * 100)} %)`,
  );
  const compared = ratios.map(({ name, against, ratio }) => `${name} is ${ratio} times ${against}`);
  const timed = latencies.map(
    ({ name, medianMs, p99Ms, samples }) =>
      `${name}: median ${medianMs} ms, p99 ${p99Ms} ms (${samples} hands)`,
  );
  return `${[...measured, '', ...compared, '', ...timed].join('\n')}\n`;
}

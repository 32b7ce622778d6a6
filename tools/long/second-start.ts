/** How long `npm start` takes to serve when nothing has to be installed or built. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBuilt } from '../lib/builds.mjs';
import { CheckFailed, type LongCheck } from '../lib/long-check.ts';
import { root } from '../lib/root.mjs';

const times = 15;
const longestSeconds = 3;

export const check: LongCheck = {
  name: 'second-start',
  summary: `npm start serves within ${longestSeconds} s when nothing is stale`,
  async run({ progress }) {
    await ensureBuilt(['web', 'server', 'cli'], progress);
    const seconds: number[] = [];
    for (let i = 1; i <= times; i++) {
      seconds.push(await startOnce());
      progress(`${i} of ${times} starts`);
    }
    seconds.sort((a, b) => a - b);
    const slowest = seconds.at(-1) ?? Number.POSITIVE_INFINITY;
    if (slowest > longestSeconds) throw new CheckFailed(`the slowest of ${times} starts took ${slowest} s`);
    return { starts: times, medianSeconds: seconds[times >> 1] ?? null, slowestSeconds: slowest };
  },
};

/** Starts the server by npm, waits until it answers, and stops it. @returns seconds until it answered */
async function startOnce(): Promise<number> {
  const start = performance.now();
  const child = spawn('npm', ['start', '--', '--port', '0', '--host', '127.0.0.1'], {
    cwd: root,
    detached: true,
  });
  try {
    let printed = '';
    for await (const text of child.stdout.setEncoding('utf8')) {
      printed += text;
      const url = /http:\S+/.exec(printed)?.[0];
      if (url === undefined) continue;
      const answer = await fetch(new URL('healthz', url));
      if (!answer.ok) throw new CheckFailed(`${answer.url} answered ${answer.status}`);
      return Math.round(performance.now() - start) / 1000;
    }
    throw new CheckFailed(`npm start ended without serving:\n${printed}`);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    }
  }
}

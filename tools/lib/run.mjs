// Runs another program and waits for it.
import { spawn } from 'node:child_process';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to this process's own
 * @property {'show' | 'capture'} [output] `show` (the default) passes it on as it comes, `capture` keeps it
 * @property {number} [timeoutMs] stops the program, and those it started, when it takes longer
 */

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ status: number, output: string }>} exit status (1 when it was stopped or couldn't start) and
 *   what it printed, when captured
 */
export function run(command, args, options = {}) {
  const { timeoutMs } = options;
  const pipe = options.output === 'capture' ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', pipe, pipe],
    // A group of its own, so that all of it can be stopped.
    detached: timeoutMs !== undefined,
    // Windows starts .cmd files through its shell only.
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
  }
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => stopGroup(child), timeoutMs);
  return new Promise((resolve) => {
    child.on('error', (problem) => resolve({ status: 1, output: `${output}${problem.message}\n` }));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ status: code ?? 1, output });
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function stopGroup(child) {
  if (child.pid === undefined || process.platform === 'win32') child.kill();
  else process.kill(-child.pid);
}

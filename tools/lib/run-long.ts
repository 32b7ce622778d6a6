/** Runs one long check by name and writes its figures to docs/evidence/. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseOptions } from '@tilehouse/server/parse-options';
import { CheckFailed, type Figures, type LongCheck } from './long-check.ts';
import { root } from './root.mjs';
import { startProgress } from './start-progress.ts';

const specs = {
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string', default: String(availableParallelism()) },
  help: { type: 'boolean', short: 'h' },
} as const;

const folder = path.join(root, 'tools', 'long');

async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  const parsed = parseOptions(args, specs);
  if (parsed.type === 'bad-usage') return complain(parsed.message);
  const { values, positionals } = parsed;
  const checks = await loadChecks();
  const [name, ...more] = positionals;
  if (values.help || name === undefined) {
    console.log(overview(checks));
    return 0;
  }
  const check = checks.find((candidate) => candidate.name === name);
  if (check === undefined || more.length > 0) {
    const what = check === undefined ? `There is no long check "${name}".` : 'One check at a time, please.';
    return complain(`${what}\n\n${overview(checks)}`);
  }
  const jobs = Number(values.jobs);
  if (!Number.isSafeInteger(jobs) || jobs < 1) return complain('--jobs must be a whole number from 1 up.');
  return runCheck(check, values.seed, jobs);
}

async function runCheck(check: LongCheck, seed: string, jobs: number): Promise<0 | 1> {
  console.log(`${check.name}: ${check.summary} (seed ${seed}, jobs ${jobs})`);
  const start = performance.now();
  const progress = startProgress(console.log);
  try {
    const figures = await check.run({ seed, jobs, progress: progress.report });
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const file = writeEvidence(check.name, { ...commit(), seed, seconds, figures });
    console.log(
      `${JSON.stringify(figures, undefined, 2)}\nPassed in ${seconds} s; the figures are in ${file}`,
    );
    return 0;
  } catch (error) {
    console.error(error instanceof CheckFailed ? `Failed: ${error.message}` : error);
    return 1;
  } finally {
    progress.stop();
  }
}

function writeEvidence(name: string, evidence: Figures): string {
  const file = path.join('docs', 'evidence', `${name}.json`);
  mkdirSync(path.join(root, 'docs', 'evidence'), { recursive: true });
  writeFileSync(path.join(root, file), `${JSON.stringify(evidence, undefined, 2)}\n`);
  return file;
}

/** The commit the figures were measured on; `dirty` when the tree held more than that commit. */
function commit(): Figures {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    // Evidence from earlier runs says nothing about the code.
    const changed = git('status', '--porcelain', '--', '.', ':!docs/evidence');
    return { commit: git('rev-parse', 'HEAD'), ...(changed === '' ? {} : { dirty: true }) };
  } catch {
    return { commit: null, dirty: true };
  }
}

async function loadChecks(): Promise<readonly LongCheck[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return Promise.all(
    files
      .sort()
      .map(
        async (name): Promise<LongCheck> => (await import(pathToFileURL(path.join(folder, name)).href)).check,
      ),
  );
}

function overview(checks: readonly LongCheck[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: npm run long NAME -- [--seed TEXT] [--jobs N]

${lines.join('\n')}

--seed decides all chance (1 unless you say otherwise); --jobs is how many cores to use (all).`;
}

function complain(message: string): 2 {
  console.error(message);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));

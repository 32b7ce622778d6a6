// npm run long: runs a check that takes too long for every test run, and keeps its figures as evidence.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./lib/install.mjs');
const { root } = await import('./lib/root.mjs');
const { run } = await import('./lib/run.mjs');
try {
  await ensureInstalled(root, console.log);
  const args = ['--import', 'tsx', 'tools/lib/run-long.ts', ...process.argv.slice(2)];
  process.exitCode = (await run(process.execPath, args, { cwd: root })).status;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

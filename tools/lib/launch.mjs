// Runs a TypeScript program of tools/ once everything it needs is installed.
import { requireNode } from './node-version.mjs';

/**
 * Ends this process with the program's exit status.
 * @param {string} script from the checkout's top folder; it gets this command's own arguments
 */
export async function launch(script) {
  requireNode();
  const { ensureInstalled } = await import('./install.mjs');
  const { root } = await import('./root.mjs');
  const { run } = await import('./run.mjs');
  try {
    await ensureInstalled(root, console.log);
    const args = ['--import', 'tsx', script, ...process.argv.slice(2)];
    process.exitCode = (await run(process.execPath, args, { cwd: root })).status;
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}

// The work behind npm start.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builds, ensureBuilt, productNames } from './builds.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

/** Installs, builds what is stale, and becomes the server, which reads this process's own arguments. */
export async function start() {
  try {
    await ensureInstalled(root, console.log);
    await ensureBuilt(productNames, console.log);
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent();
  await import(pathToFileURL(path.join(root, builds.server.output)).href);
}

/**
 * Stops when the process that started us has gone. npm passes a SIGTERM only to the shell it put in between, which
 * dies of it without a word to us; the server would live on and keep its port.
 */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

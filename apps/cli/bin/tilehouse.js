#!/usr/bin/env node
// The tilehouse command: builds what has changed, silently on stdout, and then runs it.
import { requireNode } from '../../../tools/lib/node-version.mjs';

requireNode();
const { ensureBuilt } = await import('../../../tools/lib/builds.mjs');
try {
  await ensureBuilt(['cli'], () => {});
  if (process.argv[2] === 'serve') await ensureBuilt(['web'], console.error);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
await import(new URL('../dist/main.js', import.meta.url).href);

// npm run build: builds what is out of date, or only what is named: `npm run build web`.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { buildNames, ensureBuilt, productNames } = await import('./lib/builds.mjs');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !buildNames.some((known) => known === name));
if (unknown.length > 0) {
  console.error(`There is no build called ${unknown.join(', ')}. There are: ${buildNames.join(', ')}.`);
  process.exit(2);
}
try {
  await ensureBuilt(
    wanted.length === 0 ? productNames : buildNames.filter((name) => wanted.includes(name)),
    console.log,
  );
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}

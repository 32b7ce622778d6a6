// npm test: every check and test, or only the parts that are named. The last line says how many passed and failed.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Loaded only now: an older Node might not be able to read it.
import('./lib/test.mjs').then(({ test }) => test(process.argv.slice(2)));

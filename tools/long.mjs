// npm run long: runs a check that takes too long for every test run, and keeps its figures as evidence.
import { launch } from './lib/launch.mjs';

await launch('tools/lib/run-long.ts');

// npm run record-ruleset: writes down how a ruleset plays now, for the tests that notice when it plays otherwise.
import { launch } from './lib/launch.mjs';

await launch('tools/new-ruleset/record.ts');

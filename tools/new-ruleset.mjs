// npm run new-ruleset: makes a ruleset that already plays, and adds it to every list.
import { launch } from './lib/launch.mjs';

await launch('tools/new-ruleset/main.ts');

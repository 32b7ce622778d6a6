/** Checks what may stand where in packages/ and apps/. Run as `node --import tsx tools/check-boundaries.ts`. */
import { checkFileLength } from './boundaries/file-length.ts';
import { checkLayers } from './boundaries/layers.ts';
import { checkPurity } from './boundaries/purity.ts';
import { checkRulesetNames } from './boundaries/ruleset-names.ts';
import { allSources } from './boundaries/sources.ts';

const checks = [checkLayers, checkRulesetNames, checkPurity, checkFileLength];

const files = allSources();
const problems = checks.flatMap((check) => check(files));
for (const { path: file, line, message } of problems) console.log(`${file}:${line}\n  ${message}`);
console.log(`${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

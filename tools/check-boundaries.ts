/** Checks what may stand where in packages/ and apps/. Run as `node --import tsx tools/check-boundaries.ts`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFileLength } from './boundaries/file-length.ts';
import { checkLayers } from './boundaries/layers.ts';
import { checkPurity } from './boundaries/purity.ts';
import { checkRulesetNames } from './boundaries/ruleset-names.ts';
import { readSource, type SourceFile } from './boundaries/source-file.ts';
import { root } from './lib/root.mjs';

const checks = [checkLayers, checkRulesetNames, checkPurity, checkFileLength];

function sources(): readonly SourceFile[] {
  return ['packages', 'apps']
    .flatMap((top) => readdirSync(path.join(root, top), { withFileTypes: true }))
    .map((entry) => path.join(entry.parentPath, entry.name, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap(sourcesBelow);
}

function sourcesBelow(folder: string): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
    .map((file) => readSource(path.relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')));
}

const files = sources();
const problems = checks.flatMap((check) => check(files));
for (const { path: file, line, message } of problems) console.log(`${file}:${line}\n  ${message}`);
console.log(`${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

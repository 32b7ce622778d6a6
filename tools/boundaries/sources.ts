/** Every source file that the boundaries are about. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { readSource, type SourceFile } from './source-file.ts';

/** The sources of packages/ and apps/. */
export function allSources(): readonly SourceFile[] {
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

/** Writes the fonts of the page, their style sheet and the list of their characters, and prints their sizes. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { usedCharacters } from '../../apps/web/src/fonts/testing/used-characters.ts';
import { root } from '../lib/root.mjs';
import { buildFaces } from './build.ts';
import { styleSheet } from './style-sheet.ts';

const target = path.join(root, 'apps/web/src/fonts');
const { built, missing } = await buildFaces(
  usedCharacters({
    list: (folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
  }),
);

for (const name of readdirSync(target)) if (name.endsWith('.woff2')) rmSync(path.join(target, name));
for (const { face, bytes, characters } of built) {
  writeFileSync(path.join(target, face.file), bytes);
  const count = `${String(characters.length).padStart(4)} characters`;
  console.log(`${face.file.padEnd(34)} ${String(bytes.length).padStart(6)} B  ${count}`);
}
const covered = Object.fromEntries(built.map(({ face, characters }) => [face.file, characters.join('')]));
writeText('fonts.css', styleSheet(built));
writeText('characters.json', JSON.stringify(covered));

if (missing.length > 0) {
  console.log(`No font has ${missing.join(' ')}\nAdd one in faces.ts, or draw them as pictures.`);
  process.exitCode = 1;
}

/** Written as `npm run format` would leave it. */
function writeText(name: string, text: string): void {
  const file = path.join(target, name);
  writeFileSync(file, text);
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', file], { cwd: root, stdio: 'pipe' });
}

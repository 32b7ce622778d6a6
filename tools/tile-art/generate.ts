/** Writes all tile art into packages/tile-art and prints how large the sprites are. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildFiles } from './src/build.ts';

const target = fileURLToPath(new URL('../../packages/tile-art/', import.meta.url));
for (const folder of ['art', 'sprites']) rmSync(join(target, folder), { recursive: true, force: true });

for (const [path, text] of buildFiles()) {
  const file = join(target, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (!path.startsWith('sprites/')) continue;
  const [raw, packed] = [Buffer.byteLength(text), gzipSync(text, { level: 9 }).length];
  console.log(`${path.padEnd(36)} ${String(raw).padStart(7)} B  ${String(packed).padStart(6)} B gzipped`);
}

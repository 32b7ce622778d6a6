/** A built web app as small as can be, for tests. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** @returns the folder it lies in */
export function webFixture(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-web-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html><head lang="en"><title>T</title></head></html>',
  );
  const script = path.join(folder, 'assets', 'index-Ab3_d-9x.js');
  writeFileSync(script, 'export {};');
  writeFileSync(`${script}.br`, brotliCompressSync('export {};'));
  writeFileSync(`${script}.gz`, gzipSync('export {};'));
  writeFileSync(path.join(folder, 'sw.js'), 'self;');
  return folder;
}

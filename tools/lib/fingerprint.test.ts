import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-fingerprint-'));
  for (const name of ['src', 'src/testing', 'dist', 'node_modules']) mkdirSync(path.join(folder, name));
  write('src/a.ts', 'one');
  write('lock.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const take = () => fingerprint(folder, ['src', 'dist', 'node_modules', 'lock.json', 'missing']);

describe('fingerprint', () => {
  it('stays while nothing changes', () => {
    expect(take()).toBe(take());
  });

  it.each([
    ['a file grows', () => write('src/a.ts', 'three')],
    ['a file is written again', () => utimesSync(path.join(folder, 'src/a.ts'), 1, 1)],
    ['a file comes', () => write('src/b.ts', '')],
    ['a file goes', () => rmSync(path.join(folder, 'src/a.ts'))],
    ['a single file changes', () => write('lock.json', '{ }')],
  ])('changes when %s', (_name, change) => {
    const before = take();
    change();
    expect(take()).not.toBe(before);
  });

  it('leaves out what no build holds', () => {
    const before = take();
    write('src/a.test.ts', '');
    write('src/testing/helper.ts', '');
    expect(take()).toBe(before);
  });
});

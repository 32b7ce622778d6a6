import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-install-'));
  mkdirSync(path.join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fish = { version: '1.0.0', integrity: 'sha512-a' };
const write = (file: string, packages: object) =>
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
const lockfile = (packages: object) => write('package-lock.json', { '': { name: 'x' }, ...packages });
const installed = (packages: object) => write('node_modules/.package-lock.json', packages);

describe('isInstalled', () => {
  it('is content when all is there that the lockfile asks for', () => {
    lockfile({ 'node_modules/fish': fish, 'node_modules/for-another-system': { ...fish, optional: true } });
    installed({ 'node_modules/fish': fish });
    expect(isInstalled(folder)).toBe(true);
  });

  it('sees a fresh clone', () => {
    lockfile({ 'node_modules/fish': fish });
    expect(isInstalled(folder)).toBe(false);
  });

  it('sees a package that is missing, or of another version or content', () => {
    lockfile({ 'node_modules/fish': fish });
    installed({});
    expect(isInstalled(folder)).toBe(false);
    installed({ 'node_modules/fish': { ...fish, version: '0.9.0' } });
    expect(isInstalled(folder)).toBe(false);
    installed({ 'node_modules/fish': { ...fish, integrity: 'sha512-b' } });
    expect(isInstalled(folder)).toBe(false);
  });
});

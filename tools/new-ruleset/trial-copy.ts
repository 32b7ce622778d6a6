/** A copy of the checkout in which a ruleset can be made and tested without leaving a trace. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';

/** What is never copied: what was installed or built. */
const leftOut = new Set([
  'node_modules',
  'dist',
  'dist-gallery',
  '.cache',
  '.git',
  'test-results',
  'evidence',
]);

/**
 * Copies parts of the checkout into the folder for what can be thrown away. They import the workspace's packages from
 * the copy, and what is installed from the checkout.
 * @param parts paths from the checkout's top folder
 * @returns the copy's top folder
 */
export function makeTrialCopy(name: string, parts: readonly string[]): string {
  const copy = path.join(root, '.cache', name);
  rmSync(copy, { recursive: true, force: true });
  for (const part of parts) {
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (source) => !leftOut.has(path.basename(source)),
    });
  }
  linkModules(copy);
  return copy;
}

/** What is installed in the checkout, but for the workspace's own packages. */
function linkModules(copy: string): void {
  const from = path.join(root, 'node_modules');
  const to = path.join(copy, 'node_modules');
  const scope = path.join(to, '@tilehouse');
  mkdirSync(scope, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isFile()) copyFileSync(path.join(from, entry.name), path.join(to, entry.name));
    else if (entry.name !== '@tilehouse' && !/^\.(vite|cache)/.test(entry.name))
      symlinkSync(path.join(from, entry.name), path.join(to, entry.name), 'junction');
  }
  for (const folder of workspaces(copy)) {
    symlinkSync(path.join(copy, folder), path.join(scope, path.basename(folder)), 'junction');
  }
}

/** Everything in the checkout, for a copy in which every check can run. */
export const allParts = (): readonly string[] => readdirSync(root).filter((name) => !leftOut.has(name));

function workspaces(copy: string): readonly string[] {
  const below = (folder: string): readonly string[] => {
    const full = path.join(copy, folder);
    return existsSync(full) ? readdirSync(full).map((name) => path.join(folder, name)) : [];
  };
  return [...below('packages'), ...below('apps'), 'e2e', 'bench'].filter((folder) =>
    existsSync(path.join(copy, folder, 'package.json')),
  );
}

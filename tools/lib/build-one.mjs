// Builds one of the apps: the web page with Vite, the programs with rolldown. Run by builds.mjs, in a process of its own.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { root } from './root.mjs';

/** @type {Record<string, Record<string, string>>} */
const entries = { cli: { 'self-play-worker': 'src/self-play/worker.ts' } };

const name = process.argv[2];
try {
  if (name === 'web' || name === 'gallery') await buildWeb(name === 'gallery' ? 'gallery' : 'production');
  else await buildProgram(path.join(root, 'apps', String(name)), entries[String(name)] ?? {});
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

/** @param {string} mode which page: the app, or the gallery beside it */
async function buildWeb(mode) {
  const { build } = await import('vite');
  await build({ root: path.join(root, 'apps', 'web'), mode, logLevel: 'warn' });
  if (mode === 'production') await compressFiles(path.join(root, 'apps', 'web', 'dist'));
}

/**
 * Lays a compressed copy beside every text file that gets smaller by it, for the server to send as it is.
 * @param {string} folder
 */
async function compressFiles(folder) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => /\.(js|css|svg|json|webmanifest)$/.test(file))
      .map(async (file) => {
        const whole = path.join(folder, file);
        const text = await readFile(whole);
        const copies = {
          br: await promisify(brotliCompress)(text),
          gz: await promisify(gzip)(text, { level: 9 }),
        };
        for (const [ending, copy] of Object.entries(copies)) {
          if (copy.length < text.length) await writeFile(`${whole}.${ending}`, copy);
        }
      }),
  );
}

/**
 * @param {string} folder the app's, with its entry at src/main.ts
 * @param {Record<string, string>} workers further entries: the built file's name, and its source
 */
async function buildProgram(folder, workers) {
  const { build } = await import('rolldown');
  await build({
    input: {
      main: path.join(folder, 'src', 'main.ts'),
      ...Object.fromEntries(
        Object.entries(workers).map(([file, source]) => [file, path.join(folder, source)]),
      ),
    },
    cwd: folder,
    platform: 'node',
    external: isLibrary,
    output: {
      dir: path.join(folder, 'dist'),
      format: 'esm',
      cleanDir: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunk-[hash].js',
    },
  });
}

/**
 * Our own packages go into the bundle, everything else from node_modules stays outside.
 * @param {string} id a module as an import names it
 */
function isLibrary(id) {
  return /^[@a-z]/i.test(id) && !id.startsWith('@tilehouse/') && !path.isAbsolute(id);
}

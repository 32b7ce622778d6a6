/** Checks that packages import downwards only: never upwards, never sideways. */
import path from 'node:path/posix';
import type { Problem } from './problem.ts';
import { isTest, type Mention, type SourceFile } from './source-file.ts';

/** The layers from the bottom up; a package may use those of every lower layer. */
export const layers: readonly (readonly string[])[] = [
  ['engine'],
  ['table', 'bots', 'protocol', 'i18n', 'tile-art'],
  ['sdk'],
  ['server', 'web', 'bench'],
  ['cli'],
];

/** @returns a problem for every import that doesn't go downwards */
export function checkLayers(files: readonly SourceFile[]): readonly Problem[] {
  return files.flatMap((file) =>
    file.imports.flatMap((mention) => {
      const message = problemWith(file, mention);
      return message === undefined ? [] : [{ path: file.path, line: mention.line, message }];
    }),
  );
}

function problemWith(file: SourceFile, { text: specifier }: Mention): string | undefined {
  const from = packageOf(file.path);
  if (specifier.startsWith('.')) {
    const to = packageOf(path.join(path.dirname(file.path), specifier));
    if (to === from) return undefined;
    const instead = to === '' ? 'What is shared belongs in a package' : `Use what '@tilehouse/${to}' exports`;
    return `${specifier} reaches out of ${from}. ${instead}.`;
  }
  const to = /^@tilehouse\/([^/]+)/.exec(specifier)?.[1];
  if (to === undefined) return foreignProblem(file, specifier);
  if (to === from) return undefined;
  return layerProblem(from, to);
}

/** The engine is pure: nothing from outside but the one library that hashes. */
function foreignProblem(file: SourceFile, specifier: string): string | undefined {
  if (packageOf(file.path) !== 'engine' || isTest(file.path) || specifier.startsWith('@noble/hashes'))
    return undefined;
  return `The engine imports nothing but @noble/hashes, and this is ${specifier}. Clocks, files and the network belong in server, web or cli, behind a port of table.`;
}

function layerProblem(from: string, to: string): string | undefined {
  const fromLayer = layerOf(from);
  const toLayer = layerOf(to);
  if (toLayer < 0 || fromLayer < 0) {
    return `${fromLayer < 0 ? from : to} stands in no layer yet. Give it one in tools/boundaries/layers.ts.`;
  }
  if (toLayer < fromLayer) return undefined;
  const above = layers[Math.max(fromLayer, toLayer) + 1]?.join(', ') ?? 'e2e or tools';
  const below = layers[fromLayer - 1]?.join(', ');
  if (toLayer > fromLayer) {
    return `${from} lies below ${to} and can't import it. Move what it needs down into ${from} or lower, or this code up into ${to}.`;
  }
  return `${from} and ${to} lie side by side and can't import each other. What both need goes down into ${below}; what joins them goes up into ${above}.`;
}

function layerOf(name: string): number {
  return layers.findIndex((layer) => layer.includes(name));
}

/** `engine` for a path inside packages/engine, `server` for one inside apps/server; empty outside both. */
function packageOf(file: string): string {
  return /^(?:packages|apps)\/([^/]+)\//.exec(file)?.[1] ?? '';
}

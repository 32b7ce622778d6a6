/** A source file as the boundary checks see it: what it imports, which strings and globals it uses. */
import { parseSync, Visitor } from 'rolldown/utils';

/** Something that stands in a file, and the line it stands in, counted from 1. */
export interface Mention {
  readonly text: string;
  readonly line: number;
}

export interface SourceFile {
  /** From the top of the checkout, with forward slashes: `packages/engine/src/game.ts`. */
  readonly path: string;
  readonly lines: number;
  /** Whatever is imported, exported from elsewhere or loaded by `import()`, types included. */
  readonly imports: readonly Mention[];
  /** String literals, keys and types among them; what is imported isn't. */
  readonly strings: readonly Mention[];
  /** Names used as `Date` or `Math.random` are. */
  readonly names: readonly Mention[];
}

/**
 * Reads one file.
 * @param text the TypeScript in it
 * @throws when it can't be parsed
 */
export function readSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text, { sourceType: 'module' });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} can't be parsed: ${error.message}`);

  const imports: Mention[] = [];
  const strings: Mention[] = [];
  const names: Mention[] = [];
  const importedAt = new Set<number>();
  const at = (offset: number) => text.slice(0, offset).split('\n').length;
  const addImport = (source: { start: number; type: string; value?: unknown } | null) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    importedAt.add(source.start);
    imports.push({ text: source.value, line: at(source.start) });
  };
  new Visitor({
    ImportDeclaration: (node) => addImport(node.source),
    ExportAllDeclaration: (node) => addImport(node.source),
    ExportNamedDeclaration: (node) => addImport(node.source),
    ImportExpression: (node) => addImport(node.source),
    TSImportType: (node) => addImport(node.source),
    Literal: (node) => {
      if (typeof node.value !== 'string' || importedAt.has(node.start)) return;
      strings.push({ text: node.value, line: at(node.start) });
    },
    TemplateLiteral: ({ quasis: [first, ...more], start }) => {
      if (first !== undefined && more.length === 0) strings.push({ text: first.value.raw, line: at(start) });
    },
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      names.push({ text: `${object.name}.${property.name}`, line: at(start) });
    },
    NewExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier') names.push({ text: callee.name, line: at(start) });
    },
  }).visit(program);
  return { path, lines: text.trimEnd().split('\n').length, imports, strings, names };
}

/** Whether a file is a test or serves only tests. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/src/testing/');
}

/** Whether a program wrote the file. */
export function isGenerated(path: string): boolean {
  return /\.generated\./.test(path) || path.includes('/generated/');
}

/** Reads cases for a verb: NDJSON, one JSON object, or a JSON array, from a file or stdin. */
import { readFile } from 'node:fs/promises';
import type { Io } from '../verb.ts';

/** One case as written: its JSON value, or the text that is no JSON. */
export type WrittenCase =
  | { readonly type: 'json'; readonly value: unknown }
  | { readonly type: 'not-json' | 'nested-too-deeply' };

/** A file that can't be read, in words. */
export interface UnreadableFile {
  readonly type: 'unreadable';
  readonly message: string;
}

/** Reads all cases of `file` (`-` or none is stdin), in order. Blank lines are no cases. */
export async function readCases(
  file: string | undefined,
  io: Io,
): Promise<{ readonly type: 'cases'; readonly cases: readonly WrittenCase[] } | UnreadableFile> {
  const text = file === undefined || file === '-' ? await textOf(io) : await fileText(file);
  return typeof text === 'string' ? { type: 'cases', cases: parseCases(text) } : text;
}

/** Longest text that is read from stdin, in characters. */
const mostText = 256 * 2 ** 20;

async function textOf(io: Io): Promise<string | UnreadableFile> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of io.stdin) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    if (text.length > mostText) return { type: 'unreadable', message: "Can't read stdin: it is too long." };
  }
  return text + decoder.decode();
}

async function fileText(file: string): Promise<string | UnreadableFile> {
  try {
    return withoutMark(await readFile(file, 'utf8'));
  } catch (problem) {
    return { type: 'unreadable', message: `Can't read ${file}: ${reasonOf(problem)}.` };
  }
}

/** Some editors put a mark before a text that says how it is written. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

function reasonOf(problem: unknown): string {
  const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'this user may not read it';
  return problem instanceof Error ? problem.message : 'unknown reason';
}

/** The cases of a text: a whole JSON array or object, or one value a line. */
export function parseCases(text: string): readonly WrittenCase[] {
  const whole = text.trim().startsWith('[') || text.trim().startsWith('{') ? parsed(text) : undefined;
  if (whole?.type === 'json') {
    const values: readonly unknown[] = Array.isArray(whole.value) ? whole.value : [whole.value];
    return values.map((value) => ({ type: 'json', value }));
  }
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(parsed);
}

/** Deepest nesting that is read; a case nests three deep. */
const deepest = 40;

function parsed(text: string): WrittenCase {
  if (depthOf(text) > deepest) return { type: 'nested-too-deeply' };
  try {
    return { type: 'json', value: JSON.parse(text) };
  } catch {
    return { type: 'not-json' };
  }
}

/** How deep brackets nest, those inside texts left out. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (mark === '[' || mark === '{') most = Math.max(most, ++depth);
    else if (mark === ']' || mark === '}') depth -= 1;
  }
  return most;
}

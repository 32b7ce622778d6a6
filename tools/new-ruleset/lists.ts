/** How a list in a source file gets one more entry: as text, so that all else in the file stays as it is. */

/** A key of an object as it is written in a source: in quotes where it must be. */
export const keyText = (id: string): string => (/^\w+$/.test(id) ? id : `'${id}'`);

/** The lines of a source with the place of one constant in them. */
interface Constant {
  readonly lines: readonly string[];
  /** The line it begins on. */
  readonly start: number;
  /** The line that closes it. */
  readonly end: number;
}

/** The object that a source calls `name`: from its line to the brace that closes it at the line's beginning. */
function findConstant(source: string, name: string): Constant {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => new RegExp(`^(export )?const ${name}\\b.*\\{$`).test(line));
  const end = lines.findIndex((line, at) => at > start && line.startsWith('}'));
  if (start < 0 || end < 0) throw new Error(`there is no object ${name} to add to`);
  return { lines, start, end };
}

/** The source with an entry at the end of the object `name`. */
export function withEntry(source: string, name: string, entry: string): string {
  const { lines, end } = findConstant(source, name);
  return [...lines.slice(0, end), entry, ...lines.slice(end)].join('\n');
}

/** The source with one more import, after the last one whose path contains `beside`. */
export function withImport(source: string, beside: string, line: string): string {
  const lines = source.split('\n');
  const at = lines.findLastIndex((each) => each.startsWith('import ') && each.includes(beside));
  if (at < 0) throw new Error(`nothing is imported from ${beside}`);
  return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n');
}

/** Reads from a WOFF2 font which characters it has: its directory, then the `cmap` table. */

/** Undoes Brotli, which browsers don't offer and Node does. */
export type Inflate = (packed: Uint8Array) => Uint8Array;

/** Where a table is in the unpacked fonts' data, in bytes. */
interface Place {
  readonly offset: number;
  readonly length: number;
}

const headerLength = 48;
/** Numbers that stand for a tag in the directory; 63 says that the tag itself follows. */
const cmapNumber = 0;
const glyphNumbers = [10, 11];
const tagFollows = 63;

/** @returns the characters in the order of their code points */
export function fontCharacters(font: Uint8Array, inflate: Inflate): readonly string[] {
  const view = viewOf(font);
  if (view.getUint32(0) !== 0x774f_4632) throw new Error('not a WOFF2 font');
  const { cmap, end } = readDirectory(font, view.getUint16(12));
  const data = inflate(font.subarray(end, end + view.getUint32(20)));
  const points = readCmap(viewOf(data.subarray(cmap.offset, cmap.offset + cmap.length)));
  return [...points].sort((a, b) => a - b).map((point) => String.fromCodePoint(point));
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function readDirectory(font: Uint8Array, tables: number): { readonly cmap: Place; readonly end: number } {
  let at = headerLength;
  let offset = 0;
  let cmap: Place | undefined;
  /** Seven bits a byte, the high bit says that more follow. */
  const readLength = (): number => {
    let length = 0;
    let byte: number;
    do {
      byte = font[at++] ?? 0;
      length = length * 128 + (byte & 127);
    } while (byte > 127);
    return length;
  };
  for (let table = 0; table < tables; table++) {
    const flags = font[at++] ?? 0;
    const tag = flags & 63;
    if (tag === tagFollows) at += 4;
    const plain = readLength();
    // Glyphs are rearranged unless the two high bits are set, every other table only if one is.
    const isRearranged = glyphNumbers.includes(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = isRearranged ? readLength() : plain;
    if (tag === cmapNumber) cmap = { offset, length };
    offset += length;
  }
  if (cmap === undefined) throw new Error('no cmap table');
  return { cmap, end: at };
}

function readCmap(cmap: DataView): ReadonlySet<number> {
  const points = new Set<number>();
  for (let record = 0; record < cmap.getUint16(2); record++) {
    const at = cmap.getUint32(4 + record * 8 + 4);
    const format = cmap.getUint16(at);
    if (format === 4) addSegments(points, cmap, at);
    if (format === 12) addGroups(points, cmap, at);
  }
  return points;
}

/** Format 4: four lists of the same length, a gap of two bytes after the first; glyph 0 means none. */
function addSegments(points: Set<number>, cmap: DataView, at: number): void {
  const size = cmap.getUint16(at + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = cmap.getUint16(at + 14 + segment);
    const first = cmap.getUint16(at + 16 + size + segment);
    const delta = cmap.getUint16(at + 16 + size * 2 + segment);
    const rangeAt = at + 16 + size * 3 + segment;
    const range = cmap.getUint16(rangeAt);
    for (let point = first; point <= last; point++) {
      const glyph = range === 0 ? point : cmap.getUint16(rangeAt + range + (point - first) * 2);
      const isThere = range === 0 ? ((glyph + delta) & 0xffff) !== 0 : glyph !== 0;
      if (isThere && point !== 0xffff) points.add(point);
    }
  }
}

/** Format 12: groups of first point, last point, first glyph. */
function addGroups(points: Set<number>, cmap: DataView, at: number): void {
  for (let group = 0; group < cmap.getUint32(at + 12); group++) {
    const groupAt = at + 16 + group * 12;
    const last = cmap.getUint32(groupAt + 4);
    for (let point = cmap.getUint32(groupAt); point <= last; point++) points.add(point);
  }
}

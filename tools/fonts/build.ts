/** Cuts every face down to the characters it is for. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import subsetFont from 'subset-font';
import { fontCharacters } from '../../apps/web/src/fonts/testing/font-characters.ts';
import type { UsedCharacters } from '../../apps/web/src/fonts/testing/used-characters.ts';
import { type Face, faces, fullWidth, latin, type Share } from './faces.ts';

export interface BuiltFace {
  readonly face: Face;
  readonly bytes: Uint8Array;
  /** What it really has, read from the built font, in the order of code points. */
  readonly characters: readonly string[];
}

const require = createRequire(import.meta.url);
const isChinese = /[\p{Script=Han}\u3000-\u303f\ufe30-\ufe4f\uff00-\uffef]/u;

/** @returns the faces that have something to show, and the used characters that none has */
export async function buildFaces({ everywhere, chinese }: UsedCharacters) {
  const built: BuiltFace[] = [];
  const used = [...everywhere, ...chinese];
  /** Those of some characters that no face before has; faces of the same share don't take from each other. */
  const left = (characters: Iterable<string>, share?: Share) => {
    const before = built.filter(({ face }) => face.share !== share);
    const there = new Set(before.flatMap((each) => each.characters));
    return [...characters].filter((each) => !there.has(each));
  };
  const candidates: Readonly<Record<Share, readonly string[]>> = {
    latin: [...latin, ...used],
    signs: used.filter((each) => !isChinese.test(each)),
    words: [...everywhere],
    text: [...fullWidth, ...chinese],
    rest: used,
  };
  for (const face of faces) {
    const bytes = await cut(face, left(candidates[face.share], face.share));
    const characters = fontCharacters(bytes, brotliDecompressSync);
    if (characters.length > 0) built.push({ face, bytes, characters });
  }
  return { built, missing: left(used) };
}

/** Names to keep in a font besides its own, copyright and version: the licence and its address. */
const licenceNames = [13, 14];

function cut({ source, axes, features }: Face, characters: readonly string[]): Promise<Uint8Array> {
  return subsetFont(readFileSync(require.resolve(source)), characters.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    preserveNameIds: licenceNames,
    // Tables for vertical setting and for menus of a type designer's program.
    dropTables: ['BASE', 'MATH', 'STAT', 'VORG', 'vhea', 'vmtx'],
    ...(axes === undefined ? {} : { variationAxes: axes }),
    ...(features === undefined ? {} : { keepFeatures: features }),
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fontCharacters } from './testing/font-characters.ts';
import { usedCharacters } from './testing/used-characters.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const top = path.join(here, '../../../..');
const read = (name: string) => readFileSync(path.join(here, name), 'utf8');
const remedy = 'run `npm run fonts` in tools/fonts; what no font has is drawn as a picture instead';

const covered = JSON.parse(read('characters.json')) as Readonly<Record<string, string>>;
const fonts = Object.keys(covered);
const styles = read('fonts.css');
const used = usedCharacters({
  list: (folder) => readdirSync(path.join(top, folder), { recursive: true, encoding: 'utf8' }),
  read: (file) => readFileSync(path.join(top, file), 'utf8'),
});

/** Those of some characters that none of some fonts has. */
function missingFrom(characters: Iterable<string>, among: readonly string[]): string {
  const there = new Set(among.flatMap((font) => [...(covered[font] ?? '')]));
  return [...characters].filter((each) => !there.has(each)).join('');
}

describe('the fonts', () => {
  it.each(['500', '700'])('have every character of every catalogue and page, at weight %s', (weight) => {
    const atWeight = fonts.filter(
      (font) => /figtree|signs/.test(font) || font.includes(`-sans-tc-${weight}`),
    );
    const names = fonts.filter((font) => font.includes(`-sans-sc-${weight}`));
    expect(missingFrom([...used.everywhere, ...used.chinese], [...atWeight, ...names]), remedy).toBe('');
  });

  it('have every Chinese character for game words and titles', () => {
    const sans = fonts.filter((font) => font.includes('noto-sans-tc')).map((font) => covered[font] ?? '');
    const serif = fonts.filter((font) => font.includes('noto-serif-tc'));
    expect(missingFrom(sans.join(''), serif), remedy).toBe('');
  });

  it.each(fonts)('%s has the characters it is listed with', (font) => {
    const characters = fontCharacters(readFileSync(path.join(here, font)), brotliDecompressSync);
    expect(characters.join('')).toBe(covered[font]);
  });

  it('are all brought by the style sheet, from beside it', () => {
    const addresses = [...styles.matchAll(/url\("([^"]*)"\)/g)].map(([, address]) => address);
    expect(addresses).toEqual(fonts.map((font) => `./${font}`));
    expect(readdirSync(here).filter((name) => name.endsWith('.woff2'))).toEqual([...fonts].sort());
  });

  it('are light where no Chinese is spoken: letters 60 kB, game words 24 kB', () => {
    const size = (...names: readonly string[]) =>
      names.reduce((sum, font) => sum + readFileSync(path.join(here, font)).length, 0);
    expect(size('figtree.woff2', 'fraunces.woff2')).toBeLessThan(60_000);
    expect(size('noto-serif-tc-700-words.woff2')).toBeLessThan(24_000);
  });
});

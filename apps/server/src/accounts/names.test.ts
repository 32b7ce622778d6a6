import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey, readName } from './names.ts';

describe('readName', () => {
  it.each([
    ['Mei', 'Mei'],
    ['  Ah   Meng\u00a0', 'Ah Meng'],
    ['陳大文', '陳大文'],
    ['🀄🀅', '🀄🀅'],
    ['Zoe\u0301', 'Zo\u00e9'],
    ['❤\ufe0fMei', '❤Mei'],
    ['நிலா', 'நிலா'],
    ['김민준', '김민준'],
    ['👍🏽 Mei', '👍🏽 Mei'],
    ["O'Brien-Lee 3", "O'Brien-Lee 3"],
    ['é'.repeat(20), 'é'.repeat(20)],
  ])('takes %j', (text, name) => {
    expect(readName(text)).toBe(name);
  });

  it.each([
    ['nothing', ''],
    ['one character', 'é'],
    ['one character of many parts', '🇭🇰'],
    ['21 characters', 'x'.repeat(21)],
    ['spaces', '   '],
    ['dots', '...'],
    ['a line break', 'a\nb'],
    ['a NUL', 'a\u0000b'],
    ['a zero width space', 'ab\u200b'],
    ['a joiner', 'a\u200db'],
    ['a bidi override', '\u202eab'],
    ['a bidi isolate', '\u2066ab'],
    ['a bidi mark', 'ab\u200f'],
    ['a byte order mark', 'ab\ufeff'],
    ['a soft hyphen', 'a\u00adb'],
    ['private use', 'ab\ue000'],
    ['private use above', 'ab\u{f0000}'],
    ['half a pair', 'ab\ud800'],
    ['an unassigned character', 'ab\u{e0fff}'],
    ['a tag', 'ab\u{e0041}'],
    ['a filler', 'ab\u3164'],
    ['a blank braille cell', 'ab\u2800'],
    ['a line separator', 'a\u2028b'],
    ['a mark with nothing below it', '\u0301ab'],
    ['a tower of marks', `a${'\u0300\u0301\u0302\u0303\u0304\u0305\u0306'}b`],
  ])('refuses %s', (_what, text) => {
    expect(readName(text)).toBeUndefined();
  });

  it('gives back only what it would take again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const name = readName(text);
        if (name === undefined) return;
        expect(readName(name)).toBe(name);
        expect(name).toBe(name.normalize('NFC'));
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Bidi_C}]|^\s|\s$|\s\s/u);
        const { length } = Array.from(new Intl.Segmenter().segment(name));
        expect(length).toBeGreaterThanOrEqual(2);
        expect(length).toBeLessThanOrEqual(20);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });

  it('takes every name of letters, and none with something unseen in it', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcXYZ陳李王αβжЖéñ가9'),
      minLength: 2,
      maxLength: 20,
    });
    const unseen = fc.constantFrom(
      '\u200b',
      '\u200c',
      '\u200d',
      '\u202a',
      '\u2069',
      '\u0007',
      '\u061c',
      '\ue123',
    );
    fc.assert(
      fc.property(letters, unseen, fc.nat(20), (name, bad, at) => {
        expect(readName(name)).toBe(name);
        expect(readName(name.slice(0, at) + bad + name.slice(at))).toBeUndefined();
      }),
      { seed: 7 },
    );
  });
});

describe('nameKey', () => {
  it.each([
    ['Mei Ling', 'mei ling'],
    ['Alice', 'аlісе'],
    ['Alice', 'A1ice'],
    ['Alice', 'AIice'],
    ['Alice', 'Ａｌｉｃｅ'],
    ['Alice', '𝐀𝐥𝐢𝐜𝐞'],
    ['Alice', 'Ⓐlice'],
    ['Bob', 'B0b'],
    ['Bob', 'ВоЬ'],
    ['NIKOS', 'ΝΙΚΟΣ'.replace('Ν', 'N').replace('Σ', 'S')],
    ['Tom', 'Tоrn'],
    ['Wendy', 'VVendy'],
    ['Strasse', 'Straße'],
    ['Noël', 'Noe\u0308l'],
    ['Ёлка', 'ёлка'],
    ['João-1', 'joão–l'],
    ['ニコ', '二コ'],
    ['陳', '陳'],
  ])('%s and %s are alike', (one, other) => {
    expect(nameKey(other)).toBe(nameKey(one));
  });

  it.each([
    ['Mei', 'Mai'],
    ['Mei', 'Mei Mei'],
    ['陳大文', '陳大'],
    ['Zoe', 'Zoé'],
    ['Bob2', 'Bob3'],
    ['AhMeng', 'Ah Meng'],
  ])('%s and %s are not', (one, other) => {
    expect(nameKey(other)).not.toBe(nameKey(one));
  });

  it('doesn’t hang on case, on the form the characters came in, or on being asked twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 2, maxLength: 12 }), (text) => {
        const name = readName(text);
        if (name === undefined) return;
        const key = nameKey(name);
        expect(nameKey(key)).toBe(key);
        expect(nameKey(name.toUpperCase())).toBe(key);
        expect(nameKey(name.toLowerCase())).toBe(key);
        expect(nameKey(name.normalize('NFD'))).toBe(key);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });
});

/** The fonts of the house: where each comes from and what of it is kept. */

/**
 * What a face takes of the characters that no face before it has: `latin` what Latin letters need, and of those in use
 * the `signs` that aren't Chinese, the `words` that every language shows, the `text` of the Chinese words, the `rest`.
 */
export type Share = 'latin' | 'signs' | 'words' | 'text' | 'rest';

export interface Face {
  readonly file: string;
  /** The family it is part of; fonts of one family and exactly one weight complete each other. */
  readonly family: string;
  /** The weights it stands for, as CSS has them: wide enough that no browser makes up a bold of its own. */
  readonly weight: string;
  /** A file of the packages here. */
  readonly source: string;
  readonly share: Share;
  /** Axes to pin, by tag; others stay as they are. */
  readonly axes?: Readonly<Record<string, number>>;
  /** OpenType features to keep; all without it. */
  readonly features?: readonly string[];
}

const fontsource = (path: string): string => `@fontsource${path}-normal.woff2`;

const figtree = {
  file: 'figtree.woff2',
  family: 'Figtree',
  weight: '300 900',
  source: fontsource('-variable/figtree/files/figtree-latin-wght'),
  share: 'latin',
} as const;

const fraunces = {
  file: 'fraunces.woff2',
  family: 'Fraunces',
  weight: '100 900',
  source: fontsource('-variable/fraunces/files/fraunces-latin-full'),
  share: 'latin',
  axes: { wght: 560, SOFT: 60, WONK: 0, opsz: 36 },
} as const;

const signs = {
  file: 'noto-sans-math-signs.woff2',
  family: figtree.family,
  weight: figtree.weight,
  source: fontsource('/noto-sans-math/files/noto-sans-math-latin-400'),
  share: 'signs',
  features: [],
} as const;

/** A Chinese font; of the features it keeps what closes gaps between punctuation marks. */
const chinese = (share: Share, family: string, weight: string, name: string, source: string): Face => ({
  file: `${name}-${share}.woff2`,
  family,
  weight,
  source: `@expo-google-fonts/${source}.ttf`,
  share,
  features: ['chws', 'halt'],
});

const sans = (share: Share): readonly Face[] => [
  chinese(
    share,
    'Noto Sans TC',
    '100 599',
    'noto-sans-tc-500',
    'noto-sans-tc/500Medium/NotoSansTC_500Medium',
  ),
  chinese(share, 'Noto Sans TC', '600 900', 'noto-sans-tc-700', 'noto-sans-tc/700Bold/NotoSansTC_700Bold'),
];

const serif = (share: Share): Face =>
  chinese(
    share,
    'Noto Serif TC',
    '100 900',
    'noto-serif-tc-700',
    'noto-serif-tc/700Bold/NotoSerifTC_700Bold',
  );

/** Simplified characters that the font for traditional ones hasn't got. */
const simplified = [
  chinese(
    'rest',
    'Noto Sans TC',
    '100 599',
    'noto-sans-sc-500',
    'noto-sans-sc/500Medium/NotoSansSC_500Medium',
  ),
  chinese('rest', 'Noto Sans TC', '600 900', 'noto-sans-sc-700', 'noto-sans-sc/700Bold/NotoSansSC_700Bold'),
];

/** Every face, in the order in which they choose. */
export const faces: readonly Face[] = [
  figtree,
  fraunces,
  signs,
  ...sans('words'),
  serif('words'),
  ...sans('text'),
  serif('text'),
  ...simplified,
];

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What names and sentences in English, Malay and their neighbours need, whether a catalogue has it today or not. */
export const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ–—‘’‚“”„•…‹›€−↑↓`;

/** The same for sentences in Chinese. */
export const fullWidth = '、。，：；？！（）「」『』《》〈〉【】～％';

/** The house's inks by name: what they look like painted, and as the pure colours of the high-contrast set. */

const PAINTED = {
  red: '#b5202b',
  crimson: '#8e1720',
  green: '#0d6b47',
  emerald: '#1b8455',
  blue: '#1c418c',
  sky: '#5b86cf',
  ink: '#23252f',
  ivory: '#fbf6e6',
  snow: '#fffef9',
  gold: '#dda42c',
  amber: '#bd7410',
  bronze: '#8f5c10',
  rose: '#c9425c',
  pink: '#e58ba0',
  plum: '#6d3f8f',
  brown: '#6b4427',
  rust: '#b9521c',
  leaf: '#2f7d46',
  mint: '#93c99e',
  slate: '#586178',
  cloud: '#8a93a8',
  silver: '#e3e5e6',
  skin: '#f4d7b2',
  blush: '#e6a98c',
  ruddy: '#c65a41',
} as const;

export type Ink = keyof typeof PAINTED;
export type Style = 'painted' | 'contrast';

/** The inks that differ in the high-contrast set; all others are as painted. */
const CONTRAST: Partial<Record<Ink, string>> = {
  red: '#c1001a',
  crimson: '#8a0012',
  green: '#006233',
  emerald: '#007a40',
  blue: '#0a32a8',
  sky: '#4f8cff',
  ink: '#000',
  ivory: '#fff',
  snow: '#fff',
  gold: '#ffc21a',
  amber: '#d98200',
  bronze: '#7a4a00',
  rose: '#d3153f',
  pink: '#ff8fa8',
  plum: '#6a1fa0',
  leaf: '#00702b',
  mint: '#a8e6b4',
  slate: '#4b5570',
  skin: '#ffe2bd',
};

/** The colour of an ink in a style. */
export function colourOf(ink: Ink, style: Style): string {
  return (style === 'contrast' ? CONTRAST[ink] : undefined) ?? PAINTED[ink];
}

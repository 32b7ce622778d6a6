/** A hand in writing: the input of `tilehouse score` with every field there, and the one line that says the same. */
import type { OptionValue } from '../options.ts';
import { parseTiles } from '../tiles/notation.ts';
import { fei } from '../tiles/tile.ts';

/** A meld in writing: tiles in place, a Fei as `1x` where it stands. */
export interface WrittenSet {
  readonly type: 'chow' | 'pung' | 'kong';
  readonly tiles: string;
  /** Of a kong: whether it is a concealed one. */
  readonly concealed?: boolean;
}

/** A case in writing, as `readCase` takes it; what is in its texts may still be wrong. */
export interface WrittenCase {
  readonly ruleset: string;
  /** Only what differs from the defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly concealed: string;
  readonly melds: readonly WrittenSet[];
  readonly bonus: string;
  readonly winningTile: string;
  readonly source: string;
  readonly seatWind: string;
  readonly roundWind: string;
  readonly flags: readonly string[];
}

/**
 * Reads a hand in one line: `11155578p77z, melds (1111z) 3p1x5p, aside 3f, wins 9p by discard, seat east, round east,
 * minimumFan 1, last-tile`. A meld in brackets is a concealed kong; no tiles in the hand are `-`; a word by itself is a
 * circumstance, any other word with a value a table option.
 */
export function readHandLine(line: string, ruleset: string): WrittenCase {
  const [concealed = '', ...parts] = line.split(', ');
  const found = { ...nothing, ruleset, concealed: concealed === '-' ? '' : concealed };
  const options: Record<string, OptionValue> = {};
  const flags: string[] = [];
  let read: WrittenCase = found;
  for (const part of parts) {
    const [word = '', ...rest] = part.split(' ');
    if (word === 'melds') read = { ...read, melds: rest.map(writtenSet) };
    else if (word === 'aside') read = { ...read, bonus: rest[0] ?? '' };
    else if (word === 'wins') read = { ...read, winningTile: rest[0] ?? '', source: rest[2] ?? '' };
    else if (word === 'eight-flowers') read = { ...read, source: 'self-draw' };
    else if (word === 'seat') read = { ...read, seatWind: rest[0] ?? '' };
    else if (word === 'round') read = { ...read, roundWind: rest[0] ?? '' };
    else if (rest.length === 0) flags.push(word);
    else options[word] = optionValue(rest[0] ?? '');
  }
  return { ...read, flags, options };
}

const nothing: WrittenCase = {
  ...{ ruleset: '', options: {}, concealed: '', melds: [], bonus: '', winningTile: '' },
  ...{ source: 'discard', seatWind: 'east', roundWind: 'east', flags: [] },
};

/** A case of nothing: no tiles, a discard, the dealer in the East round. */
export const emptyCase = (ruleset: string): WrittenCase => ({ ...nothing, ruleset });

const truths: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The value of an option in writing: `true`, `13`, `half-spicy`. */
export function optionValue(text: string): OptionValue {
  const truth = Object.hasOwn(truths, text) ? truths[text] : undefined;
  return truth ?? (/^\d+$/.test(text) ? Number(text) : text);
}

/** A meld in one word: `555z`, `3p1x5p`; a concealed kong in brackets, `(1111z)`. */
export function writtenSet(word: string): WrittenSet {
  const concealed = word.startsWith('(');
  const tiles = concealed ? word.slice(1, -1) : word;
  const parsed = parseTiles(tiles);
  const list = parsed.ok ? parsed.value : [];
  const real = list.filter((tile) => tile !== fei);
  if (list.length === 4) return { type: 'kong', tiles, concealed };
  return { type: real.every((tile) => tile === real[0]) ? 'pung' : 'chow', tiles };
}

/** A meld as the word that `writtenSet` reads. */
export const setWord = ({ tiles, concealed }: WrittenSet): string =>
  concealed === true ? `(${tiles})` : tiles;

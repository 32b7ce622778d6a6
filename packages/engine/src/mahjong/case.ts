/** A hand written down to be judged: reads an input of `tilehouse score`, the calculator and the golden tables. */
import { type OptionError, type OptionValues, readOptions } from '../options.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Wind, winds } from '../seats.ts';
import { firstSurplus, type NotationError, parseTiles } from '../tiles/notation.ts';
import { fei, isBonus, type Tile } from '../tiles/tile.ts';
import { impossibleCircumstance } from './case-flags.ts';
import { caseMeldIn, type MeldError } from './case-meld.ts';
import { type Meld, tilesFor, tilesOfMelds } from './hand/meld.ts';
import type { Ruleset } from './ruleset.ts';
import { type Circumstance, circumstances, type Win, type WinSource, winSources } from './win.ts';

/** What is wrong with a case, as a name; `part` is the offending text where one part is. */
export const caseErrorCodes = [
  'not-an-object',
  'unknown-ruleset',
  'unknown-option',
  'bad-option-value',
  'not-text',
  'not-a-list',
  'not-true-or-false',
  'unknown-letter',
  'digit-out-of-range',
  'letter-missing',
  'digit-missing',
  'tile-not-in-set',
  'too-many-copies',
  'not-a-hand-tile',
  'not-a-bonus-tile',
  'wrong-number-of-tiles',
  'not-one-tile',
  'fei-cannot-be-thrown',
  'unknown-source',
  'unknown-seat',
  'unknown-wind',
  'unknown-flag',
  'unknown-meld-type',
  'not-a-chow',
  'not-a-pung',
  'not-a-kong',
  'fei-in-kong',
  'too-many-fei-in-meld',
  'fei-stands-for-another-tile',
  'needs-self-draw',
  'needs-a-kong',
  'needs-two-kongs',
  'not-on-a-robbed-kong',
  'first-deal-is-over',
  'dealer-wins-by-drawing',
] as const;
export type CaseErrorCode = (typeof caseErrorCodes)[number];

/** Where a case is wrong: a path such as `melds[1].tiles`, the name of the fault, and the offending part. */
export interface CaseError {
  readonly code: CaseErrorCode;
  readonly at: string;
  readonly part?: string;
}

/** A case that can be judged. */
export interface ScoreCase {
  readonly rules: Ruleset;
  /** The table options in full. */
  readonly options: OptionValues;
  readonly win: Win;
}

type Fields = Readonly<Record<string, unknown>>;

/** Thrown and caught inside this module only: a case is read field by field and the first fault ends it. */
class Fault extends Error {
  readonly fault: CaseError;
  constructor(fault: CaseError) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Reads a case; `findRules` looks a ruleset up by id. */
export function readCase(
  input: unknown,
  findRules: (id: string) => Ruleset | undefined,
): Result<ScoreCase, CaseError> {
  return caught(() => {
    const fields = fieldsIn(input);
    const rules = rulesIn(fields, findRules);
    const win = winIn(fields, rules);
    const impossible = impossibleCircumstance(win);
    if (impossible !== undefined) throw new Fault({ ...impossible, at: 'flags' });
    return { rules, options: optionsIn(fields, rules), win };
  });
}

/** The hand part of a case, as `tilehouse analyse` reads it: concealed tiles and melds, nothing about a win. */
export interface HandCase {
  readonly rules: Ruleset;
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  /** The tiles this seat can't see, where given. */
  readonly unseen: readonly Tile[] | undefined;
}

/** Reads a hand of 13 or 14 tiles (melds counted as three each). */
export function readHandCase(
  input: unknown,
  findRules: (id: string) => Ruleset | undefined,
): Result<HandCase, CaseError> {
  return caught(() => {
    const fields = fieldsIn(input);
    const rules = rulesIn(fields, findRules);
    const concealed = handTiles(fields, 'concealed', rules);
    const melds = meldsIn(fields, rules);
    checkCopies([...meldParts(melds), { at: 'concealed', tiles: concealed }], rules);
    const total = concealed.length + tilesFor(melds);
    if (total !== 13 && total !== 14) {
      throw new Fault({ code: 'wrong-number-of-tiles', at: 'concealed', part: String(total) });
    }
    const isGiven = fields.unseen !== undefined && fields.unseen !== null;
    const unseen = isGiven ? tilesIn(fields, 'unseen', rules) : undefined;
    const held = [...concealed, ...tilesOfMelds(melds)];
    checkCopies([{ at: 'unseen', tiles: [...held, ...(unseen ?? [])] }], rules);
    return { rules, concealed, melds, unseen };
  });
}

function caught<T>(read: () => T): Result<T, CaseError> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Fault) return fail(error.fault);
    throw error;
  }
}

function fieldsIn(input: unknown): Fields {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Fault({ code: 'not-an-object', at: '' });
  }
  return input as Fields;
}

function rulesIn(fields: Fields, findRules: (id: string) => Ruleset | undefined): Ruleset {
  const rules = typeof fields.ruleset === 'string' ? findRules(fields.ruleset) : undefined;
  if (rules === undefined)
    throw new Fault({ code: 'unknown-ruleset', at: 'ruleset', part: shown(fields.ruleset) });
  return rules;
}

/** Longest piece of somebody's input that an error repeats. */
const longestShown = 80;

/** What stood there, short enough to be read; a list or an object is only called one. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = String(value ?? '');
  return text.length > longestShown ? `${text.slice(0, longestShown)} …` : text;
}

function optionsIn(fields: Fields, rules: Ruleset): OptionValues {
  const given = fields.options ?? {};
  if (typeof given !== 'object' || Array.isArray(given))
    throw new Fault({ code: 'not-an-object', at: 'options' });
  const read = readOptions(rules.options, given as Fields);
  if (read.ok) return read.value;
  throw new Fault(optionFault(read.error));
}

function optionFault(error: OptionError): CaseError {
  const part = error.code === 'bad-option-value' ? error.allowed : error.known.join(', ');
  return { code: error.code, at: `options.${error.option}`, part };
}

function winIn(fields: Fields, rules: Ruleset): Win {
  const source = sourceIn(fields);
  const melds = meldsIn(fields, rules);
  const concealed = handTiles(fields, 'concealed', rules);
  const bonus = bonusIn(fields, rules);
  const by = { source, melds, concealed, bonus };
  const last = bonus.at(-1);
  if (last !== undefined && rules.instantWin?.holds(bonus) === true) {
    return instantWinIn(fields, rules, { ...by, tile: last });
  }
  const tile = winningTileIn(fields, rules, source);
  // the maker of a robbed kong held the other three
  const elsewhere = source === 'robbed-kong' ? [tile, tile, tile] : [];
  const parts = [
    { at: 'bonus', tiles: bonus },
    ...meldParts(melds),
    { at: 'concealed', tiles: concealed },
    { at: 'winningTile', tiles: [tile, ...elsewhere] },
  ];
  checkCopies(parts, rules);
  const total = concealed.length + 1 + tilesFor(melds);
  if (total !== 14) throw new Fault({ code: 'wrong-number-of-tiles', at: 'concealed', part: String(total) });
  return { ...by, tile, ...circumstancesIn(fields, rules) };
}

/** A win that comes by itself: whatever the hand, and no tile completes it. */
function instantWinIn(fields: Fields, rules: Ruleset, by: Omit<Win, keyof WinCircumstances>): Win {
  const { source, melds, concealed, bonus } = by;
  if (source !== 'self-draw') throw new Fault({ code: 'needs-self-draw', at: 'source', part: source });
  const drawn = handTiles(fields, 'winningTile', rules);
  const held = [...concealed, ...drawn];
  checkCopies(
    [
      { at: 'bonus', tiles: bonus },
      ...meldParts(melds),
      { at: 'concealed', tiles: concealed },
      { at: 'winningTile', tiles: drawn },
    ],
    rules,
  );
  return { ...by, concealed: held, ...circumstancesIn(fields, rules) };
}

type WinCircumstances = Pick<Win, 'seatWind' | 'roundWind' | 'circumstances'>;

const circumstancesIn = (fields: Fields, rules: Ruleset): WinCircumstances => ({
  seatWind: seatWindIn(fields, rules),
  roundWind: windIn(fields, 'roundWind'),
  circumstances: flagsIn(fields),
});

function textIn(fields: Fields, name: string, at = name): string {
  const value = fields[name] ?? '';
  if (typeof value !== 'string') throw new Fault({ code: 'not-text', at });
  return value;
}

/** Parses tiles of the ruleset's set. */
function tilesIn(fields: Fields, name: string, rules: Ruleset): readonly Tile[] {
  return tilesOf(textIn(fields, name), rules, name);
}

function tilesOf(text: string, rules: Ruleset, at: string): readonly Tile[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Fault(notationFault(parsed.error, at));
  const foreign = parsed.value.find((tile) => !rules.tiles.includes(tile));
  if (foreign !== undefined) throw new Fault({ code: 'tile-not-in-set', at, part: foreign });
  return parsed.value;
}

const notationFault = ({ code, part }: NotationError, at: string): CaseError => ({
  code,
  at,
  part: shown(part),
});

function handTiles(fields: Fields, name: string, rules: Ruleset): readonly Tile[] {
  const tiles = tilesIn(fields, name, rules);
  const bonus = tiles.find(isBonus);
  if (bonus !== undefined) throw new Fault({ code: 'not-a-hand-tile', at: name, part: bonus });
  return tiles;
}

function bonusIn(fields: Fields, rules: Ruleset): readonly Tile[] {
  const tiles = tilesIn(fields, 'bonus', rules);
  const other = tiles.find((tile) => !isBonus(tile) && tile !== fei);
  if (other !== undefined) throw new Fault({ code: 'not-a-bonus-tile', at: 'bonus', part: other });
  return tiles;
}

function winningTileIn(fields: Fields, rules: Ruleset, source: WinSource): Tile {
  const tiles = handTiles(fields, 'winningTile', rules);
  const [tile] = tiles;
  if (tile === undefined || tiles.length !== 1) {
    throw new Fault({ code: 'not-one-tile', at: 'winningTile', part: shown(fields.winningTile) });
  }
  if (tile === fei && source !== 'self-draw')
    throw new Fault({ code: 'fei-cannot-be-thrown', at: 'winningTile' });
  return tile;
}

/** Tiles and the field they stand in. */
interface PlacedTiles {
  readonly at: string;
  readonly tiles: readonly Tile[];
}

const meldParts = (melds: readonly Meld[]): readonly PlacedTiles[] =>
  melds.map(({ tiles }, index) => ({ at: `melds[${index}].tiles`, tiles }));

/** Names the field in which a tile is one too many, read in order. */
function checkCopies(parts: readonly PlacedTiles[], rules: Ruleset): void {
  const held: Tile[] = [];
  for (const { at, tiles } of parts) {
    held.push(...tiles);
    const surplus = firstSurplus(held, rules.tiles);
    if (surplus !== undefined) throw new Fault({ code: 'too-many-copies', at, part: surplus });
  }
}

function meldsIn(fields: Fields, rules: Ruleset): readonly Meld[] {
  const melds = fields.melds ?? [];
  if (!Array.isArray(melds)) throw new Fault({ code: 'not-a-list', at: 'melds' });
  return melds.map((meld: unknown, index) => {
    const at = `melds[${index}]`;
    if (typeof meld !== 'object' || meld === null) throw new Fault({ code: 'not-an-object', at });
    const { type, as, concealed } = meld as Fields;
    const tiles = tilesOf(textIn(meld as Fields, 'tiles', `${at}.tiles`), rules, `${at}.tiles`);
    const read = caseMeldIn({ type, tiles, as, concealed }, rules);
    if (!read.ok) throw new Fault(meldFault(read.error, at));
    return read.value;
  });
}

const meldFault = ({ code, field }: MeldError, at: string): CaseError => ({ code, at: `${at}.${field}` });

function sourceIn(fields: Fields): WinSource {
  const source = winSources.find((each) => each === fields.source);
  if (source === undefined)
    throw new Fault({ code: 'unknown-source', at: 'source', part: shown(fields.source) });
  return source;
}

function windIn(fields: Fields, name: string): Wind {
  const value = fields[name] ?? 'east';
  const wind = winds.find((each) => each === value);
  if (wind === undefined) throw new Fault({ code: 'unknown-wind', at: name, part: shown(value) });
  return wind;
}

function seatWindIn(fields: Fields, rules: Ruleset): Wind {
  const wind = windIn(fields, 'seatWind');
  if (winds.indexOf(wind) >= rules.seats)
    throw new Fault({ code: 'unknown-seat', at: 'seatWind', part: wind });
  return wind;
}

function flagsIn(fields: Fields): readonly Circumstance[] {
  const flags = fields.flags ?? [];
  if (!Array.isArray(flags)) throw new Fault({ code: 'not-a-list', at: 'flags' });
  return flags.map((flag: unknown, index) => {
    const found = circumstances.find((each) => each === flag);
    if (found === undefined)
      throw new Fault({ code: 'unknown-flag', at: `flags[${index}]`, part: shown(flag) });
    return found;
  });
}

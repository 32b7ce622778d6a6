/** House rules with a name: kept on this device, and told to others by a link that carries them whole. */
import { defaultOptions, findMahjongGame, type OptionValues, readOptions } from '@tilehouse/engine';
import { type Fields, fieldsOf, itemsOf, Stored } from '../../stored.ts';
import type { Customs, Visibility } from './customs.ts';

export interface HouseRules {
  readonly name: string;
  readonly game: string;
  readonly visibility: Visibility;
  /** Every option of the game. */
  readonly options: OptionValues;
  /** As usual where nothing is said. */
  readonly customs: Customs | undefined;
}

/** Why rules can't be used, and what of them. */
export type BadRules =
  | { readonly why: 'damaged' | 'newer' | 'pace' }
  | { readonly why: 'game' | 'option'; readonly what: string };

export type ReadRules =
  | { readonly type: 'rules'; readonly rules: HouseRules }
  | ({ readonly type: 'bad' } & BadRules);

/** Of the form in links and on the device. */
const version = 1;
const longestName = 40;
const longestLink = 4_000;
const mostKept = 30;

/** Everything odd about a name that came from elsewhere goes. */
const cleanName = (name: unknown): string =>
  typeof name === 'string'
    ? name
        .replaceAll(/\p{C}+/gu, ' ')
        .trim()
        .slice(0, longestName)
    : '';

/** Rules as plain data: options that are as usual are left out. */
export function plainRules({ name, game, visibility, options, customs }: HouseRules): Fields {
  const usual = defaultOptions(findMahjongGame(game)?.options ?? {}) as OptionValues;
  const changed = Object.entries(options).filter(([option, value]) => usual[option] !== value);
  return {
    v: version,
    ...(name === '' ? {} : { name }),
    game,
    ...(visibility === 'public' ? { public: true } : {}),
    ...(changed.length === 0 ? {} : { options: Object.fromEntries(changed) }),
    ...(customs === undefined ? {} : { pace: customs }),
  };
}

/** Reads rules out of anything. */
export function readRules(value: unknown): ReadRules {
  const fields = fieldsOf(value);
  const { v, game: id, pace } = fields;
  if (typeof v === 'number' && v > version) return { type: 'bad', why: 'newer' };
  if (v !== version || typeof id !== 'string') return { type: 'bad', why: 'damaged' };
  const game = findMahjongGame(id);
  if (game === undefined) return { type: 'bad', why: 'game', what: cleanName(id) };
  const options = readOptions(game.options, fieldsOf(fields.options));
  if (!options.ok) return { type: 'bad', why: 'option', what: cleanName(options.error.option) };
  const customs = pace === undefined ? undefined : readCustoms(fieldsOf(pace));
  if (customs === 'bad') return { type: 'bad', why: 'pace' };
  const visibility = fields.public === true ? 'public' : 'private';
  const rules = { name: cleanName(fields.name), game: id, visibility, customs } as const;
  return { type: 'rules', rules: { ...rules, options: options.value as OptionValues } };
}

/** Clocks and customs within what the house allows. */
function readCustoms({ answer, away, bank, evenPace, turn }: Fields): Customs | 'bad' {
  const isWithin = (value: unknown, from: number, to: number): value is number =>
    Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
  if (answer !== null && !isWithin(answer, 3, 30)) return 'bad';
  if (turn !== null && !isWithin(turn, 1, 600)) return 'bad';
  if (away !== null && !isWithin(away, 1, 600)) return 'bad';
  if (!isWithin(bank, 0, 600) || typeof evenPace !== 'boolean') return 'bad';
  return { answer, turn, bank, away, evenPace };
}

/** Rules as a piece of an address. */
export function rulesText(rules: HouseRules): string {
  const bytes = new TextEncoder().encode(JSON.stringify(plainRules(rules)));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads rules out of a piece of an address. */
export function rulesOfText(text: string): ReadRules {
  try {
    if (text.length > longestLink) return { type: 'bad', why: 'damaged' };
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return readRules(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return { type: 'bad', why: 'damaged' };
  }
}

/** The rules kept on this device, the latest first. What this build can't read is left out. */
export const keptRules = new Stored<readonly HouseRules[]>({
  key: 'tilehouse-house-rules',
  read: (value) =>
    itemsOf(value).flatMap((item) => {
      const read = readRules(item);
      return read.type === 'rules' && read.rules.name !== '' ? [read.rules] : [];
    }),
  write: (list) => list.map(plainRules),
});

/** Keeps rules; others of the same name give way. */
export function keepRules(rules: HouseRules): void {
  const name = cleanName(rules.name);
  if (name === '') return;
  const others = keptRules.get().filter((each) => each.name !== name);
  keptRules.set([{ ...rules, name }, ...others].slice(0, mostKept));
}

export function forgetRules(name: string): void {
  keptRules.set(keptRules.get().filter((each) => each.name !== name));
}

/** Scoring: every reading of a hand tried, the one worth most kept. */
import type { OptionValues } from '../options.ts';
import { countTile, fei, playingFaces, type Tile } from '../tiles/tile.ts';
import { countTiles, feiPlace, placeOf } from '../tiles/tile-counts.ts';
import { type ReadHand, readHand } from './hand/read-hand.ts';
import { type Reading, setOfMeld } from './hand/reading.ts';
import { standardReadings } from './hand/readings.ts';
import type { Pattern, ScoredPattern } from './kit/pattern.ts';
import { playedShapes } from './played-shapes.ts';
import type { Ruleset, Tally } from './ruleset.ts';
import type { PaidWin, Win } from './win.ts';

/** One line of a score. `fan` is what it adds; items sum to `counted` (a limit hand's are the limit each). */
export interface ScoreItem {
  readonly pattern: string;
  readonly fan: number;
  /** The tiles of the hit, where the pattern is about part of the hand. */
  readonly tiles?: readonly Tile[];
}

/** What a complete hand is worth. */
export interface Score {
  /** Fan for payment, cut at the cap. */
  readonly fan: number;
  /** The sum before the cap; for a limit hand the limit. */
  readonly counted: number;
  /** Whether a limit pattern made it. */
  readonly limit: boolean;
  /** Paid double for standing at the cap (爆番). */
  readonly doubled?: true;
  readonly items: readonly ScoreItem[];
  /** The sets and the pair, or the groups of a special shape. */
  readonly arrangement: readonly (readonly Tile[])[];
}

/** Whether a hand wins, and what it is worth; why not, and what it is worth, where it doesn't. */
export type Judgement =
  | { readonly win: true; readonly score: Score }
  | { readonly win: false; readonly reason: 'incomplete' }
  | { readonly win: false; readonly reason: 'not-played'; readonly score: Score }
  | { readonly win: false; readonly reason: 'below-minimum'; readonly score: Score; readonly needs: number };

/** Judges a hand under a ruleset and a table's options (complete and checked). */
export function judge(rules: Ruleset, options: OptionValues, win: Win): Judgement {
  if (rules.instantWin?.holds(win.bonus) === true) {
    return { win: true, score: instantScore(tableFor(rules, options), rules.instantWin.pattern) };
  }
  const readings = readingsOf(rules, options, win);
  const table = tableFor(rules, options);
  if (readings.length === 0) {
    const pattern = rules.winsUnfinished?.(win, options);
    if (pattern === undefined) return { win: false, reason: 'incomplete' };
    return { win: true, score: unfinishedScore(table.tally, pattern) };
  }
  const score = bestScore(table, readings, win);
  if (win.source === 'robbed-kong' && rules.robbing('added', options) === 'nobody') {
    return { win: false, reason: 'not-played', score };
  }
  if (score.limit || score.counted >= table.tally.minimum) return { win: true, score };
  return { win: false, reason: 'below-minimum', score, needs: table.tally.minimum };
}

/** What a win that comes by itself is worth: its own row and nothing else, whatever the hand. */
function instantScore({ rows, tally }: FanTable, pattern: string): Score {
  const counted = Number(rows.find(({ id }) => id === pattern)?.fan);
  const fan = Math.min(counted, tally.cap);
  return { fan, counted, limit: false, items: [{ pattern, fan: counted }], arrangement: [] };
}

/** Every reading of a winning hand under a ruleset and options; none when it isn't complete. */
export function readingsOf(rules: Ruleset, options: OptionValues, win: Win): readonly Reading[] {
  const { admits } = rules;
  const readings = everyReading(rules, options, win);
  return admits === undefined ? readings : readings.filter((reading) => admits(reading, win));
}

/** The hand read last: a hand that is judged is often judged once more, won in another way. */
let latest:
  | (Pick<Win, 'concealed' | 'melds' | 'tile'> & {
      readonly rules: Ruleset;
      readonly options: OptionValues;
      readonly readings: readonly Reading[];
    })
  | undefined;

/** Every reading of a hand, however it is won. */
function everyReading(rules: Ruleset, options: OptionValues, win: Win): readonly Reading[] {
  const { concealed, melds, tile } = win;
  if (
    latest?.concealed !== concealed ||
    latest.melds !== melds ||
    latest.tile !== tile ||
    latest.rules !== rules ||
    latest.options !== options
  ) {
    latest = { concealed, melds, tile, rules, options, readings: readingsMade(rules, options, win) };
  }
  return latest.readings;
}

function readingsMade(rules: Ruleset, options: OptionValues, win: Win): readonly Reading[] {
  const counts = countTiles(win.concealed);
  const won = placeOf(win.tile);
  if (won >= 0) counts[won] = (counts[won] as number) + 1;
  const readings = standardReadings({
    counts,
    declared: win.melds.map(setOfMeld),
    limits: rules.wilds,
    faces: facesOf(rules),
  });
  if (win.melds.length > 0 || counts[feiPlace] !== 0) return readings;
  const special: Reading[] = [];
  for (const shape of playedShapes(rules, options)) {
    const reading = shape.read(counts);
    if (reading !== undefined) special.push(reading);
  }
  return special.length === 0 ? readings : [...readings, ...special];
}

/** The playing faces of a ruleset's tiles. */
function facesOf(rules: Ruleset): readonly Tile[] {
  let faces = facesMemo.get(rules.tiles);
  if (faces === undefined) {
    const held = new Set(rules.tiles);
    faces = playingFaces.filter((face) => held.has(face));
    facesMemo.set(rules.tiles, faces);
  }
  return faces;
}
const facesMemo = new WeakMap<readonly Tile[], readonly Tile[]>();

/** The rows of a ruleset's fan table under a table's options, in the order of its page; rows switched off left out. */
export function fanRows(rules: Ruleset, options: OptionValues): readonly ScoredPattern[] {
  return rules.patterns.map((pattern) => scoredPattern(pattern, options)).filter(({ fan }) => fan !== 0);
}

/** A fan table under one set of options. */
interface FanTable {
  readonly tally: Tally;
  readonly rows: readonly ScoredPattern[];
  /** What each row adds. */
  readonly fan: readonly number[];
  /** By row: where in `rows` those stand that it contains. */
  readonly contains: readonly (readonly number[])[];
  readonly limits: readonly ScoredPattern[];
}

const tables = new WeakMap<Ruleset, WeakMap<OptionValues, FanTable>>();

function tableFor(rules: Ruleset, options: OptionValues): FanTable {
  let byOptions = tables.get(rules);
  if (byOptions === undefined) {
    byOptions = new WeakMap();
    tables.set(rules, byOptions);
  }
  let table = byOptions.get(options);
  if (table === undefined) {
    table = fanTable(rules, options);
    byOptions.set(options, table);
  }
  return table;
}

/** A ruleset's rows with their fan under the options, largest first, limits apart. */
function fanTable(rules: Ruleset, options: OptionValues): FanTable {
  const scored = fanRows(rules, options);
  const rows = scored.filter((row) => row.fan !== 'limit').sort((a, b) => Number(b.fan) - Number(a.fan));
  return {
    tally: rules.tally(options),
    rows,
    fan: rows.map(({ fan }) => Number(fan)),
    contains: rows.map(({ implies }) =>
      implies.map((id) => rows.findIndex((row) => row.id === id)).filter((at) => at >= 0),
    ),
    limits: scored.filter((row) => row.fan === 'limit'),
  };
}

function scoredPattern(pattern: Pattern<OptionValues>, options: OptionValues): ScoredPattern {
  const { id, fan, implies = [], count, tiles } = pattern;
  return { id, fan: typeof fan === 'object' ? fan.under(options) : fan, implies, count, tiles };
}

function bestScore(table: FanTable, readings: readonly Reading[], win: Win): Score {
  let best: { hand: ReadHand; counted: number; limits: number; held: Held | undefined } | undefined;
  for (const reading of readings) {
    const hand = readHand(reading);
    // a limit is preferred to any sum, and more limits to fewer
    const limits = limitsHeld(table, hand, win);
    if (best !== undefined && limits < best.limits) continue;
    const held = limits > 0 ? undefined : rowsHeld(table, hand, win);
    const counted = held?.counted ?? table.tally.limit;
    if (best === undefined || limits > best.limits || counted > best.counted) {
      best = { hand, counted, limits, held };
    }
  }
  if (best === undefined) throw new Error('a complete hand has a reading');
  const { hand, counted, held } = best;
  const items = held === undefined ? limitItems(table, hand, win) : sumItems(table, held, { hand, win });
  return cut(table.tally, { counted, limit: held === undefined, items, arrangement: hand.reading.groups });
}

function limitsHeld(table: FanTable, hand: ReadHand, win: Win): number {
  let limits = 0;
  for (const row of table.limits) if (row.count(hand, win) > 0) limits += 1;
  return limits;
}

/** A score cut as it is paid. Every hand comes by here, and fields written out are much faster than spread ones. */
function cut(
  { cap, doublesAtCap }: Tally,
  { counted, limit, items, arrangement }: Omit<Score, 'fan' | 'doubled'>,
): Score {
  const fan = Math.min(counted, cap);
  if (doublesAtCap === true && fan === cap) return { fan, counted, doubled: true, limit, items, arrangement };
  return { fan, counted, limit, items, arrangement };
}

/** The score of a hand that wins by a limit without being complete: it is never laid out. */
function unfinishedScore(tally: Tally, pattern: string): Score {
  const items = [{ pattern, fan: tally.limit }];
  return cut(tally, { counted: tally.limit, limit: true, items, arrangement: [] });
}

/** The rows a hand holds, by their place in the table. */
interface Held {
  /** How often each is held and counts: 0 also for one inside a larger. */
  readonly times: readonly number[];
  /** What each adds a time, after what larger rows contain. */
  readonly fan: readonly number[];
  readonly counted: number;
}

/**
 * The rows a hand holds. A row inside a larger one isn't counted again; where two rows contain the same third,
 * the larger carries it and the other is lessened by it.
 */
function rowsHeld(table: FanTable, hand: ReadHand, win: Win): Held {
  const { rows, fan, contains } = table;
  const times = new Array<number>(rows.length);
  let counted = 0;
  let contained = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const held = (rows[at] as ScoredPattern).count(hand, win);
    times[at] = held;
    if (held === 0) continue;
    counted += held * (fan[at] as number);
    contained += (contains[at] as readonly number[]).length;
  }
  return contained === 0 ? { times, fan, counted } : lessened(table, times);
}

/** Takes what larger rows contain out of the sum, once each. */
function lessened({ fan: whole, contains }: FanTable, held: readonly number[]): Held {
  const times = [...held];
  const fan = [...whole];
  for (let at = 0; at < held.length; at += 1) {
    if (held[at] === 0) continue;
    for (const inside of contains[at] as readonly number[]) {
      if (held[inside] === 0) continue;
      // a larger row carries it already
      if (times[inside] === 0)
        fan[at] = (fan[at] as number) - (whole[inside] as number) * (held[inside] as number);
      times[inside] = 0;
    }
  }
  let counted = 0;
  for (let at = 0; at < held.length; at += 1) counted += (times[at] as number) * (fan[at] as number);
  return { times, fan, counted };
}

function sumItems(
  { rows }: FanTable,
  held: Held,
  { hand, win }: { hand: ReadHand; win: Win },
): readonly ScoreItem[] {
  const items: ScoreItem[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const times = held.times[at] as number;
    if (times === 0) continue;
    const row = rows[at] as ScoredPattern;
    const fan = held.fan[at] as number;
    const tiles = row.tiles?.(hand, win);
    if (tiles === undefined) items.push({ pattern: row.id, fan: fan * times });
    else for (const each of tiles) items.push({ pattern: row.id, fan, tiles: each });
  }
  return items;
}

function limitItems(table: FanTable, hand: ReadHand, win: Win): readonly ScoreItem[] {
  const held = table.limits.filter((row) => row.count(hand, win) > 0);
  return held.map((row) => ({ pattern: row.id, fan: table.tally.limit }));
}

/** What a scored hand is paid by. */
export const paidBy = ({ fan }: Score, win: Win): PaidWin => ({ fan, fei: feiOf(win), source: win.source });

/** How many Fei the winner has in hand, in melds and set aside. */
export function feiOf(win: Win): number {
  let found = countTile(win.concealed, fei) + countTile(win.bonus, fei) + (win.tile === fei ? 1 : 0);
  for (const { tiles } of win.melds) found += countTile(tiles, fei);
  return found;
}

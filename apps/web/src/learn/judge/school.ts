/** What lessons ask of the engine: the game that is learned, and what two, three or more tiles make in it. */
import {
  analyserOf,
  countTiles,
  defaultOptions,
  type MahjongGame,
  type MeldedPart,
  type OptionValues,
  parseTiles,
  playingFaces,
  type Ruleset,
  type Tile,
} from '@tilehouse/engine';

/** The game a person learns, at a table with its defaults. */
export interface School {
  readonly game: MahjongGame;
  readonly rules: Ruleset;
  readonly options: OptionValues;
}

const schools = new WeakMap<MahjongGame, School>();

export function schoolOf(game: MahjongGame): School {
  let school = schools.get(game);
  if (school === undefined) {
    school = { game, rules: game.rules, options: defaultOptions(game.options) as OptionValues };
    schools.set(game, school);
  }
  return school;
}

/** The tiles of a text of our own. */
export function tilesOf(text: string): readonly Tile[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return parsed.value;
}

/** Sets that lie elsewhere, of no tile in particular. */
const setsElsewhere = (sets: number): MeldedPart => ({ sets, bound: countTiles([]) });

/** How many tiles are missing to sets and a pair, of 1, 2, 4, 5, 7, 8 … tiles: as many sets as the rest leaves room for. */
export function tilesAway({ rules, options }: School, tiles: readonly Tile[]): number {
  const sets = 4 - Math.floor((tiles.length - 1) / 3);
  return analyserOf(rules, options).tilesAway(countTiles(tiles), setsElsewhere(sets));
}

export const isPair = (school: School, tiles: readonly Tile[]): boolean =>
  tiles.length === 2 && tilesAway(school, tiles) === 0;

/** Whether three tiles are a set: with a pair that has nothing to do with them they are complete. */
export function isSet(school: School, tiles: readonly Tile[]): boolean {
  if (tiles.length !== 3) return false;
  const pair = facesOf(school)
    .filter((face) => !tiles.includes(face))
    .at(-1);
  return pair !== undefined && tilesAway(school, [...tiles, pair, pair]) === 0;
}

/** The faces a game is played with, Fei left out. */
export function facesOf({ rules }: School): readonly Tile[] {
  return playingFaces.filter((face) => rules.tiles.includes(face));
}

/** The tiles that make a set of two. */
export function partnersOf(school: School, two: readonly Tile[]): readonly Tile[] {
  return facesOf(school).filter((face) => isSet(school, [...two, face]));
}

/** A hand taken apart: as many sets as it has, and what remains. */
export interface Parts {
  readonly sets: readonly (readonly Tile[])[];
  readonly rest: readonly Tile[];
}

/** The most sets that can be taken out of a hand. */
export function partsOf(school: School, tiles: readonly Tile[]): Parts {
  let best: Parts = { sets: [], rest: tiles };
  const [first, ...others] = tiles;
  if (first === undefined) return best;
  for (let a = 0; a < others.length; a += 1) {
    for (let b = a + 1; b < others.length; b += 1) {
      const set = [first, others[a] as Tile, others[b] as Tile];
      if (!isSet(school, set)) continue;
      const inside = partsOf(
        school,
        others.filter((_, at) => at !== a && at !== b),
      );
      if (inside.sets.length >= best.sets.length) best = { sets: [set, ...inside.sets], rest: inside.rest };
    }
  }
  const without = partsOf(school, others);
  return without.sets.length > best.sets.length ? { ...without, rest: [first, ...without.rest] } : best;
}

/** Whether the game holds every tile of a text. */
export const hasTiles = ({ rules }: School, text: string): boolean =>
  tilesOf(text).every((tile) => rules.tiles.includes(tile));

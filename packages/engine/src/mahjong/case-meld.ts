/** Reads one meld of a written case: its type, its tiles in place, and what its Fei stand for. */
import { fail, ok, type Result } from '../result.ts';
import { countTile, fei, isTile, sortTiles, type Tile, tileAt, tileIndex } from '../tiles/tile.ts';
import { type Meld, runFrom } from './hand/meld.ts';
import type { Ruleset } from './ruleset.ts';

/** What is wrong with a meld, and in which of its fields. */
export interface MeldError {
  readonly code:
    | 'unknown-meld-type'
    | 'not-a-chow'
    | 'not-a-pung'
    | 'not-a-kong'
    | 'fei-in-kong'
    | 'too-many-fei-in-meld'
    | 'fei-stands-for-another-tile'
    | 'not-true-or-false';
  readonly field: 'type' | 'tiles' | 'as' | 'concealed';
}

/** The fields of a written meld; `as` is what its Fei stands for. */
export interface WrittenMeld {
  readonly type: unknown;
  readonly tiles: readonly Tile[];
  readonly as: unknown;
  readonly concealed: unknown;
}

/** A field left out may also be written as null. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Reads a meld; Fei only where the ruleset's claims allow so many. */
export function caseMeldIn(written: WrittenMeld, rules: Ruleset): Result<Meld, MeldError> {
  const { type, tiles } = written;
  const wild = countTile(tiles, fei);
  if (type === 'kong') return kongIn(written, wild);
  if (type !== 'chow' && type !== 'pung') return fail({ code: 'unknown-meld-type', field: 'type' });
  if (tiles.length !== 3)
    return fail({ code: type === 'chow' ? 'not-a-chow' : 'not-a-pung', field: 'tiles' });
  const most = type === 'chow' ? Math.min(1, rules.wilds.perSet) : rules.wilds.perSet;
  if (wild > most) return fail({ code: 'too-many-fei-in-meld', field: 'tiles' });
  return type === 'chow' ? chowIn(written) : pungIn(written);
}

function kongIn({ tiles, concealed }: WrittenMeld, wild: number): Result<Meld, MeldError> {
  if (wild > 0) return fail({ code: 'fei-in-kong', field: 'tiles' });
  const [face] = tiles;
  if (face === undefined || tiles.length !== 4 || countTile(tiles, face) !== 4) {
    return fail({ code: 'not-a-kong', field: 'tiles' });
  }
  const isConcealed = concealed ?? false;
  if (typeof isConcealed !== 'boolean') return fail({ code: 'not-true-or-false', field: 'concealed' });
  return ok({ type: 'kong', face, tiles, kind: isConcealed ? 'concealed' : 'claimed' });
}

function pungIn({ tiles, as }: WrittenMeld): Result<Meld, MeldError> {
  const face = tiles.find((tile) => tile !== fei);
  if (face === undefined || countTile(tiles, face) + countTile(tiles, fei) !== 3) {
    return fail({ code: 'not-a-pung', field: 'tiles' });
  }
  if (isGiven(as) && as !== face) return fail({ code: 'fei-stands-for-another-tile', field: 'as' });
  return ok({ type: 'pung', face, tiles });
}

/** A chow with its Fei at the place of the tile it stands for; without one the tiles may come in any order. */
function chowIn({ tiles, as }: WrittenMeld): Result<Meld, MeldError> {
  const at = tiles.indexOf(fei);
  const placed = at < 0 ? sortTiles(tiles) : tiles;
  const first = placed.findIndex((tile) => tile !== fei);
  const real = placed[first];
  const lowest = real === undefined ? -1 : tileIndex(real) - first;
  const run = lowest < 0 ? undefined : runFrom(tileAt(lowest));
  if (run === undefined || !placed.every((tile, place) => tile === fei || tile === run[place])) {
    return fail({ code: 'not-a-chow', field: 'tiles' });
  }
  const standsFor = run[at];
  if (isGiven(as) && (typeof as !== 'string' || !isTile(as) || as !== standsFor)) {
    return fail({ code: 'fei-stands-for-another-tile', field: 'as' });
  }
  return ok({ type: 'chow', face: run[0], tiles: placed });
}

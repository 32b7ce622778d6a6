/** A hand as it is laid out in the calculator: what a tap makes of it, pure; its form is the engine's written case. */
import {
  type Circumstance,
  compareTiles,
  countTile,
  fei,
  formatTiles,
  impossibleCircumstance,
  isBonus,
  parseTiles,
  type Ruleset,
  type Tile,
  tileAt,
  tileIndex,
  type WinSource,
  type WrittenCase,
  type WrittenSet,
  winds,
  winSources,
} from '@tilehouse/engine';

/** What a tap on the palette adds. */
export const additions = ['tile', 'chow', 'pung', 'kong'] as const;
export type Addition = (typeof additions)[number];

/** The tiles of a complete hand, a kong counted as three. */
const wholeHand = 14;
const inSet = 3;

/** The tiles of a text; none where it can't be read. */
export function tilesOf(text: string): readonly Tile[] {
  const parsed = parseTiles(text);
  return parsed.ok ? parsed.value : [];
}

/** The tiles in the hand, in order, without the winning one. */
export const heldTiles = ({ concealed }: WrittenCase): readonly Tile[] =>
  [...tilesOf(concealed)].sort(compareTiles);

export const winningTile = ({ winningTile: text }: WrittenCase): Tile | undefined => tilesOf(text)[0];

/** How many tiles of fourteen are there. */
export function sizeOf(hand: WrittenCase): number {
  const winning = winningTile(hand) === undefined ? 0 : 1;
  return tilesOf(hand.concealed).length + winning + hand.melds.length * inSet;
}

/** Tiles still to come. */
export const missingFrom = (hand: WrittenCase): number => wholeHand - sizeOf(hand);

/** Copies of a face that the hand doesn't hold. */
export function copiesLeft(hand: WrittenCase, rules: Ruleset, tile: Tile): number {
  const texts = [hand.concealed, hand.winningTile, hand.bonus, ...hand.melds.map(({ tiles }) => tiles)];
  return countTile(rules.tiles, tile) - countTile(texts.flatMap(tilesOf), tile);
}

/** The hand with what a tap on a face adds; undefined where nothing can be added. */
export function added(
  hand: WrittenCase,
  rules: Ruleset,
  { addition, tile }: { readonly addition: Addition; readonly tile: Tile },
): WrittenCase | undefined {
  if (isBonus(tile)) {
    if (copiesLeft(hand, rules, tile) < 1) return undefined;
    const bonus = hand.bonus + tile;
    // a hand that wins by itself is paid like a self-drawn one
    const endsByItself = rules.instantWin?.holds(tilesOf(bonus)) === true;
    return tidied({ ...hand, bonus, source: endsByItself ? 'self-draw' : hand.source });
  }
  if (addition === 'tile' || tile === fei) {
    if (missingFrom(hand) < 1 || copiesLeft(hand, rules, tile) < 1) return undefined;
    return tidied({ ...hand, concealed: hand.concealed + tile });
  }
  if (missingFrom(hand) < inSet) return undefined;
  const meld = setFrom(hand, rules, { addition, tile });
  return meld === undefined ? undefined : tidied({ ...hand, melds: [...hand.melds, meld] });
}

/** A set of a face, Fei in the place of copies that are elsewhere where they may stand there. */
function setFrom(
  hand: WrittenCase,
  rules: Ruleset,
  { addition, tile }: { readonly addition: Addition; readonly tile: Tile },
): WrittenSet | undefined {
  if (addition === 'tile') return undefined;
  if (addition === 'chow' && (tileIndex(tile) >= 27 || Number(tile[0]) > 7)) return undefined;
  const faces = facesOf(addition, tile);
  const left = new Map<Tile, number>();
  const tiles = faces.map((face) => {
    const copies = left.get(face) ?? copiesLeft(hand, rules, face);
    left.set(face, copies - 1);
    return copies > 0 ? face : fei;
  });
  const wild = countTile(tiles, fei);
  if (wild > mostFei(addition, rules) || wild > copiesLeft(hand, rules, fei)) return undefined;
  return { type: addition, tiles: formatTiles(tiles) };
}

function facesOf(type: WrittenSet['type'], lowest: Tile): readonly Tile[] {
  if (type === 'chow') return [0, 1, 2].map((step) => tileAt(tileIndex(lowest) + step));
  return new Array<Tile>(type === 'kong' ? 4 : inSet).fill(lowest);
}

/** Most Fei in a declared set. */
function mostFei(type: WrittenSet['type'], { wilds }: Ruleset): number {
  return type === 'kong' ? 0 : type === 'chow' ? Math.min(1, wilds.perSet) : wilds.perSet;
}

/** A place of a set where a Fei may stand, and whether it does. */
export interface FeiPlace {
  readonly at: number;
  readonly face: Tile;
  readonly isFei: boolean;
}

/** The places of a set where a Fei stands or could. */
export function feiPlaces(hand: WrittenCase, rules: Ruleset, meld: WrittenSet): readonly FeiPlace[] {
  const tiles = tilesOf(meld.tiles);
  const first = tiles.findIndex((tile) => tile !== fei);
  const real = tiles[first];
  if (real === undefined || mostFei(meld.type, rules) === 0) return [];
  const lowest = meld.type === 'chow' ? tileAt(tileIndex(real) - first) : real;
  const held = countTile(tiles, fei);
  const canMore = held < mostFei(meld.type, rules) && copiesLeft(hand, rules, fei) > 0;
  const places = facesOf(meld.type, lowest).map((face, at) => ({ at, face, isFei: tiles[at] === fei }));
  const may = places.filter(({ isFei, face }) => (isFei ? copiesLeft(hand, rules, face) > 0 : canMore));
  // a pung's places are all alike: one to put a Fei in and one to take it out of are enough
  return meld.type === 'chow'
    ? may
    : may.filter(({ isFei }, at) => may.findIndex((each) => each.isFei === isFei) === at);
}

/** The hand with a Fei put into a place of a set, or the real tile put back. */
export function withFei(hand: WrittenCase, meldAt: number, place: FeiPlace): WrittenCase {
  const meld = hand.melds[meldAt];
  if (meld === undefined) return hand;
  const tiles = tilesOf(meld.tiles).map((tile, at) =>
    at !== place.at ? tile : place.isFei ? place.face : fei,
  );
  return withMeld(hand, meldAt, { ...meld, tiles: formatTiles(tiles) });
}

export function withMeld(hand: WrittenCase, meldAt: number, meld: WrittenSet): WrittenCase {
  return tidied({ ...hand, melds: hand.melds.map((each, at) => (at === meldAt ? meld : each)) });
}

/** What of a hand is picked to be changed; `at` counts in the order shown. */
export type Part =
  | { readonly zone: 'hand' | 'meld' | 'aside'; readonly at: number }
  | { readonly zone: 'winning'; readonly at: 0 };

/** The hand without a part. */
export function without(hand: WrittenCase, { zone, at }: Part): WrittenCase {
  const dropped = <T>(list: readonly T[]): readonly T[] => list.filter((_, place) => place !== at);
  switch (zone) {
    case 'hand':
      return tidied({ ...hand, concealed: formatTiles(dropped(heldTiles(hand))) });
    case 'winning':
      return { ...hand, winningTile: '' };
    case 'meld':
      return tidied({ ...hand, melds: dropped(hand.melds) });
    case 'aside':
      return tidied({ ...hand, bonus: formatTiles(dropped(tilesOf(hand.bonus))) });
  }
}

/** The hand winning on a tile that it held; the one it won on goes back into it. */
export function winningOn(hand: WrittenCase, at: number): WrittenCase {
  const held = heldTiles(hand);
  const tile = held[at];
  if (tile === undefined) return hand;
  const rest = held.filter((_, place) => place !== at);
  return tidied({ ...hand, concealed: formatTiles(rest) + hand.winningTile, winningTile: tile });
}

/** A Fei of the hand set aside as a flower. */
export function feiSetAside(hand: WrittenCase, part: Part): WrittenCase {
  return tidied({ ...without(hand, part), bonus: hand.bonus + fei });
}

/**
 * The hand with its last tile as the winning one where it has one too many to wait, without circumstances that can no
 * longer be.
 */
export function tidied(hand: WrittenCase): WrittenCase {
  const tiles = tilesOf(hand.concealed);
  const most = wholeHand - 1 - hand.melds.length * inSet;
  const last = tiles.at(-1);
  const moved =
    tiles.length > most && hand.winningTile === '' && last !== undefined
      ? { ...hand, concealed: formatTiles(tiles.slice(0, -1)), winningTile: last }
      : hand;
  return {
    ...moved,
    flags: moved.flags.filter((flag) => whyImpossible(moved, flag as Circumstance) === undefined),
  };
}

/** Why a circumstance can't come with the hand as it is; undefined where it can. */
export function whyImpossible(hand: WrittenCase, flag: Circumstance) {
  const seatWind = winds.find((wind) => wind === hand.seatWind) ?? 'east';
  const source: WinSource = winSources.find((each) => each === hand.source) ?? 'discard';
  const bonus = tilesOf(hand.bonus);
  return impossibleCircumstance({ melds: hand.melds, bonus, source, seatWind, circumstances: [flag] })?.code;
}

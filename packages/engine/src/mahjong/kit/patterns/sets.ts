/** What patterns ask about sets and pair: counts of pungs by kind, and the tiles of each hit. */
import { type Wind, winds } from '../../../seats.ts';
import { isDragon, isWind, type Tile, windTiles } from '../../../tiles/tile.ts';
import type { ReadHand } from '../../hand/read-hand.ts';
import { standardShape } from '../../hand/reading.ts';

/** The tile of a wind. */
export const tileOfWind = (wind: Wind): Tile => windTiles[winds.indexOf(wind) as 0 | 1 | 2 | 3];

/** Pungs and kongs whose face passes. */
export function countPungs(hand: ReadHand, passes: (face: Tile) => boolean): number {
  let count = 0;
  for (const face of hand.pungFaces) if (passes(face)) count += 1;
  return count;
}

/** The tiles of the pungs and kongs whose face passes. */
export function pungTiles(hand: ReadHand, passes: (face: Tile) => boolean): readonly (readonly Tile[])[] {
  const found: (readonly Tile[])[] = [];
  for (const set of hand.reading.sets) if (set.type !== 'chow' && passes(set.face)) found.push(set.tiles);
  return found;
}

export const isStandard = (hand: ReadHand): boolean => hand.reading.shape === standardShape;
export const isAllPungs = (hand: ReadHand): boolean => hand.pungs === 4;
export const isAllChows = (hand: ReadHand): boolean => hand.chows === 4;

/** One suit and nothing else. */
export const isPureSuit = (hand: ReadHand): boolean => hand.suits === 1 && !hand.hasHonours;
/** One suit and at least one honour. */
export const isMixedSuit = (hand: ReadHand): boolean => hand.suits === 1 && hand.hasHonours;
/** Honours and nothing else. */
export const isAllHonours = (hand: ReadHand): boolean => hand.suits === 0;

export const dragonPungs = (hand: ReadHand): number => countPungs(hand, isDragon);
export const windPungs = (hand: ReadHand): number => countPungs(hand, isWind);

const hasPair = (hand: ReadHand, passes: (face: Tile) => boolean): boolean => {
  const { pair } = hand.reading;
  return pair !== undefined && passes(pair.face);
};

/** Two dragon pungs and the third dragon as the pair. */
export const isSmallDragons = (hand: ReadHand): boolean => dragonPungs(hand) === 2 && hasPair(hand, isDragon);
/** Three dragon pungs. */
export const isBigDragons = (hand: ReadHand): boolean => dragonPungs(hand) === 3;
/** Three wind pungs and the fourth wind as the pair. */
export const isSmallWinds = (hand: ReadHand): boolean => windPungs(hand) === 3 && hasPair(hand, isWind);
/** Four wind pungs. */
export const isBigWinds = (hand: ReadHand): boolean => windPungs(hand) === 4;

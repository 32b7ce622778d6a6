/** Wins that come by themselves: the deal ends the moment the last of their tiles is set aside, whatever the hand. */
import { letterOf, type Tile } from '../../tiles/tile.ts';

/** A win by tiles set aside, complete hand or not; it is paid like a self-drawn one and nothing adds to it. */
export interface InstantWin<PatternId extends string = string> {
  /** The row of the fan table that it scores. */
  readonly pattern: PatternId;
  holds(bonus: readonly Tile[]): boolean;
}

/** All four flowers and all four seasons. */
export const eightFlowers: InstantWin<'eight-flowers'> = {
  pattern: 'eight-flowers',
  holds: (bonus) => bonus.length >= 8 && bonus.filter(isFlowerOrSeason).length === 8,
};

const isFlowerOrSeason = (tile: Tile): boolean => letterOf(tile) === 'f' || letterOf(tile) === 'y';

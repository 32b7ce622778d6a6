/** What patterns ask about tiles set aside. */
import { winds } from '../../../seats.ts';
import { fei, letterOf, rankOf, type Tile, type TileLetter } from '../../../tiles/tile.ts';
import type { Win } from '../../win.ts';

/** The flower and season number that belongs to the winner's seat: 1 for East … 4 for North. */
export const ownNumber = (win: Win): number => winds.indexOf(win.seatWind) + 1;

/** The bonus tiles of one series. */
export function seriesTiles(win: Win, letter: TileLetter): readonly Tile[] {
  return win.bonus.filter((tile) => letterOf(tile) === letter);
}

/** How many of a series are set aside. */
export const seriesCount = (win: Win, letter: TileLetter): number => {
  let count = 0;
  for (const tile of win.bonus) if (letterOf(tile) === letter) count += 1;
  return count;
};

/** The tiles of a series that carry one of the numbers. */
export function numberedTiles(win: Win, letter: TileLetter, numbers: readonly number[]): readonly Tile[] {
  return seriesTiles(win, letter).filter((tile) => numbers.includes(rankOf(tile)));
}

/** Whether all four of a series are set aside. */
export const hasSeries = (win: Win, letter: TileLetter): boolean => seriesCount(win, letter) === 4;

/** Fei set aside as flowers. */
export const feiSetAside = (win: Win): number => {
  let count = 0;
  for (const tile of win.bonus) if (tile === fei) count += 1;
  return count;
};

/** Which tiles set aside score for their owner, so that they can be marked. */
import type { OptionValues } from '../options.ts';
import type { Wind } from '../seats.ts';
import type { Tile } from '../tiles/tile.ts';
import { type ReadHand, readHand } from './hand/read-hand.ts';
import { standardShape } from './hand/reading.ts';
import type { Ruleset } from './ruleset.ts';
import { fanRows } from './score.ts';
import type { Win } from './win.ts';

/** A seat's tiles set aside, and its winds. */
export interface SetAside {
  readonly bonus: readonly Tile[];
  readonly seatWind: Wind;
  readonly roundWind: Wind;
}

/** The places in `bonus` of tiles without which the seat's hand would be worth less; limits are left out. */
export function scoringBonus(rules: Ruleset, options: OptionValues, aside: SetAside): readonly number[] {
  const rows = fanRows(rules, options).filter(({ fan }) => fan !== 'limit');
  const hand = plainHand(rules);
  const worth = (bonus: readonly Tile[]): number => {
    const win = plainWin(aside, bonus);
    const held = rows.filter((row) => row.count(hand, win) > 0);
    const inside = new Set(held.flatMap(({ implies }) => implies));
    const counted = held.filter(({ id }) => !inside.has(id));
    return counted.reduce((sum, row) => sum + Number(row.fan) * row.count(hand, win), 0);
  };
  const all = worth(aside.bonus);
  return aside.bonus.flatMap((_, place) =>
    worth(aside.bonus.filter((__, at) => at !== place)) < all ? [place] : [],
  );
}

/** Any plain hand: what it is doesn't matter, only that it stays the same. */
function plainHand(rules: Ruleset): ReadHand {
  const suit = rules.suits[0] ?? 'p';
  const chow: readonly Tile[] = [`2${suit}`, `3${suit}`, `4${suit}`];
  const set = { type: 'chow', face: `2${suit}`, tiles: chow, concealed: false } as const;
  const pair = { face: `8${suit}`, tiles: [`8${suit}`, `8${suit}`] } as const;
  return readHand({ shape: standardShape, sets: [set, set, set, set], pair, groups: [] });
}

function plainWin({ seatWind, roundWind }: SetAside, bonus: readonly Tile[]): Win {
  const tile: Tile = '1p';
  return { concealed: [], melds: [], bonus, tile, source: 'discard', seatWind, roundWind, circumstances: [] };
}

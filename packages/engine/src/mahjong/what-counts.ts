/** Which circumstances of a win a table's rows ask about: what a form for a hand needs to ask. */
import type { OptionValues } from '../options.ts';
import { type Wind, winds } from '../seats.ts';
import { readHand } from './hand/read-hand.ts';
import { type SetInHand, standardShape } from './hand/reading.ts';
import type { Ruleset } from './ruleset.ts';
import { fanRows } from './score.ts';
import { type Circumstance, circumstances, type Win, winSources } from './win.ts';

export interface WhatCounts {
  readonly circumstances: readonly Circumstance[];
  /** Whether any row asks for the round wind. */
  readonly roundWind: boolean;
}

/** What the rows of a ruleset ask about under a table's options. */
export function whatCounts(rules: Ruleset, options: OptionValues): WhatCounts {
  const rows = fanRows(rules, options);
  const counted = (win: Win): string => rows.map((row) => row.count(plainHand, win)).join();
  const wins = winSources.flatMap((source) =>
    winds.slice(0, rules.seats).map((seat) => plainWin(source, seat)),
  );
  const differs = (a: Partial<Win>, b: Partial<Win>): boolean =>
    wins.some((win) => counted({ ...win, ...a }) !== counted({ ...win, ...b }));
  const isAsked = (flag: Circumstance): boolean => {
    const without: readonly Circumstance[] = flag === 'kong-on-kong' ? ['kong-replacement'] : [];
    return differs({ circumstances: [flag] }, { circumstances: without });
  };
  return {
    circumstances: circumstances.filter(isAsked),
    roundWind: differs({ roundWind: 'east' }, { roundWind: 'south' }),
  };
}

/** Pungs of every wind, so that a row about a wind has something to count. */
const sets = (['1z', '2z', '3z', '4z'] as const).map(
  (face): SetInHand => ({ type: 'pung', face, tiles: [face, face, face], concealed: true }),
);
const plainHand = readHand({
  shape: standardShape,
  sets,
  pair: { face: '1p', tiles: ['1p', '1p'] },
  groups: [],
});

const plainWin = (source: Win['source'], seatWind: Wind): Win => ({
  ...{ concealed: [], melds: [], bonus: ['1f'], tile: '1p', source, seatWind },
  ...{ roundWind: 'east', circumstances: [] },
});

/** An ordinary hand: four runs. */
const runs = readHand({
  shape: standardShape,
  sets: (['1p', '2p', '4p', '7p'] as const).map(
    (face): SetInHand => ({ type: 'chow', face, tiles: [], concealed: true }),
  ),
  pair: { face: '9p', tiles: ['9p', '9p'] },
  groups: [],
});

/** What an ordinary hand gains by how it was made. */
export interface ManneredFan {
  readonly selfDrawn: number;
  readonly concealed: number;
}

/** The fan that a self-drawn win, and a hand without a claimed set, bring by themselves. */
export function manneredFan(rules: Ruleset, options: OptionValues): ManneredFan {
  const rows = fanRows(rules, options).filter(({ fan }) => fan !== 'limit');
  const worth = (win: Win): number =>
    rows.reduce((sum, row) => sum + row.count(runs, win) * Number(row.fan), 0);
  const claimed: Win = {
    ...plainWin('discard', 'east'),
    melds: [{ type: 'chow', face: '1p', tiles: ['1p', '2p', '3p'] }],
  };
  const plain = worth(claimed);
  return {
    selfDrawn: worth({ ...claimed, source: 'self-draw' }) - plain,
    concealed: worth({ ...claimed, melds: [] }) - plain,
  };
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mahjongGames } from './games.ts';
import stored from './option-effects.json' with { type: 'json' };
import { parseGolden } from './testing/golden.ts';
import {
  asRanges,
  fromRanges,
  type OptionEffects,
  optionEffects,
  optionFlips,
} from './testing/option-effects.ts';

/** As many of the games as the tests have time for; `npm run long option-effects` plays all. */
const deals = 60;

describe('every option changes what it should, and nothing else', () => {
  it.each(mahjongGames.map((game) => [game.id, game] as const))(
    '%s (a change on purpose goes into option-effects.json)',
    (id, game) => {
      const table = readFileSync(new URL(`./mahjong/rulesets/${id}/golden.txt`, import.meta.url), 'utf8');
      const effects = optionEffects(game, parseGolden(table, id), { deals });
      expect(effects).toEqual(firstGames((stored as Readonly<Record<string, OptionEffects>>)[id] ?? {}));
      // an option that changes nothing in any game or case isn't tested by either
      for (const { golden, games } of Object.values((stored as Record<string, OptionEffects>)[id] ?? {})) {
        expect(golden.length + games.length).toBeGreaterThan(0);
      }
    },
    120_000,
  );
});

function firstGames(effects: OptionEffects): OptionEffects {
  return Object.fromEntries(
    Object.entries(effects).map(([flip, { golden, games }]) => [
      flip,
      { golden, games: asRanges(fromRanges(games, deals)) },
    ]),
  );
}

it('flips to every other choice, and to the ends of a range', () => {
  const flips = optionFlips({
    keeps: { kind: 'flag', default: true },
    gun: { kind: 'choice', values: ['half', 'full'], default: 'half' },
    minimumFan: { kind: 'integer', min: 0, max: 5, default: 3 },
  });
  expect(flips).toEqual([
    ['keeps', false],
    ['gun', 'full'],
    ['minimumFan', 0],
    ['minimumFan', 5],
  ]);
});

it('writes numbers as ranges and reads them again', () => {
  expect(asRanges([1, 2, 3, 7, 9, 10])).toBe('1-3 7 9-10');
  expect(fromRanges('1-3 7 9-10', 9)).toEqual([1, 2, 3, 7, 9]);
  expect(fromRanges('')).toEqual([]);
});

/** Every option of every ruleset flipped: the golden cases and random games it changes are exactly those on record. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mahjongGames } from '@tilehouse/engine';
import { fromRanges, type OptionEffects, optionEffects, parseGolden } from '@tilehouse/engine/testing';
import { CheckFailed, type LongCheck } from '../lib/long-check.ts';
import { root } from '../lib/root.mjs';

const deals = 1000;
const engine = path.join(root, 'packages', 'engine', 'src');
const record = path.join(engine, 'option-effects.json');

export const check: LongCheck = {
  name: 'option-effects',
  summary: `${deals} games and all golden cases with each option flipped; OPTION_EFFECTS=write keeps a change`,
  async run({ progress }) {
    const found = Object.fromEntries(
      mahjongGames.map((game) => {
        const table = readFileSync(path.join(engine, 'mahjong', 'rulesets', game.id, 'golden.txt'), 'utf8');
        return [game.id, optionEffects(game, parseGolden(table, game.id), { deals, progress })];
      }),
    );
    const text = `${JSON.stringify(found, undefined, 2)}\n`;
    if (process.env.OPTION_EFFECTS === 'write') writeFileSync(record, text);
    else if (text !== readFileSync(record, 'utf8')) {
      throw new CheckFailed(
        'the effects differ from those on record; OPTION_EFFECTS=write and git diff show how',
      );
    }
    return Object.fromEntries(mahjongGames.map(({ id }) => [id, figures(found[id] ?? {})]));
  },
};

/** How much each flip changes. */
function figures(effects: OptionEffects) {
  return Object.fromEntries(
    Object.entries(effects).map(([flip, { golden, games }]) => [
      flip,
      { goldenCases: golden === '' ? 0 : golden.split(' ').length, games: fromRanges(games).length },
    ]),
  );
}

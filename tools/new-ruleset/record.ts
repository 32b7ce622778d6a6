/** `npm run record-ruleset`: writes down how a ruleset plays, over as many random games as the tests play. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findMahjongGame, mahjongGames } from '@tilehouse/engine';
import { fingerprint, optionEffects, parseGolden } from '@tilehouse/engine/testing';
import { root } from '../lib/root.mjs';
import { places } from './places.ts';
import { recordPlay } from './records.ts';

const deals = 1_000;

function main([id, ...more]: readonly string[]): 0 | 2 {
  const game = id === undefined || more.length > 0 ? undefined : findMahjongGame(id);
  if (game === undefined) {
    const ids = mahjongGames.map((each) => each.id).join(', ');
    console.error(`Usage: npm run record-ruleset RULESET\n\nThere are: ${ids}.`);
    return 2;
  }
  const table = readFileSync(path.join(root, places.rulesets, game.id, 'golden.txt'), 'utf8');
  const effects = optionEffects(game, parseGolden(table, game.id), { deals });
  const { tiles } = game.rules;
  const files = recordPlay(game.id, { fingerprint: fingerprint(game, deals), effects, tiles });
  const what = files.length === 0 ? 'as before, so nothing is written' : `written to ${files.join(', ')}`;
  console.log(`How ${game.id} plays, over ${deals} games: ${what}.`);
  for (const [flip, { golden, games }] of Object.entries(effects)) {
    if (golden === '' && games === '')
      console.log(`${flip} changes no game and no golden case: add a case to golden.txt that it changes.`);
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2));

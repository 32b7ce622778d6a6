/** Writes down how a ruleset plays: its fingerprint, what its options change, and its wall for the known seed. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  findMahjongGame,
  formatTiles,
  type MahjongGame,
  mahjongGames,
  mahjongMatch,
  wallOf,
} from '@tilehouse/engine';
import { fingerprint, type OptionEffects, optionEffects, parseGolden } from '@tilehouse/engine/testing';
import { root } from '../lib/root.mjs';
import { places } from './places.ts';

/** As many games as the tests play. */
const deals = 1_000;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

function main([id, ...more]: readonly string[]): 0 | 2 {
  const game = id === undefined || more.length > 0 ? undefined : findMahjongGame(id);
  if (game === undefined) {
    const ids = mahjongGames.map((each) => each.id).join(', ');
    console.error(`Usage: npm run record-ruleset RULESET\n\nThere are: ${ids}.`);
    return 2;
  }
  const effects = effectsOf(game);
  const changes = [
    keep(places.fingerprints, withKey(places.fingerprints, game.id, fingerprint(game, deals))),
    keep(places.optionEffects, withKey(places.optionEffects, game.id, effects)),
    keep(places.shuffle, withVectors(read(places.shuffle), game)),
  ].flat();
  const what = changes.length === 0 ? 'it plays as before' : changes.join(', ');
  console.log(`Recorded ${game.id} over ${deals} games: ${what}.`);
  for (const [flip, { golden, games }] of Object.entries(effects)) {
    if (golden === '' && games === '')
      console.log(`${flip} changes no game and no golden case: add a case to golden.txt that it changes.`);
  }
  return 0;
}

function effectsOf(game: MahjongGame): OptionEffects {
  const table = read(`${places.rulesets}/${game.id}/golden.txt`);
  return optionEffects(game, parseGolden(table, game.id), { deals });
}

/** Writes a file where its text is new. @returns its path then */
function keep(file: string, text: string): readonly string[] {
  if (read(file) === text) return [];
  writeFileSync(path.join(root, file), text);
  return [file];
}

/** A JSON file's text with the value of a key, which keeps its place or comes last. */
function withKey(file: string, key: string, value: unknown): string {
  const record = JSON.parse(read(file)) as Readonly<Record<string, unknown>>;
  return `${JSON.stringify({ ...record, [key]: value }, undefined, 2)}\n`;
}

/** The document with the ruleset's list and wall among the test vectors. */
function withVectors(document: string, { id, rules }: MahjongGame): string {
  const seed = /^ {4}seed: (\w+)$/m.exec(document)?.[1];
  if (seed === undefined) throw new Error(`${places.shuffle} has no seed for its test vectors`);
  const vectors = [
    `    ${id} list: ${formatTiles(rules.tiles)}`,
    `    ${id} wall: ${formatTiles(wallOf(rules.tiles, Uint8Array.from(Buffer.from(seed, 'hex'))))}`,
  ];
  const lines = document.split('\n');
  const found = lines.findIndex((line) => line.startsWith(`    ${id} list: `));
  // those of the rulesets come first
  const after = lines.findIndex((line) => line.startsWith(`    ${mahjongMatch.id} list: `));
  return lines.toSpliced(found < 0 ? after : found, found < 0 ? 0 : vectors.length, ...vectors).join('\n');
}

process.exitCode = main(process.argv.slice(2));

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mahjongGames } from './games.ts';
import { matchTiles } from './match/rank.ts';
import { Chance, shuffled, shuffleLabels, wallOf } from './shuffle.ts';
import { testSeed } from './testing/test-seed.ts';
import { formatTiles } from './tiles/notation.ts';

const document = readFileSync(new URL('../../../docs/shuffle.md', import.meta.url), 'utf8');

/** The values of a named line in the test vectors: `first dealer of four: 2`. */
const vector = (name: string): string => {
  const found = new RegExp(`^    ${name}: (.*)$`, 'm').exec(document);
  if (found?.[1] === undefined) throw new Error(`no vector named ${name}`);
  return found[1];
};
const seedOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

/** The documented stream, written again from the document alone. */
function* documentedWords(seed: Uint8Array, label: string): Generator<number> {
  for (let block = 0; ; block += 1) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(block);
    const digest = createHash('sha256').update(seed).update(label, 'ascii').update(counter).digest();
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at);
  }
}

function documentedWall(list: readonly string[], seed: Uint8Array): readonly string[] {
  const words = documentedWords(seed, 'tilehouse-wall-1');
  const below = (count: number): number => {
    for (;;) {
      const word = words.next().value ?? 0;
      if (word < Math.floor(2 ** 32 / count) * count) return word % count;
    }
  };
  const wall = [...list];
  for (let last = wall.length - 1; last >= 1; last -= 1) {
    const pick = below(last + 1);
    const moved = wall[last] ?? '';
    wall[last] = wall[pick] ?? '';
    wall[pick] = moved;
  }
  return wall;
}

describe('fair shuffle', () => {
  it('shuffle: the engine gives the documented test vectors', () => {
    const seed = seedOf(vector('seed'));
    for (const { id, rules } of mahjongGames) {
      expect(formatTiles(rules.tiles)).toBe(vector(`${id} list`));
      expect(formatTiles(wallOf(rules.tiles, seed))).toBe(vector(`${id} wall`));
    }
    expect(String(new Chance(seed, 'firstDealer').below(3))).toBe(vector('first dealer of three'));
    expect(String(new Chance(seed, 'firstDealer').below(4))).toBe(vector('first dealer of four'));
    expect(formatTiles(matchTiles)).toBe(vector('mahjong-match list'));
    expect(formatTiles(wallOf(matchTiles, seed))).toBe(vector('mahjong-match wall'));
    expect(String(new Chance(seed, 'firstPlayer').below(2))).toBe(vector('who starts a game of two'));
    expect(String(new Chance(seed, 'target').below(144))).toBe(vector('place of the target'));
    const dice = new Chance(seed, 'dice');
    expect(`${dice.below(6) + 1} ${dice.below(6) + 1}`).toBe(vector('dice'));
  });

  it('shuffle: another program written from the document gets the same walls', () => {
    for (let number = 0; number < 20; number += 1) {
      const seed = testSeed(number);
      for (const { rules } of mahjongGames)
        expect(wallOf(rules.tiles, seed)).toEqual(documentedWall(rules.tiles, seed));
    }
  });

  it('shuffle: every use reads a stream of its own', () => {
    const seed = testSeed(1);
    const uses = Object.keys(shuffleLabels) as (keyof typeof shuffleLabels)[];
    const first = uses.map((use) => new Chance(seed, use).below(2 ** 32));
    expect(new Set(first).size).toBe(uses.length);
  });

  it('shuffle: a seed has 32 bytes', () => {
    expect(() => new Chance(new Uint8Array(31), 'wall')).toThrow(RangeError);
  });

  it('shuffle: every tile is equally likely in every place (chi-square)', () => {
    const faces = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const rounds = 20_000;
    const chance = new Chance(testSeed(7), 'wall');
    const counts = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      shuffled(faces, chance).forEach((face, place) => {
        counts.set(`${face}${place}`, (counts.get(`${face}${place}`) ?? 0) + 1);
      });
    }
    const expected = rounds / faces.length;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    // 49 degrees of freedom: 99.9 % of fair shuffles stay under 85.4
    expect(counts.size).toBe(64);
    expect(chiSquare).toBeLessThan(85.4);
  });
});

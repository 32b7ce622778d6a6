import { describe, expect, it } from 'vitest';
import fingerprints from './fingerprints.json' with { type: 'json' };
import { games } from './games.ts';
import { fingerprint } from './testing/fingerprint.ts';

const stored: Readonly<Record<string, string>> = fingerprints;

describe('fingerprints of 1,000 random games', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    '%s plays as it did (a change on purpose goes into fingerprints.json)',
    (id, game) => {
      expect(fingerprint(game, 1_000)).toBe(stored[id]);
    },
    120_000,
  );
});

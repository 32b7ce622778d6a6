import { findGame, games, mahjongGames, tileSetIds, tileSets } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatChange, languages, loadCatalogue, pickLanguage } from './index.ts';

describe('languages', () => {
  it('the first wish that we speak is taken', () => {
    expect(pickLanguage(['fr-FR', 'zh-HK', 'en'])).toBe('zh-Hant');
    expect(pickLanguage(['en-GB', 'zh'])).toBe('en');
    expect(pickLanguage(['fr'])).toBe('en');
    expect(pickLanguage([])).toBe('en');
  });
});

describe.each(languages.map(({ id }) => id))('the catalogue in %s', (language) => {
  it('names every game, and every pattern and option of the mahjong games', async () => {
    const words = await loadCatalogue(language);
    for (const { id } of games) expect(words.games[id as keyof typeof words.games].name).not.toBe('');
    for (const { id, rules } of mahjongGames) {
      const texts = words.mahjong[id as keyof typeof words.mahjong];
      const patterns: Readonly<Record<string, { name: string; han: string }>> = texts.patterns;
      const ids = rules.patterns.map((pattern) => pattern.id);
      expect(Object.keys(patterns).sort()).toEqual([...ids].sort());
      const names = ids.map((pattern) => `${patterns[pattern]?.han} ${patterns[pattern]?.name}`);
      expect(new Set(names).size).toBe(ids.length);
      expect(Object.keys(texts.options).sort()).toEqual(Object.keys(findGame(id)?.options ?? {}).sort());
    }
  });

  it('names every tile of every set, each differently', async () => {
    const { tiles } = await loadCatalogue(language);
    for (const set of tileSetIds) {
      const faces = [...new Set(tileSets[set])];
      for (const name of [tiles.short, tiles.full]) {
        const names = faces.map((tile) => name(set, tile));
        expect(names.every((each) => each.length > 0 && !each.includes('undefined'))).toBe(true);
        expect(new Set(names).size).toBe(faces.length);
      }
    }
  });

  it('has no empty sentence', async () => {
    const words = await loadCatalogue(language);
    const empty: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (value === '' && !/moves|fanWord|sign|\.han$/.test(path)) empty.push(path);
      if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`);
      }
    };
    look(words, language);
    expect(empty).toEqual([]);
  });
});

describe('several tiles', () => {
  const set = 'missing-suit-84';

  it('are named in as few words as there are kinds', async () => {
    const { tiles } = await loadCatalogue('en');
    expect(tiles.several(set, ['2p', '3p', '4p'])).toBe('2, 3, 4 dots');
    expect(tiles.several(set, ['1p', '1z', '1z', '1x'])).toBe('1 dot, east wind × 2, Fei');
    expect(tiles.several(set, ['1m', '4m', '1s', '1f'])).toBe('1, 4 characters, 1 bamboo, plum, flower 1');
  });

  it('stand side by side in Chinese', async () => {
    const { tiles } = await loadCatalogue('zh-Hant');
    expect(tiles.several(set, ['2p', '5z'])).toBe('二筒 白');
  });

  it('no English name has a Chinese character', async () => {
    const { tiles } = await loadCatalogue('en');
    for (const tile of ['1m', '2p', '3s', '5z', '1f', '2y', '3a', '4j', '1x'] as const)
      for (const name of [tiles.short(set, tile), tiles.full(set, tile)]) expect(name).toMatch(/^[\w ,]+$/);
  });
});

describe('amounts', () => {
  it('money is in ringgit with two places, points are whole', () => {
    expect(formatAmount('sen', 620)).toBe('RM 6.20');
    expect(formatAmount('sen', -5)).toBe('−RM 0.05');
    expect(formatChange('sen', 380)).toBe('+RM 3.80');
    expect(formatChange('points', -16)).toBe('−16');
    expect(formatChange('points', 0)).toBe('0');
    expect(formatAmount('points', 4)).toBe('4');
  });
});

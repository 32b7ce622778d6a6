import { mahjongGames } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { usualCustoms } from './customs.ts';
import {
  forgetRules,
  type HouseRules,
  keepRules,
  keptRules,
  plainRules,
  readRules,
  rulesOfText,
  rulesText,
} from './house-rules.ts';

const ofGame = (game: string): HouseRules => {
  const read = readRules({ v: 1, game });
  if (read.type === 'bad') throw new Error(game);
  return read.rules;
};
const hongKong = ofGame('hong-kong');
const [first = ''] = Object.keys(hongKong.options);

describe('house rules in a link', () => {
  it.each(mahjongGames.map(({ id }) => id))('are the same when they come back: %s', (game) => {
    const rules: HouseRules = {
      ...ofGame(game),
      name: '林家枱規 & co',
      visibility: 'public',
      customs: { ...usualCustoms({ banked: false }, 'public'), answer: null, away: 300 },
    };
    expect(rulesOfText(rulesText(rules))).toEqual({ type: 'rules', rules });
    expect(rulesText(rules)).toMatch(/^[\w-]+$/);
  });

  it('carry only what is changed', () => {
    expect(plainRules(hongKong)).toEqual({ v: 1, game: 'hong-kong' });
  });

  it.each([
    ['', 'damaged'],
    ['%%%', 'damaged'],
    ['x'.repeat(5000), 'damaged'],
    [btoa('{'), 'damaged'],
    [btoa('[]'), 'damaged'],
    [btoa('{"v":1}'), 'damaged'],
    [btoa('{"v":2,"game":"hong-kong"}'), 'newer'],
    [btoa('{"v":1,"game":"hong-kong","pace":{"answer":1}}'), 'pace'],
  ])('%j is refused: %s', (text, why) => expect(rulesOfText(text)).toEqual({ type: 'bad', why }));

  it('are refused by the name of what isn’t known', () => {
    const of = (more: object) => readRules({ v: 1, game: 'hong-kong', ...more });
    expect(of({ game: 'whist' })).toEqual({ type: 'bad', why: 'game', what: 'whist' });
    expect(of({ options: { moon: true } })).toEqual({ type: 'bad', why: 'option', what: 'moon' });
    expect(of({ options: { [first]: 'nonsense' } })).toEqual({ type: 'bad', why: 'option', what: first });
    expect(of({ name: `a\u202e\u0000b${'x'.repeat(90)}` })).toMatchObject({
      rules: { name: `a b${'x'.repeat(37)}` },
    });
  });
});

describe('house rules on this device', () => {
  it('are kept by name, the latest first, and forgotten', () => {
    keepRules({ ...hongKong, name: ' ours ' });
    keepRules({ ...ofGame('malaysian'), name: 'theirs' });
    keepRules({ ...hongKong, name: 'ours', visibility: 'public' });
    keepRules({ ...hongKong, name: ' ' });
    expect(keptRules.get().map(({ name, visibility }) => [name, visibility])).toEqual([
      ['ours', 'public'],
      ['theirs', 'private'],
    ]);
    forgetRules('ours');
    expect(keptRules.get().map(({ name }) => name)).toEqual(['theirs']);
  });
});

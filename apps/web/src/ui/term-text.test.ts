import { defaultOptions, findMahjongGame, type OptionValues } from '@tilehouse/engine';
import { loadCatalogue } from '@tilehouse/i18n';
import { describe, expect, it } from 'vitest';
import { sumText, termText } from './term-text.ts';

const en = await loadCatalogue('en');
const zh = await loadCatalogue('zh-Hant');

function owed(id: string, win: { fan: number; fei: number }, role: 'discarder' | 'other' | 'opponent') {
  const game = findMahjongGame(id);
  if (game === undefined) throw new Error(`no ${id}`);
  const source = role === 'opponent' ? 'self-draw' : 'discard';
  const terms =
    game.rules.payTerms({ ...win, source }, defaultOptions(game.rules.options) as OptionValues)[role] ?? [];
  const { unit } = game.rules;
  return (words: typeof en) => ({
    short: terms.map((term) => termText(term, unit, words)).join(' + '),
    what: sumText(terms, { role, fan: win.fan }, { unit, words }),
  });
}

describe('what a payer owes, in words', () => {
  it('says what a hand’s points are, and how often they are paid', () => {
    const thrower = owed('hong-kong-old-style', { fan: 3, fei: 0 }, 'discarder');
    expect(thrower(en)).toEqual({
      short: '2 × 8 points',
      what: '3 fan are worth 8 points at this table. Whoever threw the winning tile pays that twice.',
    });
    expect(thrower(zh)).toEqual({ short: '2 × 8 分', what: '本枱 3 番值 8 分。打出那隻牌的一家付兩份。' });
    expect(owed('hong-kong-old-style', { fan: 3, fei: 0 }, 'other')(en)).toEqual({
      short: '8 points',
      what: '3 fan are worth 8 points at this table. Everybody else pays that once.',
    });
  });

  it('says what each fan and each Fei costs', () => {
    expect(owed('missing-suit', { fan: 7, fei: 1 }, 'discarder')(en)).toEqual({
      short: '7 fan × 40 sen + 1 Fei × RM 1',
      what: 'Whoever threw the winning tile pays RM 0.40 for each fan of the hand. Whoever threw the winning tile pays RM 1.00 for each Fei of the winner.',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../index.ts';
import { loadPageWords, type PageId } from '../pages.ts';
import { catalogue } from './index.ts';
import { quantity } from './quantity.ts';
import { zh } from './zh.ts';

describe('Chinese as it is set', () => {
  it('has a space where it meets digits, letters and signs, and none elsewhere', () => {
    expect(zh`第${3}局，共${12}局`).toBe('第 3 局，共 12 局');
    expect(zh`${'Zoë'}打出${'六筒'}。`).toBe('Zoë 打出六筒。');
    expect(zh`${'小明'}付${'RM 6.20'}給${'Ann'}。`).toBe('小明付 RM 6.20 給 Ann。');
    expect(zh`共${'−4'}分`).toBe('共 −4 分');
  });

  it('counts two as 兩', () => {
    expect([1, 2, 3].map(quantity)).toEqual(['一', '兩', '三']);
    expect(catalogue.table.status.away(2)).toBe('還差兩隻牌');
  });
});

/** Every word and sentence of a catalogue; of a sentence with gaps its text. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const pages = [
  ...['device', 'house', 'learn', 'online', 'records', 'rules', 'scorekeeper', 'worth'],
] as readonly PageId[];

describe('one thing has one word, Hong Kong’s', () => {
  it('a win is 食糊 in every game and on every page, a throw 打出', async () => {
    const words = await Promise.all(pages.map((page) => loadPageWords(page, 'zh-Hant')));
    const others = [catalogue, ...words].flatMap(textsOf).filter((text) => /胡|出牌|舍牌|丟出/.test(text));
    expect(others).toEqual([]);
  });

  it('also beside the English words', async () => {
    const { mahjong } = await loadCatalogue('en');
    for (const { moves } of Object.values(mahjong)) expect(moves.discard.han).toBe('打出');
  });
});

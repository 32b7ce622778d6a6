import { describe, expect, it } from 'vitest';
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
    expect(catalogue.table.status.away(2)).toBe('還差兩隻');
  });
});

import { describe, expect, it } from 'vitest';
import { walked } from './trail.ts';

const walk = (...addresses: readonly string[]): readonly string[] =>
  addresses.reduce(walked, [] as readonly string[]);

describe('where one has been', () => {
  it('leads back to the page before', () => {
    expect(walk('/', '/tables', '/table/x', '/account').at(-2)).toBe('/table/x');
  });

  it('isn’t longer for going back, by the browser or by a link', () => {
    expect(walk('/tables', '/table/x', '/account', '/operator', '/account').at(-2)).toBe('/table/x');
    expect(walk('/tables', '/account', '/tables').at(-2)).toBeUndefined();
  });

  it('takes a page that is loaded anew for the same', () => {
    expect(walk('/tables', '/account', '/account')).toEqual(['/tables', '/account']);
  });

  it('keeps the last few addresses', () => {
    expect(walk(...Array.from({ length: 40 }, (_, place) => `/table/${place}`)).length).toBe(12);
  });
});

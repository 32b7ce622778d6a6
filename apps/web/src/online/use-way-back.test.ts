import { describe, expect, it } from 'vitest';
import { tableIn } from './use-way-back.ts';

describe('the table somebody came from', () => {
  it('is known by its address', () => {
    expect(tableIn('/table/abc')).toBe('abc');
    expect(tableIn('/table/abc?x=1')).toBe('abc');
    expect(tableIn('/tables')).toBeUndefined();
  });
});

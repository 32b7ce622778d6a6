import { describe, expect, it } from 'vitest';
import { defaultOptions, describeRange, type OptionSpecs, readOptions } from './options.ts';

const specs = {
  minimumFan: { kind: 'integer', min: 0, max: 5, default: 3 },
  schedule: { kind: 'choice', values: ['half-spicy', 'full-spicy'], default: 'half-spicy' },
  limit: { kind: 'choice', values: [8, 10, 13], default: 10 },
  robbing: { kind: 'flag', default: false },
} as const satisfies OptionSpecs;

describe('options', () => {
  it('options: defaults are written out in full', () => {
    expect(defaultOptions(specs)).toEqual({
      minimumFan: 3,
      schedule: 'half-spicy',
      limit: 10,
      robbing: false,
    });
    const read = readOptions(specs, { limit: 13 });
    expect(read).toEqual({
      ok: true,
      value: { minimumFan: 3, schedule: 'half-spicy', limit: 13, robbing: false },
    });
  });

  it('options: values out of range and unknown names are refused by name', () => {
    const codes = [
      { minimumFan: 6 },
      { minimumFan: 2.5 },
      { limit: '10' },
      { robbing: 1 },
      { toString: 1 },
    ].map((given) => {
      const read = readOptions(specs, given);
      return read.ok ? 'fine' : `${read.error.code} ${read.error.option}`;
    });
    expect(codes).toEqual([
      'bad-option-value minimumFan',
      'bad-option-value minimumFan',
      'bad-option-value limit',
      'bad-option-value robbing',
      'unknown-option toString',
    ]);
  });

  it('options: ranges read as text', () => {
    expect(Object.values(specs).map(describeRange)).toEqual([
      '0–5',
      'half-spicy | full-spicy',
      '8 | 10 | 13',
      'true | false',
    ]);
  });
});

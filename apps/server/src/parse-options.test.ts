import { describe, expect, it } from 'vitest';
import { parseOptions } from './parse-options.ts';

const specs = { port: { type: 'string' }, json: { type: 'boolean', short: 'j' } } as const;
const message = (...args: string[]) => {
  const parsed = parseOptions(args, specs);
  return parsed.type === 'bad-usage' ? parsed.message : undefined;
};

describe('parseOptions', () => {
  it('reads options and other words in any order', () => {
    expect(parseOptions(['a', '--port=80', '-j', '-', '--', '--b'], specs)).toMatchObject({
      type: 'options',
      values: { port: '80', json: true },
      positionals: ['a', '-', '--b'],
    });
    expect(parseOptions(['--port', '-'], specs)).toMatchObject({ values: { port: '-' } });
    expect(parseOptions(['--port=-5'], specs)).toMatchObject({ values: { port: '-5' } });
  });

  it('names the option that is wrong', () => {
    expect(message('--prot', '80')).toBe('There is no option --prot. There are: --port, --json.');
    expect(message('-x')).toContain('There is no option -x.');
    expect(message('--toString')).toContain('There is no option --toString.');
    expect(message('--port')).toBe('--port needs a value after it.');
    expect(message('--port', '--json')).toBe('--port needs a value after it.');
    expect(message('--json=yes')).toBe('--json stands alone, without a value.');
  });
});

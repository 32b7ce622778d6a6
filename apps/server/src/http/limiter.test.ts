import { describe, expect, it } from 'vitest';
import { addressKey, limiter } from './limiter.ts';

describe('limiter', () => {
  it('lets so many through at once, then one after the other', () => {
    let at = 1000;
    const { take } = limiter({ times: 3, perMs: 30_000 }, () => at);
    expect([1, 2, 3, 4].map(() => take('a'))).toEqual([0, 0, 0, 10]);
    at += 4_500;
    expect(take('a')).toBe(6);
    at += 5_500;
    expect([take('a'), take('a')]).toEqual([0, 10]);
    at += 60_000;
    expect([1, 2, 3, 4].map(() => take('a'))).toEqual([0, 0, 0, 10]);
  });

  it('forgets nobody it holds for as long as there is room', () => {
    const { take } = limiter({ times: 1, perMs: 60_000 }, () => 0);
    take('held');
    for (let at = 0; at < 19_990; at += 1) take(String(at));
    expect(take('held')).toBe(60);
    for (let at = 0; at < 20_010; at += 1) take(`more ${at}`);
    expect(take('held')).toBe(0);
  });
});

describe('addressKey', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::1', '0:0:0:0::/64'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});

import { compare } from '@node-rs/bcrypt';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passwordProblem, passwordsAt } from './passwords.ts';

vi.mock('@node-rs/bcrypt', async (original) => {
  const real = await original<typeof import('@node-rs/bcrypt')>();
  return { ...real, compare: vi.fn(real.compare) };
});

const passwords = passwordsAt(4);
beforeEach(() => {
  vi.mocked(compare).mockClear();
});

describe('passwords', () => {
  it('match themselves only, to the last of many bytes', async () => {
    const long = '一'.repeat(150);
    const hashed = await passwords.hash(`${long}a`);
    expect(hashed).toMatch(/^\$2[aby]\$04\$/);
    expect(await passwords.matches(`${long}a`, hashed)).toBe(true);
    expect(await passwords.matches(`${long}b`, hashed)).toBe(false);
    expect(await passwords.hash(`${long}a`)).not.toBe(hashed);
  });

  it('are the same however a keyboard composes them', async () => {
    const hashed = await passwords.hash('caf\u00e9 caf\u00e9');
    expect(await passwords.matches('cafe\u0301 cafe\u0301', hashed)).toBe(true);
  });

  it('are compared as dearly when there is nobody to compare with', async () => {
    for (const nobody of [null, undefined]) expect(await passwords.matches('whatever', nobody)).toBe(false);
    const somebody = await passwords.hash('whatever');
    await passwords.matches('another', somebody);
    const shapes = vi
      .mocked(compare)
      .mock.calls.map(([, hashed]) => [hashed.length, String(hashed).slice(4, 7)]);
    expect(shapes).toEqual(Array(3).fill([60, '04$']));
  });

  it('have 8 to 200 characters, whatever these take up', () => {
    expect(['1234567', '12345678', '🀄'.repeat(200), '🀄'.repeat(201)].map(passwordProblem)).toEqual([
      'password-short',
      undefined,
      undefined,
      'password-long',
    ]);
  });
});

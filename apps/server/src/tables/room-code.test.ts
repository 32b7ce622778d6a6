import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newId } from '../accounts/secrets.ts';
import { newRoomCode, readRoomCode } from './room-code.ts';

describe('room codes', () => {
  it('are read back however they are typed', () => {
    for (let round = 0; round < 200; round += 1) {
      const code = newRoomCode(randomBytes);
      expect(readRoomCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
    }
  });

  it.each(['', 'ABC', 'ABCDEFG', '0O1IL5', 'PRCKS!', '😀😀😀'])('refuse %j', (typed) => {
    expect(readRoomCode(typed)).toBeUndefined();
  });

  it('hardly ever meet, nor do ids', () => {
    const codes = new Set(Array.from({ length: 5_000 }, () => newRoomCode(randomBytes)));
    expect(codes.size).toBeGreaterThan(4_970);
    const ids = new Set(Array.from({ length: 5_000 }, () => newId(randomBytes)));
    expect(ids.size).toBe(5_000);
    expect(newId(randomBytes)).toMatch(/^[a-z0-9]{16}$/);
  });
});

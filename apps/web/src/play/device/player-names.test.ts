import { describe, expect, it } from 'vitest';
import { firstTaken, longestName, tidied } from './player-names.ts';

describe('names of people at one device', () => {
  it('are one tidy line that fits', () => {
    expect(tidied('  Ann \n\t Lee ')).toBe('Ann Lee');
    expect(tidied('\u202e\u200b ')).toBe('');
    expect([...tidied('飛'.repeat(40))]).toHaveLength(longestName);
    expect([...tidied('👩'.repeat(40))]).toHaveLength(longestName);
  });

  it('are told apart as an eye would', () => {
    expect(firstTaken(['Ann', 'Bob', 'Cai'])).toBeUndefined();
    expect(firstTaken(['Ann', 'Bob', 'ann'])).toBe(2);
    expect(firstTaken(['Ａnn', 'Ann', 'ann'])).toBe(1);
  });
});

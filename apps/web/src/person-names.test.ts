import { describe, expect, it } from 'vitest';
import { firstTaken, isolated, longestName, tidied } from './person-names.ts';

describe('names of people at one device', () => {
  it('are one tidy line that fits', () => {
    expect(tidied('  Ann \n\t Lee ')).toBe('Ann Lee');
    expect(tidied('\u202e\u200b ')).toBe('');
    expect([...tidied('飛'.repeat(40))]).toHaveLength(longestName);
    expect([...tidied('👩'.repeat(40))]).toHaveLength(longestName);
  });

  it('keep a sign of several parts whole', () => {
    expect(tidied('👩‍👩‍👧‍👦 Lee')).toBe('👩‍👩‍👧‍👦 Lee');
    expect(tidied('👩‍👩‍👧‍👦'.repeat(40))).toBe('👩‍👩‍👧‍👦'.repeat(longestName));
    expect(tidied('Ann 👩‍👩‍')).toBe('Ann 👩‍👩');
    expect(tidied('می‌خواهم')).toBe('می‌خواهم');
    expect(tidied(`A${'\u0301'.repeat(900)}nn`)).toBe('Ann');
  });

  it('turn no words beside them round', () => {
    expect(tidied('\u202elive')).toBe('live');
    expect(isolated('رامي')).toBe('\u2068رامي\u2069');
    expect(tidied(isolated('رامي'))).toBe('رامي');
    expect(isolated('Ann')).toBe('Ann');
  });

  it('are told apart as an eye would', () => {
    expect(firstTaken(['Ann', 'Bob', 'Cai'])).toBeUndefined();
    expect(firstTaken(['Ann', 'Bob', 'ann'])).toBe(2);
    expect(firstTaken(['Ann', 'A\u200dnn'])).toBe(1);
    expect(firstTaken(['Ａnn', 'Ann', 'ann'])).toBe(1);
  });
});

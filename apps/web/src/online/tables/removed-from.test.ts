import { loadPageWords } from '@tilehouse/i18n';
import { describe, expect, it } from 'vitest';
import { removedText } from './removed-from.tsx';

describe('who was taken from a seat', () => {
  it('is told by whom, and what becomes of the hand and its money', async () => {
    const words = await loadPageWords('online', 'en');
    const text = (about: Parameters<typeof removedText>[1]) => removedText(words, about, 'Hong Kong');
    expect(text({ byHost: true, settles: false })).toBe('Hong Kong: the host removed you from the table.');
    expect(text({ byHost: true, settles: true, hand: 'in-play' })).toBe(
      'Hong Kong: the host removed you from the table. The table plays your hand to the end. Its result still counts in RM.',
    );
    expect(text({ byHost: true, settles: false, hand: 'over' })).toContain('to the end.');
    expect(text({ byHost: false, settles: false })).toContain('you had been away for long');
    expect(text({ byHost: true, settles: true, hand: 'cancelled' })).toContain('Nothing was paid.');
  });
});

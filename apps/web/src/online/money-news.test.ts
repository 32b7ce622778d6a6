import type { TableView } from '@tilehouse/table';
import { describe, expect, it } from 'vitest';
import { settledAt } from './money-news.ts';

const at = (stage: TableView['stage'], deals: number, game = 'missing-suit') =>
  settledAt({ game, stage, deals } as TableView);

describe('news of money at a table', () => {
  it('come when a hand is over, and when the table closes', () => {
    expect(at('waiting', 0)).toBe(at('in-play', 1));
    expect(at('between-deals', 1)).not.toBe(at('in-play', 1));
    expect(at('between-deals', 1)).toBe(at('in-play', 2));
    expect(at('closed', 2)).not.toBe(at('in-play', 2));
    expect(at('closed', 2)).not.toBe(at('between-deals', 2));
  });

  it('are none where no money moves', () => {
    expect(at('between-deals', 1, 'hong-kong')).toBeUndefined();
    expect(settledAt(undefined)).toBeUndefined();
  });
});

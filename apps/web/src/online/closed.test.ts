import type { MahjongView } from '@tilehouse/engine';
import type { TableView } from '@tilehouse/table';
import { describe, expect, it } from 'vitest';
import { standingOf } from './closed.tsx';

const person = (name: string) => ({ occupant: { type: 'person', player: name, name }, wantsDeal: false });
const empty = { occupant: undefined, wantsDeal: false };
const game = {
  common: { seats: [{ score: 600 }, { score: 140 }, { score: -740 }] },
} as unknown as MahjongView;

const at = (seats: readonly unknown[]) => standingOf({ seats } as unknown as TableView, game);

describe('the standing of a closed table', () => {
  it('names whoever left too', () => {
    expect(at([person('Ann'), person('Bo'), { ...empty, played: 'Mei' }])).toEqual([
      { seat: 0, name: 'Ann', score: 600 },
      { seat: 1, name: 'Bo', score: 140 },
      { seat: 2, name: 'Mei', score: -740 },
    ]);
  });

  it('gives nobody’s score to somebody else', () => {
    expect(at([person('Ann'), person('Bo'), { ...person('Cai'), played: 'Mei' }])[2]?.name).toBe('Mei');
    expect(at([person('Ann'), empty, empty])).toHaveLength(1);
  });
});

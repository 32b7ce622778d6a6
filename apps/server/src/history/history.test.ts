import { expect, it } from 'vitest';
import { onBoth } from '../store/testing/on-both.ts';
import { historyOf } from './history.ts';

const me = 'player-me';

onBoth('a history', (bed) => {
  it('has pages that leave nothing out, also of deals that ended in the same millisecond', async () => {
    const { db } = bed.store();
    const played = Array.from({ length: 60 }, (_, at) => ({
      table: `table${'abc'[at % 3]}`,
      deal: Math.floor(at / 3) + 1,
      at: at < 55 ? 1_000 : 900,
    }));
    for (const { at, deal, table } of played) {
      const result = { at, game: 'some-game', ending: 'drawn', settled: 0, body: '{}' } as const;
      await db
        .insertInto('results')
        .values({ table_id: table, deal, ...result })
        .execute();
      const seat = {
        seat: 0,
        player_id: me,
        name: 'Mei',
        kind: 'person',
        net: 0,
        won: 0,
        counted: 0,
      } as const;
      await db
        .insertInto('result_seats')
        .values({ table_id: table, deal, ...seat })
        .execute();
    }
    const first = await historyOf(db, { player: me });
    expect([first.deals.length, first.more]).toEqual([50, true]);
    const last = first.deals.at(-1);
    const rest = await historyOf(db, { player: me, before: `${last?.at}-${last?.table}-${last?.deal}` });
    expect([rest.deals.length, rest.more]).toEqual([10, false]);
    const keys = [...first.deals, ...rest.deals].map(({ deal, table }) => `${table} ${deal}`);
    expect(new Set(keys).size).toBe(60);
    // a time alone is a place too
    expect((await historyOf(db, { player: me, before: '1000' })).deals).toHaveLength(5);
    expect((await historyOf(db, { player: me, before: '900' })).deals).toEqual([]);
  });
});

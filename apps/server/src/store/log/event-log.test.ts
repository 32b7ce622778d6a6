/** The contract of the log, the same on both databases. */
import { describe, expect, it } from 'vitest';
import { onBoth } from '../testing/on-both.ts';
import { someEvent, someHead, someTable, storeTable } from '../testing/some-table.ts';
import type { AlsoOutcome, Append } from './append.ts';

const next = (table: string, change: Partial<Append> = {}): Append => ({
  ...{ table, from: 1, events: [someEvent('moved')], head: someHead() },
  ...change,
});

onBoth('the log', (bed) => {
  describe('append', () => {
    it('keeps events in order and moves the head', async () => {
      const { log } = bed.store();
      const table = someTable();
      expect(await log.createTable(table)).toBe('stored');
      const events = [
        someEvent('a', 1_500, { version: 2 }),
        someEvent('b', 1_600, { body: [1, { x: '\0' }] }),
      ];
      const head = someHead({ nextDue: 9_000, stage: 'playing', version: 2, hostId: 'bob' });
      expect(await log.append({ table: table.id, from: 1, events, head })).toBe('stored');

      expect(await log.loadEvents(table.id, 0)).toMatchObject([
        { seq: 1, at: 1_000, type: 'opened', body: { type: 'opened' } },
        { seq: 2, at: 1_500, type: 'a', version: 2, actor: null, commandId: null },
        { seq: 3, at: 1_600, type: 'b', version: 1, body: [1, { x: '\0' }], base: undefined },
      ]);
      expect(await log.loadEvents(table.id, 2)).toMatchObject([{ seq: 3 }]);
      expect(await log.readHead(table.id)).toMatchObject({
        ...{ head_seq: 3, base_seq: 0, next_due: 9_000, stage: 'playing', version: 2, host_id: 'bob' },
        ...{ created_at: 1_000, moved_at: 1_600, shown_at: 1_000, closed_at: null },
      });
      expect(await log.readHeadSeqs([table.id, 'nowhere'])).toEqual(new Map([[table.id, 3]]));
    });

    it('says conflict when somebody was faster, and keeps nothing', async () => {
      const { log } = bed.store();
      const table = await storeTable(bed.store());
      expect(await log.append(next(table))).toBe('stored');
      expect(await log.append(next(table, { events: [someEvent('late')] }))).toBe('conflict');
      expect((await log.loadEvents(table, 0)).map(({ type }) => type)).toEqual(['opened', 'moved']);
    });

    it('says already to the same command, wherever the log stands by now', async () => {
      const store = bed.store();
      const table = await storeTable(store);
      const command = { actor: 'ann', id: 'c1' };
      const events = [someEvent('a'), someEvent('b')];
      expect(await store.log.append(next(table, { events, command }))).toBe('stored');
      // asked again from where it stood, and from where it stands
      expect(await store.log.append(next(table, { events, command }))).toBe('already');
      expect(await store.log.append(next(table, { events, command, from: 3 }))).toBe('already');
      // the same id of somebody else, or at another table, is another command
      expect(await store.log.append(next(table, { from: 3, command: { actor: 'bob', id: 'c1' } }))).toBe(
        'stored',
      );
      expect(await store.log.append(next(await storeTable(store), { command }))).toBe('stored');
      expect(await store.log.loadEvents(table, 1)).toMatchObject([
        { type: 'a', actor: 'ann', commandId: 'c1' },
        { type: 'b', actor: null, commandId: null },
        { type: 'moved', actor: 'bob', commandId: 'c1' },
      ]);
    });

    it('keeps what happens along with it, or nothing when that refuses or fails', async () => {
      const { log, db } = bed.store();
      const table = await storeTable(bed.store());
      const account = `also-${table}`;
      const also =
        (outcome: AlsoOutcome): NonNullable<Append['also']> =>
        async (trx) => {
          await trx.insertInto('accounts').values({ id: account, balance: 0 }).execute();
          return outcome;
        };
      const count = async () =>
        (await db.selectFrom('accounts').select('id').where('id', '=', account).execute()).length;

      expect(await log.append(next(table, { also: also({ refused: 'no-money' }) }))).toEqual({
        refused: 'no-money',
      });
      const fails = async () => Promise.reject(new Error('broken'));
      await expect(log.append(next(table, { also: fails }))).rejects.toThrow('broken');
      expect([await count(), (await log.readHead(table))?.head_seq]).toEqual([0, 1]);
      expect(await log.append(next(table, { also: also(undefined) }))).toBe('stored');
      expect([await count(), (await log.readHead(table))?.head_seq]).toEqual([1, 2]);
    });

    it("refuses times that run backwards, for they can't be taken back later", async () => {
      const { log } = bed.store();
      const table = await storeTable(bed.store());
      await expect(log.append(next(table, { events: [someEvent('early', 999)] }))).rejects.toThrow(
        RangeError,
      );
      const events = [someEvent('a', 2_000), someEvent('b', 1_999)];
      await expect(log.append(next(table, { events }))).rejects.toThrow(RangeError);
      await expect(log.append(next(table, { events: [] }))).rejects.toThrow(RangeError);
      expect((await log.readHead(table))?.head_seq).toBe(1);
    });

    it('writes down who sits there when that changes', async () => {
      const { log, db } = bed.store();
      const table = await storeTable(bed.store());
      const seats = (names: readonly string[]) =>
        names.map((name, seat) => ({ seat, player_id: null, kind: 'computer', name }));
      const stored = () =>
        db.selectFrom('seats').select(['seat', 'name']).where('table_id', '=', table).execute();
      await log.append(next(table, { head: someHead({ seats: seats(['Ann', 'Bob']) }) }));
      await log.append(next(table, { from: 2 }));
      expect(await stored()).toEqual([
        { seat: 0, name: 'Ann' },
        { seat: 1, name: 'Bob' },
      ]);
      await log.append(next(table, { from: 3, head: someHead({ seats: seats(['Cat']), closed: true }) }));
      expect(await stored()).toEqual([{ seat: 0, name: 'Cat' }]);
      expect((await log.readHead(table))?.closed_at).toBe(1_000);
    });

    it('lets exactly one of many writers have each number, and loses nothing', async () => {
      const stores = [bed.store(), await bed.open()];
      const table = await storeTable(bed.store());
      const wins = await Promise.all(
        stores.flatMap((store, at) =>
          [0, 1, 2].map(async (writer) => {
            const won: string[] = [];
            while (won.length < 5) {
              const from = (await store.log.readHead(table))?.head_seq ?? 0;
              const type = `${at}/${writer}/${won.length}`;
              if ((await store.log.append(next(table, { from, events: [someEvent(type)] }))) === 'stored') {
                won.push(`${from + 1} ${type}`);
              }
            }
            return won;
          }),
        ),
      );
      const kept = await stores[0]?.log.loadEvents(table, 1);
      expect(kept?.map(({ seq, type }) => `${seq} ${type}`).sort()).toEqual(wins.flat().sort());
      expect(kept).toHaveLength(30);
    });

    it('takes many at once: one that fails undoes nothing of the others', async () => {
      const { log } = bed.store();
      const store = bed.store();
      const tables = await Promise.all(Array.from({ length: 20 }, () => storeTable(store)));
      const refused = { refused: 'no' } as const;
      const outcomes = await Promise.all(
        tables.map((table, at) => {
          if (at % 5 === 1) return log.append(next(table, { from: 7 }));
          if (at % 5 === 2) return log.append(next(table, { also: async () => refused }));
          if (at % 5 === 3)
            return log.append(next(table, { also: () => Promise.reject(new Error('x')) })).catch(String);
          return log.append(next(table));
        }),
      );
      expect(outcomes.slice(0, 5)).toEqual(['stored', 'conflict', refused, 'Error: x', 'stored']);
      const lengths = await log.readHeadSeqs(tables);
      expect(tables.map((table) => lengths.get(table))).toEqual(
        outcomes.map((outcome) => (outcome === 'stored' ? 2 : 1)),
      );
    });
  });

  describe('tables', () => {
    it('have a code that no other has', async () => {
      const { log } = bed.store();
      const { code } = someTable();
      const [first, second] = [someTable({ code }), someTable({ code })];
      expect(await log.createTable(first)).toBe('stored');
      expect(await log.createTable(second)).toBe('code-taken');
      expect(await log.readHead(second.id)).toBeUndefined();
    });

    it('are folded from the newest event that holds the state before it', async () => {
      const { log } = bed.store();
      const table = await storeTable(bed.store());
      expect((await log.loadBase(table)).map(({ seq }) => seq)).toEqual([1]);
      const dealt = (deal: number) => someEvent('dealt', 1_000, { base: { deal } });
      await log.append(next(table, { events: [dealt(1), someEvent('a'), dealt(2), someEvent('b')] }));
      await log.append(next(table, { from: 5 }));
      expect(await log.loadBase(table)).toMatchObject([
        { seq: 4, type: 'dealt', base: { deal: 2 } },
        { seq: 5, type: 'b', base: undefined },
        { seq: 6, type: 'moved' },
      ]);
      expect(await log.loadBase('nowhere')).toEqual([]);
    });

    it('fall due in the order of their deadlines, as long as they are open', async () => {
      const store = bed.store();
      const due = async (nextDue: number | null, closed = false) => {
        const first = { events: [someEvent('opened')], head: someHead({ nextDue, closed, version: 3 }) };
        return storeTable(store, { first });
      };
      const [second, , first] = [
        await due(-5),
        await due(null),
        await due(-9),
        await due(-7, true),
        await due(1),
      ];
      expect(await store.log.findDue(0, 10)).toEqual([
        { id: first, nextDue: -9, version: 3 },
        { id: second, nextDue: -5, version: 3 },
      ]);
      expect(await store.log.findDue(0, 1)).toHaveLength(1);
    });
  });
});

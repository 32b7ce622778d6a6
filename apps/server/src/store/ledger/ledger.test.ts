/** The contract of the ledger, the same on both databases. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBoth } from '../testing/on-both.ts';
import { accountOf, balanceOf, houseAccount, lockBalances } from './accounts.ts';
import { checkLedger } from './check-ledger.ts';
import { houseMoney, openAccount, topUp } from './house-money.ts';
import { reverse, reverseDeal, settle, settlementsOf } from './settle.ts';

let made = 0;
const fresh = (): number => {
  made += 1;
  return made;
};

onBoth('the ledger', (bed) => {
  async function players(count: number): Promise<readonly string[]> {
    const names = Array.from({ length: count }, () => `p${fresh()}`);
    for (const name of names) await bed.store().commit((trx) => openAccount(trx, name, 1));
    return names;
  }
  const pay = (
    from: string,
    to: string,
    amount: number,
    where: { table?: string; deal?: number; seq?: number } = {},
  ) =>
    bed.store().commit((trx) =>
      settle(trx, {
        ...{ table: `t${fresh()}`, deal: 1, seq: 1, at: 2, ...where },
        gains: [
          { player: from, amount: -amount },
          { player: to, amount },
        ],
      }),
    );
  const balances = (names: readonly string[]) =>
    Promise.all(names.map((name) => balanceOf(bed.store().db, name)));
  const faults = async () => (await checkLedger(bed.store().db)).faults;

  it('gives a new account its opening balance once', async () => {
    const [ann = ''] = await players(1);
    await bed.store().commit((trx) => openAccount(trx, ann, 9));
    expect(await balances([ann, 'nobody'])).toEqual([houseMoney.opening, undefined]);
    expect(await faults()).toEqual([]);
  });

  it('moves what a deal costs, also below zero, and nothing where nothing is owed', async () => {
    const [ann = '', bob = ''] = await players(2);
    expect(await pay(ann, bob, 25_000)).toMatch(/^settlement\//);
    expect(await balances([ann, bob])).toEqual([-5_000, 45_000]);
    expect(await pay(ann, bob, 0)).toBeUndefined();
    await expect(pay(ann, 'nobody', 5)).rejects.toThrow('There is no account player:nobody.');
    await expect(pay(ann, bob, 0.5)).rejects.toThrow(RangeError);
    const locked = await bed.store().commit((trx) => lockBalances(trx, [bob, ann]));
    expect([...locked]).toEqual([
      [bob, 45_000],
      [ann, -5_000],
    ]);
    expect(await faults()).toEqual([]);
  });

  it('tops up under RM 15 only, by the balance of the moment, and once for each command', async () => {
    const [ann = '', bob = ''] = await players(2);
    const add = (command: string, player = ann) =>
      bed.store().commit((trx) => topUp(trx, { player, command, at: 3 }));
    await pay(ann, bob, houseMoney.opening - houseMoney.topUpUnder);
    expect(await add('x')).toEqual({ refused: 'enough-left' });
    expect(await add('x', 'nobody')).toEqual({ refused: 'no-account' });
    await pay(ann, bob, 1);
    // a refusal isn't remembered; of many at once one has an effect
    expect((await Promise.all([add('x'), add('x'), add('x')])).sort()).toEqual([
      'added',
      'already',
      'already',
    ]);
    expect(await add('y')).toEqual({ refused: 'enough-left' });
    expect(await balances([ann])).toEqual([houseMoney.topUpUnder - 1 + houseMoney.topUp]);
    expect(await faults()).toEqual([]);
  });

  it('takes back all that a cancelled deal has moved, once', async () => {
    const [ann = '', bob = ''] = await players(2);
    const table = `t-${ann}`;
    await pay(ann, bob, 100, { table, seq: 4 });
    await pay(bob, ann, 300, { table, seq: 9 });
    await pay(ann, bob, 7, { table, deal: 2, seq: 20 });
    for (const at of [5, 6]) {
      await bed.store().commit((trx) => reverseDeal(trx, { table, deal: 1, seq: 11, at }));
      await bed.store().commit((trx) => reverse(trx, `settlement/${table}/4`, { at, seq: 12 }));
    }
    expect(await balances([ann, bob])).toEqual([houseMoney.opening - 7, houseMoney.opening + 7]);
    expect(await bed.store().commit((trx) => settlementsOf(trx, table, 2))).toEqual([
      `settlement/${table}/20`,
    ]);
    expect(await bed.store().commit((trx) => settlementsOf(trx, table, 1))).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('sums to zero after whatever movements, many at a time', async () => {
    const names = await players(4);
    const player = fc.nat({ max: 3 });
    const move = fc.record({
      from: player,
      to: player,
      amount: fc.integer({ min: 0, max: 30_000 }),
      again: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 8 }), async (moves) => {
        await Promise.all(
          moves.map(async ({ from, to, amount, again }) => {
            const id = await pay(names[from] ?? '', names[to] ?? '', amount);
            await bed
              .store()
              .commit((trx) => topUp(trx, { player: names[to] ?? '', command: `c${fresh()}`, at: 3 }));
            if (again && id !== undefined)
              await bed.store().commit((trx) => reverse(trx, id, { at: 4, seq: 2 }));
          }),
        );
        const report = await checkLedger(bed.store().db);
        expect([report.total, report.faults]).toEqual([0, []]);
      }),
      { numRuns: 12, seed: 20_261_130 },
    );
  });
});

onBoth('checkLedger', (bed) => {
  it('finds what is wrong, by name', async () => {
    const { db, commit } = bed.store();
    await commit((trx) => openAccount(trx, 'ann', 1));
    await commit((trx) => openAccount(trx, 'bob', 1));
    const gains = [
      { player: 'ann', amount: -50 },
      { player: 'bob', amount: 50 },
    ];
    const id = (await commit((trx) => settle(trx, { table: 't', deal: 1, seq: 5, at: 2, gains }))) ?? '';
    await commit((trx) => reverse(trx, id, { at: 3, seq: 6 }));
    expect(await checkLedger(db)).toEqual({ accounts: 3, movements: 4, entries: 8, total: 0, faults: [] });

    const found = async () => (await checkLedger(db)).faults.map(({ fault, id: where }) => [fault, where]);
    await db.updateTable('accounts').set({ balance: 1 }).where('id', '=', accountOf('ann')).execute();
    expect(await found()).toEqual([
      ['balance-wrong', accountOf('ann')],
      ['total-not-zero', ''],
    ]);
    await db.updateTable('accounts').set({ balance: 20_000 }).where('id', '=', accountOf('ann')).execute();
    await db
      .updateTable('entries')
      .set({ amount: 60 })
      .where('movement_id', '=', id)
      .where('amount', '=', 50)
      .execute();
    expect(await found()).toEqual([
      ['movement-not-zero', id],
      ['balance-wrong', accountOf('bob')],
      ['reversal-differs', `reversal/${id}`],
    ]);
    await db
      .updateTable('entries')
      .set({ amount: 50 })
      .where('movement_id', '=', id)
      .where('amount', '=', 60)
      .execute();
    await db.deleteFrom('movements').where('id', '=', 'opening/bob').execute();
    expect((await found()).map(([fault]) => fault)).toEqual(['entry-astray', 'entry-astray']);
    expect(houseAccount).toBe('house');
  });
});

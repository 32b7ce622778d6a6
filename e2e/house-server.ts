/**
 * A program: a house with the app as built, whose clock leaps ahead when it is told to and whose hands for money are laid
 * out. Nothing of this is in the product: it puts a test's clock and walls below a real house.
 */
import { fileURLToPath } from 'node:url';
import { findMahjongGame } from '@tilehouse/engine';
import { checkLedger } from '@tilehouse/server/store';
import { eveningDeal, LeapingClock, laidGame, loseAll, testHouse } from '@tilehouse/server/testing';

/** What it is asked. */
export type HouseAsk =
  | { readonly type: 'leap'; readonly ms: number }
  | { readonly type: 'audit' }
  /** Somebody loses all to somebody they have played with. */
  | { readonly type: 'lose'; readonly from: string; readonly to: string }
  | { readonly type: 'stop' };

/** What it says: its address first, then an answer to each. */
export interface HouseAnswer {
  readonly url: string;
  /** Faults of the house and of its ledger. */
  readonly faults: readonly string[];
  /** All that is on players' accounts, in sen. */
  readonly held: number;
}

const clock = new LeapingClock();
const money = findMahjongGame('missing-suit');
const house = await testHouse({
  webRoot: fileURLToPath(new URL('../apps/web/dist', import.meta.url)),
  now: () => clock.now(),
  seams: {
    clock,
    findGame: (id) => {
      const game = findMahjongGame(id);
      return game === undefined || game !== money ? game : laidGame(game, eveningDeal);
    },
  },
});
const { db } = house.store;

/** What fell due on the way has been done at every table. */
async function settle(): Promise<void> {
  await Promise.all(house.open.house.tables.loaded.map(({ host }) => host.lookAgain()));
}

async function lose({ from, to }: Extract<HouseAsk, { type: 'lose' }>): Promise<void> {
  const find = (name: string) =>
    db.selectFrom('result_seats').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
  const [loser, winner] = [await find(from), await find(to)];
  const players = { from: loser.player_id ?? '', to: winner.player_id ?? '' };
  await loseAll(house.store, { ...players, table: loser.table_id });
}

/** Where browsers leave a machine no time for the house, it says so itself; that is no fault in its books. */
const isSlow = (text: string): boolean => text.startsWith('tables past their deadline');

async function answer(ask: HouseAsk): Promise<HouseAnswer> {
  if (ask.type === 'leap') await clock.leap(ask.ms, settle);
  if (ask.type === 'lose') await lose(ask);
  const { faults } = await checkLedger(db);
  const { held } = await db
    .selectFrom('accounts')
    .select((row) => row.fn.sum<number | null>('balance').as('held'))
    .where('id', '<>', 'house')
    .executeTakeFirstOrThrow();
  return {
    url: house.url,
    faults: [...house.faults.filter((text) => !isSlow(text)), ...faults.map(({ message }) => message)],
    held: held ?? 0,
  };
}

const say = async (ask: HouseAsk): Promise<void> => {
  process.send?.(await answer(ask));
};
process.on('message', (ask: HouseAsk) => {
  if (ask.type === 'stop') void house.close().then(() => process.exit(0));
  else void say(ask);
});
// whoever started it may be gone: then nobody needs it
process.on('disconnect', () => process.exit(0));
await say({ type: 'audit' });

import { computerPlayer } from '@tilehouse/bots';
import { equalValues, findMahjongGame, type MahjongView, seededRandom } from '@tilehouse/engine';
import { stageOf, type TableHost } from '@tilehouse/table';
import { dealNext, seenBy, testTable } from '@tilehouse/table/testing';
import { expect, it } from 'vitest';
import { boardOf } from '../boards/board.ts';
import { historyOf } from '../history/history.ts';
import { onBoth } from '../store/testing/on-both.ts';
import { writeResult } from './write-result.ts';

/** Plays a deal as computers would. */
async function playWell(host: TableHost, random: () => number): Promise<void> {
  while (stageOf(host.state) === 'in-play') {
    const [seat] = host.asked;
    const game = findMahjongGame(host.state.game.id);
    if (seat === undefined || game === undefined) throw new Error('nobody is asked');
    const { view } = seenBy(host, seat);
    const seen = view.view as MahjongView;
    const choice = computerPlayer('normal', game)(seen, random);
    const offer = seen.mine?.offers.findIndex((each) => equalValues(each, choice)) ?? 0;
    await host.act(seat, { prompt: view.prompt?.id ?? '', offer });
  }
}

onBoth('a result', (bed) => {
  it('keeps the winning hand for histories, and counts for the boards', async () => {
    const { commit, db } = bed.store();
    const seats = [0, 1, 2, 3];
    await db
      .insertInto('players')
      .values(
        seats.map((seat) => ({
          ...{
            id: `player-${seat}`,
            kind: 'account' as const,
            name: `Account ${seat}`,
            name_key: `a${seat}`,
          },
          ...{ password_hash: null, is_operator: 0 as const, created_at: 0 },
        })),
      )
      .execute();
    const { host } = await testTable({ seating: 'pppp' });
    const random = seededRandom(3);
    const net = [0, 0, 0, 0];
    let hands = 0;
    for (let won = false; !won; hands += 1) {
      await dealNext(host);
      await playWell(host, random);
      const after = host.state;
      const result = after.results.at(-1);
      if (result === undefined) throw new Error('no deal ended');
      won = result.ending === 'won';
      for (const seat of seats) net[seat] = (net[seat] ?? 0) + (result.net[seat] ?? 0);
      await commit((trx) =>
        writeResult(trx, { table: 'table-1', at: 1_000 + hands, after, result, timeZone: 'UTC' }),
      );
    }
    const { deals } = await historyOf(db, { player: 'player-0' });
    expect(deals).toHaveLength(hands);
    const [latest, ...before] = deals;
    const winner = latest?.seats.findIndex(({ won }) => won) ?? -1;
    expect(winner).toBeGreaterThanOrEqual(0);
    expect(latest?.win?.sets.flat().length).toBeGreaterThanOrEqual(14);
    expect(latest?.win?.sets.flat()).toContain(latest?.win?.tile);
    expect(before.every(({ win }) => win === undefined)).toBe(true);
    expect((await historyOf(db, { player: 'player-0', game: 'another' })).deals).toEqual([]);
    const game = { id: host.state.game.id, banked: true };
    const board = await boardOf(db, { game, span: 'week', at: 2_000, timeZone: 'UTC', player: undefined });
    const shown = board.rows.map((row) => [row.name, row.net, row.hands]);
    expect(shown.sort()).toEqual(seats.map((seat) => [`Account ${seat}`, net[seat], hands]));
  });
});

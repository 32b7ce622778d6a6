import { equalValues, games, seatsOf, seededRandom } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { MemoryLog } from '../memory-log.ts';
import { soloSettings } from '../settings.ts';
import { answerOne, dealNext, playOn } from '../testing/player.ts';
import { players, testRoom } from '../testing/test-room.ts';
import { testTable } from '../testing/test-table.ts';
import type { DealRecord } from './deal-record.ts';
import { recordDeal } from './record-deal.ts';
import { recordedEnd } from './recorded-end.ts';
import { verifyRecord } from './verify-record.ts';

const throughJson = (record: DealRecord): DealRecord => JSON.parse(JSON.stringify(record)) as DealRecord;

/** Three deals of a game by chance, and their records. */
async function played(id: string, seats: number): Promise<readonly DealRecord[]> {
  const { host, log } = await testTable({
    game: id,
    seating: 'p'.repeat(seats),
    settings: { ...soloSettings, undo: false },
  });
  const random = seededRandom(7);
  for (let deal = 0; deal < 3; deal += 1) {
    await dealNext(host);
    if (deal === 1) {
      for (let moves = 0; moves < 6; moves += 1) await answerOne(host, random);
      await host.command({ type: 'cancel-deal' });
    } else await playOn(host, random);
  }
  return [1, 2, 3].map((deal) => {
    const record = recordDeal({ base: undefined, events: log.all }, deal);
    if (record === undefined) throw new Error(`no record of deal ${deal}`);
    return throughJson(record);
  });
}

describe.each(games)('the record of a deal of $id', (game) => {
  it('is right, cancelled deals too, and is the same from where a fold may start', async () => {
    const records = await played(game.id, game.seats);
    expect(records.map(({ result }) => result.ending)[1]).toBe('cancelled');
    for (const record of records) {
      expect(verifyRecord(record)).toMatchObject({ type: 'right', fair: false });
      const end = recordedEnd(record);
      expect(equalValues(end?.game.result(end.state), record.result)).toBe(true);
    }
    const [first] = records;
    if (first === undefined) throw new Error('nothing was played');
    expect(recordedEnd({ ...first, game: 'bridge' })).toBeUndefined();
    expect(recordedEnd({ ...first, steps: first.steps.slice(0, -1) })).toBeUndefined();
    expect(recordedEnd({ ...first, steps: first.steps.slice(2) })).toBeUndefined();
  });

  it('is wrong when anything in it was changed', async () => {
    const [record] = await played(game.id, game.seats);
    if (record === undefined) throw new Error('nothing was played');
    const at = record.steps.findLastIndex(({ by }) => by === 'seat');
    const with_ = (change: Partial<DealRecord>): DealRecord => ({ ...record, ...change });
    const steps = (change: (step: DealRecord['steps'][number], index: number) => unknown) =>
      with_({ steps: record.steps.map(change) as DealRecord['steps'] });
    const fault = (changed: DealRecord) => {
      const verdict = verifyRecord(changed);
      return verdict.type === 'wrong' ? verdict.fault : undefined;
    };
    expect(fault(with_({ game: 'bridge' }))).toBe('game-unknown');
    expect(fault(with_({ rules: 99 }))).toBe('other-rules');
    expect(fault(with_({ shuffle: { type: 'own', seed: 'ab'.repeat(32) } }))).toBe('deal-differs');
    expect(fault(with_({ steps: record.steps.slice(0, -1) }))).toBe('not-over');
    expect(fault(with_({ steps: [...record.steps, ...record.steps.slice(-1)] }))).toBe('after-the-end');
    expect(fault(with_({ steps: record.steps.slice(0, 0) }))).toBe('no-deal');
    expect(fault(steps((step, index) => (index === at ? { ...step, events: [] } : step)))).toBe(
      'step-differs',
    );
    const other = seatsOf(game.seats).find((seat) => seat !== record.steps[at]?.seat);
    expect(fault(steps((step, index) => (index === at ? { ...step, seat: other } : step)))).toMatch(
      /not-offered|step-differs/,
    );
    const net = record.result.net.map((each, seat) => each + (seat === 0 ? 100 : 0));
    expect(fault(with_({ result: { ...record.result, net } }))).toBe('result-differs');
  });

  it('isn’t there while the deal is in play', async () => {
    const { host, log } = await testTable({
      game: game.id,
      seating: 'p'.repeat(game.seats),
      settings: { ...soloSettings, undo: false },
    });
    await dealNext(host);
    expect(recordDeal({ base: undefined, events: log.all }, 1)).toBeUndefined();
  });
});

describe('the record of a fair deal', () => {
  it('holds what everybody added, and says which hash is wrong', async () => {
    const log = new MemoryLog();
    const room = await testRoom({
      log,
      settings: { shuffle: 'fair', evenPaceMs: 1200 },
    });
    await room.seatAll();
    for (const player of players) await room.wish(player, { type: 'ready' });
    await room.wish('ann', { type: 'deal' });
    await room.playOut();
    const record = recordDeal({ base: undefined, events: log.all }, 1);
    if (record?.shuffle.type !== 'fair') throw new Error('not fair');
    expect(verifyRecord(throughJson(record))).toMatchObject({ type: 'right', fair: true });
    const { shuffle } = record;
    const changed = (change: Partial<typeof shuffle>) =>
      verifyRecord({ ...record, shuffle: { ...shuffle, ...change } });
    expect(changed({ secret: 'cd'.repeat(32) })).toMatchObject({ fault: 'commitment-differs' });
    expect(changed({ seats: [...shuffle.seats].reverse() })).toMatchObject({ fault: 'commitment-differs' });
    expect(changed({ entropies: ['00'.repeat(16), null, null, null] })).toMatchObject({
      fault: 'entropy-differs',
    });
  });
});

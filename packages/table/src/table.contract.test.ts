import { games, seatsOf, seededRandom } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { foldFrom, foldTable } from './fold-table.ts';
import { packTable } from './packed-table.ts';
import { soloSettings, type TableSettings } from './settings.ts';
import { TableHost } from './table-host.ts';
import type { TableState } from './table-state.ts';
import { answerOne, dealNext, playOn, seenBy } from './testing/player.ts';
import { testPorts, testTable } from './testing/test-table.ts';
import type { TableUpdate } from './watchers.ts';

const shared: TableSettings = { ...soloSettings, undo: false };

/** A state as data, to compare. */
const plain = (table: TableState | undefined): unknown =>
  table && { ...table, game: table.game.id, base: packTable(table) };

const everybody = (seats: number): string => 'p'.repeat(seats);

describe.each(games)('table.contract $id', (game) => {
  const begin = async (seed: number) => {
    const table = await testTable({ game: game.id, seating: everybody(game.seats), settings: shared });
    await dealNext(table.host);
    return { ...table, random: seededRandom(seed) };
  };

  it('folding from where a deal began is folding from the beginning, at every deal', async () => {
    const { host, log, random } = await begin(1);
    for (let deal = 0; deal < 3; deal += 1) {
      const check = async () => {
        const { start, base, events } = await log.load();
        expect(start).toBeGreaterThan(0);
        expect(plain(foldFrom(base, events))).toEqual(plain(foldTable(log.all)));
      };
      await check();
      await playOn(host, random);
      await check();
      expect(plain(foldTable(log.all))).toEqual(plain(host.state));
      await dealNext(host);
    }
    const { events } = await log.load();
    expect(events.length).toBeLessThan(log.all.length / 2);
  });

  it('two hosts on one log come to the same table, and nothing is done twice', async () => {
    const { host, log, random } = await begin(2);
    const other = await TableHost.resume(testPorts({ log }));
    if (other === undefined) throw new Error('nothing to resume');
    const pair = [host, other] as const;
    for (let move = 0; move < 60; move += 1) {
      await Promise.all(pair.map((each) => answerOne(each, random)));
      if (random() < 0.3) await pair[random() < 0.5 ? 0 : 1].lookAgain();
    }
    await Promise.all(pair.map((each) => each.lookAgain()));
    expect(plain(host.state)).toEqual(plain(other.state));
    expect(plain(host.state)).toEqual(plain(foldTable(log.all)));
    for (const seat of seatsOf(game.seats)) expect(seenBy(host, seat).n).toBe(seenBy(other, seat).n);
  });

  it('a command sent twice has one effect and the same answer, wherever it arrives', async () => {
    const { host, log } = await begin(3);
    const other = await TableHost.resume(testPorts({ log }));
    if (other === undefined) throw new Error('nothing to resume');
    const seat = seatsOf(game.seats).find((each) => host.state.prompts[each] !== undefined) ?? 0;
    const prompt = seenBy(host, seat).view.prompt?.id ?? '';
    const key = { actor: 'player', id: 'once' };
    const first = await host.act(seat, { prompt, offer: 0 }, key);
    const length = log.all.length;
    expect(first).toMatchObject({ type: 'done' });
    expect(await host.act(seat, { prompt, offer: 0 }, key)).toEqual(first);
    expect(await other.act(seat, { prompt, offer: 0 }, key)).toEqual(first);
    expect(log.all).toHaveLength(length);
    expect(await host.act(seat, { prompt, offer: 0 }, { ...key, id: 'twice' })).toEqual({
      type: 'refused',
      code: 'too-late',
    });
  });

  it('a refusal is not remembered', async () => {
    const { host } = await begin(4);
    const key = { actor: 'player', id: 'later' };
    expect(await host.command({ type: 'resume', seat: 0 }, key)).toMatchObject({ type: 'refused' });
    await host.command({ type: 'pause', seat: 0 });
    expect(await host.command({ type: 'resume', seat: 0 }, key)).toMatchObject({ type: 'done' });
  });

  it('who comes back is sent exactly what was missed, from every number on', async () => {
    const { host, random, sent } = await begin(5);
    for (let move = 0; move < 40; move += 1) await answerOne(host, random);
    const all = (sent[0] ?? []).flatMap(({ events }) => events);
    const { n } = seenBy(host, 0);
    const before = n - all.length;
    for (let from = before; from <= n; from += 1) {
      const updates: TableUpdate[] = [];
      host.watch(0, (update) => updates.push(update), { from })();
      expect(updates).toHaveLength(1);
      expect(updates[0]).toEqual({ ...seenBy(host, 0), events: all.slice(from - before) });
    }
  });

  it('who comes back over a restart is sent what was missed, from before the deal too', async () => {
    const { host, log, random, sent } = await begin(8);
    await playOn(host, random);
    const { n: before } = seenBy(host, 0);
    await dealNext(host);
    for (let move = 0; move < 5; move += 1) await answerOne(host, random);
    const resumed = await TableHost.resume(testPorts({ log }));
    const all = (sent[0] ?? []).flatMap(({ events }) => events);
    const { n } = seenBy(host, 0);
    const updates: TableUpdate[] = [];
    for (let from = before - 5; from <= n; from += 1) {
      resumed?.watch(0, (update) => updates.push(update), { from })();
      expect(updates.pop()?.events).toEqual(from === n ? [] : all.slice(from - n));
    }
  });

  it('what was missed too long ago comes as a view alone', async () => {
    const { host, random } = await begin(6);
    for (let deal = 0; deal < 3 || seenBy(host, 0).n < 100; deal += 1) {
      await playOn(host, random);
      await dealNext(host);
    }
    const updates: TableUpdate[] = [];
    host.watch(0, (update) => updates.push(update), { from: 1 })();
    expect(updates[0]).toEqual(seenBy(host, 0));
  });

  it('one update a viewer and step, shared by everybody who looks through the same eyes', async () => {
    const { host, random } = await begin(7);
    const seen: TableUpdate[][] = [[], []];
    for (const updates of seen) host.watch('outsider', (update) => updates.push(update));
    for (let move = 0; move < 10; move += 1) await answerOne(host, random);
    const [one = [], two = []] = seen;
    expect(one.length).toBeGreaterThan(1);
    one.slice(1).forEach((update, at) => {
      expect(two[at + 1]).toBe(update);
    });
  });
});

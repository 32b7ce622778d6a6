/** The contract of nodes and presence, the same on both databases. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../store.ts';
import { onBoth } from '../testing/on-both.ts';
import { type NodeLife, startNodeLife } from './node-life.ts';
import { clearDeadNode, type DeadNode, deadNodes, livingNodes } from './nodes.ts';
import { preferredNode } from './preferred-node.ts';
import { presentAt } from './presence.ts';

/** A store whose clock only moves when told. */
function still(store: Store) {
  const time = { now: 1_000_000 };
  return { time, store: { ...store, clock: { ...store.clock, now: () => time.now } } };
}

onBoth('nodes', (bed) => {
  beforeEach(async () => {
    // they beat when they are told
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    // nor is there anybody of an earlier test whom the first of these could find dead
    for (const table of ['presence', 'nodes'] as const) await bed.store().db.deleteFrom(table).execute();
  });
  afterEach(() => vi.useRealTimers());

  async function life(
    store: Store,
    id: string,
    seeTo: (dead: DeadNode) => Promise<void> = async () => undefined,
  ): Promise<{ node: NodeLife; dead: DeadNode[] }> {
    const dead: DeadNode[] = [];
    const report = (problem: unknown) => {
      throw problem;
    };
    const onDead = (gone: DeadNode) => {
      dead.push(gone);
      return seeTo(gone);
    };
    return { node: await startNodeLife(store, { id, report, onDead }), dead };
  }

  it('count the sockets of a player over all of them', async () => {
    const { store } = still(bed.store());
    const [a, b] = [await life(store, 'a'), await life(store, 'b')];
    await a.node.setSockets('t', 'ann', 1);
    await a.node.setSockets('t', 'ann', 2);
    await b.node.setSockets('t', 'ann', 1);
    await b.node.setSockets('t', 'bob', 1);
    await b.node.setSockets('other', 'cat', 1);
    expect(await presentAt(store.db, 't')).toEqual(
      new Map([
        ['ann', 3],
        ['bob', 1],
      ]),
    );
    // the late close of an old socket changes the row of its own node only
    await b.node.setSockets('t', 'ann', 0);
    await b.node.setSockets('t', 'bob', 0);
    expect(await presentAt(store.db, 't')).toEqual(new Map([['ann', 2]]));
    for (const { node } of [a, b]) await node.stop();
    // one that stops on purpose is dead at once, without five seconds of silence
    const stopped = await deadNodes(store.db, store.clock.now());
    expect(stopped.map(({ node }) => node)).toEqual(['a', 'b']);
    for (const { node } of stopped) await clearDeadNode(store.db, node, store.clock.now());
    expect(await presentAt(store.db, 't')).toEqual(new Map());
    expect(await livingNodes(store.db, store.clock.now())).toEqual([]);
  });

  it('are dead after five silent seconds, and cleared away by one of the others', async () => {
    const { store, time } = still(bed.store());
    const [a, b, c] = [await life(store, 'a'), await life(store, 'b'), await life(store, 'c')];
    await a.node.setSockets('t', 'ann', 1);
    await a.node.setSockets('u', 'bob', 2);
    time.now += 4_999;
    for (const { node } of [b, c]) await node.beat();
    expect([...b.node.living()]).toEqual(['a', 'b', 'c']);
    time.now += 1;
    await Promise.all([b.node.beat(), c.node.beat()]);
    expect(b.node.living()).toEqual(['b', 'c']);
    const told = [...b.dead, ...c.dead].flatMap(({ node, left }) => left.map((row) => ({ node, ...row })));
    expect([...b.dead, ...c.dead].map(({ beatAt }) => beatAt)).toEqual([1_000_000]);
    expect(told.sort((x, y) => x.table.localeCompare(y.table))).toEqual([
      { node: 'a', table: 't', player: 'ann' },
      { node: 'a', table: 'u', player: 'bob' },
    ]);
    expect(await deadNodes(store.db, time.now)).toEqual([]);

    // it was only slow: it says so with its next beat, and who is connected to it is there again
    await a.node.beat();
    expect(a.node.living()).toEqual(['a', 'b', 'c']);
    expect(await presentAt(store.db, 'u')).toEqual(new Map([['bob', 2]]));
    for (const { node } of [a, b, c]) await node.stop();
  });

  it('are found again when whoever saw to them died in the middle, and left alone once they beat again', async () => {
    const { store, time } = still(bed.store());
    let began: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      began = resolve;
    });
    const never = () => {
      began();
      return new Promise<void>(() => undefined);
    };
    const first = preferredNode('d', ['e', 'f']) === 'e' ? 'e' : 'f';
    const second = first === 'e' ? 'f' : 'e';
    const [d, dies, lives] = [
      await life(store, 'd'),
      await life(store, first, never),
      await life(store, second),
    ];
    await d.node.setSockets('v', 'ann', 1);
    time.now += 4_999;
    for (const { node } of [dies, lives]) await node.beat();
    time.now += 1;
    await lives.node.beat();
    expect(lives.dead).toEqual([]);
    void dies.node.beat();
    await begun;
    // the one that sees to it is not heard of again
    time.now += 5_000;
    await lives.node.beat();
    expect(lives.dead.map(({ node }) => node).sort()).toEqual(['d', first].sort());
    expect(lives.dead.find(({ node }) => node === 'd')).toEqual(dies.dead[0]);
    expect(await presentAt(store.db, 'v')).toEqual(new Map());

    await d.node.beat();
    await clearDeadNode(store.db, 'd', time.now);
    expect(await presentAt(store.db, 'v')).toEqual(new Map([['ann', 1]]));
    for (const { node } of [d, dies, lives]) await node.stop();
  });
});

describe('preferredNode', () => {
  const tables = Array.from({ length: 600 }, (_, at) => `table-${at}`);
  const choices = (nodes: readonly string[]) => tables.map((table) => preferredNode(table, nodes));

  it('is the same in whatever order the nodes come', () => {
    expect(choices(['c', 'a', 'b'])).toEqual(choices(['a', 'b', 'c']));
    expect(preferredNode('t', [])).toBeUndefined();
  });

  it('spreads tables evenly, and moves only those of a node that comes or goes', () => {
    const before = choices(['a', 'b', 'c']);
    for (const node of ['a', 'b', 'c']) {
      expect(before.filter((choice) => choice === node).length).toBeGreaterThan(150);
    }
    const after = choices(['a', 'b']);
    expect(after.filter((choice, at) => before[at] !== 'c' && choice !== before[at])).toEqual([]);
  });
});

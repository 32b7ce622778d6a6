/** The contract of nodes and presence, the same on both databases. */
import { describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { onBoth } from '../testing/on-both.ts';
import { type NodeLife, startNodeLife } from './node-life.ts';
import { clearDeadNodes, type DeadNode, livingNodes } from './nodes.ts';
import { preferredNode } from './preferred-node.ts';
import { presentAt } from './presence.ts';

/** A store whose clock only moves when told. */
function still(store: Store) {
  const time = { now: 1_000_000 };
  return { time, store: { ...store, clock: { ...store.clock, now: () => time.now } } };
}

onBoth('nodes', (bed) => {
  async function life(store: Store, id: string): Promise<{ node: NodeLife; dead: DeadNode[] }> {
    const dead: DeadNode[] = [];
    const report = (problem: unknown) => {
      throw problem;
    };
    return { node: await startNodeLife(store, { id, report, onDead: (gone) => dead.push(gone) }), dead };
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
    expect((await clearDeadNodes(store.db, store.clock.now())).map(({ node }) => node).sort()).toEqual([
      'a',
      'b',
    ]);
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
    expect(await clearDeadNodes(store.db, time.now)).toEqual([]);

    // it was only slow: it says so with its next beat, and who is connected to it is there again
    await a.node.beat();
    expect(a.node.living()).toEqual(['a', 'b', 'c']);
    expect(await presentAt(store.db, 'u')).toEqual(new Map([['bob', 2]]));
    for (const { node } of [a, b, c]) await node.stop();
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

/** A node's life: it beats, knows the others that live, sees to those that died, and keeps its own presence written down. */
import type { Store } from '../store.ts';
import { beat, clearDeadNode, type DeadNode, deadNodes, leave, livingNodes } from './nodes.ts';
import { preferredNode } from './preferred-node.ts';
import { writeSockets } from './presence.ts';
import { PresenceWriter } from './presence-writer.ts';

const beatEvery = 1_000;

export interface NodeLifeOptions {
  readonly id: string;
  /**
   * Sees to those whom a dead node had connected; the node is cleared away when it resolves. It may be asked again for the
   * same node, here or elsewhere: by whoever is the first of the living, until it is done.
   */
  onDead(dead: DeadNode): Promise<void>;
  /** Told of faults that the next beat may get over. */
  report(problem: unknown): void;
}

export interface NodeLife {
  readonly id: string;
  /** Beats now, as it does every second; resolves when the dead it found are seen to. */
  beat(): Promise<void>;
  /** Those that lived at the last beat, this one among them. */
  living(): readonly string[];
  /** The node that acts first for a table. */
  preferredFor(table: string): string;
  /** How many sockets of a player at a table are open here: said for the first one and the last. */
  setSockets(table: string, player: string, sockets: number): Promise<void>;
  /** Stops beating and says so. */
  stop(): Promise<void>;
}

/** Starts to beat; the first beat is written when it resolves. */
export async function startNodeLife(store: Store, options: NodeLifeOptions): Promise<NodeLife> {
  const { db, clock } = store;
  const { id } = options;
  const own = new Map<
    string,
    { readonly table: string; readonly player: string; readonly sockets: number }
  >();
  const writer = new PresenceWriter(db);
  let living: readonly string[] = [id];
  /** Dead nodes that are being seen to. */
  const dying = new Map<string, Promise<void>>();

  const seeTo = (dead: DeadNode): Promise<void> =>
    options
      .onDead(dead)
      .then(() => clearDeadNode(db, dead.node, clock.now()))
      .catch(options.report)
      .finally(() => dying.delete(dead.node));

  const beatOnce = async () => {
    const now = clock.now();
    if ((await beat(db, id, now)) === 'revived') {
      for (const row of own.values()) await writeSockets(db, { ...row, node: id });
    }
    living = await livingNodes(db, now);
    for (const dead of await deadNodes(db, now)) {
      if (preferredNode(dead.node, living) === id && !dying.has(dead.node)) dying.set(dead.node, seeTo(dead));
    }
  };
  await beatOnce();
  let beating = false;
  const timer = setInterval(async () => {
    // a slow database isn't asked twice at a time
    if (beating) return;
    beating = true;
    await beatOnce().catch(options.report);
    beating = false;
  }, beatEvery);
  timer.unref();

  return {
    id,
    async beat() {
      await beatOnce();
      await Promise.all(dying.values());
    },
    living: () => living,
    preferredFor: (table) => preferredNode(table, living) ?? id,
    async setSockets(table, player, sockets) {
      const key = JSON.stringify([table, player]);
      if (sockets === 0) own.delete(key);
      else own.set(key, { table, player, sockets });
      await writer.write({ table, player, node: id, sockets });
    },
    async stop() {
      clearInterval(timer);
      await leave(db, id, clock.now());
    },
  };
}

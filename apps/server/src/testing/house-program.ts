/**
 * A program: a house on a place and a port, for tests that kill it and for measuring. It says on its channel when its store
 * is open and when it serves; told to die after an append, it kills itself when the next one is stored and before anybody
 * hears of it.
 */
import type { AddressInfo } from 'node:net';
import { buildApp } from '../build-app.ts';
import { openHouse } from '../open-house.ts';
import { openStore, type StorePlace } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { serverChoosers } from '../tables/choosers.ts';

export interface HouseTask {
  readonly place: StorePlace;
  readonly port: number;
  /** The folder of the web app. */
  readonly webRoot: string;
}

/** What it is told to die after: the next append, or the next that moves money. */
export type DeathWish = 'append' | 'money';

/** What it says. */
export type HouseWord =
  | { readonly type: 'opened' }
  | { readonly type: 'serving'; readonly port: number }
  | { readonly type: 'processor'; readonly cpuMs: number }
  | { readonly type: 'memory'; readonly rss: number; readonly alive: number }
  | { readonly type: 'fault'; readonly text: string };

const task = JSON.parse(process.argv[2] ?? '') as HouseTask;
let wish: DeathWish | undefined;
process.on('message', (told: DeathWish | 'processor' | 'memory') => {
  if (told === 'processor') sayProcessor();
  else if (told === 'memory') sayMemory();
  else wish = told;
});
// whoever started it may be gone: then nobody needs it
process.on('disconnect', () => process.exit(0));

const say = (word: HouseWord): void => {
  process.send?.(word);
};
function sayProcessor(): void {
  const { system, user } = process.cpuUsage();
  say({ type: 'processor', cpuMs: (user + system) / 1000 });
}
/**
 * What the process holds, after a collection of garbage where it may ask for one. That throws away much of what was
 * compiled, too: nothing is timed soon after.
 */
function sayMemory(): void {
  globalThis.gc?.();
  const { external, heapUsed, rss } = process.memoryUsage();
  say({ type: 'memory', rss, alive: heapUsed + external });
}
const fault = (details: Readonly<Record<string, unknown>>, message: string): void =>
  say({ type: 'fault', text: `${message}: ${JSON.stringify(details)}` });

const store = mortal(await openStore(task.place));
say({ type: 'opened' });
const open = openHouse({
  store,
  log: { info: () => {}, warn: fault, error: fault },
  signUp: 'open',
  passwordCost: 4,
  choosers: serverChoosers({ from: 0, to: 0 }),
});
const app = await buildApp({ webRoot: task.webRoot, basePath: '/', house: { ...open, open } });
await open.house.start();
await app.listen({ port: task.port, host: '127.0.0.1' });
say({ type: 'serving', port: (app.server.address() as AddressInfo).port });

/** A store whose process dies, if that is wished, between an append and all that follows it. */
function mortal(real: Store): Store {
  const append: Store['log']['append'] = async (what) => {
    const outcome = await real.log.append(what);
    if (outcome !== 'stored' || wish === undefined) return outcome;
    if (wish === 'append' || (await movedMoney(what))) process.kill(process.pid, 'SIGKILL');
    return outcome;
  };
  const movedMoney = async ({ events, from, table }: Parameters<typeof append>[0]): Promise<boolean> => {
    const rows = await real.db
      .selectFrom('movements')
      .select('id')
      .where(
        'id',
        'in',
        events.map((_, at) => `settlement/${table}/${from + at + 1}`),
      )
      .execute();
    return rows.length > 0;
  };
  return { ...real, log: { ...real.log, append } };
}

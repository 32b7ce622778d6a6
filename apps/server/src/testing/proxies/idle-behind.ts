/** People who sit behind a proxy and do nothing, in a lobby and while somebody else thinks: their lines must stay. */
import { setTimeout as pause } from 'node:timers/promises';
import { HouseClient, Link, type LinkStatus, linkPorts, type Socket, TableClient } from '@tilehouse/sdk';
import WebSocket from 'ws';
import { type TestHouse, testHouse } from '../test-house.ts';
import { TestLine } from '../test-line.ts';
import { freePort, type ProxyKind, type RunningProxy, shown, startProxy } from './proxy.ts';
import { visitor } from './visitor.ts';

export interface IdleBehind {
  readonly lines: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}

/** Somebody by the client that pages and programs use, who notes how its line stands. */
interface Sitter {
  readonly client: HouseClient;
  readonly link: Link;
  readonly statuses: LinkStatus[];
  table?: TableClient;
}

/** @param kind a proxy with nothing set but what docs/proxies shows, before a house with its usual signs of life */
export async function idleBehind(kind: ProxyKind, seconds: number): Promise<IdleBehind> {
  const port = await freePort();
  const url = `https://${shown.host}:${port}${shown.basePath}`;
  const house = await testHouse({ basePath: shown.basePath, publicUrl: url });
  const proxy = await startProxy({ kind, port, house: new URL(house.url).host });
  try {
    return await new Idlers(url, proxy, house).idle(seconds);
  } finally {
    await proxy.stop();
    await house.close();
  }
}

class Idlers {
  private readonly url: string;
  private readonly proxy: RunningProxy;
  private readonly house: TestHouse;
  private readonly faults: string[] = [];

  constructor(url: string, proxy: RunningProxy, house: TestHouse) {
    this.url = url;
    this.proxy = proxy;
    this.house = house;
  }

  async idle(seconds: number): Promise<IdleBehind> {
    const lobby = await this.table('waiting');
    const thinking = await this.table('in-play');
    // a client that never says anything by itself
    const { socket } = visitor(this.proxy);
    const silent = await TestLine.greeted(this.url, { socket });
    const from = performance.now();
    await pause(seconds * 1000 + 100);
    const idled = Math.floor((performance.now() - from) / 1000);
    if (silent.closed !== undefined)
      this.faults.push(`the silent line ended: ${JSON.stringify(silent.closed)}`);
    for (const [where, sitters] of Object.entries({ lobby, thinking })) {
      for (const [seat, { statuses }] of sitters.entries()) {
        const was = statuses.join(' ');
        if (was !== 'connecting open') this.faults.push(`${where}, seat ${seat}: ${was}`);
      }
    }
    await this.playsOn(thinking);
    silent.close();
    for (const { link } of [...lobby, ...thinking]) link.close();
    return { lines: 7, seconds: idled, faults: [...this.faults, ...this.house.faults] };
  }

  /** Three people at a table that is to stand still. */
  private async table(stage: 'waiting' | 'in-play'): Promise<readonly Sitter[]> {
    const sitters = await Promise.all([0, 1, 2].map((seat) => this.sitter(`${stage} ${seat}`)));
    const [host, ...guests] = sitters;
    if (host === undefined) throw new Error('nobody came');
    const customs = { clocks: { answer: null, turn: null, bank: 0 }, away: null, evenPace: false };
    const { id } = await host.client.post<{ id: string }>('tables', { game: 'malaysian', customs });
    for (const sitter of sitters) sitter.table = new TableClient(sitter.link, id);
    for (const [place, { table }] of guests.entries()) {
      await table?.wish({ type: 'sit', seat: place + 1 });
      await table?.wish({ type: 'ready' });
    }
    if (stage === 'in-play') {
      await host.table?.wish({ type: 'deal' });
      await settled(() => host.table?.update?.view.stage === 'in-play');
    }
    return sitters;
  }

  private async sitter(name: string): Promise<Sitter> {
    const { fetch, socket } = visitor(this.proxy);
    const client = new HouseClient({ url: this.url, fetch });
    await client.post('guests', { name });
    const statuses: LinkStatus[] = [];
    const connect = (): Socket =>
      new WebSocket(client.socketUrl, { ...socket, headers: { cookie: client.cookie } }) as unknown as Socket;
    const link = new Link(linkPorts(connect, globalThis), { onStatus: (status) => statuses.push(status) });
    link.open();
    return { client, link, statuses };
  }

  /** Whoever is asked answers, and everybody sees it. */
  private async playsOn(sitters: readonly Sitter[]): Promise<void> {
    const before = sitters.map(({ table }) => table?.update?.n ?? 0);
    const asked = sitters.find(({ table }) => table?.update?.view.prompt !== undefined);
    const answer = await asked?.table?.act(0);
    if (answer?.type !== 'done') this.faults.push(`after it nobody could play: ${JSON.stringify(answer)}`);
    else
      await settled(() => sitters.every(({ table }, seat) => (table?.update?.n ?? 0) > (before[seat] ?? 0)));
  }
}

/** Resolves when it holds; others than this process have to do it. */
async function settled(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 500) throw new Error('nothing came of it');
    await pause(20);
  }
}

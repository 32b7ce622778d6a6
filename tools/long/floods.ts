/** Fifty sockets flood a house while people play: how long an honest command waits for its answer, against a quiet house. */
import { setTimeout as pause } from 'node:timers/promises';
import { HouseClient } from '@tilehouse/sdk';
import { TestLine, testHouse } from '@tilehouse/server/testing';
import { CheckFailed, type LongCheck } from '../lib/long-check.ts';
import { spread, workOnParts } from '../lib/spread.ts';

const flooders = 50;
const measuredMs = 20_000;
/** Milliseconds from one command of an honest player to the next: within what one client may. */
const pace = 120;
/** Messages a flooder sends in one go, and milliseconds to the next. */
const burst = { messages: 40, every: 100 } as const;
const mostSlowed = 2;

interface Part {
  readonly url: string;
  readonly table: string;
  readonly cookies: readonly string[];
}

interface Flood {
  readonly sent: number;
  readonly cuts: number;
  /** How often one who came back was turned away. */
  readonly turnedAway: number;
}

export const check: LongCheck = {
  name: 'floods',
  summary: `${flooders} sockets flood a house: an honest command's answer takes at most ${mostSlowed} times as long (p99)`,
  async run({ progress }) {
    const house = await testHouse();
    try {
      const people = await Promise.all(
        Array.from({ length: 4 }, (_, at) => guest(house.url, `Honest ${at}`)),
      );
      const [host] = people;
      if (host === undefined) throw new Error('nobody came');
      const { id } = await host.post<{ id: string }>('tables', { game: 'hong-kong-old-style' });
      const lines = await Promise.all(people.map((each) => seated(house.url, each, id)));
      for (const [seat, line] of lines.entries()) if (seat > 0) await wish(line, id, { type: 'sit', seat });
      await measure(lines, id, 3_000);
      progress('quiet');
      const quiet = await measure(lines, id, measuredMs);
      progress('flooded');
      const cookies = await Promise.all(
        Array.from(
          { length: flooders / 2 },
          async (_, at) => (await guest(house.url, `Flooder ${at}`)).cookie,
        ),
      );
      const flooding = spread<Part, Flood>({
        ...{ module: new URL(import.meta.url), jobs: 1, progress: () => {} },
        parts: [{ url: house.url, table: id, cookies }],
      });
      // until the flood is at its height
      await pause(3_000);
      const flooded = await measure(lines, id, measuredMs);
      const [flood] = await flooding;
      for (const line of lines) line.close();
      if (house.faults.length > 0) throw new CheckFailed(house.faults.slice(0, 3).join('; '));
      const slowed = round(flooded.p99 / quiet.p99);
      const figures = {
        flooders,
        sent: flood?.sent ?? 0,
        cuts: flood?.cuts ?? 0,
        turnedAway: flood?.turnedAway ?? 0,
        quiet,
        flooded,
        slowed,
      };
      if (slowed > mostSlowed) throw new CheckFailed(JSON.stringify(figures));
      return figures;
    } finally {
      await house.close();
    }
  },
};

async function guest(url: string, name: string): Promise<HouseClient> {
  const client = new HouseClient({ url, fetch });
  await client.post('guests', { name });
  return client;
}

async function seated(url: string, { cookie }: HouseClient, table: string): Promise<TestLine> {
  const line = await TestLine.greeted(url, { cookie });
  await line.tell({ type: 'watch', table });
  return line;
}

function wish(line: TestLine, table: string, asked: unknown) {
  return line.ask({ type: 'table-command', table, wish: asked });
}

/** What honest commands took, in milliseconds. */
async function measure(lines: readonly TestLine[], table: string, milliseconds: number) {
  const took: number[] = [];
  const end = performance.now() + milliseconds;
  const play = async (line: TestLine): Promise<void> => {
    for (let at = 0; performance.now() < end; at += 1) {
      const began = performance.now();
      const answer = await wish(line, table, { type: at % 2 === 0 ? 'ready' : 'not-ready' });
      if (answer.type !== 'ack') throw new CheckFailed(`an honest command was refused: ${answer.code}`);
      took.push(performance.now() - began);
      await pause(pace);
    }
  };
  await Promise.all(lines.map(play));
  took.sort((a, b) => a - b);
  const at = (part: number): number => round(took[Math.floor(took.length * part)] ?? 0);
  return { commands: took.length, p50: at(0.5), p99: at(0.99) };
}

const round = (value: number): number => Math.round(value * 100) / 100;

workOnParts<Part, Flood>(async ({ cookies, table, url }) => {
  const end = performance.now() + measuredMs + 5_000;
  let sent = 0;
  let cuts = 0;
  let turnedAway = 0;
  const flood = async (_: unknown, at: number): Promise<void> => {
    while (performance.now() < end) {
      const cookie = cookies[at % (cookies.length * 2)];
      const line = await TestLine.open(url, cookie === undefined ? {} : { cookie }).catch(() => undefined);
      if (line === undefined) {
        // and comes back at once
        turnedAway += 1;
        continue;
      }
      line.send({ type: 'hello', protocol: 1 });
      while (line.closed === undefined && performance.now() < end) {
        for (let each = 0; each < burst.messages; each += 1) line.send(messageOf(table, each));
        sent += burst.messages;
        await pause(burst.every);
      }
      if (line.closed !== undefined) cuts += 1;
      line.close();
    }
  };
  await Promise.all(Array.from({ length: flooders }, flood));
  return { sent, cuts, turnedAway };
});

function messageOf(table: string, at: number): unknown {
  const kinds: readonly unknown[] = [
    { type: 'ping' },
    '{"type":',
    { type: 'watch', table },
    { type: 'act', id: `flood-${at}-0000`, table, prompt: 'x', offer: 0 },
    { type: 'table-command', id: `flood-${at}-0000`, table, wish: { type: 'deal' } },
  ];
  return kinds[at % kinds.length];
}

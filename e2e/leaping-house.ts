/** A house of a test's own, beside the ones that all tests share: its clock can leap, and its books can be looked at. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test as plain } from '@playwright/test';
import type { HouseAnswer, HouseAsk } from './house-server.ts';

export class LeapingHouse {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  static async open(): Promise<LeapingHouse> {
    const program = fileURLToPath(new URL('./house-server.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', program], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    // a name of its own, at which cookies and storage are
    const { url } = await heard(child);
    return new LeapingHouse(child, url.replace('127.0.0.1', 'localhost'));
  }

  /** Lets time be over, for everything the house does by the clock. */
  async leap(seconds: number): Promise<void> {
    await this.ask({ type: 'leap', ms: seconds * 1000 });
  }

  /** Somebody loses all they have to somebody they have played with. */
  async lose(from: string, to: string): Promise<void> {
    await this.ask({ type: 'lose', from, to });
  }

  /** What is wrong in its books, and all that players have. */
  audit(): Promise<HouseAnswer> {
    return this.ask({ type: 'audit' });
  }

  async close(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.send({ type: 'stop' } satisfies HouseAsk);
    await gone;
  }

  private ask(ask: HouseAsk): Promise<HouseAnswer> {
    const answer = heard(this.child);
    this.child.send(ask);
    return answer;
  }
}

/** The next that it says. */
async function heard(child: ChildProcess): Promise<HouseAnswer> {
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(() => {
    throw new Error('the house ended');
  });
  try {
    const said = once(child, 'message', { signal: over.signal }) as Promise<[HouseAnswer]>;
    const [answer] = await Promise.race([said, ended]);
    return answer;
  } finally {
    ended.catch(() => undefined);
    over.abort();
  }
}

/** Tests at such a house; those of one worker share it. */
export const test = plain.extend<object, { readonly house: LeapingHouse }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const house = await LeapingHouse.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});

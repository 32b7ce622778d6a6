/** A house in a process of its own, which can be killed and started again on the same data and port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { StorePlace } from '../store/open-store.ts';
import type { DeathWish, HouseTask, HouseWord } from './house-program.ts';
import { webFixture } from './web-fixture.ts';

const program = fileURLToPath(new URL('./house-program.ts', import.meta.url));

/** In one file it starts in a fraction of the time that reading all sources takes. */
async function bundled(): Promise<string> {
  // inside the package, where the libraries it imports are found
  const near = fileURLToPath(new URL('../../node_modules', import.meta.url));
  mkdirSync(near, { recursive: true });
  const folder = mkdtempSync(path.join(near, '.house-'));
  const file = path.join(folder, 'house.mjs');
  await build({
    input: program,
    platform: 'node',
    external: [/^(?!\.|\/|@tilehouse\/)/],
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'silent',
  });
  return file;
}

export class StartedHouse {
  /** Faults of its own that it reported. */
  readonly faults: string[] = [];
  private readonly place: StorePlace;
  private readonly command: readonly string[];
  private readonly bundle = bundled();
  private readonly webRoot = webFixture();
  private child: ChildProcess | undefined;
  private port = 0;

  /** @param command starts Node.js, where something else than this very one is to be started or it needs options */
  constructor(place: StorePlace, command: readonly string[] = [process.execPath]) {
    this.place = place;
    this.command = command;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** Starts it; resolves when it serves. With `until`, when it has said that its store is open. */
  async start(until: HouseWord['type'] = 'serving'): Promise<void> {
    const task: HouseTask = { place: this.place, port: this.port, webRoot: this.webRoot };
    const [program = process.execPath, ...options] = this.command;
    const child = spawn(program, [...options, await this.bundle, JSON.stringify(task)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.on('exit', () => reject(new Error('the house ended before it served')));
      child.on('message', (word: HouseWord) => {
        if (word.type === 'fault') this.faults.push(word.text);
        if (word.type === 'serving') this.port = word.port;
        if (word.type === until) resolve();
      });
    });
  }

  /** Kills it now; resolves when it is gone. */
  async kill(): Promise<void> {
    const gone = this.gone();
    this.child?.kill('SIGKILL');
    await gone;
  }

  /** Milliseconds of the processor that it has used so far. */
  async processor(): Promise<number> {
    return (await this.told('processor')).cpuMs;
  }

  /** Bytes that it holds now, and those of them that it has a use for. */
  memory(): Promise<{ readonly rss: number; readonly alive: number }> {
    return this.told('memory');
  }

  private told<Type extends 'processor' | 'memory'>(type: Type): Promise<Extract<HouseWord, { type: Type }>> {
    const { child } = this;
    return new Promise((resolve, reject) => {
      const hear = (word: HouseWord): void => {
        if (word.type !== type) return;
        child?.off('message', hear);
        resolve(word as Extract<HouseWord, { type: Type }>);
      };
      child?.on('message', hear);
      if (child === undefined) reject(new Error('no house was started'));
      child?.send(type);
    });
  }

  /** Lets it kill itself after what is wished. */
  dieAfter(wish: DeathWish): void {
    this.child?.send(wish);
  }

  /** Resolves when the process is gone. */
  async gone(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await once(child, 'exit');
  }

  async close(): Promise<void> {
    await this.kill();
    for (const folder of [this.webRoot, path.dirname(await this.bundle)])
      rmSync(folder, { recursive: true, force: true });
  }
}

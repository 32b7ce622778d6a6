/** The processes of a measurement: servers on one core, the generator of load on another. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Done, Work } from './generator.ts';

/** Whether processes can be kept to a core each: with Linux' `taskset`, and two cores or more. */
export const canPin: boolean =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['-c', '0,1', 'true']).status === 0;

/** How Node.js is started on a core: 0 for servers, 1 for the generator. */
export function nodeOnCore(core: 0 | 1): readonly string[] {
  return canPin ? ['taskset', '-c', `${core}`, process.execPath] : [process.execPath];
}

/** Bytes of memory, `alive` of them in what the program still uses. */
export interface Memory {
  readonly rss: number;
  readonly alive: number;
}

/** A server that is measured. */
export interface LoadedServer {
  readonly url: string;
  /** Milliseconds of the processor that it has used so far. */
  processor(): Promise<number>;
  /** What it holds; asking collects garbage, after which a program is slow for a while. */
  memory(): Promise<Memory>;
  close(): Promise<void>;
}

type Word = { readonly type?: unknown; readonly port?: number; readonly cpuMs?: number } & Partial<Memory>;

/** Starts one of the servers in bench/peers; the others' libraries are installed there. */
export async function startPeer(file: string, ...words: readonly string[]): Promise<LoadedServer> {
  const program = fileURLToPath(new URL(`../../peers/${file}`, import.meta.url));
  const child = start([...nodeOnCore(0), '--expose-gc', program, ...words]);
  const { port } = await hear(child, 'serving');
  const told = (word: string): Promise<Word> => {
    const heard = hear(child, word);
    child.send(word);
    return heard;
  };
  return {
    url: `http://127.0.0.1:${port}/`,
    async processor() {
      return (await told('processor')).cpuMs ?? 0;
    },
    async memory() {
      const { alive = 0, rss = 0 } = await told('memory');
      return { alive, rss };
    },
    close: () => ended(child),
  };
}

/** The generator of load, in a process of its own. */
export class Generator {
  private readonly child: ChildProcess;

  constructor() {
    const program = fileURLToPath(new URL('generator.ts', import.meta.url));
    this.child = start([...nodeOnCore(1), '--import', 'tsx', program]);
  }

  async work(work: Work): Promise<Done> {
    const heard = hear(this.child, undefined);
    this.child.send(work);
    return (await heard) as unknown as Done;
  }

  close(): Promise<void> {
    return ended(this.child);
  }
}

function start([command = process.execPath, ...args]: readonly string[]): ChildProcess {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  return spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

/** Milliseconds after which a room has got stuck: nothing here takes half as long. */
const longestWait = 180_000;

/** The next word of a type; libraries say things of their own on the channel too. */
function hear(child: ChildProcess, type: string | undefined): Promise<Word> {
  return new Promise((resolve, reject) => {
    const gone = (): void => {
      clearTimeout(stuck);
      reject(new Error('a process of the measurement ended too early'));
    };
    const stuck = setTimeout(() => reject(new Error('a room waits for what never comes')), longestWait);
    const listen = (word: Word): void => {
      if (word.type !== type) return;
      clearTimeout(stuck);
      child.off('message', listen);
      child.off('exit', gone);
      resolve(word);
    };
    child.on('message', listen);
    child.once('exit', gone);
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}

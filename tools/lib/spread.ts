/** Spreads a long check over worker threads: the same parts give the same results, however many threads there are. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** What a thread says: how far it has come, or what a part came to. */
type Message<Result> =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'result'; readonly result: Result };

/** How to spread work. */
export interface Spread<Part> {
  /** The module to run in each thread; it calls `workOnParts`. */
  readonly module: URL;
  readonly parts: readonly Part[];
  readonly jobs: number;
  /** Told how many steps are done in all parts together. */
  progress(done: number): void;
}

/** Runs every part in a thread of its own, `jobs` at a time. @returns the results in the order of the parts */
export async function spread<Part, Result>(work: Spread<Part>): Promise<readonly Result[]> {
  const results: Result[] = [];
  const done: number[] = work.parts.map(() => 0);
  const waiting = work.parts.map((part, at) => ({ part, at }));
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { at, part } = next;
      results[at] = await inThread<Part, Result>(work.module, part, (steps) => {
        done[at] = steps;
        work.progress(done.reduce((sum, each) => sum + each, 0));
      });
    }
  };
  await Promise.all(Array.from({ length: work.jobs }, lane));
  return results;
}

function inThread<Part, Result>(module: URL, part: Part, progress: (done: number) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./ts-worker.mjs', import.meta.url), {
      workerData: { module: module.href, part },
      execArgv: [],
    });
    worker.on('message', (message: Message<Result>) => {
      if (message.type === 'progress') progress(message.done);
      else {
        resolve(message.result);
        void worker.terminate();
      }
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a thread ended with ${code} before its result`)));
  });
}

/** In a thread that `spread` started: does its part and sends the result. Elsewhere does nothing. */
export function workOnParts<Part, Result>(
  work: (part: Part, progress: (done: number) => void) => Result | Promise<Result>,
): void {
  if (isMainThread || parentPort === null) return;
  const port = parentPort;
  const send = (message: Message<Result>): void => port.postMessage(message);
  // a part that fails ends its thread
  void Promise.resolve(
    work((workerData as { part: Part }).part, (done) => send({ type: 'progress', done })),
  ).then((result) => send({ type: 'result', result }));
}

/** Runs the server from its arguments to its end. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressesOf, type Listening } from './addresses.ts';
import { buildApp } from './build-app.ts';
import { listenProblem } from './listen-problem.ts';
import { openHouse } from './open-house.ts';
import { keepHouse } from './operating/keeping.ts';
import { faultDetails, houseLog } from './operating/log.ts';
import { parseServeOptions, type ServeOptions, serveHelp } from './serve-options.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { StoreProblem } from './store/store-problem.ts';

/** Something to write text to. */
export interface Output {
  write(text: string): unknown;
}

export interface ServerIo {
  readonly stdout: Output;
  readonly stderr: Output;
}

/** The same from the sources and from a bundle: both lie one folder below an app. */
const defaultWebRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * Serves until the process is asked to stop (SIGINT, SIGTERM).
 * @returns the exit status: 0 after serving or help, 1 when it can't serve, 2 for options that make no sense
 */
export async function runServer(
  args: readonly string[],
  io: ServerIo,
  webRoot = defaultWebRoot,
): Promise<0 | 1 | 2> {
  const options = parseServeOptions(args, process.env);
  if (options.type === 'help') {
    io.stdout.write(serveHelp);
    return 0;
  }
  if (options.type === 'bad-usage') {
    io.stderr.write(`${options.message}\nAll options: npm start -- --help\n`);
    return 2;
  }
  if (!existsSync(path.join(webRoot, 'index.html'))) {
    io.stderr.write('The web page is not built yet. Start with: npm start\n');
    return 1;
  }
  return serve(options, io, webRoot);
}

async function serve(options: ServeOptions, io: ServerIo, webRoot: string): Promise<0 | 1> {
  const store = await openedStore(options, io);
  if (store === undefined) return 1;
  const log = houseLog(io.stderr);
  const open = openHouse({ ...options, store, log, upkeep: options });
  const stopKeeping = keepHouse(store, {
    ...options,
    report: (problem) => log.error(faultDetails(problem), 'keeping house failed'),
  });
  const app = await buildApp({ webRoot, basePath: options.basePath, house: { ...open, open } });
  const close = async (): Promise<void> => {
    // sockets are told to come back, then tables stop, then what they wrote to closes
    stopKeeping();
    await app.close();
    await open.house.stop();
    await store.close();
  };
  try {
    await open.house.start();
    await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    await close();
    const message = listenProblem(error, options);
    if (message === undefined) throw error;
    io.stderr.write(`${message}\n`);
    return 1;
  }
  const { port } = app.server.address() as AddressInfo;
  io.stdout.write(greeting({ ...options, port }));
  await askedToStop();
  await close();
  io.stdout.write('Tilehouse has stopped.\n');
  return 0;
}

/** The store, or nothing and a word about why not. */
async function openedStore({ place }: ServeOptions, { stderr }: ServerIo): Promise<Store | undefined> {
  try {
    return await openStore(place);
  } catch (problem) {
    if (!(problem instanceof StoreProblem)) throw problem;
    stderr.write(`${problem.message}\n`);
    return undefined;
  }
}

function greeting(listening: Listening): string {
  const lines = addressesOf(listening, networkInterfaces()).map(
    ({ url, reach }) => `  ${url}  ${reach === 'network' ? '(others on your network)' : '(this computer)'}`,
  );
  return `Tilehouse is ready. Open:\n${lines.join('\n')}\nPress Ctrl-C to stop.\n`;
}

function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

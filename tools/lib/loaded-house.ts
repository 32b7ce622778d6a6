/** A house in a process of its own and on a core of its own, to be measured: SQLite on disk, and everything as it is served. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type LoadContender, type LoadedServer, nodeOnCore } from '@tilehouse/bench/table-server';
import { StartedHouse } from '@tilehouse/server/testing';
import { CheckFailed } from './long-check.ts';
import { root } from './root.mjs';

export const tilehouseName = 'Tilehouse';

export const loadedHouse: LoadContender = { name: tilehouseName, protocol: 'tilehouse', start };

async function start(): Promise<LoadedServer> {
  // not in the system's folder for what is temporary, which may be in memory
  const near = path.join(root, 'node_modules', '.cache');
  mkdirSync(near, { recursive: true });
  const dataDir = mkdtempSync(path.join(near, 'table-load-'));
  const house = new StartedHouse({ dataDir }, [...nodeOnCore(0), '--expose-gc']);
  await house.start();
  return {
    url: house.url,
    processor: () => house.processor(),
    memory: () => house.memory(),
    async close() {
      await house.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (house.faults.length > 0) throw new CheckFailed(house.faults.slice(0, 3).join('; '));
    },
  };
}

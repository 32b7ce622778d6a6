/** Opens a store that must be there: what only reads shouldn't make an empty one of a mistyped folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openStore, type StorePlace } from './open-store.ts';
import { sqliteName } from './sqlite/connect.ts';
import type { Store } from './store.ts';
import { StoreProblem } from './store-problem.ts';

/** @throws StoreProblem when there is none, or it can't be opened */
export async function openExistingStore(place: StorePlace): Promise<Store> {
  if ('dataDir' in place && !existsSync(path.join(place.dataDir, sqliteName))) {
    throw new StoreProblem('not-there', `There are no data of a Tilehouse in ${place.dataDir}.`);
  }
  return openStore(place);
}

/** Opens the accounts of a house for the command line. */
import { randomBytes } from 'node:crypto';
import { storePlace } from '@tilehouse/server/store-options';
import type { OpenHouse } from './verbs/user.ts';

/** Of bcrypt, as the server has it. */
const passwordCost = 12;

/** What it needs is loaded only now: the other verbs start faster without it. */
export const openUsers: OpenHouse = async ({ data, databaseUrl }) => {
  const place = storePlace({ data, 'database-url': databaseUrl }, process.env);
  if ('type' in place) return { problem: place.message };
  const [{ usersOf }, { openStore, StoreProblem }] = await Promise.all([
    import('@tilehouse/server'),
    import('@tilehouse/server/store'),
  ]);
  try {
    const store = await openStore(place);
    const users = usersOf({ db: store.db, now: () => store.clock.now(), random: randomBytes, passwordCost });
    return { ...users, close: () => store.close() };
  } catch (problem) {
    if (!(problem instanceof StoreProblem)) throw problem;
    return { problem: problem.message };
  }
};

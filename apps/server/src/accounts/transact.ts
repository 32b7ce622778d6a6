/** A transaction that is taken back when it comes to a refusal. */
import type { Transaction } from 'kysely';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { Database, Db } from '../store/database.ts';

class TakenBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('taken back');
    this.refusal = refusal;
  }
}

export async function transact<T extends object>(
  db: Db,
  work: (tx: Transaction<Database>) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await work(tx);
      if (isRefusal(result)) throw new TakenBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.refusal;
    throw error;
  }
}

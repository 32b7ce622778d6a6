/** Transactions on PostgreSQL, each on a connection of its own: the server groups their syncs by itself. */
import type { Db } from '../database.ts';
import type { Commit } from '../engine.ts';

export function singleCommits(db: Db): Commit {
  return (work) => db.transaction().execute(work);
}

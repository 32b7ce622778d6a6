/** PostgreSQL's own clock, against one of ours that nobody can set. */
import { sql } from 'kysely';
import type { ClockSource } from '../clock.ts';
import type { Db } from '../database.ts';

export function clockSource(db: Db): ClockSource {
  return {
    local: () => performance.now(),
    async sample() {
      const asked = sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`;
      const { rows } = await asked.execute(db);
      return rows[0]?.now ?? Number.NaN;
    },
  };
}

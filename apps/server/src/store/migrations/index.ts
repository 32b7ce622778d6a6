/** Every migration, oldest first. Those that were released are never changed, only followed by others. */
import type { Kysely } from 'kysely';
import * as house from './0001-house.ts';
import * as operators from './0002-operators.ts';
import * as boardsAndReports from './0003-boards-and-reports.ts';
import * as mutedAndMoved from './0004-muted-and-moved.ts';
import * as devices from './0005-devices.ts';
import * as removals from './0006-removals.ts';

export interface Migration {
  readonly number: number;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
}

export const migrations: readonly Migration[] = [
  { number: 1, up: house.up },
  { number: 2, up: operators.up },
  { number: 3, up: boardsAndReports.up },
  { number: 4, up: mutedAndMoved.up },
  { number: 5, up: devices.up },
  { number: 6, up: removals.up },
];

/** The newest form of the database that this program knows. */
export const newestMigration = Math.max(...migrations.map(({ number }) => number));

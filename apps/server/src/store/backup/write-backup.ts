/** Copies a house's data into one file while it is in use: SQLite as SQLite, PostgreSQL as a portable export. */
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Store } from '../store.ts';
import { writeWhole } from './files.ts';
import { exportAll } from './portable.ts';

/** How the file's name ends, by the database it is of. */
export const backupEndings = { sqlite: '.sqlite', postgres: '.ndjson' } as const;

/** @throws StoreProblem when there is such a file already */
export async function writeBackup(
  { dialect, db }: Pick<Store, 'dialect' | 'db'>,
  file: string,
): Promise<void> {
  await writeWhole(file, async (partial) => {
    if (dialect === 'sqlite') await sql`vacuum into ${partial}`.execute(db);
    else await exportInto(db, partial);
  });
}

async function exportInto(db: Store['db'], file: string): Promise<void> {
  const stream = createWriteStream(file, { flags: 'wx' });
  const over = finished(stream);
  // told of below, where it is waited for
  over.catch(() => {});
  try {
    await exportAll(
      db,
      (lines) =>
        new Promise((resolve, reject) => {
          stream.write(lines, (error) => (error == null ? resolve() : reject(error)));
        }),
    );
  } finally {
    stream.end();
  }
  await over;
}

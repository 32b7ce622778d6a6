/** A database in memory, for tests of what uses one. */
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database, Db } from '../../store/database.ts';
import { up } from '../../store/migrations/0001-house.ts';

type Value = string | number | null;

export async function memoryDb(): Promise<Db> {
  const sqlite = new DatabaseSync(':memory:');
  const prepare = (text: string) => {
    const statement = sqlite.prepare(text);
    const all = (values: readonly unknown[]) => statement.all(...(values as Value[]));
    return {
      reader: /^\s*(select|with|pragma)|\breturning\b/i.test(text),
      all,
      run: (values: readonly unknown[]) => statement.run(...(values as Value[])),
      iterate: (values: readonly unknown[]) => all(values).values(),
    };
  };
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: { prepare, close: () => sqlite.close() } }),
  });
  await up(db as unknown as Kysely<unknown>);
  return db;
}

/** SQLite for Kysely, from whichever engine this Node.js has: its own from 24 on, a prebuilt one below. */
import { createRequire } from 'node:module';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { type Bound, bind } from '../bind.ts';
import { UniqueViolation } from '../unique-violation.ts';

/** The part that node:sqlite and @photostructure/sqlite have in common. */
export interface SqliteFile {
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
}

interface Statement {
  all(...values: Bound[]): unknown[];
  run(...values: Bound[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...values: Bound[]): IterableIterator<unknown>;
  columns(): readonly unknown[];
}

interface Engine {
  readonly DatabaseSync: new (file: string) => SqliteFile;
}

/** SQLITE_CONSTRAINT_UNIQUE, _PRIMARYKEY and _ROWID. */
const uniqueCodes: readonly unknown[] = [2067, 1555, 2579];

const statementsKept = 500;

/** Opens a file as it is: no pragma is set. It must be on the main thread; the prebuilt engine can't be ended in a worker. */
export function openSqliteFile(file: string): SqliteFile {
  const { DatabaseSync } = engine();
  return new DatabaseSync(file);
}

function engine(): Engine {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24) return withoutWarning(() => process.getBuiltinModule('node:sqlite') as unknown as Engine);
  return createRequire(import.meta.url)('@photostructure/sqlite') as Engine;
}

/** Node calls its SQLite experimental on every start; that is our concern, not that of who starts a house. */
function withoutWarning<T>(load: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** An open file as Kysely wants it; each statement is prepared once. */
export interface PreparedSqlite {
  prepare(sql: string): SqliteStatement;
  close(): void;
}

export function preparedSqlite(file: SqliteFile): PreparedSqlite {
  const statements = new Map<string, SqliteStatement>();
  return {
    close() {
      statements.clear();
      leaveWal(file);
      file.close();
    },
    prepare(sql) {
      const kept = statements.get(sql);
      if (kept !== undefined) return kept;
      if (statements.size >= statementsKept) statements.clear();
      const statement = adapt(file.prepare(sql));
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** The dialect for an open file. */
export function sqliteDialect(database: PreparedSqlite): SqliteDialect {
  return new (class extends SqliteDialect {
    override createDriver(): Driver {
      return new ImmediateDriver({ database });
    }
  })({ database });
}

/**
 * Writes the log into the file and takes it away, unless somebody else has the file open. The prebuilt engine keeps files
 * open as long as there are statements that nobody has collected yet; without a log beside it that does no harm.
 */
function leaveWal(file: SqliteFile): void {
  try {
    file.exec('pragma busy_timeout = 0');
    file.exec('pragma journal_mode = delete');
  } catch {
    // somebody has it open; the log stays for them
  }
}

function adapt(statement: Statement): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => told(() => statement.all(...values.map(bind))),
    run: (values) => told(() => statement.run(...values.map(bind))),
    iterate: (values) => statement.iterate(...values.map(bind)),
  };
}

function told<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!uniqueCodes.includes((error as { errcode?: unknown }).errcode)) throw error;
    throw new UniqueViolation((error as Error).message, { cause: error });
  }
}

/** Takes the lock for writing at once: one taken in mid-transaction fails when another process wrote since. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

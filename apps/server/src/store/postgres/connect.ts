/** PostgreSQL, through a pool of connections and one more that listens. */
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
} from 'kysely';
import pg from 'pg';
import { bind } from '../bind.ts';
import type { Database } from '../database.ts';
import type { Engine } from '../engine.ts';
import { StoreProblem } from '../store-problem.ts';
import { UniqueViolation } from '../unique-violation.ts';
import { clockSource } from './clock-source.ts';
import { singleCommits } from './commit.ts';
import { startSignals } from './signals.ts';

const uniqueViolation = '23505';
const connections = 10;
/** Milliseconds after which a server that doesn't answer is taken for unreachable. */
const patience = 10_000;

/**
 * Commits wait for the disk. A node that freezes in mid-transaction (its machine sleeps, the network is cut) holds the lock
 * of a table's head: the server takes it back, so that others can act for the table.
 */
const settings = `select set_config('synchronous_commit', 'on', false),
  set_config('idle_in_transaction_session_timeout', '10s', false)`;

/** PostgreSQL's numbers for int8 and for numeric, which is what it makes of a sum of int8; ours fit into a number. */
const wholeNumbers: readonly number[] = [20, 1700];

/** @throws StoreProblem when the server can't be reached */
export async function connectPostgres(databaseUrl: string): Promise<Engine> {
  const pool = makePool(databaseUrl);
  const dialect = new PostgresDialect({
    pool: adapt(pool),
    async onCreateConnection(connection) {
      await connection.executeQuery(CompiledQuery.raw(settings));
    },
  });
  const db = new Kysely<Database>({ dialect });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    const reason = (error as Error).message || String((error as { code?: unknown }).code);
    throw new StoreProblem('cannot-open', `Can't reach PostgreSQL: ${reason}`, { cause: error });
  }
  const signals = await startSignals(databaseUrl);
  let closed = false;
  return {
    ...{ dialect: 'postgres', db, signals },
    commit: singleCommits(db),
    clockSource: clockSource(db),
    async close() {
      if (closed) return;
      closed = true;
      await signals.close();
      await db.destroy();
    },
  };
}

function makePool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    types: {
      getTypeParser: ((type: number, format: 'text') =>
        wholeNumbers.includes(type)
          ? Number
          : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  });
  // an idle connection that breaks is replaced at the next query, which is where it shows if there is no server at all
  pool.on('error', () => {});
  return pool;
}

/** Values bound as SQLite binds them, and one error for what is there already. */
function adapt(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      // Kysely knows its connections by their identity
      const known = clients.get(client) ?? adaptClient(client);
      clients.set(client, known);
      return known;
    },
  };
}

function adaptClient(client: pg.PoolClient): PostgresPoolClient {
  // one that breaks between two queries of a transaction says so to nobody else, which would end the process; the
  // next query on it fails
  client.on('error', () => {});
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, values.map(bind));
    } catch (error) {
      if ((error as { code?: unknown }).code !== uniqueViolation) throw error;
      throw new UniqueViolation((error as Error).message, { cause: error });
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

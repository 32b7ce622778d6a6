/** Signals through LISTEN and NOTIFY, on a connection of their own that comes back by itself when it breaks. */
import pg from 'pg';
import type { Listener, Signals } from '../signals.ts';

/** Milliseconds that notices wait for each other. */
const gathered = 10;
/** What PostgreSQL takes in one notice, in bytes. */
const longestNotice = 7_900;
const longestPause = 5_000;

export interface PostgresSignals extends Signals {
  close(): Promise<void>;
}

/** Connects and listens. */
export async function startSignals(databaseUrl: string): Promise<PostgresSignals> {
  const signals = new ListeningConnection(databaseUrl);
  await signals.connect();
  return signals;
}

class ListeningConnection implements PostgresSignals {
  readonly #databaseUrl: string;
  readonly #listeners = new Set<Listener>();
  readonly #toTell = new Set<string>();
  #client: pg.Client | undefined;
  /** One for each schema: houses may share a database. */
  #channel = '';
  #telling: NodeJS.Timeout | undefined;
  #told: Promise<void> = Promise.resolve();
  #retrying: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  notify(table: string): void {
    this.#toTell.add(table);
    this.#telling ??= setTimeout(() => this.#tell(), gathered);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retrying);
    clearTimeout(this.#telling);
    this.#listeners.clear();
    await this.#tell();
    await this.#client?.end().catch(() => {});
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#databaseUrl, keepAlive: true });
    let over = false;
    client.on('error', () => {});
    client.on('end', () => {
      over = true;
      if (this.#client === client) this.#broken();
    });
    client.on('notification', ({ processId, payload }) => {
      // what this store wrote itself it knows already
      if (processId === ownProcess(client)) return;
      for (const table of (payload ?? '').split(' '))
        for (const listener of this.#listeners) listener.look(table);
    });
    await client.connect();
    const { rows } = await client.query<{ name: string }>("select 'tilehouse_' || current_schema() as name");
    this.#channel = rows[0]?.name ?? '';
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
    if (over) throw new Error('The connection broke at once.');
    this.#client = client;
  }

  #broken(): void {
    this.#client = undefined;
    if (!this.#closed) this.#reconnect(gathered);
  }

  #reconnect(pause: number): void {
    this.#retrying = setTimeout(async () => {
      try {
        await this.connect();
      } catch {
        if (!this.#closed) this.#reconnect(Math.min(pause * 2, longestPause));
        return;
      }
      if (this.#closed) return void this.#client?.end();
      for (const listener of this.#listeners) listener.lost();
      void this.#tell();
    }, pause);
    this.#retrying.unref();
  }

  /** Sends what is waiting; what can't be sent now waits for the connection to come back. */
  #tell(): Promise<void> {
    this.#telling = undefined;
    // one after the other: a connection does one thing at a time
    this.#told = this.#told.then(() => this.#tellNow());
    return this.#told;
  }

  async #tellNow(): Promise<void> {
    const client = this.#client;
    if (client === undefined || this.#toTell.size === 0) return;
    const tables = [...this.#toTell];
    this.#toTell.clear();
    try {
      for (const notice of notices(tables))
        await client.query('select pg_notify($1, $2)', [this.#channel, notice]);
    } catch {
      for (const table of tables) this.#toTell.add(table);
    }
  }
}

function notices(tables: readonly string[]): readonly string[] {
  const all: string[] = [];
  let notice = '';
  for (const table of tables) {
    if (notice !== '' && notice.length + table.length >= longestNotice) {
      all.push(notice);
      notice = '';
    }
    notice = notice === '' ? table : `${notice} ${table}`;
  }
  return notice === '' ? all : [...all, notice];
}

/** The number of the server's process behind a connection, which its notices carry. */
function ownProcess(client: pg.Client): number | undefined {
  return (client as unknown as { readonly processID?: number }).processID;
}

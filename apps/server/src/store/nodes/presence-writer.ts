/** Writes who comes and goes in one transaction for as many as come at once: after a restart a whole house does. */
import type { Db } from '../database.ts';
import { type Sockets, writeSockets } from './presence.ts';

interface Wanted {
  readonly row: Sockets;
  resolve(): void;
  reject(problem: unknown): void;
}

export class PresenceWriter {
  private readonly db: Db;
  private waiting: Wanted[] = [];
  private isWriting = false;

  constructor(db: Db) {
    this.db = db;
  }

  /** Resolves when the row is written; of rows about the same player and table the one asked for last counts. */
  write(row: Sockets): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, resolve, reject });
      if (this.isWriting) return;
      this.isWriting = true;
      // whoever comes in the same breath is taken along
      setImmediate(() => this.writeAll());
    });
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const wanted = this.waiting;
      this.waiting = [];
      try {
        await this.db.transaction().execute(async (transaction) => {
          for (const { row } of wanted) await writeSockets(transaction, row);
        });
        for (const { resolve } of wanted) resolve();
      } catch (problem) {
        for (const { reject } of wanted) reject(problem);
      }
    }
    this.isWriting = false;
  }
}

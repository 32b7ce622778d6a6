/**
 * Keeps SQLite's log short without anybody waiting for it: what is in it is copied into the file a little at a time, the
 * file gets onto the disk in another thread, and only then the log is begun anew. SQLite itself would do all of that at
 * once, on the main thread, and wait for the disk twice (docs/decisions/log-brought-in-by-and-by.md).
 */
import type { SqliteFile } from './driver.ts';

/** Pieces of work that are copied at a time: a few milliseconds' worth where the house is busy. */
const copiedAtOnce = 100;

/** Pieces of work after which the log is to be begun anew, some 40 MB of it. */
const mostInLog = 2_000;

export interface KeeperWays {
  /** Opens one more connection to the file. */
  open(): SqliteFile;
  /** Resolves when everything that was copied into the file before is on the disk. */
  syncFile(): Promise<void>;
}

export class LogKeeper {
  private readonly ways: KeeperWays;
  /** Two more connections: while one reads nobody begins the log anew, and the other one copies. */
  private pair: { readonly reads: SqliteFile; readonly copies: SqliteFile } | undefined;
  private isReading = false;
  /** Pieces in the log that aren't copied, and all of them. */
  private fresh = 0;
  private inLog = 0;
  private isSyncing = false;
  private isClosed = false;

  constructor(ways: KeeperWays) {
    this.ways = ways;
  }

  /**
   * Takes note of work that was written. To be called while everything in the log is on the disk: nothing else may come
   * into the file.
   */
  written(pieces: number): void {
    this.fresh += pieces;
    this.inLog += pieces;
    if (this.isClosed || this.isSyncing) return;
    try {
      // all that was copied is on the disk now, and what came meanwhile is little
      if (this.isReading && this.inLog >= mostInLog) this.beginAnew();
      else if (this.fresh >= copiedAtOnce) this.copyOn();
    } catch {
      // SQLite brings a log in by itself once it is far too long
      this.close();
    }
  }

  /** Lets go of the file; SQLite sees to the log from then on. */
  close(): void {
    this.isClosed = true;
    this.pair?.reads.close();
    this.pair?.copies.close();
    this.pair = undefined;
  }

  /** Copies all there is in the log into the file, which goes to the disk by itself. */
  private copyOn(): void {
    const { copies: next, reads: last } = this.pair ?? { reads: this.opened(), copies: this.opened() };
    this.pair = { reads: next, copies: last };
    next.exec('begin; select count(*) from sqlite_schema');
    // the other one reads until now: the log is never without a reader as long as the file isn't on the disk
    if (this.isReading) last.exec('commit');
    this.isReading = true;
    last.exec('pragma wal_checkpoint(passive)');
    this.fresh = 0;
    this.isSyncing = true;
    this.ways.syncFile().then(
      () => {
        this.isSyncing = false;
      },
      () => this.close(),
    );
  }

  /** Copies the little that is left as SQLite does, waiting for the disk; whoever writes next begins the log anew. */
  private beginAnew(): void {
    const { pair } = this;
    if (pair === undefined) return;
    pair.reads.exec('commit');
    this.isReading = false;
    pair.copies.exec('pragma synchronous = full; pragma wal_checkpoint(passive); pragma synchronous = off');
    this.fresh = 0;
    this.inLog = 0;
  }

  private opened(): SqliteFile {
    const file = this.ways.open();
    file.exec('pragma busy_timeout = 0; pragma synchronous = off; pragma wal_autocheckpoint = 0');
    return file;
  }
}

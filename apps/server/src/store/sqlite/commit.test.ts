import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Db } from '../database.ts';
import { groupedCommits } from './commit.ts';
import { openSqliteFile, preparedSqlite, type SqliteFile, sqliteDialect } from './driver.ts';
import { type LogSync, logSync } from './log-sync.ts';

type Trx = Transaction<Database>;

let folder: string;
let file: SqliteFile;
let db: Db;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commit-'));
  file = openSqliteFile(path.join(folder, 'some.sqlite'));
  file.exec('pragma journal_mode = wal; pragma synchronous = full; create table words (word text)');
  db = new Kysely<Database>({ dialect: sqliteDialect(preparedSqlite(file)) });
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** A disk that takes as long as a test likes. */
class SlowDisk implements LogSync {
  readonly syncs: { done(): void; fail(problem: Error): void }[] = [];
  readonly kept: number[] = [];

  defer(): void {}

  usual(): void {}

  keepShort(pieces: number): void {
    this.kept.push(pieces);
  }

  leave(): void {}

  close(): void {}

  synced(): Promise<void> {
    return new Promise((resolve, reject) => this.syncs.push({ done: resolve, fail: reject }));
  }

  /** The next sync that was asked for, once it is. */
  async next() {
    for (;;) {
      const sync = this.syncs.shift();
      if (sync !== undefined) return sync;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

const say = (word: string) => async (trx: Trx) => {
  await sql`insert into words values (${word})`.execute(trx);
  return word;
};

const fail = (word: string) => async (trx: Trx) => {
  await say(word)(trx);
  throw new Error(`not ${word}`);
};

const words = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ word: string }>`select word from words`.execute(db);
  return rows.map(({ word }) => word);
};

describe('Grouped commits', () => {
  it('tell nobody before the disk has what they wrote, and take what comes meanwhile together', async () => {
    const disk = new SlowDisk();
    const commit = groupedCommits(db, disk);
    const told: string[] = [];
    const tell = (word: string): void => void told.push(word);
    const first = commit(say('one')).then(tell);
    const sync = await disk.next();
    const others = [commit(say('two')).then(tell), commit(say('three')).then(tell)];
    expect(await words()).toEqual(['one']);
    expect(told).toEqual([]);
    sync.done();
    await first;
    expect(told).toEqual(['one']);
    (await disk.next()).done();
    await Promise.all(others);
    expect(told).toEqual(['one', 'two', 'three']);
    expect(disk.syncs).toEqual([]);
  });

  it('undo a piece that fails, and none of the others', async () => {
    const commit = groupedCommits(db, undefined);
    const outcomes = await Promise.allSettled([
      commit(say('one')),
      commit(fail('two')),
      commit(say('three')),
      commit(fail('four')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(await words()).toEqual(['one', 'three']);
    await expect(commit(fail('five'))).rejects.toThrow('not five');
    expect(await words()).toEqual(['one', 'three']);
  });

  it('say so when the disk fails, and go on', async () => {
    const disk = new SlowDisk();
    const commit = groupedCommits(db, disk);
    const lost = commit(say('one'));
    (await disk.next()).fail(new Error('the disk is gone'));
    await expect(lost).rejects.toThrow('the disk is gone');
    const next = commit(say('two'));
    (await disk.next()).done();
    await expect(next).resolves.toBe('two');
  });

  it('say so when the database is closed', async () => {
    const commit = groupedCommits(db, undefined);
    expect(await words()).toEqual([]);
    await db.destroy();
    await expect(commit(say('one'))).rejects.toThrow();
  });

  it('leave the sync of a group to the log, and of everything else to SQLite', async () => {
    const log = logSync(file, path.join(folder, 'some.sqlite'));
    expect(log).toBeDefined();
    const commit = groupedCommits(db, log);
    const level = async (at: Db): Promise<number | undefined> =>
      (await sql<{ synchronous: number }>`pragma synchronous`.execute(at)).rows[0]?.synchronous;
    const [within, failing] = await Promise.allSettled([commit(level), commit(fail('one'))]);
    expect(within).toMatchObject({ value: 1 });
    expect(failing.status).toBe('rejected');
    expect(await level(db)).toBe(2);
    log?.leave();
    await db.destroy();
    log?.close();
  });

  it('say how much was written, once it is on the disk and where it is', async () => {
    const disk = new SlowDisk();
    const commit = groupedCommits(db, disk);
    const pieces = [commit(say('one')), commit(fail('two')), commit(say('three'))];
    const sync = await disk.next();
    expect(disk.kept).toEqual([]);
    sync.done();
    await Promise.allSettled(pieces);
    const lost = commit(say('four'));
    expect(disk.kept).toEqual([3]);
    (await disk.next()).fail(new Error('the disk is gone'));
    await expect(lost).rejects.toThrow();
    const last = commit(say('five'));
    (await disk.next()).done();
    await last;
    await new Promise((resolve) => setImmediate(resolve));
    expect(disk.kept).toEqual([3, 1]);
  });

  it('leave everything to SQLite where it keeps no log', () => {
    file.exec('pragma journal_mode = delete');
    expect(logSync(file, path.join(folder, 'some.sqlite'))).toBeUndefined();
  });
});

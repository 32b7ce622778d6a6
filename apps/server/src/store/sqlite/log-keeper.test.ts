import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteFile, type SqliteFile } from './driver.ts';
import { LogKeeper } from './log-keeper.ts';

let folder: string;
let place: string;
let file: SqliteFile;
let keeper: LogKeeper;
/** The times that the file was sent to the disk. */
let sent: { arrives(): void; fails(): void }[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keeper-'));
  place = path.join(folder, 'some.sqlite');
  file = openSqliteFile(place);
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 40000');
  file.exec('create table words (word text)');
  sent = [];
  keeper = new LogKeeper({
    open: () => openSqliteFile(place),
    syncFile: () =>
      new Promise((resolve, reject) => {
        sent.push({ arrives: resolve, fails: () => reject(new Error('the disk is gone')) });
      }),
  });
});

afterEach(() => {
  keeper.close();
  file.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a word, which stands for so many pieces of work. */
function write(pieces: number): void {
  file.exec("insert into words values ('some word')");
  keeper.written(pieces);
}

const wordsIn = (of: SqliteFile): number =>
  (of.prepare('select count(*) as count from words').all() as { count: number }[])[0]?.count ?? 0;

/** How many words somebody finds who has the file alone, without its log. */
function wordsWithoutLog(): number {
  const alone = path.join(folder, 'alone.sqlite');
  copyFileSync(place, alone);
  const copy = openSqliteFile(alone);
  try {
    return wordsIn(copy);
  } catch {
    // not even the table is there
    return 0;
  } finally {
    copy.close();
    for (const ending of ['', '-wal', '-shm']) rmSync(`${alone}${ending}`, { force: true });
  }
}

/** What tells one log from the next stands at its beginning. */
const logNow = (): string => readFileSync(`${place}-wal`).subarray(16, 24).toString('hex');

/** What the keeper does after the disk has answered. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('LogKeeper', () => {
  it('copies what is new after every hundred pieces', () => {
    write(99);
    expect(wordsWithoutLog()).toBe(0);
    write(1);
    expect(wordsWithoutLog()).toBe(2);
    write(99);
    expect(wordsWithoutLog()).toBe(2);
    write(60);
    expect(wordsWithoutLog()).toBe(4);
    expect(sent).toEqual([]);
  });

  it('has the log begun anew when the file is on the disk, and no sooner', async () => {
    const first = logNow();
    for (let round = 0; round < 19; round += 1) write(100);
    write(100);
    expect([sent.length, wordsWithoutLog()]).toEqual([1, 20]);
    // all of it is copied: without a reader the next word would begin another log
    for (let round = 0; round < 5; round += 1) write(500);
    expect([sent.length, wordsWithoutLog(), logNow()]).toEqual([1, 20, first]);
    sent[0]?.arrives();
    await settled();
    write(1);
    expect([sent.length, wordsWithoutLog(), logNow()]).toEqual([2, 26, first]);
    write(500);
    sent[1]?.arrives();
    await settled();
    write(1);
    expect([sent.length, wordsWithoutLog(), logNow()]).toEqual([2, 28, first]);
    write(1);
    const second = logNow();
    expect(second).not.toBe(first);
    expect([wordsWithoutLog(), wordsIn(file)]).toEqual([28, 29]);
    write(100);
    expect([wordsWithoutLog(), logNow()]).toEqual([30, second]);
  });

  it('leaves the log to SQLite when the disk fails, or it is closed', async () => {
    for (let round = 0; round < 20; round += 1) write(100);
    sent[0]?.fails();
    await settled();
    for (let round = 0; round < 30; round += 1) write(100);
    expect([sent.length, wordsWithoutLog(), wordsIn(file)]).toEqual([1, 20, 50]);
    // nobody reads any more: the log can go
    file.exec('pragma journal_mode = delete');
    expect(wordsWithoutLog()).toBe(50);
  });

  it('waits for nobody who reads for long', () => {
    write(100);
    const reader = openSqliteFile(place);
    reader.exec('begin; select count(*) from words');
    write(100);
    write(100);
    expect([wordsWithoutLog(), wordsIn(file)]).toEqual([1, 3]);
    reader.close();
    write(100);
    expect(wordsWithoutLog()).toBe(4);
  });
});

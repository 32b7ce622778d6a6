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

/** The disk has what it was sent last. */
async function arrive(): Promise<void> {
  sent.at(-1)?.arrives();
  await new Promise((resolve) => setImmediate(resolve));
}

describe('LogKeeper', () => {
  it('copies what is new after every hundred pieces, and sends the file to the disk', async () => {
    write(99);
    expect([wordsWithoutLog(), sent.length]).toEqual([0, 0]);
    write(1);
    expect([wordsWithoutLog(), sent.length]).toEqual([2, 1]);
    // one after the other
    write(300);
    expect([wordsWithoutLog(), sent.length]).toEqual([2, 1]);
    await arrive();
    write(1);
    expect([wordsWithoutLog(), sent.length]).toEqual([4, 2]);
    await arrive();
    write(99);
    expect([wordsWithoutLog(), sent.length]).toEqual([4, 2]);
  });

  it('has the log begun anew when it is long and the file on the disk, and no sooner', async () => {
    const first = logNow();
    for (let round = 0; round < 19; round += 1) {
      write(100);
      await arrive();
    }
    // all of it is copied and on the disk: but for the reader the next word would begin another log
    write(99);
    expect([sent.length, wordsWithoutLog(), logNow()]).toEqual([19, 19, first]);
    write(1);
    expect([sent.length, wordsWithoutLog(), wordsIn(file), logNow()]).toEqual([19, 21, 21, first]);
    write(1);
    const second = logNow();
    expect(second).not.toBe(first);
    expect([wordsWithoutLog(), wordsIn(file)]).toEqual([21, 22]);
    write(100);
    expect([sent.length, wordsWithoutLog(), logNow()]).toEqual([20, 23, second]);
  });

  it('goes on with the log as long as the file isn’t on the disk', async () => {
    const first = logNow();
    write(1_900);
    for (let round = 0; round < 5; round += 1) write(500);
    expect([sent.length, wordsWithoutLog(), wordsIn(file), logNow()]).toEqual([1, 1, 6, first]);
    await arrive();
    write(1);
    write(1);
    expect([sent.length, wordsWithoutLog(), wordsIn(file)]).toEqual([1, 7, 8]);
    expect(logNow()).not.toBe(first);
  });

  it('leaves the log to SQLite when the disk fails, or it is closed', async () => {
    write(100);
    sent[0]?.fails();
    await arrive();
    for (let round = 0; round < 30; round += 1) write(100);
    expect([sent.length, wordsWithoutLog(), wordsIn(file)]).toEqual([1, 1, 31]);
    // nobody reads any more: the log can go
    file.exec('pragma journal_mode = delete');
    expect(wordsWithoutLog()).toBe(31);
  });

  it('waits for nobody who reads for long', async () => {
    write(100);
    await arrive();
    const reader = openSqliteFile(place);
    reader.exec('begin; select count(*) from words');
    write(100);
    await arrive();
    write(100);
    await arrive();
    expect([wordsWithoutLog(), wordsIn(file)]).toEqual([1, 3]);
    reader.close();
    write(100);
    expect(wordsWithoutLog()).toBe(4);
  });
});

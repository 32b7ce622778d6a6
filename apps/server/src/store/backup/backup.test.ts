/** The contract of backups, the same on both databases. */
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAccount } from '../ledger/house-money.ts';
import { beat, leave } from '../nodes/nodes.ts';
import { openStore, type StorePlace } from '../open-store.ts';
import { sqliteName } from '../sqlite/connect.ts';
import type { Store } from '../store.ts';
import { emptyPlace, onBoth } from '../testing/on-both.ts';
import { someEvent, someHead, storeTable } from '../testing/some-table.ts';
import { copyInto } from './move.ts';
import { parseEvery } from './parse-every.ts';
import { exportAll } from './portable.ts';
import { restore } from './restore.ts';
import { backUpWhenDue, backupsIn } from './scheduled-backups.ts';
import { writeBackup } from './write-backup.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => path.join(folder, name);

/** All that a store keeps, as text. */
async function contents(store: Store): Promise<string> {
  let all = '';
  await exportAll(store.db, async (lines) => {
    all += lines;
  });
  return all;
}

async function contentsAt(place: StorePlace): Promise<string> {
  const store = await openStore(place);
  return contents(store).finally(() => store.close());
}

/** A table with more events than are read at a time, and an account. */
async function fill(store: Store): Promise<void> {
  const table = await storeTable(store);
  const events = Array.from({ length: 450 }, (_, index) =>
    someEvent(`e${index}`, 1_000, { body: { text: '"\n 飛 \0' }, ...(index === 7 ? { base: [1] } : {}) }),
  );
  await store.log.append({ table, from: 1, events, head: someHead({ nextDue: 5 }) });
  await store.commit((trx) => openAccount(trx, table, 1));
}

onBoth('a backup', (bed) => {
  it('made while the house is in use brings everything back, into either database', async () => {
    await fill(bed.store());
    const before = await contents(bed.store());
    await writeBackup(bed.store(), at('copy'));
    await expect(writeBackup(bed.store(), at('copy'))).rejects.toMatchObject({ code: 'exists' });
    expect(readdirSync(folder)).toEqual(['copy']);
    await fill(bed.store());

    for (const dialect of ['sqlite', 'postgres'] as const) {
      const { place, drop } = await emptyPlace(dialect);
      await restore(at('copy'), place);
      expect(await contentsAt(place)).toBe(before);
      await drop();
    }
  });

  it('is also how a house moves to the other database', async () => {
    const to = await emptyPlace(bed.dialect === 'sqlite' ? 'postgres' : 'sqlite');
    await fill(bed.store());
    await beat(bed.store().db, 'node', bed.store().clock.now());
    await expect(copyInto(bed.place(), to.place)).rejects.toMatchObject({ code: 'in-use' });
    await leave(bed.store().db, 'node', bed.store().clock.now());
    expect(await copyInto(bed.place(), to.place)).toBeGreaterThan(450);
    expect(await contentsAt(to.place)).toBe(await contents(bed.store()));
    await expect(copyInto(bed.place(), to.place)).rejects.toMatchObject({ code: 'not-empty' });
    await expect(copyInto(bed.place(), bed.place())).rejects.toMatchObject({ code: 'not-empty' });
    await to.drop();
  });

  it('is made by itself every so often, and the oldest go', async () => {
    const plan = { folder: at('backups'), every: 1_000, keep: 2 };
    writeFileSync(at('mine.sqlite'), '');
    const made: (string | undefined)[] = [];
    for (const now of [0, 999, 1_000, 1_500, 3_000, 3_999])
      made.push(await backUpWhenDue(bed.store(), plan, now));
    expect(made.map((file) => file !== undefined)).toEqual([true, false, true, false, true, false]);
    const ending = bed.dialect === 'sqlite' ? 'sqlite' : 'ndjson';
    expect(backupsIn(plan.folder).map(({ file }) => file)).toEqual([
      `tilehouse-1970-01-01T00-00-01Z.${ending}`,
      `tilehouse-1970-01-01T00-00-03Z.${ending}`,
    ]);
  });
});

describe('restore', () => {
  async function house(
    name: string,
  ): Promise<{ readonly place: { readonly dataDir: string }; readonly all: string }> {
    const place = { dataDir: at(name) };
    const store = await openStore(place);
    await fill(store);
    const all = await contents(store);
    await store.close();
    return { place, all };
  }

  it('keeps the old file, and replaces nothing with a backup that is damaged', async () => {
    const { place, all } = await house('data');
    const store = await openStore(place);
    await writeBackup(store, at('copy'));
    await store.close();
    copyFileSync(at('copy'), at('damaged'));
    truncateSync(at('damaged'), 8_192);
    await expect(restore(at('damaged'), place)).rejects.toMatchObject({ code: 'damaged' });
    writeFileSync(at('half.ndjson'), `${all.split('\n').slice(0, 100).join('\n')}\n`);
    await expect(restore(at('half.ndjson'), place)).rejects.toMatchObject({ code: 'damaged' });
    writeFileSync(at('newer.ndjson'), all.replace(/"form":\d+/, '"form":99'));
    await expect(restore(at('newer.ndjson'), place)).rejects.toMatchObject({ code: 'newer-database' });
    expect(readdirSync(place.dataDir)).toEqual([sqliteName]);
    expect(await contentsAt(place)).toBe(all);

    const other = await house('other');
    const { before = '' } = await restore(at('copy'), other.place);
    expect(await contentsAt(other.place)).toBe(all);
    copyFileSync(before, path.join(place.dataDir, sqliteName));
    expect(await contentsAt(place)).toBe(other.all);
  });

  it('puts a backup in the place of a file that can no longer be opened', async () => {
    const { place, all } = await house('data');
    const store = await openStore(place);
    await writeBackup(store, at('copy'));
    await store.close();
    writeFileSync(path.join(place.dataDir, sqliteName), 'no longer a database');
    const { before = '' } = await restore(at('copy'), place);
    expect(readFileSync(before, 'utf8')).toBe('no longer a database');
    expect(await contentsAt(place)).toBe(all);
  });

  it('leaves data alone on which a server runs', async () => {
    const { place } = await house('data');
    const store = await openStore(place);
    await writeBackup(store, at('copy'));
    await beat(store.db, 'node', store.clock.now());
    await expect(restore(at('copy'), place)).rejects.toMatchObject({ code: 'in-use' });
    await store.close();
  });
});

it('parseEvery reads minutes, hours and days', () => {
  expect(['90m', '24h', '7d', '0h', '1', '1w', ''].map(parseEvery)).toEqual([
    ...[5_400_000, 86_400_000, 604_800_000],
    ...[undefined, undefined, undefined, undefined],
  ]);
});

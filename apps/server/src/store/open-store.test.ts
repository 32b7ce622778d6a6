/** Opening a store, the same on both databases. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrations } from './migrations/index.ts';
import { openStore } from './open-store.ts';
import { parsePlace, storePlace } from './store-options.ts';
import { emptyPlace, onBoth } from './testing/on-both.ts';
import { UniqueViolation } from './unique-violation.ts';

onBoth('a store', (bed) => {
  it('is brought up to date once, however many nodes open it at the same time', async () => {
    const { place, drop } = await emptyPlace(bed.dialect);
    const stores = await Promise.all([1, 2, 3].map(() => openStore(place)));
    const rows = await stores[0]?.db.selectFrom('migrations').select('number').execute();
    expect(rows).toEqual(migrations.map(({ number }) => ({ number })));
    await Promise.all(stores.map((store) => store.close()));
    await drop();
  });

  it('from a newer version is refused', async () => {
    const { place, drop } = await emptyPlace(bed.dialect);
    const store = await openStore(place);
    await store.db.insertInto('migrations').values({ number: 99, at: 1 }).execute();
    await store.close();
    await expect(openStore(place)).rejects.toMatchObject({
      code: 'newer-database',
      message: expect.stringContaining('from a newer Tilehouse (form 99;'),
    });
    await drop();
  });

  it('binds the same values everywhere, and refuses those that only one would take', async () => {
    const { db } = bed.store();
    const insert = (number: unknown, at: unknown) =>
      sql`insert into migrations (number, at) values (${number}, ${at})`.execute(db);
    await insert(50, true);
    await insert(51, 4_000_000_000_000);
    expect(
      await db.selectFrom('migrations').select('at').where('number', 'in', [50, 51]).orderBy('at').execute(),
    ).toEqual([{ at: 1 }, { at: 4_000_000_000_000 }]);
    for (const wrong of [Number.NaN, 'a\0b', {}, new Date(0)])
      await expect(insert(52, wrong)).rejects.toThrow(TypeError);
    await expect(insert(50, 2)).rejects.toThrow(UniqueViolation);
    await expect(insert(53, null)).rejects.not.toThrow(UniqueViolation);
    await db.deleteFrom('migrations').where('number', 'in', [50, 51]).execute();
  });
});

describe('openStore', () => {
  it('says in words what it can not open', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-open-'));
    writeFileSync(path.join(folder, 'file'), '');
    for (const place of [
      { dataDir: path.join(folder, 'file') },
      { databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' },
    ]) {
      await expect(openStore(place)).rejects.toMatchObject({ name: 'StoreProblem', code: 'cannot-open' });
    }
    rmSync(folder, { recursive: true });
  });
});

describe('where the data are', () => {
  const url = 'postgres://user@host/name';

  it('is what the options say, then the environment, then the folder data', () => {
    expect(storePlace({}, {})).toEqual({ dataDir: 'data' });
    expect(storePlace({}, { DATABASE_URL: url })).toEqual({ databaseUrl: url });
    expect(storePlace({ data: 'x' }, { DATABASE_URL: url })).toEqual({ dataDir: 'x' });
    expect(storePlace({ 'database-url': url }, {})).toEqual({ databaseUrl: url });
    expect(storePlace({ data: 'x', 'database-url': url }, {})).toMatchObject({ type: 'bad-usage' });
    expect(storePlace({}, { DATABASE_URL: 'mysql://x' })).toEqual({
      type: 'bad-usage',
      message: 'DATABASE_URL in the environment must begin with postgres://.',
    });
  });

  it('can be told in one word', () => {
    expect(['sqlite:data', 'sqlite:/a/b', 'sqlite:///a/b', url, 'postgresql://h/n'].map(parsePlace)).toEqual([
      { dataDir: 'data' },
      { dataDir: '/a/b' },
      { dataDir: '/a/b' },
      { databaseUrl: url },
      { databaseUrl: 'postgresql://h/n' },
    ]);
    expect(['', 'data', 'sqlite:', 'postgres:x'].map(parsePlace)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

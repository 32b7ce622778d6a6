/** The verbs that work on a house's data, on a house with a little money in it. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openExistingStore } from '@tilehouse/server/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { memoryIo } from '../testing/memory-io.ts';
import { verbs } from '../verbs.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-verbs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);

async function run(...args: readonly string[]) {
  const io = memoryIo();
  const status = await runCli(args, io, verbs);
  return { status, out: io.out(), err: io.err() };
}

/** An empty house, or one where somebody has money from nowhere. */
async function house(name: string, balance = 0): Promise<void> {
  await run(
    'restore',
    exported([{ table: 'accounts', row: { id: 'player:ann', balance } }]),
    '--data',
    at(name),
  );
}

function exported(rows: readonly object[]): string {
  const file = at('house.ndjson');
  const lines = [{ tilehouse: 'export', form: 1 }, ...rows, { end: rows.length }];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}

describe('ledger check', () => {
  it('says that all is right, or what is wrong', async () => {
    await house('right');
    expect(await run('ledger', 'check', '--data', at('right'))).toEqual({
      ...{ status: 0, out: 'The ledger is right: 1 accounts, 0 movements, the whole sums to 0.\n', err: '' },
    });
    await house('wrong', 5);
    const { status, out } = await run('ledger', 'check', '--data', at('wrong'), '--json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, total: 5, faults: [{ fault: 'balance-wrong' }, {}] });
    expect((await run('ledger', 'check', '--data', at('wrong'))).out).toContain('its entries sum to 0.');
  });

  it('tells bad usage and a house that is not there', async () => {
    expect(await run('ledger')).toMatchObject({
      status: 2,
      err: 'There is one thing to do: ledger check.\n',
    });
    const nowhere = await run('ledger', 'check', '--data', at('nowhere'));
    expect([nowhere.status, nowhere.err]).toEqual([
      2,
      `There are no data of a Tilehouse in ${at('nowhere')}.\n`,
    ]);
    expect((await run('ledger', 'check', '--database-url', 'mysql://x')).err).toContain(
      'must begin with postgres://',
    );
    expect(await run('ledger', 'check', '--database-url', 'postgres://127.0.0.1:1/x')).toMatchObject({
      status: 2,
      err: expect.stringMatching(/^Can't reach PostgreSQL: \S/),
    });
  });
});

describe('backup and restore', () => {
  it('bring everything back, and keep what was there before', async () => {
    await house('data', 7);
    expect(await run('backup', at('copy'), '--data', at('data'))).toMatchObject({ status: 0 });
    await house('data', 8);
    const { status, out } = await run('restore', at('copy'), '--data', at('data'), '--json');
    expect(status).toBe(0);
    const { before } = JSON.parse(out) as { before: string };
    expect(path.basename(before)).toMatch(/^tilehouse\.sqlite\.before-/);
    const { db, close } = await openExistingStore({ dataDir: at('data') });
    expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([{ id: 'player:ann', balance: 7 }]);
    await close();
    expect(readdirSync(at('data')).filter((name) => name.startsWith('restoring-'))).toEqual([]);
  });

  it('tell what they can not do', async () => {
    await house('data');
    writeFileSync(at('taken'), 'something else');
    expect(await run('backup', at('taken'), '--data', at('data'))).toMatchObject({
      status: 2,
      err: `There is a file ${at('taken')} already. Give another name.\n`,
    });
    expect((await run('restore', at('taken'), '--data', at('data'))).err).toContain("isn't a backup");
    expect((await run('restore', at('missing'), '--data', at('data'))).err).toContain("Can't read");
    expect((await run('backup')).err).toBe('backup needs the name of one file.\n');
    expect((await run('restore', 'a', 'b')).status).toBe(2);
  });
});

describe('move', () => {
  it('copies a house into an empty place', async () => {
    await house('old', 9);
    expect(await run('move', '--from', `sqlite:${at('old')}`, '--to', `sqlite:${at('new')}`)).toMatchObject({
      status: 0,
      out: '1 rows are copied. Start the server on the new place.\n',
    });
    const again = await run('move', '--from', `sqlite:${at('old')}`, '--to', `sqlite:${at('new')}`);
    expect([again.status, again.err]).toEqual([2, 'There are data in it already. Give an empty database.\n']);
  });

  it('tells what it needs', async () => {
    expect((await run('move', '--from', 'data')).err).toContain('--from needs sqlite:');
    expect((await run('move', '--from', 'sqlite:x')).err).toContain('--to needs sqlite:');
    expect((await run('move', '--from', `sqlite:${at('x')}`, '--to', `sqlite:${at('y')}`)).status).toBe(2);
  });
});

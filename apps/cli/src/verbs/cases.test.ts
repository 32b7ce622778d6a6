import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { memoryIo } from '../testing/memory-io.ts';
import { verbs } from '../verbs.ts';

async function tilehouse(args: readonly string[], input = '') {
  const io = memoryIo(input);
  const status = await runCli(args, io, verbs);
  const lines = io.out().trim() === '' ? [] : io.out().trim().split('\n');
  const json = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { status, lines, err: io.err(), json, first: () => json()[0] ?? {} };
}

const good = {
  id: 'one',
  ruleset: 'missing-suit',
  concealed: '123456p78p55z',
  melds: [{ type: 'pung', tiles: '2z2z2z' }],
  bonus: '2f',
  winningTile: '9p',
  source: 'discard',
  seatWind: 'south',
  roundWind: 'east',
};

describe('tilehouse score', () => {
  it('scores a hand: items sum to counted, payments by role, Fei kept in the arrangement', async () => {
    const { status, json } = await tilehouse(['score'], JSON.stringify(good));
    expect(status).toBe(0);
    expect(json()).toEqual([
      {
        id: 'one',
        win: true,
        fan: 4,
        counted: 4,
        limit: false,
        items: [
          { pattern: 'seat-wind-pung', fan: 2, tiles: '222z' },
          { pattern: 'seat-flower', fan: 1, tiles: '2f' },
          { pattern: 'chow-hand', fan: 1 },
        ],
        arrangement: ['222z', '123p', '456p', '789p', '55z'],
        payments: { discarder: 160, other: 80 },
      },
    ]);
  });

  it('a line that nests without end is answered by name, and the rest go on', async () => {
    const deep = `{"ruleset":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const { status, json } = await tilehouse(['score', '-'], [deep, JSON.stringify(good)].join('\n'));
    expect(status).toBe(1);
    expect(json()).toMatchObject([{ error: 'nested-too-deeply' }, { id: 'one', win: true }]);
  });

  it('answers a line each, in order, bad ones by name and place, and exits with 1', async () => {
    const lines = [
      good,
      { ...good, id: 2, melds: [{ type: 'pung', tiles: '2z2z3z' }] },
      7,
      { ...good, id: 'last' },
    ];
    const input = [...lines.map((line) => JSON.stringify(line)), '', '{oops'].join('\n');
    const { status, json } = await tilehouse(['score', '-'], input);
    expect(status).toBe(1);
    expect(json().map(({ id, error, at }) => ({ id, error, at }))).toEqual([
      { id: 'one', error: undefined, at: undefined },
      { id: 2, error: 'not-a-pung', at: 'melds[0].tiles' },
      { id: undefined, error: 'not-an-object', at: '' },
      { id: 'last', error: undefined, at: undefined },
      { id: undefined, error: 'not-json', at: '' },
    ]);
  });

  it('takes one object over many lines, or an array', async () => {
    expect((await tilehouse(['score'], JSON.stringify(good, undefined, 2))).lines).toHaveLength(1);
    expect((await tilehouse(['score'], JSON.stringify([good, good], undefined, 2))).lines).toHaveLength(2);
    expect(await tilehouse(['score'], '')).toMatchObject({ status: 0, lines: [] });
  });

  it('says why a hand is no win, and what it is worth where it is complete', async () => {
    const cases = [
      { ...good, options: { minimumFan: 5 } },
      { ...good, concealed: '123456p78p56z' },
      { ...good, ruleset: 'hong-kong-old-style', bonus: '', source: 'robbed-kong' },
    ];
    const { json, status } = await tilehouse(['score'], cases.map((each) => JSON.stringify(each)).join('\n'));
    expect(status).toBe(0);
    expect(json()).toMatchObject([
      { win: false, reason: 'below-minimum', fan: 4, tilesAway: 0 },
      { win: false, reason: 'incomplete', tilesAway: 1 },
      { win: false, reason: 'not-played' },
    ]);
  });

  it('a file that can’t be read, a folder, or too many files are bad usage, without a stack trace', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-'));
    const file = path.join(folder, 'cases.ndjson');
    writeFileSync(file, `${JSON.stringify(good)}\n`);
    expect((await tilehouse(['score', file])).status).toBe(0);
    for (const args of [[path.join(folder, 'none')], [folder], [file, file], ['--loud']]) {
      const { status, err, lines } = await tilehouse(['score', ...args]);
      expect({ status, lines }).toEqual({ status: 2, lines: [] });
      expect(err).not.toMatch(/\n\s+at |Error:/);
    }
  });
});

describe('tilehouse analyse', () => {
  it('waits of a ready hand of thirteen', async () => {
    const hand = { id: 1, ruleset: 'hong-kong-old-style', concealed: '123m456p789s1122z' };
    expect((await tilehouse(['analyse'], JSON.stringify(hand))).json()).toEqual([
      { id: 1, tilesAway: 1, waits: ['1z', '2z'] },
    ]);
    const far = { ...hand, concealed: '147m258p369s1234z' };
    expect((await tilehouse(['analyse'], JSON.stringify(far))).json()[0]).toMatchObject({ waits: [] });
  });

  it('throws of fourteen, best first, counted by what is unseen', async () => {
    const hand = { ruleset: 'missing-suit', concealed: '123456p78p1122z9p1x' };
    const result = (await tilehouse(['analyse'], JSON.stringify(hand))).first();
    expect(result).toMatchObject({ tilesAway: 0 });
    const fourteen = { ruleset: 'hong-kong-old-style', concealed: '123m456p789s11225z' };
    const thrown = (await tilehouse(['analyse'], JSON.stringify(fourteen))).first();
    expect(thrown.discards).toMatchObject([
      { discard: '5z', tilesAway: 1, accepts: ['1z', '2z'], acceptCount: 4 },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    const seen = { ...fourteen, unseen: '1z' };
    const fewer = (await tilehouse(['analyse'], JSON.stringify(seen))).first();
    expect((fewer.discards as { acceptCount: number }[])[0]?.acceptCount).toBe(1);
  });

  it('lists a Fei that helps, and never offers to throw one', async () => {
    const hand = { ruleset: 'missing-suit', concealed: '12345678p11122z' };
    expect((await tilehouse(['analyse'], JSON.stringify(hand))).first()).toEqual({
      tilesAway: 1,
      waits: ['3p', '6p', '9p', '1x'],
    });
    const fourteen = { ...hand, concealed: '1234567p11122z11x' };
    const thrown = (await tilehouse(['analyse'], JSON.stringify(fourteen))).first();
    const discards = thrown.discards as { discard: string; accepts: string[] }[];
    expect(discards.map(({ discard }) => discard)).not.toContain('1x');
  });
});

describe('tilehouse rules', () => {
  it('lists the rulesets and prints one as text or data', async () => {
    expect((await tilehouse(['rules'])).lines).toContain('missing-suit');
    expect((await tilehouse(['rules', 'missing-suit'])).lines.join('\n')).toContain('seat-wind-pung');
    const data = (await tilehouse(['rules', 'hong-kong-old-style', '--json'])).first();
    expect(data).toMatchObject({ id: 'hong-kong-old-style', tally: { cap: 8 } });
    const ids = (data.patterns as { id: string }[]).map(({ id }) => id);
    expect(ids.every((id) => /^[a-z]+(-[a-z]+)*$/.test(id))).toBe(true);
  });

  it('an unknown ruleset is bad usage that lists the known ones', async () => {
    const { status, err } = await tilehouse(['rules', 'riichi']);
    expect(status).toBe(2);
    expect(err).toContain('missing-suit');
  });
});

describe('tilehouse selfplay', () => {
  const args = ['selfplay', '--ruleset', 'missing-suit', '--hands', '6', '--seed', 'tea', '--json'];
  const withoutTimes = (text: string): string =>
    text.replace(/"(seconds|handsPerSecond)":[\d.]+|"decisionMs":\{[^}]*\}/g, '');

  it('the same seed gives the same result, byte for byte but for the times', async () => {
    const run = () => tilehouse([...args, '--players', 'tiles-away,normal,random', '--duplicate']);
    const [first, second] = [await run(), await run()];
    expect(first.status).toBe(0);
    expect(withoutTimes(first.lines.join())).toBe(withoutTimes(second.lines.join()));
    const report = first.first();
    expect(report).toMatchObject({ ruleset: 'missing-suit', hands: 18, seed: 'tea' });
    const means = (report.players as { mean: number }[]).map(({ mean }) => mean);
    expect(Math.abs(means.reduce((sum, mean) => sum + mean, 0))).toBeLessThan(0.01);
  }, 60_000);

  it('writes a record of each hand', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-'));
    await tilehouse([...args, '--players', 'random,random,random', '--record', folder]);
    const files = readdirSync(folder);
    expect(files).toHaveLength(6);
    const file = path.join(folder, files[0] ?? '');
    const checked = await tilehouse(['verify', file]);
    expect(checked.status).toBe(0);
    expect(checked.lines.join()).toMatch(/^Right: /);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"seed":"../, '"seed":"00'));
    const changed = await tilehouse(['verify', file, '--json']);
    expect(changed.status).toBe(1);
    expect(changed.first()).toMatchObject({ right: false, fault: 'deal-differs' });
    writeFileSync(file, '{"schema": 1}');
    expect(await tilehouse(['verify', file])).toMatchObject({ status: 2 });
    expect(await tilehouse(['verify', path.join(folder, 'nowhere')])).toMatchObject({ status: 2 });
  });

  it.each([
    ['three players', ['--players', 'random,random']],
    ['There are: normal', ['--players', 'random,random,genius']],
    ['--players is missing', []],
    ['--hands takes', ['--players', 'random,random,random', '--hands', '0']],
    ['--jobs takes', ['--players', 'random,random,random', '--jobs', 'all']],
    ['There is no ruleset', ['--players', 'random,random,random', '--ruleset', 'riichi']],
    ['What is "now"', ['--players', 'random,random,random', 'now']],
  ])('bad usage is named: %s', async (message, more) => {
    const { status, err } = await tilehouse([...args, ...more]);
    expect(status).toBe(2);
    expect(err).toContain(message === 'three players' ? 'takes 3 players' : message);
  });
});

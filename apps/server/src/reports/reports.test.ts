import type { MyReportsReply, Report, ReportsReply } from '@tilehouse/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestHouse, testHouse } from '../testing/test-house.ts';
import type { TestPerson } from '../testing/test-person.ts';

let house: TestHouse;
afterEach(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

const about = { type: 'deal', table: 'sometable', deal: 3 } as const;

/** A house with the result of a hand. */
async function opened(now?: () => number): Promise<void> {
  house = await testHouse(now === undefined ? {} : { now });
  await house.store.db
    .insertInto('results')
    .values({
      ...{ table_id: about.table, deal: about.deal, at: 1, game: 'some-game' },
      ...{ ending: 'won', settled: 0, body: '{}' },
    })
    .execute();
}

let sent = 0;

async function report({ client }: TestPerson, wish: object = {}): Promise<Report> {
  sent += 1;
  const body = { id: `report-${sent}`, about, note: 'Four animals are two fan.', ...wish };
  return (await client.post<{ report: Report }>('reports', body)).report;
}

describe('a report', () => {
  it('is kept once, reaches the operator, and is answered in place', async () => {
    await opened();
    const operator = await house.account('Boss');
    const guest = await house.guest('Mei');
    const made = await report(guest, { id: 'the-same-report', note: ' Kong\u0000 missed? ' });
    expect(made).toMatchObject({ about, game: 'some-game', note: 'Kong  missed?' });
    expect(await report(guest, { id: 'the-same-report', note: 'Again' })).toEqual(made);
    const { reports } = await operator.client.get<ReportsReply>('reports');
    expect(reports).toEqual([{ ...made, from: 'Mei' }]);
    await operator.client.post(`reports/${made.id}/answer`, { answer: 'You are right: mended.' });
    expect((await operator.client.get<ReportsReply>('reports')).reports).toEqual([]);
    expect((await operator.client.get<ReportsReply>('reports?answered=yes')).reports).toHaveLength(1);
    const mine = await guest.client.get<MyReportsReply>('my-reports?table=sometable&deal=3');
    expect(mine.reports).toMatchObject([{ id: made.id, answer: { text: 'You are right: mended.' } }]);
    expect((await guest.client.get<MyReportsReply>('my-reports?deal=4')).reports).toEqual([]);
    expect((await operator.client.get<MyReportsReply>('my-reports')).reports).toEqual([]);
  });

  it('says what it lacks: somebody, a deal that is over, words, rights', async () => {
    await opened();
    const operator = await house.account('Boss');
    const ann = await house.account('Ann');
    await expect(report(ann, { about: { ...about, deal: 4 } })).rejects.toMatchObject({ code: 'not-found' });
    await expect(report(ann, { note: '  x ' })).rejects.toMatchObject({ code: 'bad-request' });
    await expect(report(ann, { note: 'x'.repeat(1_001) })).rejects.toMatchObject({ code: 'bad-request' });
    await expect(
      report(ann, { about: { type: 'hand', game: 'bridge', described: '' } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await expect(ann.client.get('reports')).rejects.toMatchObject({ code: 'not-allowed' });
    const { id } = await report(ann);
    await expect(ann.client.post(`reports/${id}/answer`, { answer: 'Mine' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(
      operator.client.post('reports/nosuchreport/answer', { answer: 'What?' }),
    ).rejects.toMatchObject({ code: 'not-found' });
    const { client } = await house.guest('Gone');
    await client.post('account/delete');
    await expect(client.post('reports', { id: 'report-gone', about, note: 'Hello' })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
  });

  it('can be made ten times an hour, and the list has pages', async () => {
    let time = 1_000_000;
    await opened(() => time);
    const operator = await house.account('Boss');
    const ann = await house.account('Ann');
    const first = await report(ann, { id: 'the-first-report' });
    for (let round = 1; round < 10; round += 1) await report(ann);
    await expect(report(ann)).rejects.toMatchObject({ code: 'too-many', problem: { retryAfter: 360 } });
    // what was kept is answered as the first time, when it is sent again
    expect(await report(ann, { id: 'the-first-report' })).toEqual(first);
    for (let round = 0; round < 50; round += 1) {
      time += 360_000;
      await report(ann);
    }
    const newest = await operator.client.get<ReportsReply>('reports');
    expect([newest.reports.length, newest.more]).toEqual([50, true]);
    const rest = await operator.client.get<ReportsReply>(`reports?before=${newest.reports.at(-1)?.id}`);
    expect([rest.reports.length, rest.more]).toEqual([10, false]);
  });
});

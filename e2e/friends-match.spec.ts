/** A private match of four guests who came by a link with nothing but a name, by clicks alone, to its end and a rematch. */
import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { PlayedDeal } from '@tilehouse/protocol';
import { comeIn, everybodyGoes, handTiles, join, somebody } from './friends.ts';
import { Person } from './person.ts';

test.afterEach(everybodyGoes);

const names = ['Siew Lan', 'Uncle Tan', 'Mei Ling', 'Auntie Lim'] as const;

/** What a page says everybody won or paid. */
async function shown(page: Page): Promise<string> {
  const amounts = await page.locator('dialog.result .payment-amount b').allTextContents();
  return amounts.toSorted().join(' ');
}

/** What each of the four won or lost in the match, as the house has it. */
async function nets(pages: readonly Page[], root: string): Promise<readonly (readonly number[])[]> {
  return Promise.all(
    pages.map(async (page) => {
      const answer = await page.request.get(`${root}api/history`);
      const { deals } = (await answer.json()) as { deals: readonly PlayedDeal[] };
      return deals.map(({ seats }) => seats.find(({ me }) => me)?.net ?? Number.NaN);
    }),
  );
}

test('four guests play a whole match by link', { tag: ['@now-and-then', '@desktop'] }, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const root = baseURL ?? '';
  const people = await Promise.all(names.map(() => somebody(browser)));
  const pages = people.map(({ page }) => page);
  const [host, ...guests] = pages;
  if (host === undefined) throw new Error('nobody came');
  await comeIn(host, `${root}tables?game=hong-kong-old-style`, names[0]);
  await host.getByRole('button', { name: 'Open the table' }).click();
  // the form has a link of its own, to its house rules
  await host.locator('.invite-code b').waitFor();
  const link = await host.locator('.copy-link textarea').inputValue();
  for (const [place, page] of guests.entries()) {
    await join(page, { link, name: names[place + 1] ?? '', seat: place + 2 });
    await page.getByRole('button', { name: 'I’m ready' }).click();
  }
  await host.locator('.deal-key').click();
  const persons = pages.map((page) => new Person(page, { means: 'pointer', hasTouch: false }));
  for (let hand = 1; hand <= 4; hand += 1) {
    await Promise.all(pages.map((page) => handTiles(page).first().waitFor()));
    await Promise.all(persons.map((person) => person.finishHand()));
    const [first, ...others] = await Promise.all(pages.map(shown));
    expect(first).not.toBe('');
    for (const other of others) expect(other).toBe(first);
    if (hand === 4) break;
    await Promise.all(persons.map((person) => person.goOn()));
    await expect(host.getByRole('button', { name: 'Scores' })).toContainText(`Hand ${hand + 1} of 4`);
  }
  for (const page of pages) await expect(page.locator('.match-winner')).toBeVisible();
  const won = await nets(pages, root);
  expect(won.map(({ length }) => length)).toEqual([4, 4, 4, 4]);
  for (const hand of [0, 1, 2, 3]) {
    expect(won.reduce((sum, each) => sum + (each[hand] ?? Number.NaN), 0)).toBe(0);
  }
  // and once more
  await Promise.all(persons.map((person) => person.goOn()));
  await Promise.all(pages.map((page) => handTiles(page).first().waitFor()));
  await expect(host.getByRole('button', { name: 'Scores' })).toContainText('Hand 1 of 4');
  expect(people.flatMap(({ heard }) => heard)).toEqual([]);
  const { EVIDENCE: file } = process.env;
  if (file !== undefined) {
    // newest first, as a history is
    const hands = [3, 2, 1, 0].map((at) => ({ net: won.map((each) => each[at] ?? 0) }));
    writeFileSync(file, JSON.stringify({ hands }));
  }
});

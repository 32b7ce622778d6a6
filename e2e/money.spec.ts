/** Play money, history, a hand shown again and checked, the leaderboard, and a report that is answered. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { type BankedTable, bankedTable, become } from './banked-table.ts';
import { complaints } from './complaints.ts';
import { everybodyGoes } from './friends.ts';
import { layoutFaults } from './layout-faults.ts';

test.afterEach(everybodyGoes);

/** Below a path, where nobody else signs up: the first account there is the operator. */
function quietHouse(baseURL: string | undefined): string {
  const url = new URL('/games/mahjong/', baseURL);
  url.port = String(Number(url.port) + 1);
  return url.href;
}

interface Visit {
  readonly url: string;
  readonly person: BankedTable['people'][number] | undefined;
  readonly locale?: string;
}

/** A browser in which somebody is signed in. */
async function visitor(browser: Browser, { url, person, locale = 'en' }: Visit) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale });
  if (person === undefined) throw new Error('nobody came');
  await become(context, url, person);
  const page = await context.newPage();
  return { page, heard: complaints(page) };
}

/** @param leftOut what axe has seen in the table's own tests */
async function looked(page: Page, leftOut?: string): Promise<void> {
  expect(await layoutFaults(page)).toEqual([]);
  expect(await axeFaults(page, leftOut)).toEqual([]);
}

test('what was played for money: bar, account, history, a hand, boards, a report', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const url = quietHouse(baseURL);
  const { close, people, table } = await bankedTable(url, ['Siew Lan', 'Ah Keong', 'Uncle Tan']);
  const [operator, player] = people;
  const { results } = (await player?.client.get<{
    results: { ending: string; number: number; net: number[] }[];
  }>(`tables/${table}/results`)) ?? { results: [] };
  const won = results.find(({ ending }) => ending === 'won')?.number;
  const net = results.reduce((sum, each) => sum + (each.net[1] ?? 0), 0);
  const balance = `RM ${((20_000 + net) / 100).toFixed(2)}`;

  const { heard, page } = await visitor(browser, { url, person: player });
  // money: plain, to the sen, and no more of it while there is enough
  await page.goto(`${url}money`);
  await expect(page.locator('.money-balance b')).toHaveText(balance);
  await expect(page.locator('.bar-money')).toHaveText(balance);
  await expect(page.getByText('no real money goes in')).toBeVisible();
  await expect(page.locator('.money-lines tbody tr').last()).toContainText('To begin with');
  await looked(page);
  await expect(page.getByRole('button', { name: 'Add RM 200.00' })).toBeDisabled();
  await expect(page.locator('.money-more')).toContainText(`Not yet: you have ${balance}`);

  // history, by the bar; and the hand that was won
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.locator('.history-row')).toHaveCount(results.length);
  await expect(page.locator('.history-tiles svg').first()).toBeVisible();
  await looked(page, '.history-tiles');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Malaysian');
  await expect(page.getByText('no hand of this game')).toBeVisible();
  await page.goto(`${url}history`);
  await page.locator(`a[href$="/hand/${table}/${won}"]`).click();
  await expect(page.locator('.check-right')).toContainText('It is right');
  await expect(page.locator('.hand-felt .slip-sum')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Save the record' })).toHaveAttribute('download', /json$/);
  await looked(page, '.hand-felt');

  // something scored wrongly? the operator is asked, and answers
  await page.getByRole('button', { name: 'Ask the operator' }).click();
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Two plain jokers, but one fan?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.report')).toContainText('The answer will stand here');
  const asked = await visitor(browser, { url, person: operator });
  await asked.page.goto(`${url}operator/reports`);
  await expect(asked.page.locator('.operator-reports li')).toContainText('Two plain jokers, but one fan?');
  await asked.page.getByRole('textbox', { name: 'Your answer' }).fill('Each is one.');
  await asked.page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(asked.page.getByText('Saved.')).toBeVisible();
  await looked(asked.page);
  await page.reload();
  await expect(page.locator('.report-answer')).toContainText('Each is one.');

  // the session, and the board
  await page.getByRole('link', { name: 'All hands of this table' }).click();
  await expect(page.locator('.score-table tbody tr')).toHaveCount(results.length);
  await looked(page);
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.locator('.board .is-me')).toContainText('Ah Keong');
  await looked(page);
  expect(heard.filter((each) => !each.includes('409'))).toEqual([]);
  expect(asked.heard).toEqual([]);

  // the bar stands before the house is asked, also where it doesn't answer
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(url);
  await expect(page.locator('.bar-money')).toHaveText(balance);
  close();

  const chinese = await visitor(browser, { url, person: player, locale: 'zh-HK' });
  const addresses = ['money', 'history', `hand/${table}/${won}`, `session/${table}`, 'leaderboard'];
  const seen = ['.money-lines', '.history-tiles svg', '.winning-hand svg', '.score-table', '.board'];
  for (const [at, address] of addresses.entries()) {
    await chinese.page.goto(url + address);
    await chinese.page
      .locator(seen[at] ?? '')
      .first()
      .waitFor();
    expect(await layoutFaults(chinese.page)).toEqual([]);
  }
  // on a phone the same stands behind one button
  await chinese.page.setViewportSize({ width: 390, height: 844 });
  await chinese.page.getByRole('button', { name: 'Ah Keong：選單' }).click();
  await chinese.page.getByRole('link', { name: '紀錄' }).click();
  await chinese.page.locator('.history-tiles svg').first().waitFor();
  expect(await layoutFaults(chinese.page)).toEqual([]);
  await chinese.page.goto(`${url}hand/${table}/99`);
  await expect(chinese.page.getByRole('heading', { name: '沒有這一局' })).toBeVisible();
});

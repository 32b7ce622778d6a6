/** Friends at their own screens: by link with a name only, a hand to its end, lines that drop, plain http. */
import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { comeIn, everybodyGoes, handTiles, join, playBySelf, somebody } from './friends.ts';
import { layoutFaults } from './layout-faults.ts';

test.afterEach(everybodyGoes);

/** Comes with a name only, and opens a table. @returns the link to invite by, and the room's code */
async function openTable(page: Page, { game, root }: { game: string; root: string }) {
  await comeIn(page, `${root}tables?game=${game}`, 'Siew Lan');
  return open(page);
}

/** Opens the table of the form, with no hurry to claim. */
async function open(page: Page) {
  await page.getByText('Clocks and pace').click();
  await page.getByRole('combobox', { name: 'Time to claim' }).selectOption({ label: 'no limit' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  const code = (await page.locator('.invite-code b').textContent()) ?? '';
  return { code, link: await page.locator('.copy-link textarea').inputValue() };
}

test('four guests play a hand by link, one reloads, one loses the line', { tag: '@desktop' }, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const people = await Promise.all([0, 1, 2, 3].map(() => somebody(browser)));
  const [host, second, third, fourth] = people.map(({ page }) => page);
  if (!host || !second || !third || !fourth) throw new Error('nobody came');
  const guests = [
    [second, 'Uncle Tan'],
    [third, 'Mei Ling'],
    [fourth, 'Auntie Lim'],
  ] as const;
  const { link } = await openTable(host, { game: 'hong-kong-old-style', root: baseURL ?? '' });
  await expect(host.locator('.deal-why')).toContainText('3 seats are open');
  for (const [place, [page, name]] of guests.entries()) await join(page, { link, name, seat: place + 2 });
  for (const [page] of guests) await page.getByRole('button', { name: 'I’m ready' }).click();
  const deal = host.locator('.deal-key');
  await expect(deal).toBeEnabled();
  await deal.click();
  await Promise.all(people.map(({ page }) => handTiles(page).first().waitFor()));
  // nobody is *you* but oneself
  await expect(second.locator('.plate', { hasText: 'You' })).toHaveCount(1);
  await Promise.all([second, third, fourth].map(playBySelf));
  // a reload, whatever the table is waiting for
  await host.locator('button.key-pass, [data-own-turn="true"]').first().waitFor();
  const before = await handTiles(host).count();
  await host.reload();
  await expect(handTiles(host)).toHaveCount(before);
  // a line that drops: the page says so, and is fresh again
  await host.context().setOffline(true);
  await expect(host.locator('.line-notice.is-over')).toContainText('offline');
  await host.context().setOffline(false);
  await expect(host.locator('.line-notice.is-over')).toHaveText('');
  await playBySelf(host);
  await Promise.all(people.map(({ page }) => page.locator('dialog.result').waitFor({ timeout: 120_000 })));
  // ready for the next: everybody has to be
  await second.locator('dialog.result:not(.is-deaf) .result-next').click();
  await expect(host.locator('.ready-list .is-ready')).toHaveCount(1);
  for (const page of [host, third, fourth]) {
    await page.locator('dialog.result:not(.is-deaf) .result-next').click();
  }
  await Promise.all(people.map(({ page }) => page.locator('dialog.result').waitFor({ state: 'detached' })));
  await expect(host.getByRole('button', { name: 'Scores' })).toContainText('Hand 2 of 4');
  // a network that is gone is said in the console by the browser itself
  expect(people.flatMap(({ heard }) => heard).filter((each) => !each.includes('ERR_INTERNET'))).toEqual([]);
});

/** Makes an account at the door, and keeps its codes. */
async function makeAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill('kopi-o kosong');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'To the tables' }).click();
}

test('on plain http: make an account, open, copy the link, talk, and play a hand with who came by it', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const [{ page, heard }, friend] = [await somebody(browser), await somebody(browser)];
  const root = (baseURL ?? '').replace('localhost', 'tilehouse.test');
  await page.goto(`${root}tables?game=malaysian`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await makeAccount(page, `Siew Lan ${Date.now() % 100_000}`);
  const { code, link } = await open(page);
  expect(link).toBe(`${root}r/${code}`);
  await page.getByRole('button', { name: 'Copy' }).click();
  // there is no clipboard here: it is copied the old way, or stands selected
  await expect(page.locator('.invite')).toContainText(/Copied|it is selected/);
  await expect(page.getByRole('textbox', { name: 'Link to this room' })).toHaveValue(link);
  const selected = () => (document.activeElement as HTMLInputElement | null)?.value;
  expect(await page.evaluate(selected)).toBe(link);
  await join(friend.page, { link, name: 'Uncle Tan', seat: 2 });
  await page.getByRole('textbox', { name: 'Say something' }).fill('Kopi first? <b>Yes</b>');
  await page.keyboard.press('Enter');
  await expect(page.locator('.talk-line')).toHaveText('Kopi first? <b>Yes</b>');
  await expect(friend.page.locator('.talk-line')).toContainText('Kopi first? <b>Yes</b>');
  await friend.page.getByRole('button', { name: 'Good luck, everybody.' }).click();
  await expect(page.locator('.talk-line')).toHaveCount(2);
  await page.getByRole('button', { name: /Add a computer/ }).click();
  await friend.page.getByRole('button', { name: 'I’m ready' }).click();
  await page.locator('.deal-key').click();
  const both = [page, friend.page];
  await Promise.all(both.map((each) => handTiles(each).first().waitFor()));
  await Promise.all(both.map(playBySelf));
  await Promise.all(both.map((each) => each.locator('dialog.result').waitFor({ timeout: 120_000 })));
  expect([...heard, ...friend.heard]).toEqual([]);
});

test('a code however it is typed, a seat that is taken, a room that isn’t there', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const root = baseURL ?? '';
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  const { code } = await openTable(host.page, { game: 'missing-suit', root });
  // before anybody is asked for a name
  await guest.page.goto(`${root}r/ZZZZZZ`);
  await expect(guest.page.getByRole('alert')).toContainText('no open room');
  await expect(guest.page.getByRole('link', { name: 'To the tables' })).toBeVisible();
  await comeIn(guest.page, `${root}tables`, 'Uncle Tan');
  await guest.page
    .getByRole('textbox', { name: 'Room code' })
    .fill(` ${code.slice(0, 3).toLowerCase()} - ${code.slice(3)}`);
  await guest.page.getByRole('button', { name: 'Enter', exact: true }).click();
  await guest.page.locator('.stage').waitFor();
  // while one's line is down somebody else takes the seat
  await guest.page.context().setOffline(true);
  await host.page.getByRole('button', { name: 'Seat 2: Add a computer' }).click();
  await expect(host.page.locator('.seat-card.is-open')).toHaveCount(1);
  await guest.page.context().setOffline(false);
  await expect(guest.page.locator('.seat-card.is-open')).toHaveCount(1);
  await guest.page.getByRole('button', { name: 'Seat 3: Sit here' }).click();
  await expect(host.page.locator('.deal-why')).toContainText('Not ready yet: Uncle Tan');
  await host.page.getByRole('button', { name: 'Close the table' }).click();
  await host.page.getByRole('button', { name: 'Close it' }).click();
  await expect(guest.page.getByRole('alert')).toHaveText('Siew Lan closed it.');
  await expect(host.page.getByRole('alert')).toHaveText('You closed it.');
});

test('every page has its place, and axe finds nothing', { tag: '@extremes' }, async ({ page, baseURL }) => {
  const looked = async (): Promise<void> => {
    expect(await layoutFaults(page)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
  };
  await page.goto('tables');
  await page.getByRole('button', { name: 'Come in' }).waitFor();
  await looked();
  await openTable(page, { game: 'hong-kong', root: baseURL ?? '' });
  await page.locator('.stage').waitFor();
  await looked();
  // what one needs is on screen at once, in the smallest window too
  await expect(page.locator('.deal-key')).toBeInViewport({ ratio: 1 });
  await expect(
    page.locator('.invite-code b, .invite-key b').filter({ visible: true }).first(),
  ).toBeInViewport({ ratio: 1 });
  const chip = page.getByRole('button', { name: 'No turn clock' });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveAccessibleDescription(/all the time they like/);
  await expect(page.locator('.explaining')).toHaveText(/all the time they like/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.explaining')).toHaveCount(0);
  await page.goto('tables');
  await page.locator('.table-row').first().waitFor();
  await looked();
});

test('a guest makes an account, keeps the codes, goes and comes back', { tag: '@desktop' }, async ({
  page,
}) => {
  const name = `Ah Hock ${Date.now() % 100_000}`;
  await comeIn(page, 'account', name);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByRole('alert')).toContainText('8 letters or more');
  const eye = page.getByRole('button', { name: 'Password: show what is typed' });
  await eye.click();
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Password', { exact: true }).fill('kopi-o kosong');
  await page.getByRole('button', { name: 'Make the account' }).click();
  const codes = await page.getByRole('textbox', { name: 'Recovery codes' }).inputValue();
  expect(codes.split('\n').length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is made' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText('is play money')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('button', { name: 'I don’t know my password' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'I have an account' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill('kopi-o kosong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

/** The operator's page, the host check, going on at another device, and house rules by link. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { complaints } from './complaints.ts';
import { everybodyGoes } from './friends.ts';
import { layoutFaults } from './layout-faults.ts';

test.afterEach(everybodyGoes);

const run = promisify(execFile);
const port = process.env.E2E_PORT ?? '38217';

/** Makes an operator on the command line, as somebody who runs a house can at any time. @returns the password */
async function makeOperator(name: string): Promise<string> {
  const tilehouse = new URL('../apps/cli/bin/tilehouse.js', import.meta.url).pathname;
  const data = new URL(`../test-results/data-${port}`, import.meta.url).pathname;
  const args = [tilehouse, 'user', 'add', name, '--operator', '--json', '--data', data];
  const { stdout } = await run(process.execPath, args);
  return (JSON.parse(stdout) as { readonly password: string }).password;
}

/** Somebody at a browser of their own, come in as a guest where a name is given. */
async function somebody(browser: Browser, root: string, name?: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (name === undefined) return page;
  await page.goto(`${root}tables`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name: 'Open a table' }).waitFor();
  return page;
}

/** Opens a room and stays there. */
async function openRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.invite-code b').waitFor();
}

async function looksRight(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

test('an operator closes a table, makes a code, resets a password, and checks the house', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const root = baseURL ?? '';
  const name = `Boss ${port}`;
  const [password, guest] = await Promise.all([makeOperator(name), somebody(browser, root, 'Siew Lan')]);
  await openRoom(guest);
  const code = (await guest.locator('.invite-code b').textContent()) ?? '';
  await guest.goto(`${root}operator`);
  await expect(guest.getByRole('alert')).toContainText('an operator’s account');
  await guest.goBack();
  const page = await somebody(browser, root);
  const heard = complaints(page);
  await page.goto(`${root}operator`);
  await page.getByRole('button', { name: 'I have an account' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const table = page.locator('.live-table', { hasText: code });
  await expect(table).toContainText('Siew Lan, open seat');
  await page.getByRole('textbox', { name: 'For whom' }).fill('Auntie Lim');
  await page.getByRole('button', { name: 'Make a code' }).click();
  await expect(page.locator('.handed textarea')).toHaveValue(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  await page.getByRole('button', { name: 'Take back the code for Auntie Lim' }).click();
  await expect(page.locator('.code-list li', { hasText: 'Auntie Lim' })).toContainText('taken back');
  await page.getByRole('textbox', { name: 'Name of the account' }).fill('Nobody At All');
  await page.getByRole('button', { name: 'Reset …' }).click();
  await page.getByRole('button', { name: 'Reset it' }).click();
  await expect(page.getByText('No account here has that name.')).toBeVisible();
  await table.getByRole('button', { name: 'Close' }).click();
  await expect(table.getByRole('alert')).toContainText('told that you did');
  await looksRight(page);
  await table.getByRole('button', { name: 'Close it' }).click();
  await expect(page.locator('.audit-list')).toContainText(`${name} closed the table ${code}`);
  await expect(guest.getByRole('alert')).toContainText(`${name}, who runs this house, closed it.`);
  await page.getByRole('link', { name: 'Host check' }).click();
  await expect(page.locator('.check-list')).toContainText('Room on the disk');
  await expect(page.locator('.check-list .is-wrong')).toHaveCount(0);
  await looksRight(page);
  // the name that no account has was refused by the house
  expect(heard.filter((each) => !each.includes('404'))).toEqual([]);
});

test('a guest goes on at another device, and rules come by link', { tag: '@desktop' }, async ({
  browser,
  baseURL,
}) => {
  const root = baseURL ?? '';
  const old = await somebody(browser, root, 'Uncle Tan');
  await old.getByRole('radio', { name: 'Anybody' }).check({ force: true });
  await old.getByText('Kept house rules').click();
  const rules = await old.getByRole('textbox', { name: 'Link to these house rules' }).inputValue();
  // links name an address of the network, where the tests' house isn't
  await old.goto(`${root}tables${new URL(rules).search}`);
  await expect(old.getByRole('radio', { name: 'Anybody' })).toBeChecked();
  await old.goto(`${root}tables?rules=nonsense`);
  await expect(old.getByRole('alert').filter({ hasText: 'can’t be read' })).toBeVisible();
  await openRoom(old);
  const room = old.url();
  await old.goto(`${root}account`);
  await old.getByRole('link', { name: 'Go on at another device' }).click();
  await old.getByRole('button', { name: 'Make a link' }).click();
  const link = await old.getByRole('textbox', { name: 'Link for the other device' }).inputValue();
  await old.locator('svg.qr').waitFor();
  await looksRight(old);
  const anew = await somebody(browser, root);
  await anew.goto(`${root}continue${new URL(link).hash}`);
  await expect(anew.getByRole('heading', { name: 'Go on here as Uncle Tan?' })).toBeVisible();
  await anew.getByRole('button', { name: 'Go on here' }).click();
  await anew.locator('.seat-card.is-own').waitFor();
  expect(anew.url()).toBe(room);
  await old.goto(room);
  await expect(old.getByRole('heading', { name: 'You went on at another device' })).toBeVisible();
  await looksRight(old);
  // it was a mistake: everything comes back, and the other device is told in its turn
  await old.getByRole('button', { name: 'Take it back here' }).click();
  await old.locator('.seat-card.is-own').waitFor();
  await expect(anew.getByRole('heading', { name: 'You went on at another device' })).toBeVisible();
});

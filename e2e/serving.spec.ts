/** The page opens wherever it may be served: deep addresses, base paths, plain http on a home network. */
import { expect, type Page, test } from '@playwright/test';
import { complaints } from './complaints.ts';

const home = (page: Page) => page.getByRole('heading', { name: 'What shall we play?' });

test('opens at an address deep inside the app', async ({ page }) => {
  const heard = complaints(page);
  await page.goto('some/deep/address');
  await expect(page.getByRole('heading', { name: 'There is no such page.' })).toBeVisible();
  await page.getByRole('link', { name: 'To the games' }).click();
  await expect(home(page)).toBeVisible();
  expect(heard).toEqual([]);
});

test('opens below a base path', async ({ page, baseURL }) => {
  const heard = complaints(page);
  const url = new URL(baseURL ?? '');
  url.port = String(Number(url.port) + 1);
  await page.goto(new URL('/games/mahjong', url).href);
  await expect(home(page)).toBeVisible();
  await page.goto(new URL('/games/mahjong/solo/missing-suit', url).href);
  await page.locator('[data-hand]').first().waitFor();
  expect(heard).toEqual([]);
});

test('opens over plain http from another address on the network', async ({ page, baseURL }) => {
  const heard = complaints(page);
  await page.goto((baseURL ?? '').replace('localhost', 'tilehouse.test'));
  await expect(home(page)).toBeVisible();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  expect(heard).toEqual([]);
});

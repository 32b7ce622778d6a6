/** The page opens wherever it may be served: deep addresses, base paths, plain http on a home network. */
import { expect, test } from '@playwright/test';
import { complaints } from './complaints.ts';

test('opens at an address deep inside the app', async ({ page }) => {
  const heard = complaints(page);
  await page.goto('some/deep/address');
  await expect(page.getByRole('heading', { name: 'Tilehouse' })).toBeVisible();
  expect(heard).toEqual([]);
});

test('opens below a base path', async ({ page, baseURL }) => {
  const heard = complaints(page);
  const url = new URL(baseURL ?? '');
  url.port = String(Number(url.port) + 1);
  for (const address of ['/games/mahjong', '/games/mahjong/some/deep/address']) {
    await page.goto(new URL(address, url).href);
    await expect(page.getByRole('heading', { name: 'Tilehouse' })).toBeVisible();
  }
  expect(heard).toEqual([]);
});

test('opens over plain http from another address on the network', async ({ page, baseURL }) => {
  const heard = complaints(page);
  await page.goto((baseURL ?? '').replace('localhost', 'tilehouse.test'));
  await expect(page.getByRole('heading', { name: 'Tilehouse' })).toBeVisible();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  expect(heard).toEqual([]);
});

/** The page opens in every window without a word of complaint from the browser. */
import { expect, test } from '@playwright/test';
import { complaints } from './complaints.ts';

test('opens on this computer', async ({ page }) => {
  const heard = complaints(page);
  await page.goto('');
  await expect(page.getByRole('heading', { name: 'Tilehouse' })).toBeVisible();
  expect(heard).toEqual([]);
});

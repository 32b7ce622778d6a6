/** The page opens in every window without a word of complaint from the browser. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { complaints } from './complaints.ts';
import { layoutFaults } from './layout-faults.ts';

for (const language of ['en', 'zh-Hant']) {
  test.describe(language, () => {
    test.use({ locale: language });

    test('home opens, whole and legible', async ({ page }) => {
      const heard = complaints(page);
      await page.goto('');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(18);
      // the art of the tiles is on its way while they show words
      await expect(page.locator('.tile-words')).toHaveCount(0);
      expect(await layoutFaults(page)).toEqual([]);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(heard).toEqual([]);
    });
  });
}

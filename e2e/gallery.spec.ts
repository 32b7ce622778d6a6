/** Every situation in every window: nothing over anything else, nothing cut off, no words too small, axe content. */
import { expect, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { openSituation, situations } from './gallery.ts';
import { layoutFaults } from './layout-faults.ts';

/** Those that bring elements or colours the others don't have. */
const unlike: readonly (typeof situations)[number][] = [
  'crowd-flowers',
  'claims',
  'turn',
  'refused',
  'below-minimum',
  'paused',
  'redeem',
  'result-win',
  'match-over',
  'losers',
];

for (const language of ['en', 'zh-Hant']) {
  test.describe(language, () => {
    test.use({ locale: language });

    // in the other language in two windows: the places are the same, the words a little longer or shorter
    test('the table is whole and legible in every situation', {
      tag: language === 'en' ? [] : '@one-window',
    }, async ({ page }) => {
      test.setTimeout(300_000);
      for (const situation of situations) {
        await test.step(situation, async () => {
          await openSituation(page, situation);
          expect(await layoutFaults(page)).toEqual([]);
        });
      }
    });

    test('redeeming a Fei and setting one aside share a key, and can be picked', {
      tag: '@two-windows',
    }, async ({ page }) => {
      await openSituation(page, 'redeem');
      await page.locator('.key-redeem').click();
      await expect(page.locator('.choice')).toHaveCount(2);
      expect(await layoutFaults(page)).toEqual([]);
    });

    test('ways to chow can be picked', { tag: '@two-windows' }, async ({ page }) => {
      await openSituation(page, 'claims');
      await page.locator('.key-chow').click();
      await expect(page.locator('.choice')).toHaveCount(4);
      expect(await layoutFaults(page)).toEqual([]);
    });
  });
}

test('the table is open to everybody', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(400_000);
  for (const situation of unlike) {
    await test.step(situation, async () => {
      await openSituation(page, situation);
      expect(await axeFaults(page)).toEqual([]);
    });
  }
});

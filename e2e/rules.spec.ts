/** The rules pages and the calculator: whole and legible, and a hand is laid out, counted and raised by taps. */
import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { complaints } from './complaints.ts';
import { layoutFaults } from './layout-faults.ts';

const tableGames = ['missing-suit', 'malaysian', 'hong-kong-old-style', 'hong-kong'];

/** Nothing over anything, nothing cut off. */
async function fits(page: Page): Promise<void> {
  await expect(page.locator('.tile-words')).toHaveCount(0);
  expect(await layoutFaults(page)).toEqual([]);
}

/** And nothing hidden from anybody. */
async function isWhole(page: Page): Promise<void> {
  await fits(page);
  expect(await axeFaults(page, '.small-tiles .tile')).toEqual([]);
}

for (const language of ['en', 'zh-Hant']) {
  test.describe(language, () => {
    test.use({ locale: language });

    for (const game of [...tableGames, 'mahjong-match']) {
      test(`the rules of ${game} are whole and legible`, { tag: '@desktop' }, async ({ page }) => {
        const heard = complaints(page);
        await page.goto(`rules/${game}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // the same elements in other words: what is open to everybody in one language, and for one game, is in all
        const isFirst = language === 'en' && ['missing-suit', 'mahjong-match'].includes(game);
        await (isFirst ? isWhole(page) : fits(page));
        expect(heard).toEqual([]);
      });
    }

    test('rules and calculator fit this window', { tag: '@extremes' }, async ({ page }) => {
      const heard = complaints(page);
      await page.goto('rules/hong-kong');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fits(page);
      await page.goto('worth/malaysian?hand=335677788p1x&sets=345p&win=8p&aside=3f12y4j&seat=west');
      await expect(page.locator('.raise').first()).toBeVisible();
      await isWhole(page);
      expect(heard).toEqual([]);
    });
  });
}

test('a hand is laid out by taps, counted, and raised', { tag: '@two-windows' }, async ({ page }) => {
  await page.goto('worth/hong-kong-old-style');
  const tap = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  /** Phones show one group of tiles at a time. */
  const openGroup = async (name: string): Promise<void> => {
    const group = page.getByRole('radio', { name, exact: true });
    if (await group.isVisible()) await group.check({ force: true });
  };
  await page.getByRole('radio', { name: 'Pung' }).check({ force: true });
  await openGroup('字');
  await tap(/^red dragon, /);
  await page.getByRole('radio', { name: 'Chow' }).check({ force: true });
  await openGroup('索');
  await tap(/^1 bamboo, /);
  await tap(/^4 bamboo, /);
  await page.getByRole('radio', { name: 'Tile' }).check({ force: true });
  for (const name of [/^7 bamboo, /, /^8 bamboo, /, /^9 bamboo, /]) await tap(name);
  await openGroup('字');
  await tap(/^east wind, /);
  await expect(page.locator('.outcome')).toContainText('Ready');
  await tap(/^Win on east wind/);
  // one suit with honours, and the dragons
  await expect(page.locator('.outcome-head')).toContainText('4 fan');
  const before = page.url();
  await page.locator('.raise button').first().click();
  await expect(page.locator('.outcome-head')).not.toContainText('4 fan');
  await page.reload();
  await expect(page.locator('.outcome-head')).not.toContainText('4 fan');
  await page.goBack();
  await expect(page.locator('.outcome-head')).toContainText('4 fan');
  expect(page.url()).toBe(before);
});

test('the rules lead to the calculator, and an unknown game nowhere', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('rules/hong-kong');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'What counts' })
    .click();
  await expect(page.locator('#fan-title')).toBeInViewport();
  await page.getByRole('link', { name: /example of Little three dragons/ }).click();
  await expect(page.locator('.outcome-head')).toContainText('5 fan');
  await page.goto('rules/nothing');
  await expect(page.getByRole('heading', { name: 'There is no such page.' })).toBeVisible();
});

/** People play against computers: by mouse or touch in every window, and by keyboard alone. */
import { expect, type Page } from '@playwright/test';
import { complaints } from './complaints.ts';
import { layoutFaults } from './layout-faults.ts';
import { Person } from './person.ts';
import { test } from './seeded.ts';

/** Sets the quick pace, as a person would in the settings. */
async function quickPace(page: Page): Promise<void> {
  await page.goto('');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Quick' }).check({ force: true });
  await page.getByRole('button', { name: 'Done' }).click();
}

async function openTable(page: Page, game: RegExp): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`${game.source}: Play now`) }).click();
  await page.locator('[data-hand]').first().waitFor();
}

test('a hand of The Missing Suit, then the next one', { tag: '@layouts' }, async ({ page, hasTouch }) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await quickPace(page);
  await openTable(page, /The Missing Suit/);
  const person = new Person(page, { means: 'pointer', hasTouch: hasTouch ?? false });
  await person.finishHand();
  expect(await layoutFaults(page)).toEqual([]);
  await person.goOn();
  await page.locator('[data-hand]').first().waitFor();
  expect(await layoutFaults(page)).toEqual([]);
  expect(heard).toEqual([]);
});

test('a hand of the Malaysian game', { tag: '@phone' }, async ({ page, hasTouch }) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await quickPace(page);
  await openTable(page, /Malaysian/);
  const person = new Person(page, { means: 'pointer', hasTouch: hasTouch ?? false });
  await person.finishHand();
  expect(await layoutFaults(page)).toEqual([]);
  expect(heard).toEqual([]);
});

test('a whole match of Hong Kong, old style', { tag: '@now-and-then' }, async ({ page, hasTouch }) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await quickPace(page);
  await openTable(page, /Hong Kong, old style/);
  const person = new Person(page, { means: 'pointer', hasTouch: hasTouch ?? false });
  for (let hand = 1; hand <= 4; hand += 1) {
    await person.finishHand();
    expect(await layoutFaults(page)).toEqual([]);
    if (hand < 4) await person.goOn();
  }
  await expect(page.locator('.match-winner')).toBeVisible();
  await expect(page.locator('.result .score-table tbody tr')).toHaveCount(4);
  await person.goOn();
  await page.locator('[data-hand]').first().waitFor();
  expect(heard).toEqual([]);
});

test('a hand of Hong Kong with flowers, which is a match', { tag: '@phone' }, async ({ page, hasTouch }) => {
  test.setTimeout(400_000);
  const heard = complaints(page);
  await quickPace(page);
  await openTable(page, /Hong Kong with flowers/);
  const person = new Person(page, { means: 'pointer', hasTouch: hasTouch ?? false });
  await person.finishHand();
  await expect(page.locator('.match-winner')).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await person.goOn();
  await page.locator('[data-hand]').first().waitFor();
  expect(heard).toEqual([]);
});

test('a hand by keyboard alone', { tag: '@one-window' }, async ({ page }) => {
  test.setTimeout(300_000);
  await quickPace(page);
  const link = page.getByRole('link', { name: /The Missing Suit: Play now/ });
  for (let tries = 0; tries < 30; tries += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.locator('[data-hand]').first().waitFor();
  const person = new Person(page, { means: 'keyboard', hasTouch: false });
  await person.finishHand();
  await person.goOn();
  await page.locator('[data-hand]').first().waitFor();
});

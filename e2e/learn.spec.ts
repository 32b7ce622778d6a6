/** The lessons: learned by taps alone, wrong taps answered by their reason, legible in every window. */
import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { complaints } from './complaints.ts';
import { layoutFaults } from './layout-faults.ts';

/** Presses by finger where there is one. */
async function press(page: Page, selector: string, place = 0): Promise<void> {
  const target = page.locator(selector).nth(place);
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (hasTouch) await target.tap();
  else await target.click();
}

/** What is tapped, step by step, in the first game's lessons: places in the row, calls, seats, hands. */
const taps: readonly (readonly (readonly number[])[])[] = [
  [[], [0, 2], [0, 4], [1, 4]],
  [[], [0, 2, 4], [0, 2, 4], [1], [1, 2], [0, 3, 4], [], [], [0, 1, 2]],
  [[], [1], [3], [], [1, 3], [7], [0, 2], [], [1, 2, 3]],
  [[], [1], [0], [4], [2], [3], [1], [1], [0]],
  [[], [1], [0], [1], [1], []],
];

const tappable = '.stage .tap-tile, .call, .rival, .worth-button';

/** Taps through a lesson. */
async function takeLesson(page: Page, steps: readonly (readonly number[])[]): Promise<void> {
  for (const [at, places] of steps.entries()) {
    await page.locator(`.dots span:nth-child(${at + 1}).is-here`).waitFor();
    for (const place of places) await press(page, tappable, place);
    await press(page, '.lesson-next:enabled');
  }
  await page.locator('.is-finished').waitFor();
}

test('the five lessons, by taps alone', { tag: '@phone' }, async ({ page }) => {
  const heard = complaints(page);
  await page.goto('learn');
  await press(page, '.chapter');
  for (const steps of taps) {
    await takeLesson(page, steps);
    await press(page, '.lesson-next');
  }
  await expect(page).toHaveURL(/learn\/first-hand$/);
  await page.goto('learn');
  await expect(page.locator('.chapter-end', { hasText: 'done' })).toHaveCount(5);
  expect(heard).toEqual([]);
});

test('a wrong tap is answered by its reason, and a reload stays on the step', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('learn/set');
  await page.getByRole('button', { name: 'Next' }).click();
  for (const tile of ['4 dots', '9 dots', '5 dots']) await page.getByRole('button', { name: tile }).click();
  await expect(page.getByRole('status')).toHaveText(
    '4 dots and 5 dots need 3 dots or 6 dots; 9 dots doesn’t fit.',
  );
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.reload();
  await expect(page.locator('.lesson-line')).toHaveText('Tap three in a row.');
  // by keyboard: along the row with the arrows
  await page.getByRole('button', { name: '4 dots' }).focus();
  await page.keyboard.press('Enter');
  for (const _ of [1, 2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    if (!['9 dots', 'south wind'].includes((await page.locator(':focus').getAttribute('aria-label')) ?? ''))
      await page.keyboard.press('Enter');
  }
  await expect(page.locator('.outcome.is-right')).toBeVisible();
});

test('a first hand is won by doing what the coach says', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(200_000);
  const heard = complaints(page);
  await page.addInitScript(() =>
    localStorage.setItem('tilehouse-settings', '{"pace":"quick","motion":"off"}'),
  );
  await page.goto('learn/first-hand');
  const says = page.locator('.status em').first();
  for (;;) {
    const asked = await page.waitForFunction(() => {
      if (document.querySelector('dialog.result[open]') !== null) return 'over';
      const text = document.querySelector('.status em')?.textContent ?? '';
      return document.querySelector('[data-prompt]') !== null && /^(throw|say|pass)/.test(text) && text;
    });
    const advice = await asked.jsonValue();
    if (advice === 'over') break;
    const prompt = await page.locator('.felt-things').getAttribute('data-prompt');
    if (advice === 'pass this one') await page.keyboard.press('x');
    else if (/^say/.test(String(advice))) {
      const key = { Win: 'w', Pung: 'p', Chow: 'c', Kong: 'k' }[String(advice).slice(4)] ?? '';
      await page.keyboard.press(key);
      // with several ways the first will do
      if ((await page.locator('.choices button').count()) > 0)
        await page.locator('.choices button').first().click();
    } else {
      await throwTile(page, (await says.textContent())?.slice(6) ?? '');
    }
    await page.locator(`.felt-things[data-prompt="${prompt}"]`).waitFor({ state: 'detached' });
  }
  await expect(page.locator('.result-coach')).toContainText('won');
  await expect(page.locator('.slip-row').first()).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await page.locator('dialog.result:not(.is-deaf) .result-next').click();
  await expect(page).toHaveURL(/solo\/missing-suit$/);
  expect(heard).toEqual([]);
});

/** Throws the tile that the coach names: raised first, then thrown. */
async function throwTile(page: Page, name: string): Promise<void> {
  const named = page.getByRole('button', { name: new RegExp(`^${name}(, drawn)?$`) });
  await page.locator('[data-hand]').and(named).last().click();
  await page.locator('button.key-discard').click();
}

for (const locale of ['en', 'zh-Hant']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('lessons are whole and legible', { tag: '@extremes' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const look = async (address: string, tap?: string): Promise<void> => {
        await page.goto(address);
        await page.locator('.chapter, .lesson-line').first().waitFor();
        await expect(page.locator('.tile-words')).toHaveCount(0);
        if (tap !== undefined) await press(page, tap);
        expect(await layoutFaults(page), address).toEqual([]);
      };
      const check = async (): Promise<void> => {
        expect(await axeFaults(page)).toEqual([]);
      };
      await look('learn');
      await look('learn/hand?step=7', '.tap-tile');
      await check();
      await look('learn/claims?step=2', '.call-chow');
      await look('learn/fan?step=2', '.worth-button');
      await check();
    });
  });
}

/** Two people play Mahjong Match on one device: by mouse or touch in every window, and by keyboard alone. */
import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { complaints } from './complaints.ts';
import { layoutFaults } from './layout-faults.ts';
import { test } from './seeded.ts';

type Mode = 'alternating' | 'sudden-death';

const result = (page: Page) => page.locator('dialog.match-result');
const turnedUp = (page: Page) => page.locator('.match-place.is-up');
const status = (page: Page) => page.locator('.match-status');

/** Everything that is wrong with what is on screen: its layout, and what axe finds. */
async function faults(page: Page): Promise<readonly string[]> {
  // pictures are on their way while tiles show words
  await expect(page.locator('.tile-words')).toHaveCount(0);
  return [...(await layoutFaults(page)), ...(await axeFaults(page))];
}

async function begin(
  page: Page,
  mode: Mode,
  names: readonly [string, string] = ['Siew Lan', '陳伯'],
): Promise<void> {
  await page.goto('match');
  const fields = page.locator('.match-name input');
  await fields.nth(0).fill(names[0]);
  await fields.nth(1).fill(names[1]);
  await page
    .locator('.match-setup input[type=radio]')
    .nth(mode === 'alternating' ? 0 : 1)
    .check({ force: true });
  await page.locator('.match-setup button[type=submit]').click();
  await expect(page.locator('.match-place.is-gap')).toHaveCount(1);
}

/** Turns the tile at a place; waits until it lies face up. */
async function turn(page: Page, place: number): Promise<void> {
  const tile = page.locator(`[data-place="${place}"]`);
  await tile.click();
  await expect(tile).toHaveAttribute('data-tile', /./);
}

const nextDown = (page: Page, from: number): Promise<number> =>
  page
    .locator('.match-place.is-down')
    .nth(from)
    .evaluate((tile) => Number(tile.getAttribute('data-place')));

/** Waits until the result answers to taps. */
const heardAgain = (page: Page): Promise<void> => page.locator('dialog.match-result:not(.is-deaf)').waitFor();

/** Turns tiles all over the board until the round is over. */
async function playOn(page: Page): Promise<void> {
  for (let tries = 0; (await result(page).count()) === 0; tries += 1) {
    await turn(page, await nextDown(page, (tries * 31) % Math.min(90, 140 - tries)));
  }
}

const tags: Readonly<Record<string, string>> = {
  'en alternating': '@extremes',
  'zh-Hant sudden-death': '@phone',
};

for (const language of ['en', 'zh-Hant']) {
  test.describe(language, () => {
    test.use({ locale: language });

    for (const mode of ['alternating', 'sudden-death'] as const) {
      // both modes and both languages, not every pair of them
      const tag = tags[`${language} ${mode}`] ?? '@now-and-then';
      test(`a round, ${mode}, whole and legible throughout`, { tag }, async ({ page }) => {
        test.setTimeout(300_000);
        const heard = complaints(page);
        // the same elements in other words
        const look = language === 'en' ? faults : layoutFaults;
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('match');
        await expect(page.locator('.match-target.is-empty')).toBeVisible();
        await expect(page.locator('.match-place.is-down')).toHaveCount(144);
        // until the pictures are there their names stand in for them
        await expect(page.locator('.tile-words')).toHaveCount(0);
        expect(await look(page)).toEqual([]);
        await begin(page, mode);
        await expect(page.locator('.match-place.is-down')).toHaveCount(143);
        await expect(page.locator('.match-plate.is-turn')).toHaveCount(1);
        expect(await layoutFaults(page)).toEqual([]);
        await turn(page, await nextDown(page, 20));
        expect(await look(page)).toEqual([]);
        await playOn(page);
        expect(await look(page)).toEqual([]);
        // the first tap on the panel may have been meant for the board
        await heardAgain(page);
        await page.locator('.match-next').click();
        await expect(result(page)).toHaveCount(0);
        await expect(page.locator('.match-place.is-down')).toHaveCount(143);
        await expect(page.getByText('Siew Lan', { exact: true }).first()).toBeVisible();
        expect(heard).toEqual([]);
      });
    }
  });
}

test('every place on the board can be reached and is large enough for a thumb', async ({
  page,
  hasTouch,
}) => {
  await begin(page, 'alternating');
  const last = page.locator('[data-place="143"]');
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(43.5);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  if (
    (await last.getAttribute('data-tile')) === null &&
    !(await last.evaluate((at) => at.classList.contains('is-gap')))
  ) {
    await (hasTouch ? last.tap() : last.click());
    await expect(last).toHaveAttribute('data-tile', /./);
  }
});

test('the pair is compared: one match wins, and the panel shows which', { tag: '@desktop' }, async ({
  page,
}) => {
  await begin(page, 'alternating');
  await playOn(page);
  await expect(result(page).locator('li.is-match')).toHaveCount(1);
  const winner = await result(page).locator('li.is-match b > span:last-child').textContent();
  await expect(result(page).getByRole('heading')).toHaveText(`${winner} wins`);
});

test('a tap on a tile that lies open changes nothing and says why; so does one after the end', {
  tag: '@desktop',
}, async ({ page }) => {
  await begin(page, 'alternating');
  const place = await nextDown(page, 3);
  await turn(page, place);
  await page.locator(`[data-place="${place}"]`).click();
  await expect(status(page)).toContainText('face up already');
  await expect(turnedUp(page)).toHaveCount(1);
  await page.locator('.match-place.is-gap').click();
  await expect(status(page)).toContainText('the target came from this place');
  await playOn(page);
  const count = await turnedUp(page).count();
  await heardAgain(page);
  await result(page).getByRole('button', { name: 'See the board' }).click();
  await page.locator('.match-place.is-down').first().click();
  await expect(status(page)).toContainText('The round is over');
  await expect(turnedUp(page)).toHaveCount(count);
  await page.getByRole('button', { name: 'Result', exact: true }).click();
  await expect(result(page)).toBeVisible();
});

test('a double tap turns one tile', { tag: '@desktop' }, async ({ page }) => {
  await begin(page, 'sudden-death');
  await page.locator(`[data-place="${await nextDown(page, 5)}"]`).dblclick();
  await expect(turnedUp(page)).toHaveCount(1);
});

test('a reload takes the round up: what was turned stays turned, and home leads back', {
  tag: '@desktop',
}, async ({ page }) => {
  const heard = complaints(page);
  await begin(page, 'alternating', ['Ann', 'Bo']);
  await turn(page, await nextDown(page, 7));
  const seen = (await status(page).textContent()) ?? '';
  const rank = (await page.locator('.match-target h2').textContent()) ?? '';
  await page.reload();
  await expect(turnedUp(page)).toHaveCount(1);
  await expect(status(page)).toHaveText(seen);
  await expect(page.locator('.match-target h2')).toHaveText(rank);
  await page.goto('');
  await page.getByRole('region', { name: 'Your round is waiting' }).getByRole('link').click();
  await expect(status(page)).toHaveText(seen);
  expect(heard).toEqual([]);
});

test('a round can be given up for another, or for other names', { tag: '@desktop' }, async ({ page }) => {
  await begin(page, 'alternating', ['Ann', 'Bo']);
  await turn(page, await nextDown(page, 0));
  const again = page.locator('.match-tools button').first();
  await again.click();
  await page.getByRole('button', { name: 'Shuffle again' }).click();
  await expect(turnedUp(page)).toHaveCount(0);
  await expect(page.locator('.match-place.is-down')).toHaveCount(143);
  await expect(result(page)).toHaveCount(0);
  await again.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Names or mode' }).click();
  await expect(page.locator('.match-name input').first()).toHaveValue('Ann');
  await expect(page.locator('.match-setup input[type=radio]').first()).toBeChecked();
  await page.locator('.match-setup button[type=submit]').click();
  await expect(page.locator('.match-place.is-down')).toHaveCount(143);
});

test('中 and EN change the language on the board, without a network too', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await begin(page, 'alternating');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('.match-target')).toContainText('找這個點數');
  await turn(page, await nextDown(page, 9));
  await expect(status(page)).toContainText('翻出');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(status(page)).toContainText('turned');
  await playOn(page);
  await heardAgain(page);
  await page.locator('.match-next').click();
  await expect(page.locator('.match-place.is-down')).toHaveCount(143);
  await context.setOffline(false);
  await page.getByRole('button', { name: '中文' }).click();
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('想玩甚麼？');
});

test('the ranks are at hand', { tag: '@two-windows' }, async ({ page }) => {
  test.setTimeout(300_000);
  await begin(page, 'alternating');
  await page.getByRole('button', { name: 'Ranks' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /red dragon/ })).toContainText('1');
  expect(await faults(page)).toEqual([]);
});

test('a round by keyboard alone, heard as it goes', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('match');
  await page.locator('.match-setup').waitFor();
  const isOn = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const tabTo = async (selector: string): Promise<void> => {
    for (let tries = 0; tries < 30 && !(await isOn(selector)); tries += 1) await page.keyboard.press('Tab');
    expect(await isOn(selector)).toBe(true);
  };
  await tabTo('.match-name input');
  await page.keyboard.type('Ann');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bo');
  await page.keyboard.press('Enter');
  // the board takes the focus as it opens
  await expect.poll(() => isOn('.match-place')).toBe(true);
  await page.keyboard.press('Control+End');
  await expect(page.locator('[data-place="143"]')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  for (let tries = 0; (await result(page).count()) === 0 && tries < 140; tries += 1) {
    const focused = page.locator('.match-place:focus');
    if (await focused.evaluate((place) => place.classList.contains('is-down'))) {
      await page.keyboard.press('Enter');
      await expect(page.locator('.match-place.is-newest')).toBeAttached();
      await expect(page.locator('.match-place:focus.is-newest, dialog.match-result')).not.toHaveCount(0);
    }
    if ((await result(page).count()) > 0) break;
    const before = await focused.getAttribute('aria-label');
    await page.keyboard.press('ArrowRight');
    if ((await focused.getAttribute('aria-label')) === before) {
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Home');
    }
  }
  await expect(page.locator('.match-next')).toBeFocused();
  await heardAgain(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.match-place.is-down')).toHaveCount(143);
});

test('what lies face down is nowhere in the page', { tag: '@desktop' }, async ({ page }) => {
  await begin(page, 'alternating');
  const down = await page
    .locator('.match-place.is-down')
    .evaluateAll((places) => [
      ...new Set(places.map((place) => place.innerHTML.replace(/style="[^"]*"/, ''))),
    ]);
  expect(down).toHaveLength(1);
});

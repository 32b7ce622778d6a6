/** What else holds at a solo table: it is kept, it can be taken back, paused, read, set otherwise, begun anew. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { complaints } from './complaints.ts';
import { layoutFaults } from './layout-faults.ts';
import { test } from './seeded.ts';

/** Opens a table and waits for one's own turn; the computers wait long enough for nothing else to happen. */
async function openOnTurn(page: Page, game = 'missing-suit'): Promise<void> {
  await page.goto(`solo/${game}`);
  await untilTurn(page);
}

/** Passes until it is one's own turn. */
async function untilTurn(page: Page): Promise<void> {
  await expect(async () => {
    const pass = page.locator('button.key-pass');
    if (await pass.isVisible()) await pass.click({ timeout: 500 });
    await expect(page.locator('[data-own-turn="true"]')).toBeAttached({ timeout: 300 });
  }).toPass({ timeout: 30_000, intervals: [50] });
}

const ownHand = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('[data-hand]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile')));

async function menu(page: Page, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
}

test('a reload takes the table up where it was, and home offers to go on', async ({ page }) => {
  const heard = complaints(page);
  await openOnTurn(page);
  const hand = await ownHand(page);
  await page.reload();
  await expect.poll(() => ownHand(page)).toEqual(hand);
  await page.goto('');
  await page.getByRole('region', { name: 'Your hand is waiting' }).getByRole('link').click();
  await expect.poll(() => ownHand(page)).toEqual(hand);
  expect(heard).toEqual([]);
});

test('two taps throw a tile; a take-back brings it back', async ({ page }) => {
  await openOnTurn(page);
  const hand = await ownHand(page);
  const last = page.locator('[data-hand]:not([data-tile="1x"])').last();
  const thrown = await last.getAttribute('data-tile');
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await last.click();
  await expect(page.locator('[data-own-turn="true"]')).not.toBeAttached();
  expect(await ownHand(page)).not.toEqual(hand);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => ownHand(page)).toEqual(hand);
  expect(hand).toContain(thrown);
});

test('a double tap on a key answers once', async ({ page }) => {
  await openOnTurn(page);
  await page.locator('[data-hand]:not([data-tile="1x"])').first().click();
  await page.locator('.key-discard').dblclick();
  await expect(page.locator('[data-own-turn="true"]')).not.toBeAttached();
  await expect(page.locator('.status')).not.toContainText('Too late');
});

test('dragging a tile up throws it, along puts it elsewhere', async ({ page }) => {
  await openOnTurn(page);
  const before = await ownHand(page);
  const first = page.locator('[data-hand]').first();
  const box = await first.boundingBox();
  if (box === null) throw new Error('no tile');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + box.width * 2.1, middle.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => ownHand(page)).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
  await expect.poll(async () => (await first.boundingBox())?.x).toBe(box.x);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y - box.height * 1.5, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('[data-own-turn="true"]')).not.toBeAttached();
});

test('pausing stops the game and says so; going on goes on', async ({ page }) => {
  await openOnTurn(page);
  await menu(page, /Pause/);
  await expect(page.locator('.status')).toContainText('You paused the game');
  await menu(page, /Go on/);
  await expect(page.locator('.status')).not.toContainText('paused');
});

test('a new table clears the old one, once that is said to be wanted', async ({ page }) => {
  await openOnTurn(page);
  const hand = await ownHand(page);
  await menu(page, /New table/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'New table' }).click();
  await page.getByRole('combobox', { name: 'Fan to win' }).selectOption({ label: '5 fan to win' });
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await page.locator('[data-hand]').first().waitFor();
  await expect.poll(() => ownHand(page)).not.toEqual(hand);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByText('5 fan to win, changed')).toBeVisible();
});

test('the words change with the language, at the table too', async ({ page }) => {
  await openOnTurn(page);
  await menu(page, /Settings/);
  await page.getByRole('radio', { name: '繁體中文' }).check({ force: true });
  await expect(page.getByRole('heading', { name: '設定' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await page.keyboard.press('Escape');
  await expect(page.locator('.plate-name').filter({ hasText: '你' })).toBeVisible();
  await page.reload();
  await expect(page.locator('.plate-name').filter({ hasText: '你' })).toBeVisible();
});

test('every panel is legible and open to everybody', async ({ page }) => {
  test.setTimeout(200_000);
  await openOnTurn(page);
  for (const item of [/Scores/, /Settings/, /The table in words/]) {
    await menu(page, item);
    expect(await layoutFaults(page)).toEqual([]);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('complementary', { name: 'Rules at this table' })).toBeFocused();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('what happens is read out', async ({ page }) => {
  await openOnTurn(page);
  const log = page.getByRole('log');
  await expect(log).toContainText('Your turn.');
  const last = page.locator('[data-hand]:not([data-tile="1x"])').last();
  await last.click();
  await last.click();
  await expect(log).toContainText(/discards|sets|claims|You draw|wins/);
});

test('an address without a table leads back to the games', async ({ page }) => {
  await page.goto('solo/no-such-game');
  await expect(page.getByRole('heading', { name: 'There is no such page.' })).toBeVisible();
  await page.getByRole('link', { name: 'To the games' }).click();
  await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();
});

test('a browser that keeps nothing still plays', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    indexedDB.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await openOnTurn(page);
  await expect(page.locator('[data-hand]').first()).toBeVisible();
});

test('pointing at one of equal tiles says once how many are unseen, and lights them all', async ({
  page,
}) => {
  await openOnTurn(page);
  const hand = await ownHand(page);
  const place = hand.findIndex((tile, at) => tile === hand[at + 1]);
  expect(place, hand.join(' ')).toBeGreaterThanOrEqual(0);
  await page.locator('[data-hand]').nth(place).hover();
  await expect(page.locator('.tile-hint')).toHaveCount(1);
  expect(await page.locator('[data-hand] .tile.same').count()).toBeGreaterThanOrEqual(2);
  expect(await layoutFaults(page)).toEqual([]);
});

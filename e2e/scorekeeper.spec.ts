/** The scorekeeper at a real table: a session of a few hands, put right, reloaded and settled. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaints } from './complaints.ts';
import { layoutFaults } from './layout-faults.ts';

async function press(page: Page, target: Locator): Promise<void> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (hasTouch) await target.tap();
  else await target.click();
}

/** One of the choices of a question. */
const choice = (page: Page, question: string, answer: string): Locator =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true });

/** What the players have, in their order. */
const totals = (page: Page): Locator => page.locator('.board-totals b');

test('a session of The Missing Suit', { tag: '@two-windows' }, async ({ page }, { project }) => {
  const heard = complaints(page);
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await page.goto('scorekeeper');
  for (const [seat, name] of ['Ann', 'Ben', 'Cho'].entries())
    await page.getByRole('textbox', { name: `Seat ${seat + 1}` }).fill(name);
  expect(await layoutFaults(page)).toEqual([]);
  await press(page, button('Start'));

  // Ben wins five fan with a Fei on a tile of Ann's, and made a concealed kong before
  await press(page, button('Note a hand'));
  await press(page, choice(page, 'Who won?', 'Ben'));
  await press(page, choice(page, 'Who threw it?', 'Ann'));
  await page.getByLabel('Fan', { exact: true }).selectOption('5');
  await page.getByLabel('Fei the winner has').selectOption('1');
  await press(page, page.getByText('Paid during the hand'));
  await page.getByLabel('Whose kong?').selectOption('Ben');
  await press(page, button('Add this kong'));
  expect(await layoutFaults(page)).toEqual([]);
  await press(page, button('Note it'));
  // 5 × 40 + 100 + 200 and 5 × 20 + 100 + 200 sen
  await expect(totals(page)).toHaveText(['−RM 5.00', '+RM 9.00', '−RM 4.00']);
  await expect(page.locator('.is-dealer')).toContainText('Ben');

  // Cho wins by herself, worked out of the tiles: nothing set aside is a limit
  await press(page, button('Note a hand'));
  await press(page, choice(page, 'Who won?', 'Cho'));
  await press(page, choice(page, 'How?', 'Self-drawn'));
  await press(page, button('Work it out from the tiles'));
  const palette = page.locator('.palette');
  await press(page, choice(page, 'A tap adds', 'Pung'));
  await press(page, palette.getByRole('button', { name: /^green dragon/ }));
  await press(page, choice(page, 'A tap adds', 'Tile'));
  for (const dots of [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]) {
    await press(page, palette.getByRole('button', { name: new RegExp(`^${dots} dots?,`) }));
  }
  await expect(page.locator('.picker-worth')).toContainText('Ready');
  await press(page, palette.getByRole('button', { name: /^9 dots,/ }));
  await expect(page.locator('.picker-worth')).toContainText('10 fan');
  await expect(page.getByLabel('Fan', { exact: true })).toHaveValue('10');
  expect(await layoutFaults(page)).toEqual([]);
  if (project.name === 'desktop') {
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
  await press(page, button('Note it'));
  await expect(totals(page)).toHaveText(['−RM 13.00', '+RM 1.00', '+RM 12.00']);

  // that hand was noted wrongly: undone, and still so after a reload
  await press(page, button('Undo the last hand'));
  await press(page, page.locator('dialog').getByRole('button', { name: 'Delete', exact: true }));
  await page.reload();
  await expect(totals(page)).toHaveText(['−RM 5.00', '+RM 9.00', '−RM 4.00']);
  expect(await layoutFaults(page)).toEqual([]);

  await press(page, button('Settle up'));
  await expect(page.locator('.sheet-owed li')).toHaveText(['Ann pays Ben RM 5.00', 'Cho pays Ben RM 4.00']);
  expect(await layoutFaults(page)).toEqual([]);
  expect(heard).toEqual([]);
});

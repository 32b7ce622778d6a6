/** A hand of each game is played to its end against computers, the authority being in a worker of the page. */
import { expect, type Page, test } from '@playwright/test';
import { complaints } from './complaints.ts';

/** Plays the first discard offered, or passes, until the hand is over. */
async function playHand(page: Page): Promise<void> {
  const over = page.getByRole('button', { name: 'Next hand' });
  const choice = page.getByRole('button', { name: /^(win|pass|Throw .*)$/ }).first();
  while (!(await over.isVisible())) {
    await expect(choice.or(over)).toBeVisible({ timeout: 20_000 });
    if (await over.isVisible()) return;
    await choice.click({ timeout: 2_000 }).catch(() => undefined);
  }
}

for (const game of ['missing-suit', 'hong-kong-old-style']) {
  test(`a hand of ${game} is played to its end`, async ({ page }) => {
    test.setTimeout(180_000);
    const heard = complaints(page);
    await page.goto(`solo/${game}`);
    await page.getByRole('button', { name: 'Deal' }).click();
    await expect(page.getByText(/Your hand/)).toBeVisible();
    await playHand(page);
    await expect(page.getByRole('status')).toContainText(/wins with|The hand is/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Next hand' })).toBeVisible();
    expect(heard).toEqual([]);
  });
}

/** Opens the table in one of the gallery's situations. */
import type { Page } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? '38217') + 2;

/** The situations a table is looked at in. */
export const situations = [
  'crowd-three',
  'crowd-four',
  'crowd-flowers',
  'eight-flowers',
  'rob-orphans',
  'claims',
  'win',
  'turn',
  'turn-four',
  'refused',
  'below-minimum',
  'paused',
  'result-win',
  'match-over',
  'drawn',
  'redeem',
  'four-flying',
  'losers',
  'away',
] as const;

/** Opens a situation and waits until it stands still. */
export async function openSituation(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`http://127.0.0.1:${port}/gallery.html#${name}`);
  await page.locator(`[data-situation="${name}"] .plate`).first().waitFor({ state: 'attached' });
  // what the status line says of the hand comes from a worker, a little later
  await page
    .locator(`[data-situation="${name}"]`)
    .locator('[data-advised="true"], dialog[open]')
    .first()
    .waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

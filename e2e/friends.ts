/** Friends at browsers of their own: coming by a link, sitting down, playing by themselves. */
import type { Browser, Page } from '@playwright/test';
import { complaints } from './complaints.ts';

/** Comes to an address and gives a name there. */
export async function comeIn(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
}

/** Somebody at a browser of their own. */
export async function somebody(browser: Browser): Promise<{ page: Page; heard: readonly string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { page, heard: complaints(page) };
}

export interface Joining {
  readonly link: string;
  readonly name: string;
  readonly seat: number;
}

/** Comes by a link with a name only and sits down. */
export async function join(page: Page, { link, name, seat }: Joining): Promise<void> {
  await comeIn(page, link, name);
  await page.getByRole('button', { name: `Seat ${seat}: Sit here` }).click();
  await page.locator('.seat-card.is-own').waitFor();
}

/** Answers whatever the page asks until the hand is over: wins, passes, throws the last tile. */
export async function playBySelf(page: Page): Promise<void> {
  await page.evaluate(() => {
    const playing = setInterval(() => {
      if (document.querySelector('dialog.result[open]') !== null) return;
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const key = find('button.key-win') ?? find('button.key-pass');
      if (key !== null) key.click();
      else if (find('[data-own-turn="true"]') !== null) {
        [...document.querySelectorAll<HTMLElement>('button[data-hand]:not([data-tile="1x"])')]
          .at(-1)
          ?.click();
      }
    }, 60);
    Object.assign(window, { stopPlaying: () => clearInterval(playing) });
  });
}

/** Leaves the page to a person again. */
export async function stopPlaying(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { stopPlaying(): void }).stopPlaying());
}

export const handTiles = (page: Page) => page.locator('button[data-hand]');

/** After a test: pages of people who stay would go on playing, and take time from the next test. */
export async function everybodyGoes({ browser }: { browser: Browser }): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}

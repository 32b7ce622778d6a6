/** How much script a first visit fetches: what a phone on a weak line waits for. */
import { expect, type Page, test } from '@playwright/test';

/** 1 KB of the limits, in bytes. */
const kilobyte = 1000;

/** Counts the bytes of scripts as they come over the line. @returns the sum so far, in KB */
async function weighScripts(page: Page): Promise<() => number> {
  const lines = await page.context().newCDPSession(page);
  await lines.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  lines.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  lines.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes / kilobyte;
}

/**
 * What workers fetch isn't told to the page: asked for once more, with the same words. A script that several share
 * comes over the line once, since it is kept for good.
 * @returns KB
 */
async function weighWorkers(page: Page): Promise<number> {
  const urls = new Set(page.workers().map((worker) => worker.url()));
  const sizes = [...urls].map(async (url) => {
    const answer = await page.request.get(url, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers()['cache-control']).toContain('immutable');
    return Number(answer.headers()['content-length']);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / kilobyte;
}

test('home needs less than 200 KB of script, a table less than 100 KB more', async ({ page }) => {
  const weighed = await weighScripts(page);
  // home fetches the table ahead of time: that is held back until home itself is weighed
  let fetchOn = () => {};
  const homeWeighed = new Promise<void>((resolve) => {
    fetchOn = resolve;
  });
  await page.route(/solo-screen.*js$/, async (route) => {
    await homeWeighed;
    await route.continue();
  });
  await page.goto('');
  await page.getByRole('link', { name: /The Missing Suit: Play now/ }).waitFor();
  const home = weighed();
  fetchOn();
  expect(home).toBeGreaterThan(20);
  expect(home).toBeLessThan(200);
  await page.getByRole('link', { name: /The Missing Suit: Play now/ }).click();
  await page.locator('[data-advised="true"]').waitFor();
  const table = weighed() - home + (await weighWorkers(page));
  expect(table).toBeGreaterThan(20);
  expect(table).toBeLessThan(100);
  console.log(`home ${home.toFixed(0)} KB, a table ${table.toFixed(0)} KB more`);
});

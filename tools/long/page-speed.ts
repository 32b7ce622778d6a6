/** How soon a tap deals a hand, and whether the page ever stands still while computers think: in a real browser. */
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBuilt } from '../lib/builds.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { CheckFailed, type LongCheck } from '../lib/long-check.ts';
import { root } from '../lib/root.mjs';

const visits = 15;
const longestDealMs = 1000;
const longestTaskMs = 50;
/** How long a table is watched, with the computers at their quickest. */
const watchedMs = 20_000;

const fromE2e = createRequire(path.join(root, 'e2e', 'package.json'));
const { chromium } = fromE2e('@playwright/test') as typeof import('@playwright/test');
type Browser = import('@playwright/test').Browser;
type Page = import('@playwright/test').Page;

export const check: LongCheck = {
  name: 'page-speed',
  summary: `a tap deals within ${longestDealMs} ms; no task over ${longestTaskMs} ms while computers think`,
  async run({ progress }) {
    await ensureBuilt(['web', 'server'], progress);
    const executablePath = await findChromium(progress);
    const { server, address } = await serve();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const deals: number[] = [];
      for (let visit = 1; visit <= visits; visit += 1) {
        deals.push(await tapToDeal(browser, address));
        progress(`${visit} of ${visits} visits`);
      }
      const tasks = await longTasks(browser, address);
      return judge(deals, tasks);
    } finally {
      await browser.close();
      server.kill('SIGTERM');
    }
  },
};

function judge(deals: number[], tasks: readonly number[]) {
  deals.sort((a, b) => a - b);
  const slowest = deals.at(-1) ?? Number.POSITIVE_INFINITY;
  if (slowest > longestDealMs)
    throw new CheckFailed(`the slowest of ${visits} taps dealt after ${slowest} ms`);
  if (tasks.length > 0) throw new CheckFailed(`tasks of ${tasks.join(', ')} ms while computers thought`);
  return {
    visits,
    tapToDealMedianMs: deals[visits >> 1] ?? null,
    tapToDealSlowestMs: slowest,
    watchedSeconds: watchedMs / 1000,
    tasksOver50Ms: tasks.length,
  };
}

async function serve(): Promise<{ server: ChildProcess; address: string }> {
  const main = path.join(root, 'apps', 'server', 'dist', 'main.js');
  const server = spawn(process.execPath, [main, '--port', '0', '--host', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for (;;) {
    const [text] = (await once(server.stdout, 'data')) as [Buffer];
    printed += text.toString();
    const address = /http:\S+/.exec(printed)?.[0];
    if (address !== undefined) return { server, address };
  }
}

async function open(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 667, height: 375 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  // functions of this file keep their names when they go to the page
  await page.addInitScript('globalThis.__name = (f) => f');
  await page.goto(address);
  await page.locator('a[href*="missing-suit"]').waitFor();
  return page;
}

/** A first visit; a second to look at the cards, and a tap. @returns ms from the tap until a hand has been painted */
async function tapToDeal(browser: Browser, address: string): Promise<number> {
  const page = await open(browser, address);
  await page.evaluate(() => {
    const measured = window as unknown as { dealt?: number };
    addEventListener(
      'click',
      () => {
        const from = performance.now();
        const look = (): void => {
          if (document.querySelector('[data-hand] svg') === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => (measured.dealt = performance.now() - from)));
        };
        look();
      },
      { capture: true, once: true },
    );
  });
  await page.waitForTimeout(1000);
  await page.locator('a[href*="missing-suit"]').tap();
  const dealt = await page.waitForFunction(() => (window as unknown as { dealt?: number }).dealt);
  const ms = Math.round((await dealt.jsonValue()) ?? 0);
  await page.context().close();
  return ms;
}

/** Plays at the quickest pace, throwing what was drawn. @returns the tasks over 50 ms, in ms */
async function longTasks(browser: Browser, address: string): Promise<readonly number[]> {
  const page = await open(browser, address);
  await page.evaluate(() => localStorage.setItem('tilehouse-settings', JSON.stringify({ pace: 'quick' })));
  await page.reload();
  await page.locator('a[href*="missing-suit"]').tap();
  await page.locator('[data-hand]').first().waitFor();
  // the deal itself has been measured by the tap
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    const seen = window as unknown as { long: number[] };
    seen.long = [];
    new PerformanceObserver((list) => {
      // a hand being laid out, dealt or cleared is no computer thinking; the taps measure the deal
      if (document.querySelector('dialog[open], .deal-packet') !== null) return;
      for (const { duration } of list.getEntries()) seen.long.push(Math.round(duration));
    }).observe({ type: 'longtask' });
    setInterval(() => {
      const next = document.querySelector<HTMLElement>('button.key-win, button.key-pass, .result-next');
      const last = [...document.querySelectorAll<HTMLElement>('[data-hand]:not([data-tile="1x"])')].at(-1);
      const isTurn = document.querySelector('[data-own-turn="true"]') !== null;
      if (next !== null) next.click();
      else if (isTurn) last?.click();
    }, 150);
  });
  await page.waitForTimeout(watchedMs);
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
  await page.context().close();
  return long;
}

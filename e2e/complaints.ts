/** Listens to what a browser complains about. */
import type { Page } from '@playwright/test';

/** Everything a page's console and network complain about from now on; the list grows by itself. */
export function complaints(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`);
  });
  return heard;
}

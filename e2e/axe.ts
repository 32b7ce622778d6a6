/** What axe finds on a page. Elements and colours are the same in every window: it looks on the desktop. */
import AxeBuilder from '@axe-core/playwright';
import { type Page, test } from '@playwright/test';

/**
 * In words, one for each rule that is broken; nothing in another window than the desktop's.
 * @param leftOut what it doesn't look at
 */
export async function axeFaults(page: Page, leftOut?: string): Promise<readonly string[]> {
  if (test.info().project.name !== 'desktop') return [];
  const builder = new AxeBuilder({ page });
  const { violations } = await (leftOut === undefined ? builder : builder.exclude(leftOut)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

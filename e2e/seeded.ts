/** Tests at a table: what is dealt and what the computers choose hangs on the test's title alone. */
import { test as plain } from '@playwright/test';

/** The workers that hold the authority and the computers. */
const workers = /\/[\w-]*worker-[\w-]+\.js$/;

/** A number for a text (FNV-1a, 32 bits). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Script that puts a seeded source in the place of the browser's own random values (mulberry32). */
const seeding = (seed: number): string => `{
  let state = ${seed};
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return mixed ^ (mixed >>> 14);
  };
  crypto.getRandomValues = (into) => {
    for (let at = 0; at < into.length; at += 1) into[at] = next();
    return into;
  };
}
`;

/** As Playwright's own, with seeded workers: each worker that is started has a sequence of its own. */
export const test = plain.extend<{ readonly seeds: undefined }>({
  seeds: [
    async ({ page }, use, info) => {
      let started = 0;
      await page.route(workers, async (route) => {
        const answer = await route.fetch();
        started += 1;
        await route.fulfill({
          response: answer,
          body: seeding(numberOf(`${info.title} ${started}`)) + (await answer.text()),
        });
      });
      await use(undefined);
      // a worker may be asked for as the window closes
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

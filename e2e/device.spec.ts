/** Everybody at one device: nothing of a hand is in the page for anybody but its player. */
import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { complaints } from './complaints.ts';
import { Eavesdropper, type Told, toldIn } from './eavesdropper.ts';
import { layoutFaults } from './layout-faults.ts';
import { Person } from './person.ts';
import { test } from './seeded.ts';

/** Everything that is wrong with what is on screen. */
async function faults(page: Page): Promise<readonly string[]> {
  return [...(await axeFaults(page)), ...(await layoutFaults(page))];
}

/** How often the page's whole memory is gone through: every so many hand-overs. */
const memoryEvery = 10;

/** Watches the hand-overs of a table. */
class Watch {
  private readonly page: Page;
  private readonly ear: Eavesdropper;
  /** Every hand as its player saw it, by seat. */
  private readonly hands = new Map<number, readonly string[]>();
  /** What tiles are called. */
  private readonly names = new Map<string, string>();
  private readonly before: string[] = [];
  covers = 0;

  constructor(page: Page, ear: Eavesdropper) {
    this.page = page;
    this.ear = ear;
  }

  /** Looks the page over while it is covered; the person presses the button afterwards. */
  async atCover(): Promise<void> {
    this.covers += 1;
    const messages = [...this.before.splice(0), ...(await this.ear.messages())];
    const told = messages.map(toldIn);
    const at = told.findLastIndex((each) => each?.type === 'covered');
    const cover = told[at] as Told;
    expect(cover.type).toBe('covered');
    this.learn(told.slice(0, at));
    // since it is covered nothing has come but that the answer was taken
    for (const late of messages.slice(at)) expect(late).not.toMatch(/"(mine|hand|away|waits)":/);
    expect(JSON.stringify(cover)).not.toMatch(/"(mine|hand|prompt)":/);
    const surface = await this.ear.surface();
    expect(surface).not.toMatch(/data-(hand|tile|prompt)=/);
    const isPublic = (tile: string): boolean => JSON.stringify(cover.news).includes(`"${tile}"`);
    const secret = [...this.hands.values()].flat().filter((tile) => !isPublic(tile));
    const names = new Set(secret.flatMap((tile) => this.names.get(tile) ?? []));
    expect([...names].filter((name) => surface.includes(name))).toEqual([]);
    if (this.covers % memoryEvery === 1) expect(await this.ear.memory([...this.hands.values()])).toEqual([]);
  }

  /** Looks at the tiles that are shown, as their player does. */
  async atTable(): Promise<void> {
    const shown = await this.page.locator('[data-hand]').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const name = tile.getAttribute('aria-label') ?? tile.textContent ?? '';
        return { tile: tile.getAttribute('data-tile') ?? '', name: name.split(',')[0] ?? '' };
      }),
    );
    for (const { tile, name } of shown) this.names.set(tile, name);
    // what is looked for is found while it is there
    if (this.covers === 1) expect(await this.ear.memory([shown.map(({ tile }) => tile)])).not.toEqual([]);
    const messages = await this.ear.messages();
    this.before.push(...messages);
    const open = messages.map(toldIn).findLast((each) => each?.type === 'open');
    const hand = open?.update?.view.view.mine?.hand ?? [];
    expect([...shown.map(({ tile }) => tile)].sort()).toEqual([...hand].sort());
  }

  private learn(told: readonly (Told | undefined)[]): void {
    for (const each of told) {
      const hand = each?.update?.view.view.mine?.hand;
      if (each?.type === 'open' && hand !== undefined) this.hands.set(each.seat, hand);
    }
  }
}

async function setTable(page: Page, names: readonly string[]): Promise<void> {
  for (const [seat, name] of names.entries()) {
    await page.getByRole('textbox', { name: `Name of player ${seat + 1}` }).fill(name);
  }
  await page.getByRole('button', { name: 'Deal' }).click();
}

test('people take turns, and nobody’s tiles are in the page for another', { tag: '@phone' }, async ({
  page,
  hasTouch,
}) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  const ear = await Eavesdropper.at(page);
  const watch = new Watch(page, ear);
  const isPhone = hasTouch === true;
  await page.goto('');
  const game = isPhone ? 'Hong Kong, old style' : 'The Missing Suit';
  await page.getByRole('link', { name: `${game}: On this device` }).click();
  await setTable(page, ['Ann', 'Bob', 'Cai', 'Dora'].slice(0, isPhone ? 4 : 3));
  const person = new Person(page, {
    means: isPhone ? 'pointer' : 'keyboard',
    hasTouch: isPhone,
    atCover: () => watch.atCover(),
    atTable: () => watch.atTable(),
  });
  if (isPhone) {
    while (watch.covers < 12) await person.step();
  } else {
    await person.finishHand();
    expect(watch.covers).toBeGreaterThan(24);
    await expect(page.locator('dialog.result')).not.toContainText('You');
    await person.goOn();
    await expect(page.locator('.cover-show')).toBeVisible();
    await page.locator('.cover-show:not(.is-deaf)').waitFor();
    await watch.atCover();
  }
  expect(heard).toEqual([]);
});

test('everything before the start and between players has its place', { tag: '@extremes' }, async ({
  page,
}) => {
  const heard = complaints(page);
  await page.goto('device/hong-kong');
  await setTable(page, ['Ann', 'ann']);
  await page.getByText('House rules').click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Wilhelmina Wong-L');
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.locator('.cover-show:not(.is-deaf)').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.locator('.cover-show').click();
  await page.locator('[data-hand]').first().waitFor();
  // a long name ends in dots on a plate
  expect((await layoutFaults(page)).filter((fault) => !fault.includes('plate-name'))).toEqual([]);
  expect(heard).toEqual([]);
});

test('names, a reload and the way back', { tag: '@desktop' }, async ({ page }) => {
  const heard = complaints(page);
  await page.goto('device/malaysian');
  await setTable(page, ['Ann', 'ann', '  ']);
  const second = page.getByRole('textbox', { name: 'Name of player 2' });
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleDescription(/choose another name/);
  await second.fill('Bartholomew-Jones');
  await expect(second).toHaveValue('Bartholomew-Jone');
  await page.getByRole('button', { name: 'Deal' }).click();
  const show = page.locator('.cover-show');
  await expect(show).toBeFocused();
  await expect(show).toHaveAccessibleName(/^I am (Ann|Bartholomew-Jone|Player 3): show my tiles$/);
  await expect(page.getByRole('status')).toHaveText(/^Pass the device to (Ann|Bartholomew-Jone|Player 3)$/);
  await page.locator('.cover-show:not(.is-deaf)').click();
  await page.locator('[data-hand]').first().waitFor();
  // a reload covers what was open
  await page.reload();
  await expect(show).toBeVisible();
  await expect(page.locator('[data-hand]')).toHaveCount(0);
  // so does going away and coming back, and home says nothing of anybody's tiles
  await page.locator('.cover-show:not(.is-deaf)').click();
  await page.locator('[data-hand]').first().waitFor();
  await page.getByRole('button', { name: 'Hide my tiles' }).click();
  await expect(page.locator('[data-hand]')).toHaveCount(0);
  await page.locator('.cover-show:not(.is-deaf)').click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.locator('.continue')).toBeVisible();
  await expect(page.locator('.continue .tile:not(.back)')).toHaveCount(0);
  // the pictures of home's tiles may come a moment later
  await expect(page.locator('.tile-words')).toHaveCount(0);
  expect(await layoutFaults(page)).toEqual([]);
  await page.goBack();
  await expect(show).toBeVisible();
  expect(heard).toEqual([]);
});

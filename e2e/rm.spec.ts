/** Three accounts play for money at their own screens: what is shown, the ledger and the histories agree to the sen. */
import { writeFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import type { PlayedDeal } from '@tilehouse/protocol';
import { everybodyGoes, handTiles, playBySelf, somebody, stopPlaying } from './friends.ts';
import { type LeapingHouse, test } from './leaping-house.ts';
import { Person } from './person.ts';

test.afterEach(everybodyGoes);

/** What a new account has, in sen. */
const opening = 20_000;
/** Made of letters that no name of another run has. */
const called = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

/** An account at a browser of its own. */
interface Player {
  page: Page;
  readonly name: string;
}

/** Three players at a table for money, by seat. */
class Evening {
  readonly house: LeapingHouse;
  readonly players: readonly Player[];
  readonly heard: (readonly string[])[];
  /** Deals whose end was looked at. */
  deals = 0;
  /** What each seat has besides what came of hands, in sen. */
  others = [0, 0, 0];

  constructor(house: LeapingHouse, players: readonly Player[], heard: (readonly string[])[]) {
    this.house = house;
    this.players = players;
    this.heard = heard;
  }

  /** Makes three accounts; sums and pages of signing up are other tests'. */
  static async come(browser: Browser, house: LeapingHouse): Promise<Evening> {
    const players: Player[] = [];
    const heard: (readonly string[])[] = [];
    for (const name of ['Siew Lan', 'Uncle Tan', 'Mei Ling'].map(called)) {
      const one = await somebody(browser);
      const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256));
      const made = await one.page.request.post(`${house.url}api/sign-up`, {
        data: { name, password: 'kopi-o kosong' },
        headers: { 'x-forwarded-for': `10.${address.join('.')}` },
      });
      expect(made.ok()).toBe(true);
      players.push({ page: one.page, name });
      heard.push(one.heard);
    }
    return new Evening(house, players, heard);
  }

  page(seat: number): Page {
    return this.player(seat).page;
  }

  player(seat: number): Player {
    const player = this.players[seat];
    if (player === undefined) throw new Error(`nobody sits at ${seat}`);
    return player;
  }

  /** Everybody sits down, and the first deals. */
  async sitDown(): Promise<void> {
    await this.gather();
    await this.page(0).locator('.deal-key').click();
    await this.dealt();
  }

  /** The first opens a table by its form, without hurry; the others come by its link and are ready. */
  async gather(): Promise<void> {
    const host = this.page(0);
    await host.goto(`${this.house.url}tables?game=missing-suit`);
    await host.getByText('Clocks and pace').click();
    for (const label of ['Time to claim', 'Time for a turn'])
      await host.getByRole('combobox', { name: label }).selectOption({ label: 'no limit' });
    await host.getByRole('switch', { name: 'Even pace' }).click();
    await host.getByRole('button', { name: 'Open the table' }).click();
    // changing the pace changes nothing else
    await expect(host.locator('.chips')).toContainText('Plays for who is away 45 s');
    const link = await host.locator('.copy-link textarea').inputValue();
    for (const seat of [1, 2]) {
      const page = this.page(seat);
      await page.goto(link);
      await page.getByRole('button', { name: `Seat ${seat + 1}: Sit here` }).click();
      await page.getByRole('button', { name: 'I’m ready' }).click();
    }
    await expect(host.locator('.deal-bar')).toContainText(/RM/);
  }

  async dealt(): Promise<void> {
    await Promise.all(this.players.map(({ page }) => handTiles(page).first().waitFor()));
  }

  /** The seat whose turn it is. */
  async toPlay(): Promise<number> {
    const turns = this.players.map(({ page }, seat) =>
      page
        .locator('[data-own-turn="true"]')
        .first()
        .waitFor()
        .then(() => seat),
    );
    return Promise.any(turns);
  }

  async over(): Promise<void> {
    await Promise.all(this.players.map(({ page }) => page.locator('dialog.result').waitFor()));
  }

  /** Everybody presses Next hand. */
  async rematch(): Promise<void> {
    for (const { page } of this.players) {
      await page.locator('dialog.result:not(.is-deaf) .result-next').click();
    }
    await Promise.all(
      this.players.map(({ page }) => page.locator('dialog.result').waitFor({ state: 'detached' })),
    );
    await this.dealt();
  }

  private async get<Reply>(seat: number, path: string): Promise<Reply> {
    return (await (await this.page(seat).request.get(`${this.house.url}api/${path}`)).json()) as Reply;
  }

  history(seat: number): Promise<readonly PlayedDeal[]> {
    return this.get<{ deals: readonly PlayedDeal[] }>(seat, 'history').then(({ deals }) => deals);
  }

  balances(): Promise<readonly number[]> {
    return Promise.all(
      [0, 1, 2].map(async (seat) => (await this.get<{ balance: number }>(seat, 'money')).balance),
    );
  }

  /** After a hand: the pages, the ledger and the histories say the same. @returns what each seat got or paid */
  async agree(): Promise<readonly number[]> {
    this.deals += 1;
    const balances = await this.balances();
    for (const seat of [0, 1, 2]) {
      const deals = await this.history(seat);
      expect(deals).toHaveLength(this.deals);
      const net = deals
        .filter(({ settled }) => settled)
        .reduce((sum, { seats }) => sum + (seats.find(({ me }) => me)?.net ?? 0), 0);
      expect(balances[seat]).toBe(opening + net + (this.others[seat] ?? 0));
    }
    const others = this.others.reduce((sum, each) => sum + each, 0);
    expect(balances.reduce((sum, each) => sum + each, 0)).toBe(3 * opening + others);
    const { faults } = await this.house.audit();
    expect(faults).toEqual([]);
    const [latest] = await this.history(0);
    return latest?.seats.map(({ net }) => net) ?? [];
  }

  /** Every page shows what everybody got or paid. */
  async shows(net: readonly number[]): Promise<void> {
    const wanted = [...net].sort((a, b) => a - b);
    const held = [...(await this.balances())].sort((a, b) => a - b);
    for (const { page } of this.players) {
      const texts = await page.locator('.payment-amount b').allTextContents();
      expect(texts.map(senOf).sort((a, b) => a - b)).toEqual(wanted);
      const have = (await page.locator('.balance-now').allTextContents()).map(senOf);
      expect(have.sort((a, b) => a - b)).toEqual(held);
    }
  }

  /** Nobody's browser complained. */
  quiet(): void {
    expect(this.heard.flat()).toEqual([]);
  }

  /** Everybody plays by themselves, but these. */
  async playBut(...seats: readonly number[]): Promise<void> {
    for (const [seat, { page }] of this.players.entries()) if (!seats.includes(seat)) await playBySelf(page);
  }
}

/** Sen in a text such as `+RM 12.00`. */
function senOf(text: string): number {
  const [, ringgit = '0', sen = '00'] = /(\d+)(?:\.(\d\d))?/.exec(text) ?? [];
  return (/[-−–]/.test(text) ? -1 : 1) * (Number(ringgit) * 100 + Number(sen)) || 0;
}

/** Throws the tile drawn last by two clicks. */
async function throwDrawn(page: Page): Promise<void> {
  const tile = page.locator('button[data-hand]:not([data-tile="1x"])').last();
  await tile.click();
  await page.locator('.key-discard').waitFor();
  await tile.click();
  await page.locator('[data-own-turn="true"]').waitFor({ state: 'detached' });
}

test('three accounts play for money by hand; one reloads when asked, one is away past 45 s', {
  tag: '@desktop',
}, async ({ browser, house }) => {
  test.setTimeout(300_000);
  const evening = await Evening.come(browser, house);
  await evening.sitDown();
  const dealer = await evening.toPlay();
  const next = (dealer + 1) % 3;
  const people = evening.players.map(({ page }) => new Person(page, { means: 'pointer', hasTouch: false }));
  await Promise.all(people.map((person) => person.finishHand()));
  await evening.shows(await evening.agree());
  await evening.rematch();

  // the winner deals, throws a tile of three, and is asked when another throws the fourth
  const asked = evening.page(next);
  await evening.playBut(next);
  await throwDrawn(asked);
  const keys = asked.locator('button.key-pung, button.key-pass');
  await expect(keys).toHaveCount(2);
  const prompt = await keys.first().getAttribute('data-prompt');
  await asked.reload();
  await expect(keys).toHaveCount(2);
  expect(await keys.first().getAttribute('data-prompt')).toBe(prompt);
  await playBySelf(asked);
  await evening.over();
  await evening.shows(await evening.agree());

  // who deals now has drawn the winning tile; the one before them goes away
  await Promise.all(evening.players.map(({ page }) => stopPlaying(page)));
  await evening.rematch();
  const deals = await evening.toPlay();
  const goes = evening.player((deals + 2) % 3);
  const address = goes.page.url();
  const context = goes.page.context();
  await goes.page.close();
  await throwDrawn(evening.page(deals));
  await throwDrawn(evening.page((deals + 1) % 3));
  const sees = evening.page(deals);
  const plate = sees.locator('[data-plate]', { hasText: goes.name });
  await expect(plate).toContainText(/away · autoplay in \d+ s/);
  await house.leap(46);
  // the table has thrown for them, and it is the dealer's turn
  await sees.locator('button.key-win').waitFor();
  await expect(plate).not.toContainText('autoplay in');
  await expect(plate).toContainText('away · autoplay');
  goes.page = await context.newPage();
  await goes.page.goto(address);
  await expect(handTiles(goes.page)).toHaveCount(13);
  await expect(plate).not.toContainText('away');
  // going back asks first
  await goes.page.goBack();
  await goes.page.getByRole('dialog', { name: 'Leave the game for now?' }).waitFor();
  await goes.page.getByRole('button', { name: 'Stay at the table' }).last().click();
  await expect(goes.page.locator('dialog[open]')).toHaveCount(0);
  await sees.locator('button.key-win').click();
  await evening.over();
  await evening.shows(await evening.agree());
  evening.quiet();
});

test('a player is removed in mid-hand, and a hand is closed by two: money as it must be', {
  tag: '@desktop',
}, async ({ browser, house }) => {
  test.setTimeout(300_000);
  const evening = await Evening.come(browser, house);
  await evening.sitDown();
  const dealer = await evening.toPlay();
  // not the one who will win
  const removed = [1, 2].find((seat) => seat !== (dealer + 1) % 3) ?? 1;
  const { name } = evening.player(removed);
  const host = evening.page(0);
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(host.locator('.menu-ask')).toContainText('the game ends for everybody');
  await host.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(host.locator('[data-plate]', { hasText: name })).toContainText('gone · autoplay');
  await expect(evening.page(removed).locator('.felt-banner')).toContainText('Its result still counts in RM.');
  await evening.playBut(removed);
  for (const seat of [0, 1, 2].filter((each) => each !== removed)) {
    // what came of the hand, and with it that nothing follows
    await expect(evening.page(seat).locator('dialog.result').getByRole('alert')).toContainText(
      `${name} was removed`,
      { timeout: 60_000 },
    );
  }
  await expect(evening.page(removed).getByRole('alert')).toContainText('The host removed you');
  await evening.page(removed).goto(new URL('tables', house.url).href);
  await expect(evening.page(removed).locator('.removed-from')).toContainText('Its result counted in RM.');
  const net = await evening.agree();
  expect(net[(dealer + 1) % 3]).toBe(1_200);

  await Promise.all([0, 1, 2].map((seat) => evening.page(seat).goto(house.url)));
  // nothing is dealt while somebody has nothing left, and everybody sees who
  const [broke, rich] = [evening.player(1), evening.player(2)];
  const [, lost = 0] = await evening.balances();
  await house.lose(broke.name, rich.name);
  await evening.gather();
  for (const { page } of evening.players)
    await expect(page.locator('.deal-why')).toContainText(`No RM left: ${broke.name}`);
  await expect(host.locator('.deal-key')).toBeDisabled();
  const topUp = await broke.page.request.post(`${house.url}api/money/top-up`, {
    data: { id: 'topped-up-1' },
  });
  expect(topUp.ok()).toBe(true);
  evening.others = [0, opening - lost, lost];
  const before = await evening.balances();
  await expect(host.locator('.deal-key')).toBeEnabled();
  await host.locator('.deal-key').click();
  await evening.dealt();
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Close the table' }).click();
  await host.locator('.menu-ask').getByRole('button', { name: 'Ask the others' }).click();
  await expect(host.locator('.felt-banner')).toContainText('One more player has to agree');
  await evening.page(2).getByRole('button', { name: 'Agree and close' }).click();
  for (const { page } of evening.players)
    await expect(page.getByRole('heading', { name: 'The table is closed' })).toBeVisible();
  expect(await evening.agree()).toEqual([0, 0, 0]);
  expect(await evening.balances()).toEqual(before);
  expect((await evening.history(1))[0]).toMatchObject({ ending: 'cancelled', settled: false });
  evening.quiet();
});

test('an evening of five hands by hand', { tag: ['@now-and-then', '@desktop'] }, async ({
  browser,
  house,
}) => {
  test.setTimeout(600_000);
  const evening = await Evening.come(browser, house);
  await evening.sitDown();
  const people = evening.players.map(({ page }) => new Person(page, { means: 'pointer', hasTouch: false }));
  const hands: { readonly net: readonly number[]; readonly balances: readonly number[] }[] = [];
  for (let hand = 1; hand <= 5; hand += 1) {
    if (hand > 1) await evening.rematch();
    await Promise.all(people.map((person) => person.finishHand()));
    const net = await evening.agree();
    await evening.shows(net);
    hands.push({ net, balances: await evening.balances() });
  }
  evening.quiet();
  const { EVIDENCE: file } = process.env;
  if (file !== undefined) writeFileSync(file, JSON.stringify({ hands }));
});

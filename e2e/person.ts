/** A scripted person at a table: sees what is on screen, and answers by mouse, by touch, or by keyboard alone. */
import type { Locator, Page } from '@playwright/test';

/** How a person answers. */
export type Means = 'pointer' | 'keyboard';

/** What a person sees to do. */
type Sight = 'win' | 'pass' | 'throw' | 'result' | 'cover' | 'nothing';

interface PersonWish {
  readonly means: Means;
  readonly hasTouch: boolean;
  /** Called when the table is covered, before the device is taken. */
  readonly atCover?: () => Promise<void>;
  /** Called before every answer. */
  readonly atTable?: () => Promise<void>;
}

export class Person {
  private readonly page: Page;
  private readonly means: Means;
  private readonly hasTouch: boolean;
  private readonly atCover: () => Promise<void>;
  private readonly atTable: () => Promise<void>;
  /** Hands finished so far. */
  hands = 0;

  constructor(page: Page, { means, hasTouch, atCover, atTable }: PersonWish) {
    const nothing = async (): Promise<void> => undefined;
    this.atCover = atCover ?? nothing;
    this.atTable = atTable ?? nothing;
    this.page = page;
    this.means = means;
    this.hasTouch = hasTouch;
  }

  /** Plays on until the result of the hand is on screen: wins when it can, passes, throws what was drawn. */
  async finishHand(): Promise<void> {
    while ((await this.step()) !== 'result');
    this.hands += 1;
  }

  /** Waits for something to do and does it; a result is left as it is. */
  async step(): Promise<Sight> {
    const sight = await this.look();
    if (sight === 'cover') await this.takeDevice();
    else if (sight !== 'result') await this.atTable();
    if (sight === 'win') await this.win();
    else if (sight === 'pass') await this.pass();
    else if (sight === 'throw') await this.throwLast();
    return sight;
  }

  /** Presses what leads on from the result. */
  async goOn(): Promise<void> {
    const next = this.page.locator('.result-next');
    await this.page.locator('dialog.result:not(.is-deaf)').waitFor();
    if (this.means === 'keyboard') {
      await next.waitFor();
      await this.page.keyboard.press('Enter');
    } else {
      await this.press(next);
    }
    await this.page.locator('dialog.result').waitFor({ state: 'detached' });
  }

  /** Waits until there is something to do, and says what. */
  private async look(): Promise<Sight> {
    const seen = await this.page.waitForFunction(
      () => {
        const has = (selector: string): boolean => document.querySelector(selector) !== null;
        if (has('dialog.result[open]')) return 'result';
        if (has('.cover-show:not(.is-deaf)')) return 'cover';
        if (has('button.key-win')) return 'win';
        if (has('button.key-pass')) return 'pass';
        return has('[data-own-turn="true"]') ? 'throw' : undefined;
      },
      undefined,
      { timeout: 60_000 },
    );
    return (await seen.jsonValue()) ?? 'nothing';
  }

  private async takeDevice(): Promise<void> {
    await this.atCover();
    const button = this.page.locator('.cover-show');
    if (this.means === 'keyboard') await this.page.keyboard.press('Enter');
    else await this.press(button);
    await this.gone(button);
    await this.page.locator('[data-hand]').first().waitFor();
  }

  /** Wins; a seat that goes before may be first, and then the key is gone before it is pressed. */
  private async win(): Promise<void> {
    const key = this.page.locator('button.key-win');
    if (this.means === 'keyboard') await this.page.keyboard.press('w');
    else {
      await this.press(key).catch(async (error: unknown) => {
        if ((await key.count()) > 0) throw error;
      });
    }
    await this.gone(key);
  }

  /** Passes; somebody else may be first, and then the key is gone before it is pressed. */
  private async pass(): Promise<void> {
    const prompt = await this.page
      .locator('button.key-pass')
      .evaluateAll(([key]) => key?.getAttribute('data-prompt'));
    if (prompt == null) return;
    const key = this.page.locator(`button.key-pass[data-prompt="${prompt}"]`);
    if (this.means === 'keyboard') await this.page.keyboard.press('x');
    else {
      await this.press(key).catch(async (error: unknown) => {
        if ((await key.count()) > 0) throw error;
      });
    }
    await this.gone(key);
  }

  /** Throws the last tile of the hand that can be thrown, in two steps: raised, then thrown. */
  private async throwLast(): Promise<void> {
    const hand = this.page.locator('[data-hand]');
    const count = await hand.count();
    let place = count - 1;
    while (place > 0 && (await hand.nth(place).getAttribute('data-tile')) === '1x') place -= 1;
    const tile = hand.nth(place);
    const prompt = await this.page.locator('[data-own-turn]').getAttribute('data-prompt');
    const turn = this.page.locator(`[data-own-turn="true"][data-prompt="${prompt}"]`);
    if (this.means === 'keyboard') await this.throwByKeys(place);
    else {
      await this.press(tile);
      await this.page.locator('.key-discard').waitFor();
      await this.press(tile);
    }
    await this.gone(turn);
  }

  /** Goes to the tile with Tab and arrows, and presses Enter twice. */
  private async throwByKeys(place: number): Promise<void> {
    const { keyboard } = this.page;
    for (let tries = 0; tries < 40 && !(await this.isInHand()); tries += 1) await keyboard.press('Tab');
    await keyboard.press('Home');
    for (let step = 0; step < place; step += 1) await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await this.page.locator('.key-discard').waitFor();
    await keyboard.press('Enter');
  }

  private isInHand(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement?.hasAttribute('data-hand') ?? false);
  }

  private async press(target: Locator): Promise<void> {
    if (this.hasTouch) await target.tap({ timeout: 15_000 });
    else await target.click({ timeout: 15_000 });
  }

  private async gone(what: Locator): Promise<void> {
    await what.waitFor({ state: 'detached', timeout: 30_000 });
  }
}

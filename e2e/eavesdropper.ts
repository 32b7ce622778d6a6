/** Somebody who looks for tiles in a page behind its back: in what workers send it, in its document, and in its memory. */
import type { CDPSession, Page } from '@playwright/test';

/** What a worker told the page of a table on one device. */
export interface Told {
  readonly type: 'none' | 'covered' | 'open' | 'over';
  readonly seat: number;
  readonly news?: readonly unknown[];
  readonly update?: {
    readonly view: { readonly view: { readonly mine?: { readonly hand: readonly string[] } } };
  };
}

/** Keeps everything that workers send, as text: nothing is kept alive that the page itself has let go. */
const listening = (): void => {
  const heard: string[] = [];
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(this: EventTarget, type, listener, options) {
    if (type === 'message' && (this instanceof Worker || this instanceof MessagePort)) {
      addEventListener.call(this, type, (event) => heard.push(JSON.stringify((event as MessageEvent).data)));
    }
    addEventListener.call(this, type, listener, options);
  };
  Object.assign(window, { heardByTest: () => heard.splice(0) });
};

/** Looks through every live object of the page. Runs in the page; `secrets` are hands as sorted text. */
function findings(this: readonly object[], secrets: readonly string[]): readonly string[] {
  const isTile = (value: unknown): value is string =>
    typeof value === 'string' && /^[1-9][mpszfyajx]$/.test(value);
  const found: string[] = [];
  for (const each of this) {
    // prototypes of elements are no elements
    if (Object.hasOwn(each, 'constructor')) continue;
    if (each instanceof Element) {
      const { hand } = (each as HTMLElement).dataset;
      if (hand !== undefined) found.push(`an element of a hand: ${each.outerHTML.slice(0, 120)}`);
    } else if (Array.isArray(each)) {
      const tiles = each.map((item: unknown) =>
        typeof item === 'object' && item !== null && 'tile' in item ? item.tile : item,
      );
      const text = tiles.every(isTile) ? [...tiles].sort().join(' ') : '';
      if (secrets.includes(text)) found.push(`a hand: ${text}`);
    } else if (Object.hasOwn(each, 'mine') && (each as { mine: unknown }).mine !== undefined) {
      found.push(`a seat's view: ${JSON.stringify(each).slice(0, 120)}`);
    }
  }
  return found;
}

export class Eavesdropper {
  private readonly page: Page;
  private readonly tools: CDPSession;

  private constructor(page: Page, tools: CDPSession) {
    this.page = page;
    this.tools = tools;
  }

  /** Begins to listen; before the page is opened. */
  static async at(page: Page): Promise<Eavesdropper> {
    await page.addInitScript(listening);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Accessibility.enable');
    return new Eavesdropper(page, tools);
  }

  /** What has been sent since this was asked last. */
  messages(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      (window as unknown as { heardByTest: () => readonly string[] }).heardByTest(),
    );
  }

  /** Everything in the document and what a screen reader is given of it. */
  async surface(): Promise<string> {
    const { nodes } = await this.tools.send('Accessibility.getFullAXTree');
    return `${await this.page.content()}\n${JSON.stringify(nodes)}`;
  }

  /** Hands, views of seats and elements of a hand that are still in the page's memory. */
  async memory(hands: readonly (readonly string[])[]): Promise<readonly string[]> {
    const secrets = hands.map((hand) => [...hand].sort().join(' '));
    await this.tools.send('HeapProfiler.collectGarbage');
    const found: string[] = [];
    for (const kind of ['Object', 'Array', 'HTMLElement']) {
      const { result } = await this.tools.send('Runtime.evaluate', { expression: `${kind}.prototype` });
      const { objects } = await this.tools.send('Runtime.queryObjects', {
        prototypeObjectId: result.objectId ?? '',
        objectGroup: 'eavesdropper',
      });
      const looked = await this.tools.send('Runtime.callFunctionOn', {
        objectId: objects.objectId ?? '',
        functionDeclaration: findings.toString(),
        arguments: [{ value: secrets }],
        returnByValue: true,
      });
      if (looked.exceptionDetails !== undefined) throw new Error(JSON.stringify(looked.exceptionDetails));
      found.push(...(looked.result.value as readonly string[]));
      await this.tools.send('Runtime.releaseObjectGroup', { objectGroup: 'eavesdropper' });
    }
    return found;
  }
}

/** What a message tells of the table, if it does: the worker calls a function of the page with it. */
export function toldIn(message: string): Told | undefined {
  const { argumentList } = JSON.parse(message) as {
    readonly argumentList?: readonly { readonly value?: Told }[];
  };
  const value = argumentList?.[0]?.value;
  return value?.type === undefined ? undefined : value;
}

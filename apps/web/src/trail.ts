/** Where one has been in this tab: for ways back that lead there, and for pages that begin at their top. */
import { useEffect } from 'react';
import { itemsOf } from './stored.ts';

const key = 'tilehouse-trail';
/** Addresses that are kept. */
const longest = 12;

/** The trail with another address at its end; going back takes one off. */
export function walked(trail: readonly string[], address: string): readonly string[] {
  if (trail.at(-1) === address) return trail;
  if (trail.at(-2) === address) return trail.slice(0, -1);
  return [...trail, address].slice(-longest);
}

function kept(): readonly string[] {
  try {
    const items = itemsOf(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
    return items.filter((item) => typeof item === 'string');
  } catch {
    return []; // a browser that keeps nothing, or something else stands there
  }
}

let trail: readonly string[] | undefined;
/** Whether the address is one that the browser went back or forth to: it finds the place on the page again. */
let isReturn = false;

function walk(address: string): void {
  const next = walked(trail ?? kept(), address);
  if (next === trail) return;
  trail = next;
  try {
    sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // known until the page is loaded anew
  }
}

/** Follows the address, and shows the top of a page that was gone to. */
export function useTrail(address: string): void {
  // before anything below is shown: walking to where one is changes nothing
  walk(address);
  useEffect(() => {
    const note = (): void => {
      isReturn = true;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page
  useEffect(() => {
    if (!isReturn) scrollTo(0, 0);
    isReturn = false;
  }, [address]);
}

/** Where one was before this page, within the app; undefined where the page was opened by itself. */
export const placeBefore = (): string | undefined => trail?.at(-2);

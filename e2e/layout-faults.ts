/** Looks a page over for what must not be: things over each other, words cut off, words too small to read. */
import type { Page } from '@playwright/test';

/**
 * Everything that is wrong with what is on screen now, in words.
 *
 * - *small*: text under 12 px
 * - *cut*: text that doesn't fit its box, where the box hides what is over
 * - *outside*: something to see or to press that lies partly outside the window (what scrolls is left out)
 * - *words over words*: letters that lie on other letters
 * - *over*: two things of different parts of the table that cover each other
 */
export function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // what moves is on its way to its place
    for (const animation of document.getAnimations()) animation.finish();
    const faults: string[] = [];
    const dialog = document.querySelector('dialog[open]');
    const scope: Element = dialog ?? document.body;
    const called = (element: Element): string =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`;
    const isHidden = (element: Element): boolean =>
      element.closest('.unseen') !== null || !element.checkVisibility({ opacityProperty: true });
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowY, overflowX } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowY) || /auto|scroll/.test(overflowX)) return true;
      }
      return false;
    };
    const words: Element[] = [];
    for (const element of scope.querySelectorAll('*')) {
      if (isHidden(element) || element.closest('svg') !== null) continue;
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      if (own) words.push(element);
    }
    for (const element of words) {
      const style = getComputedStyle(element);
      if (Number.parseFloat(style.fontSize) < 12) faults.push(`small ${style.fontSize}: ${called(element)}`);
      for (let at: Element | null = element; at !== null && at !== scope; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const cutsX = overflowX === 'hidden' && at.scrollWidth > at.clientWidth + 1;
        const cutsY = overflowY === 'hidden' && at.scrollHeight > at.clientHeight + 2;
        if ((cutsX || cutsY) && at.clientWidth > 1) {
          faults.push(`cut: ${called(element)}`);
          break;
        }
        if (scrolls(at)) break;
      }
    }
    // a page longer than the window is scrolled
    const isLong = dialog === null && document.documentElement.scrollHeight > innerHeight;
    const pressed = [...scope.querySelectorAll('button, a, [role=switch]')].filter((each) => !isHidden(each));
    for (const element of [...words, ...pressed, ...scope.querySelectorAll('.tile')]) {
      if (scrolls(element)) continue;
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      if (width === 0) continue;
      const isBelow = !isLong && (top < -1 || bottom > innerHeight + 1);
      if (left < -1 || right > innerWidth + 1 || isBelow) faults.push(`outside: ${called(element)}`);
    }
    // a bar that stands at the lower edge while the page scrolls below it
    const bar = [...scope.querySelectorAll('*')].find((each) => {
      const { position, bottom, width } = getComputedStyle(each);
      return isLong && position === 'fixed' && bottom === '0px' && Number.parseFloat(width) >= innerWidth - 1;
    });
    const barTop = bar?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    // what is inked: the letters, without the room above and below them, as far as what scrolls shows them
    const inked = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const inset = Math.max(0, (Math.min(bottom - top, size * 1.6) - size * 0.8) / 2);
      const ink = { left, top: top + inset, right, bottom: bottom - inset };
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
        const shown = at.getBoundingClientRect();
        ink.top = Math.max(ink.top, shown.top);
        ink.bottom = Math.min(ink.bottom, shown.bottom);
      }
      if (bar?.contains(element) !== true) ink.bottom = Math.min(ink.bottom, barTop);
      return new DOMRect(left, ink.top, right - left, Math.max(0, ink.bottom - ink.top));
    };
    const boxes = words.map((element) => ({ element, box: inked(element) }));
    const signs = [...scope.querySelectorAll('.thinking, .mini-back')].filter((each) => !isHidden(each));
    for (const sign of signs) {
      const on = sign.getBoundingClientRect();
      for (const { element, box } of boxes) {
        const wide = Math.min(box.right, on.right) - Math.max(box.left, on.left);
        const high = Math.min(box.bottom, on.bottom) - Math.max(box.top, on.top);
        if (wide > 1 && high > 1) faults.push(`sign over words: ${called(sign)} / ${called(element)}`);
      }
    }
    boxes.forEach(({ element, box }, at) => {
      for (const other of boxes.slice(at + 1)) {
        if (element.contains(other.element) || other.element.contains(element)) continue;
        // a small number at a sign's corner belongs there
        if ([element, other.element].some(({ tagName }) => tagName === 'SUP')) continue;
        // words of one sentence run on, and their boxes with them
        if (
          element.parentElement === other.element.parentElement &&
          getComputedStyle(element).display === 'inline'
        )
          continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 1 && high > 1)
          faults.push(`words over words: ${called(element)} / ${called(other.element)}`);
      }
    });
    if (dialog === null) {
      const parts = [
        ...document.querySelectorAll(
          '.plate, .table-button, .badge, .status, .key:not(.is-ghost), .choices, .hand-tile, [data-discard] > .tile, [data-meld] > .tile, [data-rack] > .tile, .turn-hint, .timer',
        ),
      ].filter((each) => !isHidden(each));
      const kindOf = (element: Element): string => {
        const owner = element.closest('[data-discard], [data-rack], [data-meld]');
        if (owner?.hasAttribute('data-rack') === true) return 'rack';
        return element.getAttribute('class')?.split(' ')[0] ?? '';
      };
      parts.forEach((one, at) => {
        for (const other of parts.slice(at + 1)) {
          // backs on a rack stand packed, and a raised tile leans over its neighbours
          const kinds = [kindOf(one), kindOf(other)];
          if (kinds[0] === kinds[1] && (kinds[0] === 'rack' || kinds[0] === 'hand-tile')) continue;
          const a = one.getBoundingClientRect();
          const b = other.getBoundingClientRect();
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > 1.5 && high > 1.5) faults.push(`over: ${called(one)} / ${called(other)}`);
        }
      });
    }
    return [...new Set(faults)];
  });
}

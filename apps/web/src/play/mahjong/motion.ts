/** How things move on the table: everything is over in a moment, and input never waits for it. */
import { mayMove } from '../../settings/settings.ts';

/** As the design has it: tiles travel in this time, in milliseconds. */
const tileMs = 220;
/** Amounts float from seat to seat in this time. */
const amountMs = 1100;
const easing = 'cubic-bezier(.2,.7,.2,1)';

/** Lets an element come from where something was. */
export function travel(element: Element | null, from: DOMRect | undefined): void {
  if (element === null || from === undefined || !mayMove()) return;
  const to = element.getBoundingClientRect();
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  element.animate([{ transform: `translate(${x}px, ${y}px) scale(1.25)` }, { transform: 'none' }], {
    duration: tileMs,
    easing,
  });
}

/** Lets an element slide in from the right. */
export function slideIn(element: Element | null): void {
  if (!mayMove()) return;
  element?.animate(
    [
      { translate: '40px 0', opacity: 0 },
      { translate: '0 0', opacity: 1 },
    ],
    { duration: tileMs, easing },
  );
}

/** Turns tiles over, one after the other. */
export function turnOver(elements: Iterable<Element>): void {
  if (!mayMove()) return;
  let place = 0;
  for (const element of elements) {
    element.animate([{ transform: 'rotateX(90deg)' }, { transform: 'none' }], {
      duration: 260,
      delay: place * 18,
      fill: 'backwards',
      easing,
    });
    place += 1;
  }
}

/** Lets an amount float from one seat's plate to another's. */
export function floatAmount(
  root: HTMLElement,
  text: string,
  way: { readonly from: Element | null; readonly to: Element | null },
): void {
  const { from, to } = way;
  if (from === null || to === null || !mayMove()) return;
  const frame = root.getBoundingClientRect();
  const start = middleOf(from, frame);
  const end = middleOf(to, frame);
  const amount = document.createElement('span');
  amount.className = 'floating num';
  amount.ariaHidden = 'true';
  amount.textContent = text;
  root.append(amount);
  const at = ({ x, y }: { x: number; y: number }): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const float = amount.animate(
    [
      { transform: at(start), opacity: 0 },
      { transform: at(start), opacity: 1, offset: 0.15 },
      { transform: at(end), opacity: 1, offset: 0.8 },
      { transform: at(end), opacity: 0 },
    ],
    { duration: amountMs, easing: 'ease-in-out', fill: 'both' },
  );
  float.finished.then(
    () => amount.remove(),
    () => amount.remove(),
  );
}

function middleOf(element: Element, frame: DOMRect): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2 - frame.x, y: y + height / 2 - frame.y };
}

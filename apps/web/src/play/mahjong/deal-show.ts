/** The deal as it is shown: walls, dice, four tiles at a time to each seat. It lies over the felt and holds nothing up. */
import { type Place, places, type Rect } from './layout/zones.ts';

/** What there is to show. */
export interface DealShow {
  readonly walls: Readonly<Record<Place, Rect>>;
  /** The middle of the table. */
  readonly middle: Rect;
  /** Where each seat's tiles go, the dealer first. */
  readonly order: readonly Rect[];
  readonly dice: readonly [number, number];
}

/** Times in milliseconds; the first thing moves at once, all is over in less than four seconds. */
const wallMs = 320;
const diceFrom = 240;
const diceMs = 620;
const packetsFrom = 950;
const packetEvery = 105;
const packetMs = 340;
const easing = 'cubic-bezier(.2,.7,.2,1)';

/** Shows a deal on `root`; returns a way to end it at once. */
export function showDeal(root: HTMLElement, show: DealShow): () => void {
  const layer = document.createElement('div');
  layer.className = 'deal-show';
  layer.ariaHidden = 'true';
  root.append(layer);
  const packets = packetsOf(show.order);
  const last = packetsFrom + packets.length * packetEvery + packetMs;
  for (const place of places) layer.append(wallAt(place, { box: show.walls[place], last }));
  show.dice.forEach((value, at) => {
    layer.append(die(value, { at, middle: show.middle, last }));
  });
  packets.forEach((packet, at) => {
    layer.append(flying(packet, { middle: show.middle, delay: packetsFrom + at * packetEvery }));
  });
  const timer = setTimeout(() => layer.remove(), last + 60);
  return () => {
    clearTimeout(timer);
    layer.remove();
  };
}

interface Packet {
  readonly to: Rect;
  readonly tiles: number;
}

/** Three times four tiles to each seat, then one, and one more to the dealer. */
function packetsOf(order: readonly Rect[]): readonly Packet[] {
  const fours = [1, 2, 3].flatMap(() => order.map((to) => ({ to, tiles: 4 })));
  const [dealer] = order;
  return [...fours, ...[...order, ...(dealer === undefined ? [] : [dealer])].map((to) => ({ to, tiles: 1 }))];
}

function wallAt(place: Place, { box, last }: { box: Rect; last: number }): HTMLElement {
  const lies = place === 'top' || place === 'bottom';
  const wall = document.createElement('i');
  wall.className = lies ? 'deal-wall lies' : 'deal-wall';
  const style = { left: box.x, top: box.y, width: box.w, height: box.h };
  for (const [name, value] of Object.entries(style)) wall.style.setProperty(name, `${value}px`);
  const away = { top: '0 -60px', bottom: '0 60px', left: '-60px 0', right: '60px 0' }[place];
  wall.animate(
    [
      { translate: away, opacity: 0 },
      { translate: '0 0', opacity: 1 },
    ],
    {
      duration: wallMs,
      easing,
      fill: 'backwards',
    },
  );
  wall.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: last - packetsFrom,
    delay: packetsFrom,
    easing: 'ease-in',
    fill: 'forwards',
  });
  return wall;
}

function die(value: number, at: { at: number; middle: Rect; last: number }): HTMLElement {
  const cube = document.createElement('b');
  cube.className = `deal-die pips-${value}`;
  cube.style.left = `${at.middle.x + at.middle.w / 2 + (at.at === 0 ? -38 : 6)}px`;
  // below the number of tiles left, where the badge has room there, else below the badge
  const down = at.middle.h >= 150 ? at.middle.h * 0.72 : at.middle.h + 24;
  cube.style.top = `${at.middle.y + down - 16}px`;
  for (let pip = 0; pip < value; pip += 1) cube.append(document.createElement('i'));
  const turn = at.at === 0 ? -540 : 620;
  cube.animate(
    [
      { transform: `translate(${turn / 6}px, -70px) rotate(${turn}deg)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: diceMs, delay: diceFrom, easing: 'cubic-bezier(.15,.8,.3,1.1)', fill: 'backwards' },
  );
  cube.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 300, delay: at.last - 700, fill: 'forwards' });
  return cube;
}

function flying({ to, tiles }: Packet, from: { middle: Rect; delay: number }): HTMLElement {
  const packet = document.createElement('i');
  packet.className = 'deal-packet';
  const width = tiles === 4 ? 44 : 12;
  packet.style.width = `${width}px`;
  const start = {
    x: from.middle.x + from.middle.w / 2 - width / 2,
    y: from.middle.y + from.middle.h / 2 - 10,
  };
  const end = { x: to.x + to.w / 2 - width / 2, y: to.y + to.h / 2 - 10 };
  packet.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 0 },
      { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1, offset: 0.08 },
      { transform: `translate(${end.x}px, ${end.y}px)`, opacity: 1, offset: 0.85 },
      { transform: `translate(${end.x}px, ${end.y}px)`, opacity: 0 },
    ],
    { duration: packetMs, delay: from.delay, easing, fill: 'both' },
  );
  return packet;
}

/** The layout of a desktop or a large tablet held sideways: racks along the edges, ponds round the badge. */
import {
  type OtherPlace,
  type OtherZones,
  otherPlaces,
  type Rect,
  type TableLayout,
  type TableSize,
  tileBox,
} from './zones.ts';

/** Between the way to talk and the scores. */
const talkGap = 8;

/** The size the numbers of this layout are drawn for. */
const drawn = { width: 1440, height: 900 };

/** Whether a window is large enough for this layout. */
export function fitsWide({ width, height }: TableSize): boolean {
  return width > height && width >= 1080 && height >= 660;
}

/** Lays a wide table out: everything of the drawing scaled, edges kept at the edges. */
export function wideLayout(size: TableSize): TableLayout {
  const { width, height, seats } = size;
  const s = Math.min(width / drawn.width, height / drawn.height, 1.5);
  const edge = 40 * s;
  const plateH = Math.max(46, 56 * s);
  const button = Math.max(44, 44 * s);
  const hand = handRect(size, s, edge);
  const ownTop = hand.y - 20 * s - plateH;
  const platesEnd = 34 * s + button + 22 * s + plateH;
  const centre = centreFor(size, s, { top: 92 * s, bottom: ownTop - 2 * s, platesEnd });
  const keys = keysFor(size, s, { edge, ownTop, plateH, hand });
  const room = { size, s, edge, plateH, centre, ownTop, keysTop: keys.timer.y, button };
  const scores = {
    x: width - edge - Math.max(236, 240 * s),
    y: 34 * s,
    w: Math.max(236, 240 * s),
    h: button,
  };
  const status = statusRect(centre, keys, { ownTop, plateH, s });
  return {
    kind: 'wide',
    width,
    height,
    badge: centre.badge,
    menu: { x: edge, y: 34 * s, w: button, h: button },
    rules: { x: edge + button + 10 * s, y: 34 * s, w: Math.max(96, 96 * s), h: button },
    scores,
    talk: size.talk === true ? { ...scores, x: scores.x - talkGap - button, w: button } : undefined,
    caption: undefined,
    others: Object.fromEntries(otherPlaces(seats).map((place) => [place, otherZones(room, place)])),
    own: {
      plate: { x: edge, y: ownTop, w: Math.max(190, 214 * s), h: plateH },
      bonus: {
        rect: {
          x: edge + Math.max(190, 214 * s) + 12 * s,
          y: ownTop + (plateH - tileBox(34 * s, 0).h) / 2,
          w: status.x - edge - Math.max(190, 214 * s) - 24 * s,
          h: tileBox(34 * s, 0).h,
        },
        flow: 'row',
        align: 'start',
        turn: 0,
        tile: 34 * s,
      },
      pond: { rect: centre.own, turn: 0, perLine, tile: centre.tile },
      hand,
      status,
      keys,
    },
    drawer: { x: 14 * s, y: 14 * s, w: Math.max(340, 340 * s), h: ownTop - 28 * s },
  };
}

function handRect(
  { width, height, big = false }: TableSize,
  s: number,
  edge: number,
): TableLayout['own']['hand'] & Rect {
  const keysW = Math.max(150, 164 * s);
  const room = width - 2 * edge - keysW - 24 * s;
  const tile = Math.min((big ? 92 : 76) * s, room / 14.4);
  const h = tileBox(tile, 0).h;
  const rect = { x: edge, y: height - h - 22 * s, w: room, h };
  return { ...rect, rect, perRow: 14, tile, meldTile: tile * 0.7, gap: tile * 0.3, lift: tile * 0.2 };
}

function statusRect(
  centre: Centre,
  keys: TableLayout['own']['keys'],
  at: { ownTop: number; plateH: number; s: number },
): Rect {
  const h = Math.max(32, 40 * at.s);
  const x = centre.own.x - 70 * at.s;
  return { x, y: at.ownTop + (at.plateH - h) / 2, w: keys.kong.x - 16 * at.s - x, h };
}

/** Keys in a block above the right end of the hand, discard at the hand's own right. */
function keysFor(
  size: TableSize,
  s: number,
  at: { edge: number; ownTop: number; plateH: number; hand: Rect },
): TableLayout['own']['keys'] {
  const keyW = Math.max(92, 104 * s);
  const keyH = Math.max(50, 58 * s);
  const gap = 10 * s;
  const whole = keyW * 2 + gap;
  const x = size.width - at.edge - whole;
  const second = x + keyW + gap;
  const lower = at.hand.y - 18 * s - keyH;
  const upper = lower - gap - keyH;
  const winH = Math.max(56, 66 * s);
  const winTop = upper - gap * 1.4 - winH;
  const key = (left: number, top: number): Rect => ({ x: left, y: top, w: keyW, h: keyH });
  const throwW = Math.max(150, 164 * s);
  return {
    timer: { x, y: winTop - 14 * s, w: whole, h: 6 },
    win: { x, y: winTop, w: whole, h: winH },
    kong: key(x, upper),
    pung: key(second, upper),
    chow: key(x, lower),
    pass: key(second, lower),
    discard: { x: size.width - at.edge - throwW, y: at.hand.y, w: throwW, h: keyH },
    choices: { x, y: winTop - keyH, w: whole, h: lower + keyH * 2 - winTop },
  };
}

/** The middle: badge with ponds round it. */
interface Centre {
  readonly tile: number;
  readonly badge: Rect;
  readonly own: Rect;
  readonly top: Rect;
  readonly left: Rect;
  readonly right: Rect;
}

/** Tiles in a line of a pond, and lines a pond has room for at its full size. */
const perLine = 6;

function centreFor(
  size: TableSize,
  s: number,
  room: { top: number; bottom: number; platesEnd: number },
): Centre {
  const { width, seats } = size;
  const height = room.bottom - room.top;
  // badge, and ponds above and below it (four seats) or below only (three seats)
  const [ponds, lines, most, badgeShare] = seats === 3 ? [1, 4, 54, 0.34] : [2, 3, 50, 0.265];
  const lineUnit = tileBox(1, 0).h * 1.06;
  const gap = 10 * s;
  const tile = Math.min(most * s, (height * (1 - badgeShare)) / (ponds * lines * lineUnit));
  const pondH = tile * lineUnit * lines;
  const pondW = tile * 1.06 * perLine + 2;
  const badgeH = Math.min(height - ponds * (pondH + gap), 250 * s);
  const blockH = badgeH + ponds * (pondH + gap);
  const top = room.top + (height - blockH) / 2;
  const x = width / 2 - pondW / 2;
  const badgeY = top + (ponds - 1) * (pondH + gap);
  const sideW = tileBox(tile, 90).w * 1.06 * 3.2;
  // beside the badge and what lies above and below it, but under the plates
  const inset = seats === 3 ? 0 : pondH * 0.45;
  const sideTop = Math.max(top + inset, room.platesEnd + gap);
  const side = { y: sideTop, h: top + blockH - inset - sideTop };
  return {
    tile,
    badge: { x, y: badgeY, w: pondW, h: badgeH },
    own: { x, y: badgeY + badgeH + gap, w: pondW, h: pondH },
    top: { x, y: top, w: pondW, h: pondH },
    left: { x: x - gap - sideW, w: sideW, ...side },
    right: { x: x + pondW + gap, w: sideW, ...side },
  };
}

interface EdgeRoom {
  readonly size: TableSize;
  readonly s: number;
  readonly edge: number;
  readonly plateH: number;
  readonly centre: Centre;
  readonly ownTop: number;
  readonly keysTop: number;
  readonly button: number;
}

function otherZones(room: EdgeRoom, place: OtherPlace): OtherZones {
  return place === 'top' ? topZones(room) : sideZones(room, place);
}

function sideZones(
  { size, s, edge, plateH, centre, ownTop, keysTop, button }: EdgeRoom,
  place: 'left' | 'right',
): OtherZones {
  const plateW = Math.max(200, 300 * s);
  const top = 34 * s + button + 22 * s;
  const from = top + plateH + 18 * s;
  const bottom = (place === 'left' ? ownTop : keysTop) - 16 * s;
  const h = bottom - from;
  const rackW = tileBox(34 * s, 90).w;
  const isLeft = place === 'left';
  const turn = isLeft ? 90 : 270;
  const x = (offset: number, w: number): number =>
    isLeft ? edge + 4 * s + offset : size.width - edge - 4 * s - offset - w;
  const column = (offset: number, span: { y: number; h: number }, tile: number) => {
    const w = tileBox(tile, 90).w;
    return {
      rect: { x: x(offset, w), y: span.y, w, h: span.h },
      flow: 'column',
      align: 'start',
      turn,
      tile,
    } as const;
  };
  const inner = rackW + 18 * s;
  const innermost = inner + tileBox(35 * s, 90).w + 12 * s;
  // bonus tiles get a column of their own where the pond leaves room for one
  const hasOwnColumn = edge + 4 * s + innermost + tileBox(34 * s, 90).w + 8 * s < centre.left.x;
  return {
    plate: { x: isLeft ? edge : size.width - edge - plateW, y: top, w: plateW, h: plateH },
    rack: column(0, { y: from, h }, 34 * s),
    melds: column(inner, { y: from, h }, 35 * s),
    bonus: hasOwnColumn ? column(innermost, { y: from, h }, 34 * s) : undefined,
    pond: { rect: centre[place], turn, perLine, tile: centre.tile },
  };
}

/** The plate stands before its tiles; flowers lie on the other side of it. */
function topZones({ size, s, edge, plateH, centre, button }: EdgeRoom): OtherZones {
  const plateW = Math.max(180, 290 * s);
  const from = edge + button + 10 * s + Math.max(96, 96 * s) + 14 * s;
  const y = 28 * s;
  const lineH = tileBox(35 * s, 0).h;
  const talkW = size.talk === true ? talkGap + button : 0;
  const to = size.width - edge - Math.max(236, 240 * s) - talkW - 14 * s;
  const room = to - from - plateW - 14 * s;
  const line = (x: number, w: number, align: 'start' | 'end') =>
    ({ rect: { x, y, w, h: lineH }, flow: 'row', align, turn: 180, tile: 35 * s }) as const;
  const bonusW = room * 0.2;
  const rackW = room * 0.4;
  const plateX = from + bonusW;
  const rackX = plateX + plateW + 14 * s;
  return {
    plate: { x: plateX, y: y + (lineH - plateH) / 2, w: plateW, h: plateH },
    bonus: line(from, bonusW - 6 * s, 'end'),
    rack: line(rackX, rackW - 6 * s, 'start'),
    melds: line(rackX + rackW, room - bonusW - rackW, 'start'),
    pond: { rect: centre.top, turn: 180, perLine, tile: centre.tile },
  };
}

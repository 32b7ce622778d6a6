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
  const hand = handRect(size, s, edge);
  const ownTop = hand.y - 20 * s - plateH;
  const centre = centreFor(size, s, { top: 32 * s + 72 * s, bottom: ownTop - 10 * s });
  const keys = keysFor(size, s, { edge, ownTop, plateH, hand });
  const button = Math.max(44, 44 * s);
  const room = { size, s, edge, plateH, centre, ownTop, keysTop: keys.timer.y, button };
  const status = statusRect(centre, keys, { ownTop, plateH, s });
  return {
    kind: 'wide',
    width,
    height,
    badge: centre.badge,
    menu: { x: edge, y: 34 * s, w: button, h: button },
    rules: { x: edge + button + 10 * s, y: 34 * s, w: Math.max(96, 96 * s), h: button },
    scores: { x: width - edge - Math.max(236, 240 * s), y: 34 * s, w: Math.max(236, 240 * s), h: button },
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
      pond: { rect: centre.own, turn: 0, perLine: seats === 3 ? 8 : 6, tile: centre.tile },
      hand,
      status,
      keys,
    },
    drawer: { x: 14 * s, y: 14 * s, w: Math.max(340, 384 * s), h: ownTop - 28 * s },
  };
}

function handRect({ width, height }: TableSize, s: number, edge: number): TableLayout['own']['hand'] & Rect {
  const keysW = Math.max(150, 164 * s);
  const room = width - 2 * edge - keysW - 24 * s;
  const tile = Math.min(76 * s, room / 14.4);
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
    discard: { x: size.width - at.edge - throwW, y: at.hand.y + 6 * s, w: throwW, h: keyH },
    choices: { x, y: winTop, w: whole, h: lower + keyH - winTop },
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

function centreFor(size: TableSize, s: number, room: { top: number; bottom: number }): Centre {
  const { width, seats } = size;
  const perLine = seats === 3 ? 8 : 6;
  const rows = seats === 3 ? 3 : 3;
  const height = room.bottom - room.top;
  // badge, and ponds of three lines above and below (four seats) or below only (three seats)
  const ponds = seats === 3 ? 1 : 2;
  const lineUnit = tileBox(1, 0).h * 1.06;
  const badgeShare = seats === 3 ? 0.42 : 0.3;
  const tile = Math.min(45 * s, (height * (1 - badgeShare)) / (ponds * rows * lineUnit));
  const pondH = tile * lineUnit * rows;
  const pondW = tile * 1.06 * perLine + 2;
  const badgeH = height - ponds * (pondH + 8 * s);
  const cx = width / 2;
  const badge = { x: cx - pondW / 2, y: room.top + (seats === 3 ? 0 : pondH + 8 * s), w: pondW, h: badgeH };
  const sideW = tileBox(tile, 90).w * 1.06 * 3;
  const sideTop = seats === 3 ? room.top : room.top + pondH * 0.45;
  const sideH = seats === 3 ? height : height - pondH * 0.9;
  return {
    tile,
    badge,
    own: { x: badge.x, y: room.bottom - pondH, w: pondW, h: pondH },
    top: { x: badge.x, y: room.top, w: pondW, h: pondH },
    left: { x: badge.x - 8 * s - sideW, y: sideTop, w: sideW, h: sideH },
    right: { x: badge.x + pondW + 8 * s, y: sideTop, w: sideW, h: sideH },
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
  const plateW = Math.max(190, 214 * s);
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
  const bonusH = h * 0.3;
  const inner = rackW + 18 * s;
  return {
    plate: { x: isLeft ? edge : size.width - edge - plateW, y: top, w: plateW, h: plateH },
    rack: column(0, { y: from, h }, 34 * s),
    melds: column(inner, { y: from + bonusH + 8 * s, h: h - bonusH - 8 * s }, 35 * s),
    bonus: column(inner, { y: from, h: bonusH }, 34 * s),
    pond: { rect: centre[place], turn, perLine: size.seats === 3 ? 8 : 6, tile: centre.tile },
  };
}

function topZones({ size, s, edge, plateH, centre, button }: EdgeRoom): OtherZones {
  const plateW = Math.max(180, 200 * s);
  const plateX = edge + button + 10 * s + Math.max(96, 96 * s) + 14 * s;
  const y = 28 * s;
  const lineH = tileBox(35 * s, 0).h;
  const from = plateX + plateW + 14 * s;
  const to = size.width - edge - Math.max(236, 240 * s) - 14 * s;
  const room = to - from;
  const line = (x: number, w: number, align: 'start' | 'center') =>
    ({ rect: { x, y, w, h: lineH }, flow: 'row', align, turn: 180, tile: 35 * s }) as const;
  const bonusW = room * 0.2;
  const rackW = room * 0.4;
  return {
    plate: { x: plateX, y: y + (lineH - plateH) / 2, w: plateW, h: plateH },
    bonus: line(from, bonusW - 6 * s, 'start'),
    rack: line(from + bonusW, rackW - 6 * s, 'center'),
    melds: line(from + bonusW + rackW, room - bonusW - rackW, 'start'),
    pond: { rect: centre.top, turn: 180, perLine: 6, tile: centre.tile },
  };
}

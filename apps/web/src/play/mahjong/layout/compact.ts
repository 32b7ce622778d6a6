/** The layout of a phone held sideways, and of any window too low for the wide one. */
import {
  type OtherPlace,
  type OtherZones,
  otherPlaces,
  type Rect,
  type TableLayout,
  type TableSize,
  tileBox,
} from './zones.ts';

/** Sizes everything else follows from. */
interface Measures {
  readonly margin: number;
  readonly gap: number;
  /** Height of plates and round buttons. */
  readonly plate: number;
  readonly handTile: number;
  readonly pondTile: number;
  readonly keyW: number;
  readonly keyH: number;
  readonly winH: number;
}

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

function measures({ width, height, seats }: TableSize): Measures {
  const scale = Math.min(width / 844, height / 390);
  const margin = width >= 800 ? 44 : 8;
  const room = width - 2 * margin;
  const handTile = Math.min(room / 14.3, height * 0.126);
  const units = seats === 3 ? 31 : 32.5;
  return {
    margin,
    gap: clamp(4, 6 * scale, 10),
    plate: clamp(34, 40 * scale, 56),
    handTile,
    pondTile: Math.min(room / units, height * (seats === 3 ? 0.062 : 0.053)),
    keyW: clamp(72, 86 * scale, 130),
    keyH: clamp(44, 50 * scale, 72),
    winH: clamp(48, 58 * scale, 84),
  };
}

/** Lays a compact table out. */
export function compactLayout(size: TableSize): TableLayout {
  const m = measures(size);
  const { width, height, seats } = size;
  const hand = handRect(size, m);
  const top = top_(m);
  const shelfTop = top + m.plate + m.gap;
  const shelfH = tileBox(m.pondTile * 0.96, 0).h;
  const middleTop = shelfTop + shelfH + m.gap;
  // a raised tile leans on nothing
  const lift = m.handTile * 0.18;
  const statusTop = hand.y - Math.max(m.gap, lift + 1) - m.plate;
  const keys = keysFor(size, m, { bottom: hand.y - m.gap, top: middleTop });
  const columns = columnsFor(size, m, {
    top: middleTop,
    bottom: statusTop - m.gap,
    right: keys.win.x - m.gap,
  });
  const button = (x: number): Rect => ({ x, y: top, w: m.plate, h: m.plate });
  const menu = button(m.margin);
  const rules = button(width - m.margin - m.plate);
  const talk = size.talk === true ? button(rules.x - m.gap - m.plate) : undefined;
  const bonusH = tileBox(m.pondTile * 1.08, 0).h;
  const shelves = { top: shelfTop, height: shelfH, plateTop: top };
  return {
    kind: 'compact',
    width,
    height,
    badge: columns.badge,
    menu,
    rules,
    scores: undefined,
    talk,
    caption: undefined,
    others: Object.fromEntries(
      otherPlaces(seats).map((place) => [place, otherZones({ size, m, shelves, columns }, place)]),
    ),
    own: {
      plate: { x: m.margin, y: statusTop, w: plateWidth(size, m), h: m.plate },
      bonus: {
        rect: { x: m.margin, y: statusTop - m.gap - bonusH, w: columns.left.w, h: bonusH },
        flow: 'row',
        align: 'start',
        turn: 0,
        tile: m.pondTile * 1.08,
      },
      pond: { rect: columns.own, turn: 0, perLine: seats === 3 ? 8 : 10, tile: m.pondTile },
      hand: {
        rect: hand,
        perRow: 14,
        tile: m.handTile,
        meldTile: m.handTile * 0.7,
        gap: m.handTile * 0.28,
        lift,
      },
      status: statusRect(size, m, { top: statusTop, right: keys.win.x - m.gap }),
      keys,
    },
    drawer: { x: 0, y: 0, w: Math.min(width * 0.62, 420), h: height },
  };
}

const top_ = (m: Measures): number => Math.max(4, m.gap);

/** How many round buttons stand at the ends of the plates' line. */
const buttonsOf = ({ talk }: TableSize): number => (talk === true ? 3 : 2);

function plateWidth(size: TableSize, m: Measures): number {
  const { width, seats } = size;
  const room = width - 2 * m.margin - buttonsOf(size) * (m.plate + m.gap);
  return Math.min(m.plate * 4, room / (seats === 3 ? 3.2 : 3) - m.gap);
}

function handRect({ width, height }: TableSize, m: Measures): Rect {
  const h = tileBox(m.handTile, 0).h + m.handTile * 0.04;
  const bottom = Math.max(3, m.gap * 0.6);
  return { x: m.margin, y: height - h - bottom, w: width - 2 * m.margin, h };
}

function statusRect(size: TableSize, m: Measures, at: { top: number; right: number }): Rect {
  const x = m.margin + plateWidth(size, m) + m.gap;
  return { x, y: at.top, w: at.right - x, h: m.plate };
}

function keysFor(
  { width }: TableSize,
  m: Measures,
  { bottom, top }: { bottom: number; top: number },
): TableLayout['own']['keys'] {
  // so that a thumb between two keys hits neither
  const gap = Math.max(8, m.gap);
  const right = width - m.margin;
  const x = right - m.keyW * 2 - gap;
  const second = x + m.keyW + gap;
  const lower = bottom - m.keyH;
  const upper = lower - gap - m.keyH;
  const winTop = upper - gap * 1.3 - m.winH;
  const key = (left: number, top: number): Rect => ({ x: left, y: top, w: m.keyW, h: m.keyH });
  const whole = m.keyW * 2 + gap;
  return {
    timer: { x, y: winTop - gap - 5, w: whole, h: 5 },
    win: { x, y: winTop, w: whole, h: m.winH },
    kong: key(x, upper),
    pung: key(second, upper),
    chow: key(x, lower),
    pass: key(second, lower),
    discard: { x, y: lower, w: whole, h: m.keyH },
    choices: { x, y: top, w: whole, h: bottom - top },
  };
}

/** The columns between shelves and status: left pond, middle, right pond. */
interface Columns {
  readonly left: Rect;
  readonly right: Rect;
  readonly badge: Rect;
  readonly own: Rect;
  readonly top: Rect | undefined;
}

function columnsFor(
  size: TableSize,
  m: Measures,
  room: { top: number; bottom: number; right: number },
): Columns {
  const { seats } = size;
  const perRow = seats === 3 ? 8 : 10;
  const middleW = (m.pondTile * 1.06 + 0.5) * perRow;
  const lineW = tileBox(m.pondTile, 90).w * 1.06;
  const rightW = lineW * 3.1;
  const left = m.margin;
  const rightX = room.right - rightW;
  const middleX = rightX - m.gap - middleW;
  const bonusH = tileBox(m.pondTile * 1.08, 0).h + m.gap;
  const height = room.bottom - room.top;
  const rowH = tileBox(m.pondTile, 0).h * 1.05;
  const topH = seats === 4 ? rowH * 2 : 0;
  const ownH = Math.min(rowH * (seats === 3 ? 3 : 2), height * 0.62);
  const badgeTop = room.top + (topH > 0 ? topH + m.gap : 0);
  const badgeBottom = room.bottom - ownH - m.gap;
  return {
    left: { x: left, y: room.top, w: middleX - m.gap - left, h: height - bonusH },
    right: { x: rightX, y: room.top, w: rightW, h: height },
    badge: { x: middleX, y: badgeTop, w: middleW, h: badgeBottom - badgeTop },
    own: { x: middleX, y: room.bottom - ownH, w: middleW, h: ownH },
    top: topH > 0 ? { x: middleX, y: room.top, w: middleW, h: topH } : undefined,
  };
}

interface ShelfRoom {
  readonly size: TableSize;
  readonly m: Measures;
  readonly shelves: { readonly top: number; readonly height: number; readonly plateTop: number };
  readonly columns: Columns;
}

function otherZones(room: ShelfRoom, place: OtherPlace): OtherZones {
  const { size, m, shelves, columns } = room;
  const plates = plateRects(size, m, shelves.plateTop);
  const slot = shelfSlots(size, m)[place];
  const align = place === 'left' ? 'start' : place === 'right' ? 'end' : 'center';
  const line = (rect: Rect, tile: number) => ({ rect, flow: 'row', align, turn: 0, tile }) as const;
  const tile = m.pondTile * 0.96;
  const [rack, melds] = shelfParts({ x: slot.x, y: shelves.top, w: slot.w, h: shelves.height }, place);
  const above = bonusAbove(size, m, { plates, plateTop: shelves.plateTop, place });
  const pondRect =
    place === 'left' ? columns.left : place === 'right' ? columns.right : (columns.top ?? columns.badge);
  const turn = place === 'left' ? 90 : place === 'right' ? 270 : 180;
  const perLine = place === 'top' ? 10 : 6;
  return {
    plate: plates[place],
    rack: line(rack, tile),
    melds: line(melds, tile),
    bonus: above && line(above, tile),
    pond: { rect: pondRect, turn, perLine, tile: m.pondTile },
  };
}

/** Rack and melds side by side on a shelf, the rack at the seat's outer end. */
function shelfParts(rect: Rect, place: OtherPlace): readonly [Rect, Rect] {
  const rackW = rect.w * 0.3;
  const meldW = rect.w - rackW;
  const part = (x: number, w: number): Rect => ({ x, y: rect.y, w: w - 2, h: rect.h });
  if (place === 'right') return [part(rect.x + meldW, rackW), part(rect.x, meldW)];
  return [part(rect.x, rackW), part(rect.x + rackW, meldW)];
}

/** With three seats there is room between the plates for bonus tiles. */
function bonusAbove(
  size: TableSize,
  m: Measures,
  at: { plates: Readonly<Record<OtherPlace, Rect>>; plateTop: number; place: OtherPlace },
): Rect | undefined {
  if (size.seats === 4) return undefined;
  const { left, right } = at.plates;
  const from = left.x + left.w + m.gap;
  const to = right.x - m.gap;
  const half = (to - from) / 2;
  const h = tileBox(m.pondTile * 0.96, 0).h;
  const y = at.plateTop + (m.plate - h) / 2;
  return { x: at.place === 'left' ? from : from + half + m.gap / 2, y, w: half - m.gap / 2, h };
}

function plateRects(size: TableSize, m: Measures, y: number): Readonly<Record<OtherPlace, Rect>> {
  const w = plateWidth(size, m);
  const left = m.margin + m.plate + m.gap;
  const right = size.width - m.margin - (buttonsOf(size) - 1) * (m.plate + m.gap) - w;
  const h = m.plate;
  return {
    left: { x: left, y, w, h },
    right: { x: right, y, w, h },
    top: { x: (left + right) / 2, y, w, h },
  };
}

function shelfSlots(size: TableSize, m: Measures): Readonly<Record<OtherPlace, { x: number; w: number }>> {
  const room = size.width - 2 * m.margin;
  const count = size.seats - 1;
  const w = (room - m.gap * (count - 1)) / count;
  const slot = (at: number): { x: number; w: number } => ({ x: m.margin + at * (w + m.gap), w });
  return { left: slot(0), top: slot(1), right: slot(count - 1) };
}

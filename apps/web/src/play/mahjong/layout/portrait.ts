/** The layout of a phone or tablet held upright: the hand in two rows, keys in one line above it. */
import {
  type OtherPlace,
  type OtherZones,
  otherPlaces,
  type Rect,
  type TableLayout,
  type TableSize,
  tileBox,
} from './zones.ts';

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

interface Measures {
  readonly margin: number;
  readonly gap: number;
  readonly plate: number;
  readonly button: number;
  readonly handTile: number;
  readonly keyH: number;
  /** Width of a tile on the edges. */
  readonly edgeTile: number;
}

function measures({ width, height }: TableSize): Measures {
  const s = Math.min(width / 390, height / 844);
  return {
    margin: clamp(8, 12 * s, 28),
    gap: clamp(6, 8 * s, 14),
    plate: clamp(36, 38 * s, 58),
    button: clamp(40, 42 * s, 56),
    handTile: Math.min((width - 2 * clamp(8, 12 * s, 28)) / 7.1, height * 0.0625),
    keyH: clamp(48, 54 * s, 76),
    edgeTile: clamp(18, 20 * s, 34),
  };
}

/** Lays an upright table out. */
export function portraitLayout(size: TableSize): TableLayout {
  const m = measures(size);
  const { width, height, seats } = size;
  const hand = handZone(size, m);
  const ownTop = hand.rect.y - m.gap - hand.lift - m.plate;
  const keyTop = ownTop - m.gap - m.keyH;
  const timerTop = keyTop - m.gap - 5;
  const statusH = m.plate;
  const statusTop = timerTop - m.gap - statusH;
  const keys = keysFor(size, m, { keyTop, timerTop });
  const plateW = Math.min(width * 0.36, m.plate * 3.7);
  const head = headFor(size, m, plateW);
  const centre = centreFor(size, m, { top: head.bottom + m.gap, bottom: statusTop - m.gap });
  const bonusX = m.margin + plateW + m.gap;
  return {
    kind: 'portrait',
    width,
    height,
    badge: centre.badge,
    menu: { x: m.margin, y: m.gap, w: m.button, h: m.button },
    rules: { x: width - m.margin - m.button, y: m.gap, w: m.button, h: m.button },
    scores: undefined,
    ...captionFor(size, m),
    others: Object.fromEntries(
      otherPlaces(seats).map((place) => [place, otherZones({ size, m, head, centre, statusTop }, place)]),
    ),
    own: {
      plate: { x: m.margin, y: ownTop, w: plateW, h: m.plate },
      bonus: {
        rect: { x: bonusX, y: ownTop, w: width - m.margin - bonusX, h: m.plate },
        flow: 'row',
        align: 'start',
        turn: 0,
        tile: m.edgeTile * 1.3,
      },
      pond: { rect: centre.own, turn: 0, perLine: 6, tile: centre.tile },
      hand,
      status: { x: m.margin, y: statusTop, w: width - 2 * m.margin, h: statusH },
      keys,
    },
    drawer: { x: 0, y: 0, w: width, h: ownTop - m.gap },
  };
}

/** Between the buttons of the head: the scores, and the way to talk at their end. */
function captionFor(
  { width, talk = false }: TableSize,
  m: Measures,
): { readonly caption: Rect; readonly talk: Rect | undefined } {
  const x = m.margin + m.button + m.gap;
  const line = { x, y: m.gap, w: width - 2 * x, h: m.button };
  if (!talk) return { caption: line, talk: undefined };
  return {
    caption: { ...line, w: line.w - m.button - m.gap },
    talk: { ...line, x: line.x + line.w - m.button, w: m.button },
  };
}

function handZone({ width, height }: TableSize, m: Measures): TableLayout['own']['hand'] {
  const rowH = tileBox(m.handTile, 0).h * 1.03;
  const rect = { x: m.margin, y: height - m.gap - rowH * 2, w: width - 2 * m.margin, h: rowH * 2 };
  return {
    rect,
    perRow: 7,
    tile: m.handTile,
    meldTile: m.handTile * 0.7,
    gap: m.handTile * 0.1,
    lift: m.handTile * 0.16,
  };
}

/** Four places in a line, and a second line over the plate for what more there is. */
function keysFor(
  { width }: TableSize,
  m: Measures,
  at: { keyTop: number; timerTop: number },
): TableLayout['own']['keys'] {
  const room = width - 2 * m.margin;
  const w = (room - m.gap * 3) / 4;
  const key = (place: number, span = 1): Rect => ({
    x: m.margin + place * (w + m.gap),
    y: at.keyTop,
    w: w * span + m.gap * (span - 1),
    h: m.keyH,
  });
  return {
    timer: { x: m.margin, y: at.timerTop, w: room, h: 5 },
    win: key(0),
    kong: key(1),
    pung: key(2),
    pass: key(3),
    // chow takes the second line, over the plate, when it comes with a kong and a pung
    chow: { x: m.margin + w + m.gap, y: at.keyTop + m.keyH + m.gap, w: w * 2 + m.gap, h: m.plate },
    discard: key(2, 2),
    choices: {
      x: m.margin,
      y: at.timerTop,
      w: room,
      h: at.keyTop + m.keyH - at.timerTop,
    },
  };
}

/** The head of the table: buttons, the seat across, and the plates of the sides. */
interface Head {
  readonly acrossPlate: Rect;
  readonly acrossShelf: Rect;
  readonly sideTop: number;
  readonly plateW: number;
  readonly bottom: number;
}

function headFor(size: TableSize, m: Measures, plateW: number): Head {
  const acrossTop = m.gap + m.button + m.gap;
  const acrossPlate = { x: (size.width - plateW) / 2, y: acrossTop, w: plateW, h: m.plate };
  const shelfTop = acrossTop + m.plate + m.gap * 0.8;
  const shelfH = tileBox(m.edgeTile, 0).h;
  const acrossShelf = { x: m.margin, y: shelfTop, w: size.width - 2 * m.margin, h: shelfH };
  const sideTop = size.seats === 4 ? shelfTop + shelfH + m.gap : acrossTop;
  return { acrossPlate, acrossShelf, sideTop, plateW, bottom: sideTop + m.plate };
}

interface Centre {
  readonly tile: number;
  readonly badge: Rect;
  readonly own: Rect;
  readonly top: Rect;
  readonly left: Rect;
  readonly right: Rect;
  readonly sideTop: number;
}

function centreFor(size: TableSize, m: Measures, room: { top: number; bottom: number }): Centre {
  const { width, seats } = size;
  const edgeW = tileBox(m.edgeTile, 90).w + m.gap;
  const inner = width - 2 * (m.margin + edgeW);
  const height = room.bottom - room.top;
  const lineUnit = tileBox(1, 0).h * 1.06;
  const sideUnit = tileBox(1, 90).w * 1.06;
  // across: three lines of a side pond, six tiles, three lines; down: three lines, badge, three lines
  const byWidth = inner / (sideUnit * 4 + 6.4);
  const byHeight = height / (lineUnit * (seats === 4 ? 6 : 4) + 4.2);
  const tile = Math.min(byWidth, byHeight, m.handTile * 0.6);
  const pondW = tile * 1.06 * 6 + 2;
  const pondH = tile * lineUnit * (seats === 4 ? 3 : 4);
  const sideW = (inner - pondW) / 2 - 4;
  const x = (width - pondW) / 2;
  const topH = seats === 4 ? pondH + m.gap : 0;
  const badgeH = Math.min(height - pondH - m.gap - topH, pondW * 0.95);
  const blockH = topH + badgeH + m.gap + pondH;
  const top = room.top + (height - blockH) / 2;
  const side = { y: room.top, h: height };
  return {
    tile,
    badge: { x, y: top + topH, w: pondW, h: badgeH },
    own: { x, y: top + topH + badgeH + m.gap, w: pondW, h: pondH },
    top: { x, y: top, w: pondW, h: pondH },
    left: { x: x - 4 - sideW, w: sideW, ...side },
    right: { x: x + pondW + 4, w: sideW, ...side },
    sideTop: room.top,
  };
}

interface PortraitRoom {
  readonly size: TableSize;
  readonly m: Measures;
  readonly head: Head;
  readonly centre: Centre;
  readonly statusTop: number;
}

function otherZones(room: PortraitRoom, place: OtherPlace): OtherZones {
  const { size, m, head, centre, statusTop } = room;
  if (place === 'top') return topZones(room);
  const isLeft = place === 'left';
  const turn = isLeft ? 90 : 270;
  const w = tileBox(m.edgeTile, 90).w;
  const x = isLeft ? m.margin : size.width - m.margin - w;
  const from = centre.sideTop;
  const h = statusTop - m.gap - from;
  const column = (y: number, height: number, tile: number) =>
    ({ rect: { x, y, w, h: height - 4 }, flow: 'column', align: 'start', turn, tile }) as const;
  const plateX = isLeft ? m.margin : size.width - m.margin - head.plateW;
  return {
    plate: { x: plateX, y: head.sideTop, w: head.plateW, h: m.plate },
    rack: column(from, h * 0.36, m.edgeTile),
    melds: column(from + h * 0.36, h * 0.64, m.edgeTile),
    bonus: undefined,
    pond: { rect: centre[place], turn, perLine: 6, tile: centre.tile },
  };
}

function topZones({ m, head, centre }: PortraitRoom): OtherZones {
  const { x, y, w, h } = head.acrossShelf;
  const line = (from: number, share: number, align: 'start' | 'center' | 'end') =>
    ({
      rect: { x: x + w * from, y, w: w * share - 6, h },
      flow: 'row',
      align,
      turn: 180,
      tile: m.edgeTile,
    }) as const;
  return {
    plate: head.acrossPlate,
    rack: line(0.05, 0.4, 'end'),
    melds: line(0.45, 0.55, 'start'),
    bonus: undefined,
    pond: { rect: centre.top, turn: 180, perLine: 6, tile: centre.tile },
  };
}

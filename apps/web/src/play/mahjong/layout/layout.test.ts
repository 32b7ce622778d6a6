import { describe, expect, it } from 'vitest';
import { lineSpots, pondSpots, type TileSpot } from './fit.ts';
import { tableLayout } from './table-layout.ts';
import { overlap, type Rect, type TableLayout, tileBox } from './zones.ts';

const sizes = [
  [568, 320],
  [640, 360],
  [667, 375],
  [740, 360],
  [844, 390],
  [932, 430],
  [1024, 600],
  [1024, 768],
  [1080, 660],
  [1180, 820],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [768, 1024],
  [820, 1180],
] as const;
const cases = sizes.flatMap(([width, height]) =>
  ([3, 4] as const).flatMap((seats) =>
    [false, true].flatMap((big) => [false, true].map((talk) => ({ width, height, seats, big, talk }))),
  ),
);

/** Every zone by name. */
function zonesOf(layout: TableLayout): ReadonlyMap<string, Rect> {
  const zones = new Map<string, Rect>();
  const { own } = layout;
  for (const [name, rect] of Object.entries({ badge: layout.badge, menu: layout.menu, rules: layout.rules }))
    zones.set(name, rect);
  if (layout.scores !== undefined) zones.set('scores', layout.scores);
  if (layout.talk !== undefined) zones.set('talk', layout.talk);
  if (layout.caption !== undefined) zones.set('caption', layout.caption);
  for (const [place, other] of Object.entries(layout.others)) {
    zones.set(`${place} plate`, other.plate);
    zones.set(`${place} rack`, other.rack.rect);
    zones.set(`${place} melds`, other.melds.rect);
    if (other.bonus !== undefined) zones.set(`${place} bonus`, other.bonus.rect);
    zones.set(`${place} pond`, other.pond.rect);
  }
  zones.set('own plate', own.plate);
  zones.set('own bonus', own.bonus.rect);
  zones.set('own pond', own.pond.rect);
  zones.set('status', own.status);
  zones.set('hand', own.hand.rect);
  for (const name of ['timer', 'win', 'kong', 'pung', 'pass'] as const) zones.set(name, own.keys[name]);
  if (layout.kind !== 'portrait') zones.set('chow', own.keys.chow);
  return zones;
}

const boxOf = ({ x, y, width, turn }: TileSpot): Rect => {
  const box = tileBox(width, turn);
  return { x, y, w: box.w, h: box.h };
};
const inside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 0.6 &&
  inner.y >= outer.y - 0.6 &&
  inner.x + inner.w <= outer.x + outer.w + 0.6 &&
  inner.y + inner.h <= outer.y + outer.h + 0.6;

describe.each(cases)('$width × $height, $seats seats, big tiles $big, talk $talk', (size) => {
  const layout = tableLayout(size);
  const zones = zonesOf(layout);
  const all: Rect = { x: 0, y: 0, w: size.width, h: size.height };

  it('every zone has room and lies inside the window', () => {
    for (const [name, rect] of zones) {
      expect(rect.w, name).toBeGreaterThan(4);
      expect(rect.h, name).toBeGreaterThan(4);
      expect(inside(rect, all), `${name} ${JSON.stringify(rect)}`).toBe(true);
    }
  });

  it('no zones overlap', () => {
    const list = [...zones];
    const clashes = list.flatMap(([name, rect], at) =>
      list
        .slice(at + 1)
        .flatMap(([other, otherRect]) => (overlap(rect, otherRect) ? [`${name} / ${other}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  it('the worst case fits: four kongs a seat, all bonus tiles, ponds of 25', () => {
    for (const other of Object.values(layout.others)) {
      const pond = pondSpots(other.pond, 25).map(boxOf);
      for (const box of pond) expect(inside(box, other.pond.rect)).toBe(true);
      const melds = [4, 4, 4, 4];
      const declared = other.bonus === undefined ? [12, ...melds] : melds;
      const boxes = lineSpots(other.melds, { groups: declared, shown: 1 }).flat().map(boxOf);
      for (const box of boxes) expect(inside(box, other.melds.rect)).toBe(true);
      if (other.bonus !== undefined) {
        const aside = lineSpots(other.bonus, { groups: [20], shown: 1 })
          .flat()
          .map(boxOf);
        for (const box of aside) expect(inside(box, other.bonus.rect)).toBe(true);
      }
      for (const box of lineSpots(other.rack, { groups: [13], shown: 0.75 })
        .flat()
        .map(boxOf)) {
        expect(inside(box, other.rack.rect)).toBe(true);
      }
    }
    for (const box of pondSpots(layout.own.pond, 25).map(boxOf))
      expect(inside(box, layout.own.pond.rect)).toBe(true);
  });

  it('keys are large enough to hit, and hand tiles to read', () => {
    const { keys, hand } = layout.own;
    for (const key of [keys.win, keys.kong, keys.pung, keys.pass, keys.discard]) {
      expect(Math.round(key.h)).toBeGreaterThanOrEqual(44);
      expect(key.w).toBeGreaterThanOrEqual(44);
    }
    expect(hand.tile).toBeGreaterThanOrEqual(34);
    expect(Math.round(layout.menu.w)).toBeGreaterThanOrEqual(34);
  });
});

describe('ponds', () => {
  it('stand in the middle of their zones', () => {
    const spots = pondSpots({ rect: { x: 0, y: 0, w: 200, h: 90 }, turn: 0, perLine: 6, tile: 20 }, 6);
    const [first, last] = [spots[0]?.x ?? 0, (spots[5]?.x ?? 0) + 20];
    expect(first).toBeCloseTo(200 - last, 5);
  });

  const rect = { x: 100, y: 100, w: 200, h: 200 };
  const zone = (turn: 0 | 90 | 180 | 270) => ({ rect, turn, perLine: 6, tile: 20 });

  it('each seat fills its pond from its own left, the line next to the middle first', () => {
    const [first, second] = pondSpots(zone(0), 7);
    expect(first?.y).toBe(100);
    expect(second?.x).toBeGreaterThan(first?.x ?? 0);
    const left = pondSpots(zone(90), 7);
    expect(left[1]?.y).toBeGreaterThan(left[0]?.y ?? 0);
    expect(left[6]?.x).toBeLessThan(left[0]?.x ?? 0);
    const right = pondSpots(zone(270), 7);
    expect(right[1]?.y).toBeLessThan(right[0]?.y ?? 0);
    expect(right[6]?.x).toBeGreaterThan(right[0]?.x ?? 0);
    const top = pondSpots(zone(180), 7);
    expect(top[1]?.x).toBeLessThan(top[0]?.x ?? 0);
    expect(top[6]?.y).toBeLessThan(top[0]?.y ?? 0);
  });
});

/** Where the four walls stand as a deal is shown: round the middle, and beside whatever else there is. */
import { overlap, type Place, type Rect, type TableLayout } from './layout/zones.ts';

/** Between a wall and what it stands beside. */
const gap = 4;

/** The walls by the seat they stand before. */
export function dealWalls(layout: TableLayout): Readonly<Record<Place, Rect>> {
  const { badge, width, height } = layout;
  const x = badge.x + badge.w / 2;
  const y = badge.y + badge.h / 2;
  const side = Math.max(badge.w / 2 + 14, Math.min(Math.min(width, height) * 0.3, badge.w * 0.8));
  const thick = Math.max(12, side * 0.11);
  const half = { w: side + thick + gap, h: side + thick + gap };
  const square: Rect = { x: x - half.w, y: y - half.h, w: half.w * 2, h: half.h * 2 };
  // whatever stands in the way presses the square flat, from where there is more room
  for (const thing of thingsBeside(layout)) {
    if (!overlap(square, thing)) continue;
    const isAbove = thing.y + thing.h / 2 < y;
    half.h = Math.min(half.h, isAbove ? y - thing.y - thing.h : thing.y - y);
  }
  const tall = Math.max(badge.h * 0.3, half.h - thick - gap);
  return {
    top: { x: x - side, y: y - tall - thick, w: side * 2, h: thick },
    bottom: { x: x - side, y: y + tall, w: side * 2, h: thick },
    left: { x: x - side - thick, y: y - tall, w: thick, h: tall * 2 },
    right: { x: x + side, y: y - tall, w: thick, h: tall * 2 },
  };
}

/** What a deal is shown beside: names, racks, the line that says what happens, the hand. */
function thingsBeside({ others, own }: TableLayout): readonly Rect[] {
  const theirs = Object.values(others).flatMap(({ plate, rack, bonus }) => [
    ...[plate, rack.rect],
    ...(bonus === undefined ? [] : [bonus.rect]),
  ]);
  return [...theirs, own.plate, own.status, own.hand.rect];
}

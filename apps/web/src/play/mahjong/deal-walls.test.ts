import { describe, expect, it } from 'vitest';
import { dealWalls } from './deal-walls.ts';
import { tableLayout } from './layout/table-layout.ts';
import { overlap } from './layout/zones.ts';

const sizes = [
  [568, 320],
  [667, 375],
  [844, 390],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [390, 844],
  [820, 1180],
] as const;

describe('the walls of a deal that is shown', () => {
  for (const [width, height] of sizes) {
    for (const seats of [3, 4] as const) {
      it(`lie over no name, rack, line or hand at ${width} × ${height}, ${seats} seats`, () => {
        const layout = tableLayout({ width, height, seats, talk: true });
        const { own, others } = layout;
        const things = {
          ...{ plate: own.plate, status: own.status, hand: own.hand.rect },
          ...Object.fromEntries(
            Object.entries(others).flatMap(([place, { plate, rack, bonus }]) => [
              [`${place} bonus`, bonus?.rect ?? plate],
              [`${place} plate`, plate],
              [`${place} rack`, rack.rect],
            ]),
          ),
        };
        for (const [place, wall] of Object.entries(dealWalls(layout))) {
          expect(wall.w, place).toBeGreaterThan(8);
          expect(wall.h, place).toBeGreaterThan(8);
          for (const [name, rect] of Object.entries(things))
            expect(overlap(wall, rect), `${place} wall over ${name}`).toBe(false);
        }
      });
    }
  }
});

/** Where the tiles of one's own hand and melds stand. */

import type { TileSpot } from '../layout/fit.ts';
import type { HandZone } from '../layout/zones.ts';

/** What stands in the hand strip. */
export interface HandContent {
  /** Tiles in the hand, without the drawn one. */
  readonly tiles: number;
  readonly hasDrawn: boolean;
  /** Tiles of each meld. */
  readonly melds: readonly number[];
}

/** Spots of a hand strip. */
export interface HandSpots {
  readonly tiles: readonly TileSpot[];
  readonly drawn: TileSpot | undefined;
  readonly melds: readonly (readonly TileSpot[])[];
}

/** Hand from the left, the drawn tile apart, melds at the right; melds shrink before anything overlaps. */
export function handSpots(zone: HandZone, content: HandContent): HandSpots {
  return zone.perRow === 14 ? oneRow(zone, content) : twoRows(zone, content);
}

function oneRow({ rect, tile, gap, meldTile }: HandZone, { tiles, hasDrawn, melds }: HandContent): HandSpots {
  const spot = (at: number): TileSpot => ({ x: rect.x + at, y: rect.y, width: tile, turn: 0 });
  const drawnAt = tiles * tile + gap;
  // the place of a drawn tile is always kept, so that melds never move when one comes
  const from = rect.x + drawnAt + tile + gap;
  return {
    tiles: Array.from({ length: tiles }, (_, at) => spot(at * tile)),
    drawn: hasDrawn ? spot(drawnAt) : undefined,
    melds: meldSpots(
      { left: from, right: rect.x + rect.w, foot: rect.y + tile * 1.335 },
      { tile: meldTile, melds },
    ),
  };
}

function twoRows({ rect, tile, meldTile }: HandZone, { tiles, hasDrawn, melds }: HandContent): HandSpots {
  const step = Math.min(tile, rect.w / 7);
  const rowH = rect.h / 2;
  const spot = (at: number): TileSpot => {
    return { x: rect.x + (at % 7) * step, y: rect.y + Math.floor(at / 7) * rowH, width: tile, turn: 0 };
  };
  const last = tiles + (hasDrawn ? 1 : 0);
  const lastRow = Math.floor(Math.max(0, tiles) / 7);
  const used = rect.x + ((tiles % 7) + 1) * step + tile * 0.2;
  const left = lastRow === 0 && last <= 7 ? rect.x : used;
  const foot = rect.y + rowH + tile * 1.335;
  return {
    tiles: Array.from({ length: tiles }, (_, at) => spot(at)),
    drawn: hasDrawn ? spot(tiles) : undefined,
    melds: meldSpots({ left, right: rect.x + rect.w, foot }, { tile: meldTile, melds }),
  };
}

/** Melds from the right end leftwards, standing on the same foot as the hand. */
function meldSpots(
  room: { left: number; right: number; foot: number },
  wish: { tile: number; melds: readonly number[] },
): readonly (readonly TileSpot[])[] {
  const { melds } = wish;
  const count = melds.reduce((sum, each) => sum + each, 0);
  if (count === 0) return [];
  const groupGap = 0.28;
  const width = Math.min(wish.tile, (room.right - room.left) / (count + (melds.length - 1) * groupGap));
  let x = room.right - width * (count + (melds.length - 1) * groupGap);
  return melds.map((size) => {
    const spots = Array.from({ length: size }, (_, at): TileSpot => {
      return { x: x + at * width, y: room.foot - width * 1.335, width, turn: 0 };
    });
    x += (size + groupGap) * width;
    return spots;
  });
}

/** Where tiles stand in their zones, and how wide they are so that all of them fit. */
import { type LineZone, type PondZone, type Rect, type Turn, tileBox } from './zones.ts';

/** Where one tile stands: the upper left corner of its face, and its width. */
export interface TileSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: Turn;
}

/** Space between tiles of a pond, and of a line, for a tile's width. */
const pondGap = 0.06;
const lineGap = 0.04;
/** Space between groups of a line, for a tile's width. */
const groupGap = 0.34;

/** Tiles in groups (melds, or one group), laid out in a line; `packed` tiles overlap like backs on a rack. */
export interface LineWish {
  /** How many tiles each group has. */
  readonly groups: readonly number[];
  /** Part of a tile that shows when tiles are packed; 1 for tiles side by side. */
  readonly shown: number;
}

/** Spots for a line of groups, group by group; every tile as wide as the zone allows and all still fit. */
export function lineSpots(zone: LineZone, wish: LineWish): readonly (readonly TileSpot[])[] {
  const width = lineTileWidth(zone, wish);
  const { rect, flow, align, turn } = zone;
  const box = tileBox(width, turn);
  const along = flow === 'row' ? box.w : box.h;
  const pitch = along * wish.shown + (wish.shown === 1 ? width * lineGap : 0);
  const length = lineLength(wish, { width, along, pitch });
  const room = flow === 'row' ? rect.w : rect.h;
  let at = align === 'start' ? 0 : align === 'center' ? (room - length) / 2 : room - length;
  return wish.groups.map((count) => {
    const spots = Array.from({ length: count }, (_, tile) => {
      const offset = at + tile * pitch;
      return flow === 'row'
        ? { x: rect.x + offset, y: rect.y, width, turn }
        : { x: rect.x, y: rect.y + offset, width, turn };
    });
    if (count > 0) at += (count - 1) * pitch + along + width * groupGap;
    return spots;
  });
}

function lineLength(wish: LineWish, tile: { width: number; along: number; pitch: number }): number {
  const filled = wish.groups.filter((count) => count > 0);
  const tiles = filled.reduce((sum, count) => sum + (count - 1) * tile.pitch + tile.along, 0);
  return tiles + Math.max(0, filled.length - 1) * tile.width * groupGap;
}

/** How wide the tiles of a line are: at most the zone's tile, less where they wouldn't fit. */
export function lineTileWidth(zone: LineZone, wish: LineWish): number {
  const { rect, flow, turn, tile } = zone;
  const unit = tileBox(1, turn);
  const along = flow === 'row' ? unit.w : unit.h;
  const across = flow === 'row' ? unit.h : unit.w;
  const pitch = along * wish.shown + (wish.shown === 1 ? lineGap : 0);
  const length = lineLength(wish, { width: 1, along, pitch });
  const room = flow === 'row' ? rect.w : rect.h;
  const depth = flow === 'row' ? rect.h : rect.w;
  return Math.min(tile, depth / across, length > 0 ? room / length : tile);
}

/** Spots for a pond's tiles, oldest first. */
export function pondSpots(zone: PondZone, count: number): readonly TileSpot[] {
  const { perLine, width } = pondShape(zone, count);
  const { rect, turn } = zone;
  const box = tileBox(width, turn);
  const gap = width * pondGap;
  const stepX = box.w + gap;
  const stepY = box.h + gap;
  const lying = turn === 90 || turn === 270;
  const [room, step] = lying ? [rect.h, stepY] : [rect.w, stepX];
  const lead = Math.max(0, (room - perLine * step + gap) / 2);
  return Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / perLine);
    const place = at % perLine;
    return { ...cornerSpot({ rect, turn, box }, { line, place, stepX, stepY, lead }), width, turn };
  });
}

/** The spot of a pond tile: each seat fills from its own left, first the line next to the middle; lines are centred. */
function cornerSpot(
  pond: { rect: Rect; turn: Turn; box: { w: number; h: number } },
  at: { line: number; place: number; stepX: number; stepY: number; lead: number },
): { x: number; y: number } {
  const { rect, turn, box } = pond;
  const { line, place, stepX, stepY, lead } = at;
  const right = rect.x + rect.w - box.w;
  const bottom = rect.y + rect.h - box.h;
  switch (turn) {
    case 0:
      return { x: rect.x + lead + place * stepX, y: rect.y + line * stepY };
    case 180:
      return { x: right - lead - place * stepX, y: bottom - line * stepY };
    case 90:
      return { x: right - line * stepX, y: rect.y + lead + place * stepY };
    case 270:
      return { x: rect.x + line * stepX, y: bottom - lead - place * stepY };
  }
}

/** Tiles a line and their width: as the zone wishes, denser and smaller where that wouldn't hold all. */
function pondShape(zone: PondZone, count: number): { perLine: number; width: number } {
  let best = { perLine: zone.perLine, width: pondTileWidth(zone, count, zone.perLine) };
  for (let perLine = zone.perLine + 1; best.width < zone.tile && perLine <= count; perLine += 1) {
    const width = pondTileWidth(zone, count, perLine);
    if (width > best.width + 0.01) best = { perLine, width };
  }
  return best;
}

/** How wide tiles are when `count` of them stand `perLine` in a line. */
function pondTileWidth(zone: PondZone, count: number, perLine: number): number {
  const lying = zone.turn === 90 || zone.turn === 270;
  const unit = tileBox(1, zone.turn);
  const [along, across] = lying ? [unit.h, unit.w] : [unit.w, unit.h];
  const [alongRoom, acrossRoom] = lying ? [zone.rect.h, zone.rect.w] : [zone.rect.w, zone.rect.h];
  const lines = Math.max(1, Math.ceil(count / perLine));
  return Math.min(
    zone.tile,
    alongRoom / (along * perLine + pondGap * (perLine - 1)),
    acrossRoom / (across * lines + pondGap * (lines - 1)),
  );
}

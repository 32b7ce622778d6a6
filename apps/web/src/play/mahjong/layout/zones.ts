/** What a table's layout is: a rectangle for everything there is, so that nothing moves and nothing overlaps. */

/** A rectangle in CSS pixels of the table. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a seat sits as its viewer sees the table: oneself at the bottom, the next to play on the right. */
export const places = ['bottom', 'right', 'top', 'left'] as const;
export type Place = (typeof places)[number];
/** Places of the others. */
export type OtherPlace = Exclude<Place, 'bottom'>;

/** How far a tile's face is turned, clockwise; its body stays upright. */
export type Turn = 0 | 90 | 180 | 270;

/** A line of tiles that shrink to fit: a rack with melds, or bonus tiles. */
export interface LineZone {
  readonly rect: Rect;
  readonly flow: 'row' | 'column';
  /** Which end the line starts from. */
  readonly align: 'start' | 'center' | 'end';
  readonly turn: Turn;
  /** Widest a tile may be. */
  readonly tile: number;
}

/** A pond: lines of tiles that fill from one corner. */
export interface PondZone {
  readonly rect: Rect;
  readonly turn: Turn;
  /** Tiles in a line before the next begins. */
  readonly perLine: number;
  /** Widest a tile may be. */
  readonly tile: number;
}

/** Everything an opponent has on the table. */
export interface OtherZones {
  readonly plate: Rect;
  readonly rack: LineZone;
  /** Melds; bonus tiles before them in the same line where they have no zone of their own. */
  readonly melds: LineZone;
  readonly bonus: LineZone | undefined;
  readonly pond: PondZone;
}

/** One's own part of the table. */
export interface OwnZones {
  readonly plate: Rect;
  readonly bonus: LineZone;
  readonly pond: PondZone;
  readonly hand: HandZone;
  readonly status: Rect;
  readonly keys: KeysZones;
}

/** The hand strip: tiles at the largest size that fits, melds at its right. */
export interface HandZone {
  readonly rect: Rect;
  /** Tiles in a row: fourteen, or seven in two rows. */
  readonly perRow: 14 | 7;
  readonly tile: number;
  /** Widest a meld's tile may be. */
  readonly meldTile: number;
  /** Space before the drawn tile. */
  readonly gap: number;
  /** How far a raised tile lifts. */
  readonly lift: number;
}

/** Places of the keys; they stay when empty. */
export interface KeysZones {
  readonly timer: Rect;
  readonly win: Rect;
  readonly kong: Rect;
  readonly pung: Rect;
  readonly chow: Rect;
  readonly pass: Rect;
  /** The discard key on one's turn, over the places of chow and pass. */
  readonly discard: Rect;
  /** Choices among several ways of a claim, over all keys. */
  readonly choices: Rect;
}

/** A layout for one size of window. */
export interface TableLayout {
  readonly kind: 'wide' | 'compact' | 'portrait';
  readonly width: number;
  readonly height: number;
  readonly badge: Rect;
  readonly menu: Rect;
  readonly rules: Rect;
  readonly scores: Rect | undefined;
  /** The way to talk, where people are at their own screens. */
  readonly talk: Rect | undefined;
  readonly caption: Rect | undefined;
  readonly others: Readonly<Partial<Record<OtherPlace, OtherZones>>>;
  readonly own: OwnZones;
  /** Where the drawer of rules opens. */
  readonly drawer: Rect;
}

/** The window to lay a table out for. */
export interface TableSize {
  readonly width: number;
  readonly height: number;
  readonly seats: 3 | 4;
  /** Whether the hand is shown as large as it can be at the cost of the rest. */
  readonly big?: boolean;
  /** Whether there is a way to talk. */
  readonly talk?: boolean;
}

/** Which places the others hold. */
export function otherPlaces(seats: 3 | 4): readonly OtherPlace[] {
  return seats === 3 ? ['right', 'left'] : ['right', 'top', 'left'];
}

/** A tile's height for its width, without its thickness. */
export const tileAspect = 1.335;
/** How far a tile's side reaches below its face, for its width. */
export const tileThickness = 0.17;

/** A tile's box with its thickness, face upright or on its side. */
export function tileBox(width: number, turn: Turn): { readonly w: number; readonly h: number } {
  const lying = turn === 90 || turn === 270;
  const side = width * tileThickness;
  return lying ? { w: width * tileAspect, h: width + side } : { w: width, h: width * tileAspect + side };
}

/** Whether two rectangles share any area. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

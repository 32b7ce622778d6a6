/** Seats of a table, in playing order, and the winds that move round them. */

/** All seat numbers there are; a three-player game uses the first three. */
export const allSeats = [0, 1, 2, 3] as const;
export type Seat = (typeof allSeats)[number];

/** One value a seat, indexed by seat number; as long as the game has seats. */
export type BySeat<T> = readonly T[] & Readonly<Record<Seat, T>>;

/** Who looks: a seat, or an outsider at the table. */
export type Viewer = Seat | 'outsider';

export const winds = ['east', 'south', 'west', 'north'] as const;
export type Wind = (typeof winds)[number];

/** The seats of tables by how many they have. */
const seatLists: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map((count) => allSeats.slice(0, count));

/** The seats of a table with `count` seats, in playing order. */
export function seatsOf(count: number): readonly Seat[] {
  return seatLists[Math.min(count, allSeats.length)] as readonly Seat[];
}

/** Builds one value for each of `count` seats. */
export function bySeat<T>(count: number, make: (seat: Seat) => T): BySeat<T> {
  return seatsOf(count).map(make) as readonly T[] as BySeat<T>;
}

/** The same values with `seat`'s replaced. */
export function withSeat<T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  const next = values.slice();
  next[seat] = value;
  return next as readonly T[] as BySeat<T>;
}

/** Maps every seat's value. */
export function mapSeats<T, U>(values: BySeat<T>, change: (value: T, seat: Seat) => U): BySeat<U> {
  return values.map((value, at) => change(value, at as Seat)) as readonly U[] as BySeat<U>;
}

/** The seat that plays next after `seat`. */
export function nextSeat(seat: Seat, count: number): Seat {
  return ((seat + 1) % count) as Seat;
}

/** How many seats after `from` the seat `to` plays: 0 for itself, 1 for the next. */
export function seatsAfter(from: Seat, to: Seat, count: number): number {
  return (to - from + count) % count;
}

/** By how many seats there are and by seat: the other seats. */
const othersLists = seatLists.map((seats, count) =>
  seats.map((seat) => seats.slice(1).map((step) => ((seat + step) % count) as Seat)),
);

/** The other seats, nearest after `seat` first. */
export function othersAfter(seat: Seat, count: number): readonly Seat[] {
  return othersLists[count]?.[seat] as readonly Seat[];
}

/** The wind of `seat` when `dealer` is East. */
export function windOf(seat: Seat, dealer: Seat, count: number): Wind {
  return winds[seatsAfter(dealer, seat, count) as Seat];
}

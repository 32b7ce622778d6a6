/** A deal laid out for a lesson: chosen hands, the rest of the wall behind them; played by the game itself. */
import {
  type BySeat,
  bySeat,
  isBonus,
  isFei,
  isSuited,
  type MahjongState,
  rankOf,
  type Seat,
  seatsAfter,
  type Tile,
  withoutTiles,
} from '@tilehouse/engine';
import type { School } from './school.ts';

/** Who deals and what the seats hold; seats left out get what nobody needs. */
export interface LaidDeal {
  /** Throws first; its hand has 14 tiles. */
  readonly dealer: Seat;
  readonly hands: Partial<Record<Seat, readonly Tile[]>>;
}

/** The state in which the dealer must throw its first tile. */
export function layDeal({ game, options }: School, { dealer, hands }: LaidDeal): MahjongState {
  const { rules } = game;
  const given = bySeat(rules.seats, (seat) => hands[seat] ?? []);
  let pool = fillers(withoutTiles(rules.tiles, given.flat()));
  const full = bySeat(rules.seats, (seat): readonly Tile[] => {
    const open = (seat === dealer ? 14 : 13) - given[seat].length;
    const filled = [...given[seat], ...pool.slice(0, open)];
    pool = pool.slice(open);
    return filled;
  });
  const { scores } = game.start(options).state;
  return game.evolve(undefined, {
    type: 'dealt',
    rules: rules.version,
    options,
    position: { deal: 1, dealer, roundWind: 'east', changes: 0, roundStarter: dealer },
    scores,
    dice: [1, 1],
    wall: [...asDealt(full, dealer), ...pool],
  });
}

/** Tiles that are no neighbours and no pairs come first; bonus tiles and Fei last. */
function fillers(tiles: readonly Tile[]): readonly Tile[] {
  const copies = new Map<Tile, number>();
  const keyed = tiles.map((tile) => {
    const copy = copies.get(tile) ?? 0;
    copies.set(tile, copy + 1);
    const third = isSuited(tile) ? 1 + ((rankOf(tile) - 1) % 3) : 0;
    return { tile, key: (isBonus(tile) || isFei(tile) ? 1000 : 0) + copy * 10 + third };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ tile }) => tile);
}

/** Hands in the order in which they are dealt: three rounds of four tiles, one each, the dealer's fourteenth. */
function asDealt(hands: BySeat<readonly Tile[]>, dealer: Seat): readonly Tile[] {
  const seats = hands.length;
  const wall: Tile[] = [];
  hands.forEach((hand, seat) => {
    const turn = seatsAfter(dealer, seat as Seat, seats);
    hand.forEach((tile, at) => {
      const place = at < 12 ? (Math.floor(at / 4) * seats + turn) * 4 + (at % 4) : 12 * seats + turn;
      wall[at === 13 ? 13 * seats : place] = tile;
    });
  });
  return wall;
}

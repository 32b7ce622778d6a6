/** The fullest table for four: four kongs a seat, long ponds, a claim open with every key. */
import type { SceneWish, SeatWish } from './scene.ts';

/** What tells one such table from another. */
interface CrowdWish {
  readonly game: string;
  readonly deal?: number;
  /** Each seat's bonus tiles and score. */
  readonly seats: readonly Pick<SeatWish, 'bonus' | 'score'>[];
}

const onTable: readonly Pick<SeatWish, 'melds' | 'pond'>[] = [
  { melds: ['1111z', '6666z', 'k2222z', '5555m'], pond: '123456789m1234567z12345678s' },
  { melds: ['1111p', '2222p', '3333p', 'k7777z'], pond: '987654321m7654321z87654321s' },
  { melds: ['3333z', '4444z', 'k8888p', '9999p'], pond: '123456789p1234567z12345678s' },
  { melds: ['1111s', '2222s', 'k8888s', '9999s'], pond: '987654321p7654321z12345678m' },
];

export function crowdOfFour({ seats, ...wish }: CrowdWish): SceneWish {
  return {
    ...wish,
    live: 0,
    seats: onTable.map((each, seat) => ({ ...each, ...seats[seat] })),
    stage: { type: 'claims', cause: 'discard', seat: 3, tile: '8m' },
    mine: {
      hand: '8m',
      offers: [
        { type: 'win' },
        { type: 'kong', kind: 'claimed', tile: '8m' },
        { type: 'pung', tiles: ['8m', '8m', '8m'] },
        { type: 'chow', tiles: ['7m', '8m', '9m'] },
        { type: 'pass' },
      ],
      refusals: [],
    },
    left: 6000,
  };
}

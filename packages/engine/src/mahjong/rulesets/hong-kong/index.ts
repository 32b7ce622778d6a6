/** Hong Kong with flowers: four players, three fan to win unless the table says otherwise. Clauses: RULES.md. */
import type { OptionSpecs, OptionsOf } from '../../../options.ts';
import { tileSets } from '../../../tiles/tile-sets.ts';
import { noWilds } from '../../hand/wilds.ts';
import { chowClaim, kongClaim, pungClaim, winClaim } from '../../kit/claims.ts';
import { eightFlowers } from '../../kit/instant-win.ts';
import { thirteenOrphans } from '../../kit/shapes/thirteen-orphans.ts';
import { roundsOf } from '../../kit/succession.ts';
import { kongFromHand, selfDrawnWinMove, whereOn } from '../../kit/turn-moves.ts';
import type { Ruleset } from '../../ruleset.ts';
import { patterns } from './patterns.ts';
import { payTerms } from './settle.ts';

const options = {
  /** How long a match is. */
  length: { kind: 'choice', values: ['hand', 'round', 'four-rounds'], default: 'hand' },
  dealerKeepsOnWin: { kind: 'flag', default: true },
  dealerKeepsOnDraw: { kind: 'flag', default: true },
  /** Concealed and added kongs are played. */
  kongsFromHand: { kind: 'flag', default: true },
  robbing: { kind: 'flag', default: false, needs: 'kongsFromHand' },
  /** Fan a hand must reach to win, before the cut at the limit. */
  minimumFan: { kind: 'integer', min: 0, max: 5, default: 3 },
  /** Fan that sums are cut at and limit hands pay. */
  limit: { kind: 'choice', values: [8, 10, 13], default: 10 },
  /** What fan are worth. */
  schedule: { kind: 'choice', values: ['half-spicy', 'full-spicy'], default: 'half-spicy' },
  /** Whether the discarder pays for half the table or for all of it. */
  gun: { kind: 'choice', values: ['half', 'full'], default: 'half' },
} as const satisfies OptionSpecs;

export type HongKongOptions = OptionsOf<typeof options>;

export const hongKong: Ruleset<HongKongOptions, (typeof patterns)[number]['id']> = {
  id: 'hong-kong',
  version: 1,
  seats: 4,
  unit: 'points',
  banked: false,
  options,
  tileSet: 'classic-144',
  tiles: tileSets['classic-144'],
  suits: ['m', 'p', 's'],
  wall: { kind: 'stock', tiles: 14 },
  wilds: noWilds,
  turnMoves: [selfDrawnWinMove, whereOn('kongsFromHand', kongFromHand)],
  claims: [[winClaim], [kongClaim, pungClaim(0)], [chowClaim(0)]],
  concealedKongShown: false,
  robbing(kind, { robbing }) {
    if (!robbing || kind === 'claimed') return 'nobody';
    return kind === 'added' ? 'anyone' : { only: thirteenOrphans.id };
  },
  specialShapes: [thirteenOrphans],
  instantWin: eightFlowers,
  patterns,
  tally: ({ minimumFan, limit }) => ({ minimum: minimumFan, cap: limit, limit }),
  payKong: () => ({}),
  payTerms,
  succession: roundsOf(4),
};

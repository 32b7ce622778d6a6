/** The Missing Suit: Malaysian three-player mahjong with Fei jokers, settled in play-money ringgit. Clauses: RULES.md. */
import type { OptionSpecs, OptionsOf } from '../../../options.ts';
import { tileSets } from '../../../tiles/tile-sets.ts';
import { chowClaim, kongClaim, pungClaim, winClaim } from '../../kit/claims.ts';
import { sevenPairs } from '../../kit/shapes/seven-pairs.ts';
import { winnerDeals } from '../../kit/succession.ts';
import { kongFromHand, selfDrawnWinMove, setFeiAside } from '../../kit/turn-moves.ts';
import type { Ruleset } from '../../ruleset.ts';
import { patterns } from './patterns.ts';
import { payKong, payTerms } from './settle.ts';

const options = {
  /** Fan a hand must reach to win. */
  minimumFan: { kind: 'integer', min: 0, max: 10, default: 3 },
} as const satisfies OptionSpecs;

export const missingSuit: Ruleset<OptionsOf<typeof options>, (typeof patterns)[number]['id']> = {
  id: 'missing-suit',
  version: 1,
  seats: 3,
  unit: 'sen',
  banked: true,
  options,
  tileSet: 'missing-suit-84',
  tiles: tileSets['missing-suit-84'],
  suits: ['p'],
  wall: { kind: 'open', tiles: 0 },
  wilds: { perSet: 1, inPair: 0, copies: 4 },
  turnMoves: [selfDrawnWinMove, kongFromHand, setFeiAside],
  claims: [[winClaim], [kongClaim, pungClaim(0)], [pungClaim(1)], [chowClaim(1)]],
  concealedKongShown: true,
  robbing: (kind) => (kind === 'added' ? 'anyone' : 'nobody'),
  specialShapes: [sevenPairs],
  patterns,
  tally: ({ minimumFan }) => ({ minimum: minimumFan, cap: 10, limit: 10 }),
  payKong,
  payTerms,
  succession: winnerDeals(3),
};

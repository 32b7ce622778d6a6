/** Malaysian three-player mahjong with Fei jokers and a gate of five fan, settled in points. Clauses: RULES.md. */
import { tileSets } from '../../../tiles/tile-sets.ts';
import { claimedInNoWildChow } from '../../kit/claimed-set.ts';
import { chowClaim, kongClaim, pungClaim, winClaim } from '../../kit/claims.ts';
import { redeemFei } from '../../kit/redeem.ts';
import { sevenPairs } from '../../kit/shapes/seven-pairs.ts';
import { winnerDeals } from '../../kit/succession.ts';
import { kongFromHand, selfDrawnWinMove, setFeiAside } from '../../kit/turn-moves.ts';
import { fourFlyingMove } from '../../kit/unfinished-win.ts';
import type { Ruleset } from '../../ruleset.ts';
import { feiOf } from '../../score.ts';
import { type MalaysianOptions, options } from './options.ts';
import { patterns } from './patterns.ts';
import { maximum, payKong, payTerms, settleLosers } from './settle.ts';

const allFei = 4;

export const malaysian: Ruleset<MalaysianOptions, (typeof patterns)[number]['id']> = {
  id: 'malaysian',
  version: 1,
  seats: 3,
  unit: 'points',
  banked: false,
  options,
  tileSet: 'malaysian-84',
  tiles: tileSets['malaysian-84'],
  suits: ['p'],
  wall: { kind: 'open', tiles: 0 },
  wilds: { perSet: 2, inPair: 2, copies: allFei },
  turnMoves: [selfDrawnWinMove, fourFlyingMove, redeemFei, kongFromHand, setFeiAside],
  claims: [[winClaim], [kongClaim, pungClaim(0)], [pungClaim(1)], [pungClaim(2)], [chowClaim(1)]],
  concealedKongShown: true,
  robbing: (kind) => (kind === 'added' ? 'anyone' : 'nobody'),
  specialShapes: [{ ...sevenPairs, isPlayed: (chosen) => chosen.sevenPairs === true }],
  patterns,
  admits: claimedInNoWildChow,
  winsUnfinished: (win, { fourFlying }) =>
    fourFlying === 'instant' &&
    win.source === 'self-draw' &&
    feiOf(win) === allFei &&
    !win.bonus.includes('1x')
      ? 'four-flying'
      : undefined,
  tally: ({ minimumFan }) => ({ minimum: minimumFan, cap: maximum, limit: maximum, doublesAtCap: true }),
  payKong,
  payTerms,
  settleLosers,
  succession: winnerDeals(undefined),
};

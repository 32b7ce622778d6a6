/** Payment of Malaysian three-player in points (RULES.md §Payment). */
import { countTile, distinctTiles, fei, isFei, type Tile } from '../../../tiles/tile.ts';
import { type KongKind, tilesOfMelds } from '../../hand/meld.ts';
import { readHand } from '../../hand/read-hand.ts';
import { type SetInHand, setOfMeld, standardShape } from '../../hand/reading.ts';
import {
  type Loser,
  type LoserCount,
  type LosersSettled,
  type LosersSettlement,
  settledByDifference,
} from '../../kit/losers.ts';
import { termsFor } from '../../kit/payment.ts';
import type { KongPayment } from '../../ruleset.ts';
import type { PaidWin, PaymentTerm, PaymentTerms, Win } from '../../win.ts';
import type { MalaysianOptions } from './options.ts';
import { losersRows, patterns } from './patterns.ts';

/** Most fan a hand counts; from there on it is 爆番. */
export const maximum = 10;
/** What 爆番 is paid as. */
const burst = 20;

/** Points each payer owes: the fan part, and B for every Fei the winner has. */
export function payTerms(paid: PaidWin, { pointsPerFan, bonusUnit }: MalaysianOptions): PaymentTerms {
  const fan = paid.fan >= maximum ? burst : paid.fan;
  const held = paid.fei;
  const surcharge: readonly PaymentTerm[] =
    held > 0 && bonusUnit > 0 ? [{ type: 'per-fei', fei: held, each: bonusUnit }] : [];
  const parts = (times: number): readonly PaymentTerm[] => [
    { type: 'per-fan', fan, each: times * pointsPerFan },
    ...surcharge,
  ];
  return termsFor(paid, { opponent: parts(2), thrower: parts(2), other: parts(1) });
}

/** Points a kong pays at once. */
export function payKong(kind: KongKind, { bonusUnit }: MalaysianOptions): KongPayment {
  if (kind === 'claimed') return { discarder: 2 * bonusUnit };
  return { each: kind === 'concealed' ? 2 * bonusUnit : bonusUnit };
}

/** What the two losers pay each other once the winner is paid. */
export function settleLosers(
  { score, losers }: LosersSettled,
  options: MalaysianOptions,
): LosersSettlement | undefined {
  if (!options.losersSettle || score.fan >= maximum) return undefined;
  const [a, b] = losers.map((loser) => countOf(loser, options));
  if (a === undefined || b === undefined) return undefined;
  if (a.fan < options.minimumFan && b.fan < options.minimumFan) return undefined;
  return settledByDifference([a, b], { fan: options.pointsPerFan, fei: options.bonusUnit });
}

function countOf(loser: Loser, options: MalaysianOptions): LoserCount {
  const { seat, tiles, melds, bonus, seatWind, roundWind } = loser;
  const sets = [...melds.map(setOfMeld), ...triplets(tiles)];
  const hand = readHand({ shape: standardShape, sets, pair: undefined, groups: [] });
  const win: Win = {
    ...{ concealed: tiles, melds, bonus, seatWind, roundWind },
    ...{ tile: '1p', source: 'discard', circumstances: [] },
  };
  let fan = 0;
  for (const row of patterns) {
    if (!losersRows.includes(row.id)) continue;
    fan += fanOf(row, options) * row.count(hand, win);
  }
  const held = countTile([...tiles, ...tilesOfMelds(melds), ...bonus], fei);
  return { seat, fan: Math.min(fan, maximum), fei: held };
}

function fanOf({ fan }: (typeof patterns)[number], options: MalaysianOptions): number {
  return Number(typeof fan === 'object' ? fan.under(options) : fan);
}

/** Three real tiles alike, or four, each once. */
function triplets(tiles: readonly Tile[]): readonly SetInHand[] {
  const found = distinctTiles(tiles).filter((tile) => !isFei(tile) && countTile(tiles, tile) >= 3);
  return found.map((face) => ({ type: 'pung', face, tiles: [face, face, face], concealed: true }));
}

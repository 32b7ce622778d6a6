/** Five hands of The Missing Suit that end in five ways when everybody throws what they draw and wins when they can. */
import type { MahjongView, Position } from '@tilehouse/engine';
import type { TableView } from '@tilehouse/table';
import type { LaidDeal } from './laid-game.ts';

/** By their number, the dealer's hand first. */
const deals: readonly LaidDeal[] = [
  // the dealer throws what the next one waits for
  { hands: ['114477p1z2z3z44z5z7z7z', '123456p78p55z222z'], draws: '1z4z7z4z1z9p' },
  // the third draws it, with a Fei in the hand
  { hands: ['114477p1z2z44z55z7z4z', '', '123456p78p66z33z1x'], draws: '1z4z7z1z9p' },
  // the dealer draws it, with the flower of their own seat: no limit
  { hands: ['123456p78p55z111z1f'], draws: '7z4z9p', back: '4z' },
  // nobody has it
  { hands: [], draws: '1z4z7z', live: 3 },
  // two wait for what the third throws: the nearer wins
  { hands: ['123456p78p55z222z4z', '123456p78p66z333z'], draws: '1z9p' },
];

export function eveningDeal({ deal }: Pick<Position, 'deal'>): LaidDeal {
  return deals[(deal - 1) % deals.length] ?? {};
}

/** The place of what the autopilot would choose, but for a win, which it takes: win, pass, or throw what was drawn. */
export function plainChoice({ view }: TableView<MahjongView>): number {
  const { drawn, offers = [] } = view?.mine ?? {};
  const places = ['win', 'pass'].map((type) => offers.findIndex((each) => each.type === type));
  const thrown = offers.findLastIndex((each) => each.type === 'discard' && each.tile === drawn);
  const last = offers.findLastIndex((each) => each.type === 'discard');
  return [...places, thrown, last].find((place) => place >= 0) ?? 0;
}

/** The result of a hand and of a match, in English. */
import type { Unit } from '@tilehouse/engine';
import { formatAmount, formatRinggit } from '../format.ts';
import { plural, toGo } from '../plural.ts';

const points = (count: number): string => `${count} ${plural(count, { one: 'point', other: 'points' })}`;

export const result = {
  youWin: 'You win',
  wins: (who: string): string => `${who} wins`,
  drawn: 'A drawn hand',
  drawnWhy: 'No tiles are left. Nothing is paid for being close.',
  cancelled: 'Cancelled',
  cancelledWhy: 'Every payment of this hand goes back.',
  onYours: 'on your',
  onTheirs: (who: string): string => `on ${who}’s`,
  selfDrawn: 'self-drawn on',
  byItself: 'by itself, on setting aside',
  robbed: (who: string): string => `robbing the kong of ${who}:`,
  where: (game: string, round: string, hand: number): string => `${game}, ${round}, hand ${hand}`,
  fanWord: 'fan',
  fanMark: '番',
  inAll: { word: 'In all', han: '共' },
  cutAt: (counted: number, cap: number): string => `In all ${counted}, counted as ${cap}`,
  limitHand: 'A limit hand',
  /** A hand at the cap that is paid as more. */
  burst: (fan: number): string => `爆番, paid as ${fan} fan`,
  /** How a hand won that was never complete. */
  unfinished: (pattern: string): string => `${pattern}, on`,
  noFan: 'No fan: a hand like this still wins',
  dealerAgain: 'dealer again next hand',
  dealsNext: 'deals the next hand',
  /** How a payment comes about. */
  role: { discarder: 'threw it', declarer: 'made the kong', other: 'pays too', opponent: 'pays' },
  paysNothing: 'pays nothing',
  /** What a payer's sum is made of, sentence by sentence. */
  sumWhat: {
    payer: {
      discarder: 'Whoever threw the winning tile pays',
      declarer: 'Whoever’s kong was robbed pays',
      other: 'Everybody else pays',
      opponent: 'On a self-drawn win everybody pays',
    },
    perFan: (payer: string, amount: string): string => `${payer} ${amount} for each fan of the hand.`,
    fullHand: (payer: string, amount: string): string =>
      `${payer} ${amount} for a hand of the most fan there are.`,
    perFei: (payer: string, amount: string): string => `${payer} ${amount} for each Fei of the winner.`,
    handValue: (
      payer: string,
      hand: { readonly fan: number; readonly value: string; readonly times: number },
    ): string =>
      `${hand.fan} fan ${hand.fan === 1 ? 'is' : 'are'} worth ${hand.value} at this table. ${payer} that ${hand.times === 1 ? 'once' : hand.times === 2 ? 'twice' : `${hand.times} times`}.`,
  },
  term: {
    perFan: (fan: number, each: number, unit: Unit): string =>
      unit === 'sen' ? `${fan} fan × ${each} sen` : `${fan} fan × ${points(each)}`,
    fullHand: (sen: number): string => `full hand RM ${formatRinggit(sen)}`,
    perFei: (fei: number, each: number, unit: Unit): string =>
      `${fei} Fei × ${unit === 'sen' ? `RM ${Math.round(each / 100)}` : formatAmount(unit, each)}`,
    handValue: (value: number, times: number): string =>
      times === 1 ? points(value) : `${times} × ${points(value)}`,
    points: 'points',
  },
  kongsShort: 'kongs',
  /** A loser's part of what the losers settle between themselves. */
  losers: (change: string, fan: number, fei: number): string =>
    `between losers ${change}, with ${fan} fan and ${fei} Fei`,
  away: toGo,
  complete: 'complete',
  others: 'All hands',
  leave: 'Leave',
  next: { word: 'Next hand', han: '下一局' },
  newMatch: { word: 'New match', han: '另開一場' },
  seeTable: 'See the table',
  matchTitle: 'The match is over',
  matchWon: (who: string): string => `${who} wins the match`,
  matchYouWon: 'You win the match',
  matchShared: (who: string): string => `${who} share the match`,
  hand: (number: number): string => `Hand ${number}`,
  total: 'Total',
  /** Between a balance before a hand and the one after it, read out. */
  balanceNow: 'and now',
  scores: 'Scores so far',
  noHandsYet: 'No hand is finished yet.',
  winner: 'Winner',
  endings: { drawn: 'drawn', cancelled: 'cancelled' },
};

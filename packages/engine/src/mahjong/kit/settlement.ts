/** Settlement: what the winner and the maker of a kong are paid, by role and then by seat. */
import { othersAfter, type Seat, windOf } from '../../seats.ts';
import { type Transfer, withoutZero } from '../../transfer.ts';
import type { Course } from '../course.ts';
import type { KongKind } from '../hand/meld.ts';
import type { KongPayment } from '../ruleset.ts';
import { judge, paidBy, type Score } from '../score.ts';
import { type Payments, paymentsOf, type Win } from '../win.ts';

/** Declares a win judged under the course's rules and settles the deal. `from` is the discarder or kong's maker. */
export function declareWin(course: Course, won: { seat: Seat; win: Win; from?: Seat }): void {
  const { seat, win, from } = won;
  const { rules } = course;
  const { options } = course.state;
  const judgement = judge(rules, options, win);
  if (!judgement.win) throw new Error(`a win was offered that is ${judgement.reason}`);
  const { score } = judgement;
  const payments = paymentsOf(rules.payTerms(paidBy(score, win), options));
  course.emit({
    type: 'won',
    seat,
    source: win.source,
    ...(from === undefined ? {} : { from }),
    tile: win.tile,
    circumstances: win.circumstances,
    score,
    transfers: transfersFor(payments, { winner: seat, from, seats: rules.seats }),
  });
  settleLosers(course, seat, score);
}

/** The losers settle between themselves, where the ruleset has them do so. */
function settleLosers(course: Course, winner: Seat, score: Score): void {
  const { rules, deal } = course;
  if (rules.settleLosers === undefined) return;
  const losers = othersAfter(winner, rules.seats).map((seat) => {
    const { melds, tiles, bonus } = deal.hands[seat];
    const seatWind = windOf(seat, deal.position.dealer, rules.seats);
    return { seat, tiles, melds, bonus, seatWind, roundWind: deal.position.roundWind };
  });
  const settled = rules.settleLosers({ score, losers }, course.state.options);
  if (settled !== undefined) course.emit({ type: 'losers-settled', ...settled });
}

/** Payments by role as transfers between seats. */
export function transfersFor(
  payments: Payments,
  table: { winner: Seat; from: Seat | undefined; seats: number },
): readonly Transfer[] {
  const { winner, from, seats } = table;
  const amountOf = (payer: Seat): number => {
    if (from === undefined) return payments.opponent ?? 0;
    if (payer === from) return payments.discarder ?? payments.declarer ?? 0;
    return payments.other ?? 0;
  };
  return withoutZero(
    othersAfter(winner, seats).map((payer) => ({ from: payer, to: winner, amount: amountOf(payer) })),
  );
}

/** Pays a kong that stands, where the ruleset pays for kongs. */
export function payKong(course: Course, kong: { seat: Seat; kind: KongKind; from?: Seat }): void {
  const payment = course.rules.payKong(kong.kind, course.state.options);
  const transfers = kongTransfers(payment, { seat: kong.seat, from: kong.from, seats: course.rules.seats });
  if (transfers.length > 0) course.emit({ type: 'kong-paid', seat: kong.seat, kind: kong.kind, transfers });
}

/** A kong's payment as transfers between seats. */
export function kongTransfers(
  payment: KongPayment,
  table: { seat: Seat; from: Seat | undefined; seats: number },
): readonly Transfer[] {
  const { seat, from, seats } = table;
  return withoutZero(
    othersAfter(seat, seats).map((payer) => {
      const amount = (payment.each ?? 0) + (payer === from ? (payment.discarder ?? 0) : 0);
      return { from: payer, to: seat, amount };
    }),
  );
}

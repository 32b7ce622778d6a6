/** Who pays whom, the winner first, each with its sum in words and the new total. */
import {
  type Ending,
  netOf,
  ownWin,
  type PayerRole,
  type PaymentTerms,
  paidBy,
  type Seat,
  type Win,
} from '@tilehouse/engine';
import { type Catalogue, formatAmount, formatChange, formatShort } from '@tilehouse/i18n';
import { Explained } from '../../../ui/explained.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sumText, termText } from '../../../ui/term-text.ts';
import { useWords } from '../../../ui/words.tsx';
import { useCompany } from '../company.ts';
import { WindMark } from '../parts/plate.tsx';
import { SeatName } from '../parts/seat-name.tsx';
import type { SeatModel, TableModel } from '../table-model.ts';
import type { DealOver, WonEnding } from './result.tsx';

export function Payments({ model, over }: { model: TableModel; over: DealOver }) {
  const { ending } = over;
  const winner = ending.type === 'won' ? ending.seat : undefined;
  const seats = payersInOrder(model, winner);
  return (
    <section className="payments">
      {seats.map((seat) => (
        <SeatPayment key={seat.seat} seat={seat} model={model} ending={ending} net={over.net[seat.seat]} />
      ))}
    </section>
  );
}

/** The winner first, then whoever looks: what they won or lost is what they look for. */
export function payersInOrder(model: TableModel, winner: Seat | undefined): readonly SeatModel[] {
  const rank = ({ seat }: SeatModel): number => (seat === winner ? 0 : seat === model.you ? 1 : 2);
  return [...model.seats].sort((a, b) => rank(a) - rank(b));
}

interface SeatPaymentProps {
  readonly seat: SeatModel;
  readonly model: TableModel;
  readonly ending: Ending;
  readonly net: number;
}

function SeatPayment({ seat, model, ending, net }: SeatPaymentProps) {
  const words = useWords();
  const { unit } = model.rules;
  const isWinner = ending.type === 'won' && ending.seat === seat.seat;
  return (
    <div className={isWinner ? 'payment is-winner' : 'payment'}>
      <WindMark seat={seat} />
      <div className="payment-words">
        <b>
          <SeatName seat={seat} model={model} />
        </b>
        <Why parts={why({ seat, model, ending, net, words })} />
      </div>
      <div className="payment-amount num">
        <b className={net > 0 ? 'gain' : net < 0 ? 'loss' : ''}>{formatChange(unit, net)}</b>
        <Standing seat={seat} model={model} net={net} />
      </div>
    </div>
  );
}

/** What a seat has now: the total, or where money moves the balance before the hand and after it. */
function Standing({ seat, model, net }: Omit<SeatPaymentProps, 'ending'>) {
  const { result, table } = useWords();
  const { unit } = model.rules;
  const balance = useCompany()?.balance(seat);
  if (balance === undefined) {
    return (
      <small>
        {result.total} {formatAmount(unit, seat.score)}
      </small>
    );
  }
  return (
    <small>
      <span className="unseen">{table.plate.balance} </span>
      {formatShort(unit, balance - net)}
      <Icon name="arrow" />
      <span className="unseen"> {result.balanceNow} </span>
      <span className="balance-now num">{formatAmount(unit, balance)}</span>
    </small>
  );
}

interface WhyInput {
  readonly seat: SeatModel;
  readonly model: TableModel;
  readonly ending: Ending;
  readonly net: number;
  readonly words: Catalogue;
}

/** A few words of a row; of a sum what it is made of, for whoever asks. */
interface WhyPart {
  readonly text: string;
  readonly what?: string;
}

function Why({ parts }: { parts: readonly WhyPart[] }) {
  const plain = parts.filter(({ what }) => what === undefined);
  return (
    <>
      {parts.map(
        ({ text, what }) =>
          what !== undefined && (
            <p key={text}>
              <Explained what={what}>{text}</Explained>
            </p>
          ),
      )}
      {plain.length > 0 && <p>{plain.map(({ text }) => text).join(' · ')}</p>}
    </>
  );
}

/** How a seat's amount comes about, in a few words. */
function why({ seat, model, ending, net, words }: WhyInput): readonly WhyPart[] {
  const { result } = words;
  const settled = ending.type === 'won' ? netOf(ending.transfers, model.seats.length)[seat.seat] : 0;
  const losers = ending.type === 'won' ? losersPart({ seat, model, ending, words }) : undefined;
  const kongNet = net - settled - (losers?.net ?? 0);
  const kongWords = kongNet === 0 ? [] : [`${result.kongsShort} ${formatChange(model.rules.unit, kongNet)}`];
  const rest = [...kongWords, ...(losers === undefined ? [] : [losers.words])].map((text) => ({ text }));
  if (ending.type !== 'won') return rest;
  if (ending.seat === seat.seat) {
    const next = dealsNext(model, ending, words);
    return next === '' ? rest : [{ text: next }, ...rest];
  }
  const role = roleOf(ending, seat.seat);
  const terms = termsOf(model, ending)?.[role] ?? [];
  if (terms.length === 0) return [{ text: result.paysNothing }, ...rest];
  // a line may break between parts, not within one
  const sum = terms
    .map((term) => termText(term, model.rules.unit, words).replaceAll(' ', '\u00a0'))
    .join(' + ');
  const what = sumText(terms, { role, fan: ending.score.fan }, { unit: model.rules.unit, words });
  return [{ text: words.app.labelled(result.role[role], sum), what }, ...rest];
}

/** What a seat got or paid when the losers settled between themselves, and what it counted. */
function losersPart({
  seat,
  model,
  ending,
  words,
}: Omit<WhyInput, 'net' | 'ending'> & { readonly ending: WonEnding }):
  | { readonly net: number; readonly words: string }
  | undefined {
  const count = ending.losers?.counts.find((each) => each.seat === seat.seat);
  if (ending.losers === undefined || count === undefined) return undefined;
  const net = netOf(ending.losers.transfers, model.seats.length)[seat.seat];
  const change = formatChange(model.rules.unit, net);
  return { net, words: words.result.losers(change, count.fan, count.fei) };
}

function roleOf({ source, from }: WonEnding, payer: Seat): PayerRole {
  if (source === 'self-draw') return 'opponent';
  if (payer !== from) return 'other';
  return source === 'robbed-kong' ? 'declarer' : 'discarder';
}

/** The parts of what each role owes, worked out from the hand that everybody now sees. */
function termsOf(model: TableModel, ending: WonEnding): PaymentTerms | undefined {
  const { rules, view } = model;
  const { bonus, wind, melds, hand } = view.common.seats[ending.seat];
  const mine = { seat: ending.seat, hand: hand ?? [], offers: [], refusals: [] };
  const concealed = withoutOne(hand ?? [], ending.tile);
  const win = ownWin({ common: view.common, mine }, { concealed, tile: ending.tile, source: ending.source });
  if (win === undefined) return undefined;
  const whole: Win = {
    ...win,
    bonus,
    seatWind: wind,
    melds: melds.filter((meld) => 'tiles' in meld),
    circumstances: ending.circumstances,
  };
  return rules.payTerms(paidBy(ending.score, whole), model.options);
}

function withoutOne<T>(list: readonly T[], gone: T): readonly T[] {
  const at = list.lastIndexOf(gone);
  return list.filter((_, place) => place !== at);
}

/** Whether the winner deals the next hand, where one follows. */
function dealsNext(model: TableModel, ending: WonEnding, { result }: Catalogue): string {
  const { position } = model.view.common;
  if (position === undefined || model.table.stage === 'match-over' || model.table.stage === 'closed')
    return '';
  const next = model.rules.succession.next(position, { winner: ending.seat }, model.options);
  if (next.dealer !== ending.seat) return '';
  return position.dealer === ending.seat ? result.dealerAgain : result.dealsNext;
}

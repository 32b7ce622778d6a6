/** Payments: a table by fan, kongs, and one hand worked out, all by the ruleset itself. */
import {
  answerCase,
  defaultOptions,
  gainsOf,
  type KongKind,
  type OptionValues,
  type PayerRole,
  payerRoles,
  paymentsOf,
  type Ruleset,
  readCase,
} from '@tilehouse/engine';
import { workedExample } from '@tilehouse/engine/examples';
import { formatAmount } from '@tilehouse/i18n';
import { amountIn, PaymentList } from '../worth/payment-list.tsx';
import { ScoreSlip } from '../worth/score-slip.tsx';
import { ExampleHand } from './fan-section.tsx';
import { Paragraphs } from './parts.tsx';
import type { MahjongPage } from './section.ts';

export function PaymentSection({ page }: { page: MahjongPage }) {
  const { rules, words, worth, text } = page;
  const options = defaultOptions(rules.options);
  const perFei = feiSurcharge(rules, options);
  return (
    <>
      <Paragraphs text={text.payment} />
      <FanPayments page={page} options={options} />
      {perFei !== undefined && <p>{words.payment.perFei(amountIn(rules, worth)(perFei))}</p>}
      <Kongs page={page} options={options} />
      <Worked page={page} />
    </>
  );
}

/** What a payer owes for each Fei of the winner. */
function feiSurcharge(rules: Ruleset, options: OptionValues): number | undefined {
  const terms = rules.payTerms({ fan: 1, fei: 1, source: 'self-draw' }, options).opponent ?? [];
  const term = rules.wilds.copies === 0 ? undefined : terms.find(({ type }) => type === 'per-fei');
  return term?.type === 'per-fei' ? term.each : undefined;
}

function FanPayments({ page, options }: { page: MahjongPage; options: OptionValues }) {
  const { rules, words } = page;
  const { minimum, cap } = rules.tally(options);
  const fans = Array.from({ length: cap - minimum + 1 }, (_, at) => minimum + at);
  const paid = (fan: number) => ({
    ...paymentsOf(rules.payTerms({ fan, fei: 0, source: 'discard' }, options)),
    ...paymentsOf(rules.payTerms({ fan, fei: 0, source: 'self-draw' }, options)),
  });
  const roles = payerRoles.filter((role) => paid(cap)[role] !== undefined);
  const title = (role: PayerRole): string => words.payment.role[role];
  return (
    <table className="fan-payments">
      <caption>{words.payment.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.payment.fan}</th>
          {roles.map((role) => (
            <th key={role} scope="col">
              {title(role)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="num">
        {fans.map((fan) => (
          <tr key={fan}>
            <th scope="row">{fan}</th>
            {roles.map((role) => (
              <td key={role}>{formatAmount(rules.unit, paid(fan)[role] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const kongKinds = ['concealed', 'added', 'claimed'] as const satisfies readonly KongKind[];

function Kongs({ page, options }: { page: MahjongPage; options: OptionValues }) {
  const { rules, words, worth } = page;
  const { payment } = words;
  const amount = amountIn(rules, worth);
  const lines = kongKinds.flatMap((kind) => {
    const { each, discarder } = rules.payKong(kind, options);
    const texts = [
      ...(each === undefined ? [] : [payment.kongEach(amount(each))]),
      ...(discarder === undefined ? [] : [payment.kongDiscarder(amount(discarder))]),
    ];
    return texts.map((text) => page.catalogue.app.labelled(payment.kongKinds[kind], text));
  });
  if (lines.length === 0) return <p>{payment.noKongs}</p>;
  return (
    <>
      <p>{payment.kongs}</p>
      <ul className="points">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Worked({ page }: { page: MahjongPage }) {
  const { rules, words, worth, catalogue } = page;
  const hand = workedExample(rules.id);
  const read = readCase(hand, () => rules);
  const drawn = readCase({ ...hand, source: 'self-draw' }, () => rules);
  if (hand === undefined || !read.ok || !drawn.ok) throw new Error(`${rules.id} has no worked example`);
  const answer = answerCase(read.value);
  if (!answer.judgement.win) throw new Error(`the worked example of ${rules.id} doesn't win`);
  const { score } = answer.judgement;
  const { fan } = catalogue.mahjong[rules.id as keyof typeof catalogue.mahjong];
  const gains = amountIn(rules, worth)(gainsOf(answerCase(drawn.value), rules.seats));
  return (
    <div className="worked">
      <h3>{words.payment.worked}</h3>
      <p>{words.payment.workedOn(fan(score.fan))}</p>
      <ExampleHand page={page} hand={hand} score={score} />
      <div className="worked-sums">
        <ScoreSlip rules={rules} words={worth} score={score} />
        <PaymentList rules={rules} words={worth} answer={answer} />
      </div>
      <p>{words.payment.workedDrawn(gains)}</p>
    </div>
  );
}

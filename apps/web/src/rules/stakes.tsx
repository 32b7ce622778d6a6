/** What is paid at a table with its options: a table by fan, what a Fei adds, kongs; all by the ruleset itself. */
import {
  type KongKind,
  type OptionValues,
  type PayerRole,
  payerRoles,
  paymentsOf,
  type Ruleset,
} from '@tilehouse/engine';
import { formatAmount, type PageWords } from '@tilehouse/i18n';
import { useWords } from '../ui/words.tsx';
import './stakes.css';

interface StakesProps {
  readonly rules: Ruleset;
  readonly words: PageWords['rules'];
  readonly options: OptionValues;
}

export function Stakes({ rules, words, options }: StakesProps) {
  const { term } = useWords().result;
  const amount = (value: number): string =>
    rules.unit === 'points' ? term.handValue(value, 1) : formatAmount(rules.unit, value);
  const perFei = feiSurcharge(rules, options);
  return (
    <>
      <FanPayments rules={rules} words={words} options={options} />
      <p>{words.payment.cap(rules.tally(options).cap)}</p>
      {perFei !== undefined && <p>{words.payment.perFei(amount(perFei))}</p>}
      <Kongs rules={rules} words={words} options={options} amount={amount} />
    </>
  );
}

/** What a payer owes for each Fei of the winner. */
function feiSurcharge(rules: Ruleset, options: OptionValues): number | undefined {
  const terms = rules.payTerms({ fan: 1, fei: 1, source: 'self-draw' }, options).opponent ?? [];
  const term = rules.wilds.copies === 0 ? undefined : terms.find(({ type }) => type === 'per-fei');
  return term?.type === 'per-fei' ? term.each : undefined;
}

function FanPayments({ rules, words, options }: StakesProps) {
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

function Kongs({
  rules,
  words,
  options,
  amount,
}: StakesProps & { readonly amount: (value: number) => string }) {
  const { app } = useWords();
  const { payment } = words;
  const lines = kongKinds.flatMap((kind) => {
    const { each, discarder } = rules.payKong(kind, options);
    const texts = [
      ...(each === undefined ? [] : [payment.kongEach(amount(each))]),
      ...(discarder === undefined ? [] : [payment.kongDiscarder(amount(discarder))]),
    ];
    return texts.map((text) => app.labelled(payment.kongKinds[kind], text));
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

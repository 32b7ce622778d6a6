/** Who pays what for a hand: each role with its amount and how it comes about, and the sum. */
import { type CaseAnswer, gainsOf, type PayerRole, payerRoles, type Ruleset } from '@tilehouse/engine';
import { formatAmount, type PageWords } from '@tilehouse/i18n';
import { termText } from '../ui/term-text.ts';
import { useWords } from '../ui/words.tsx';
import './score.css';

interface PaymentListProps {
  readonly rules: Ruleset;
  readonly words: PageWords['worth'];
  readonly answer: CaseAnswer;
}

export function PaymentList({ rules, words, answer }: PaymentListProps) {
  const all = useWords();
  const { outcome } = words;
  const amount = amountIn(rules, words);
  const roles = payerRoles.filter((role) => answer.terms[role] !== undefined);
  return (
    <dl className="worth-payments">
      {roles.map((role) => (
        <div key={role}>
          <dt>{roleName(role, rules, words)}</dt>
          <dd>
            <b className="num">
              {answer.payments[role] === 0 ? outcome.nothing : amount(answer.payments[role] ?? 0)}
            </b>
            {explains(answer, role) && (
              <small>{answer.terms[role]?.map((term) => termText(term, rules.unit, all)).join(' + ')}</small>
            )}
          </dd>
        </div>
      ))}
      <div className="worth-receives">
        <dt>{outcome.receives}</dt>
        <dd>
          <b className="num">{amount(gainsOf(answer, rules.seats))}</b>
        </dd>
      </div>
    </dl>
  );
}

/** Whether the parts of an amount say more than the amount. */
function explains({ terms, payments }: CaseAnswer, role: PayerRole): boolean {
  const [first, ...rest] = terms[role] ?? [];
  if (first === undefined || payments[role] === 0) return false;
  return rest.length > 0 || first.type !== 'hand-value' || first.times > 1;
}

/** An amount with its unit. */
export function amountIn({ unit }: Ruleset, { outcome }: PageWords['worth']): (value: number) => string {
  return (value) =>
    unit === 'points' ? outcome.points(formatAmount(unit, value)) : formatAmount(unit, value);
}

function roleName(role: PayerRole, rules: Ruleset, { outcome }: PageWords['worth']): string {
  if (role !== 'other') return outcome.role[role];
  return rules.seats === 3 ? outcome.role.other.one : outcome.role.other.each;
}

/** Payments: a table by fan, kongs, and one hand worked out, all by the ruleset itself. */
import { answerCase, defaultOptions, gainsOf, readCase } from '@tilehouse/engine';
import { workedExample } from '@tilehouse/engine/examples';
import { amountIn, PaymentList } from '../worth/payment-list.tsx';
import { ScoreSlip } from '../worth/score-slip.tsx';
import { ExampleHand } from './fan-section.tsx';
import { Paragraphs } from './parts.tsx';
import type { MahjongPage } from './section.ts';
import { Stakes } from './stakes.tsx';

export function PaymentSection({ page }: { page: MahjongPage }) {
  const { rules, words, text } = page;
  const options = defaultOptions(rules.options);
  return (
    <>
      <Paragraphs text={text.payment} />
      <Stakes rules={rules} words={words} options={options} />
      <Worked page={page} />
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

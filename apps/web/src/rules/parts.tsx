/** Pieces that many sections are made of. */
import type { PageWords } from '@tilehouse/i18n';

type HouseRule = PageWords['rules']['common'][string];

/** Sentences one below the other. */
export function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((each) => <p key={each}>{each}</p>);
}

/** Short points. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="points">
      {points.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

/** A mark that something is our own decision, with the reason to be opened. */
export function HouseTag({ rule, words }: { rule: HouseRule; words: PageWords['rules'] }) {
  return (
    <details className="house-tag">
      <summary>{words.house.tag}</summary>
      <p>
        {rule.what} {words.house.why(rule.why)}
      </p>
    </details>
  );
}

export function HouseRules({ rules, words }: { rules: readonly HouseRule[]; words: PageWords['rules'] }) {
  return (
    <>
      <p>{words.house.lead}</p>
      <dl className="house-rules">
        {rules.map(({ what, why }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{words.house.why(why)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function Questions({ questions }: { questions: readonly { ask: string; answer: string }[] }) {
  return (
    <dl className="questions">
      {questions.map(({ ask, answer }) => (
        <div key={ask}>
          <dt>{ask}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

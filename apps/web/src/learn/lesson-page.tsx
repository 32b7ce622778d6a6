/** One lesson: a step at a time, with a sentence, what lies on the page, and what came of a tap. */

import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Icon } from '../ui/icon.tsx';
import { useTitle } from '../ui/use-title.ts';
import type { Verdict } from './judge/verdict.ts';
import { stepsOf } from './lessons.ts';
import { finishPart, firstHand, type PartId, partIds } from './progress.ts';
import { reasonText } from './reason-text.ts';
import { isAsking, type LessonId, lessonIds, type Step } from './step.ts';
import { Asking } from './steps/asking.tsx';
import { Telling } from './steps/telling-step.tsx';
import { useTelling } from './telling.ts';

/** What became of the last answer, and whether the step is through. */
export interface Outcome {
  readonly verdict: Verdict;
  /** Right answers still to be found. */
  readonly left: number;
}

const numerals = ['一', '二', '三', '四', '五'];

export function LessonPage({ lesson }: { lesson: LessonId }) {
  const { school, learn } = useTelling();
  const [steps] = useState(() => stepsOf(school, lesson));
  const [at, go] = useStepNumber(steps.length);
  const step = steps[at];
  useTitle(learn.lessons[lesson].title);
  useEffect(() => {
    if (step === undefined) finishPart(lesson);
  }, [step, lesson]);
  return (
    <article className="lesson">
      <header className="lesson-head">
        <span className="chapter-numeral han" aria-hidden="true">
          {numerals[lessonIds.indexOf(lesson)]}
        </span>
        <h1>{learn.lessons[lesson].title}</h1>
        <Dots at={at} count={steps.length} />
        <Link href="/learn" className="lesson-close" aria-label={learn.all}>
          <Icon name="close" />
        </Link>
      </header>
      {step === undefined ? (
        <Finished lesson={lesson} onBack={() => go(0)} />
      ) : (
        <StepView key={step.id} step={step} at={at} count={steps.length} onGo={go} />
      )}
    </article>
  );
}

/** The step is part of the address, so that a reload stays on it. */
function useStepNumber(count: number): [number, (step: number) => void] {
  const [params, setParams] = useSearchParams();
  const wish = Number(params.get('step') ?? 1) - 1;
  const at = Number.isInteger(wish) && wish >= 0 && wish <= count ? wish : 0;
  return [at, (step) => setParams(step === 0 ? {} : { step: String(step + 1) }, { replace: true })];
}

function Dots({ at, count }: { at: number; count: number }) {
  const { learn } = useTelling();
  return (
    <div className="dots" role="img" aria-label={learn.step(Math.min(at + 1, count), count)}>
      {Array.from({ length: count }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are told apart by their place only
          key={place}
          className={place < at ? 'is-past' : place === at ? 'is-here' : ''}
        />
      ))}
    </div>
  );
}

interface StepViewProps {
  readonly step: Step;
  readonly at: number;
  readonly count: number;
  readonly onGo: (step: number) => void;
}

function StepView({ step, at, count, onGo }: StepViewProps) {
  const telling = useTelling();
  const { learn } = telling;
  const [outcome, setOutcome] = useState<Outcome>();
  const heading = useRef<HTMLParagraphElement>(null);
  const isThrough = !isAsking(step) || (outcome?.verdict.right === true && outcome.left === 0);
  useEffect(() => {
    // a new step is read from its sentence on
    if (at > 0) heading.current?.focus({ preventScroll: true });
  }, [at]);
  return (
    <>
      <div className="lesson-body">
        <div className="lesson-words">
          <p className="lesson-line" ref={heading} tabIndex={-1}>
            {learn.steps[step.id]}
          </p>
          <p className={outcomeClass(outcome)} role="status">
            {outcome !== undefined && (
              <>
                <Icon name={outcome.verdict.right ? 'check' : 'undo'} />
                <span>{said(telling, outcome, at)}</span>
              </>
            )}
          </p>
        </div>
        <div className={`stage is-${step.kind}`}>
          {isAsking(step) ? (
            <Asking step={step} isThrough={isThrough} onAnswer={setOutcome} />
          ) : (
            <Telling step={step} />
          )}
        </div>
      </div>
      <footer className="lesson-foot">
        <button type="button" className="button" disabled={at === 0} onClick={() => onGo(at - 1)}>
          {learn.back}
        </button>
        <button
          type="button"
          className="button primary lesson-next"
          disabled={!isThrough}
          onClick={() => onGo(at + 1)}
        >
          {at + 1 === count ? learn.finish : learn.next}
          <Icon name="arrow" />
        </button>
      </footer>
    </>
  );
}

const outcomeClass = (outcome: Outcome | undefined): string =>
  outcome === undefined ? 'outcome' : `outcome ${outcome.verdict.right ? 'is-right' : 'is-wrong'}`;

function said(telling: ReturnType<typeof useTelling>, { verdict, left }: Outcome, at: number): string {
  const { learn } = telling;
  if (!verdict.right) return reasonText(telling, verdict.reason);
  if (left > 0) return learn.rightAll(left);
  return learn.right[at % learn.right.length] ?? '';
}

function Finished({ lesson, onBack }: { lesson: LessonId; onBack: () => void }) {
  const { learn } = useTelling();
  const [, navigate] = useLocation();
  const following: PartId = partIds[partIds.indexOf(lesson) + 1] ?? firstHand;
  const { title } = following === firstHand ? learn.first : learn.lessons[following];
  return (
    <>
      <div className="lesson-body is-finished">
        <span className="lesson-seal han" aria-hidden="true">
          好
        </span>
        <h2>{learn.finished.title(learn.lessons[lesson].title)}</h2>
        <p>{learn.finished.line}</p>
      </div>
      <footer className="lesson-foot">
        <button type="button" className="button" onClick={onBack}>
          {learn.again}
        </button>
        <button
          type="button"
          className="button primary lesson-next"
          onClick={() => navigate(`/learn/${following}`)}
        >
          {learn.finished.nextLesson(title)}
          <Icon name="arrow" />
        </button>
      </footer>
    </>
  );
}

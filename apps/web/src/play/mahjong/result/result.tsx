/** The result of a hand: the winning hand in its sets, what it scores, who pays whom, all hands, who is ready. */
import type { Ending, StageView } from '@tilehouse/engine';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../../ui/icon.tsx';
import { ScoredWrongly } from '../../../ui/scored-wrongly.tsx';
import { useWords } from '../../../ui/words.tsx';
import type { TableConnection } from '../../connection.ts';
import { type TableCoach, useCoach } from '../coach.ts';
import { useCompany } from '../company.ts';
import { ScoreTable } from '../scores-dialog.tsx';
import type { TableModel } from '../table-model.ts';
import { AllHands } from './all-hands.tsx';
import { describeHand } from './describe-hand.ts';
import { FanSlip } from './fan-slip.tsx';
import { Payments } from './payments.tsx';
import { ResultHead } from './result-head.tsx';
import { WinningHand } from './winning-hand.tsx';
import './result.css';

export type WonEnding = Extract<Ending, { type: 'won' }>;
/** A deal that is over, as everybody sees it. */
export type DealOver = Extract<StageView, { type: 'deal-over' }>;

interface ResultProps {
  readonly connection: TableConnection;
  readonly model: TableModel;
}

/** Shows itself once a deal is over, until the next is dealt; it can be put aside to look at the table. */
export function Result({ connection, model }: ResultProps) {
  const { stage } = model.view.common;
  const deal = model.table.deals;
  const [aside, setAside] = useState<number>();
  const words = useWords();
  if (stage.type !== 'deal-over') return null;
  if (aside === deal) {
    return (
      <button type="button" className="button brass result-again" onClick={() => setAside(undefined)}>
        {words.result.others}
      </button>
    );
  }
  return (
    <ResultPanel
      key={deal}
      connection={connection}
      model={model}
      over={stage}
      onAside={() => setAside(deal)}
    />
  );
}

/** Taps in this time after the panel appears are meant for the table below. */
const deafMs = 500;

function ResultPanel({
  connection,
  model,
  over,
  onAside,
}: ResultProps & { over: DealOver; onAside: () => void }) {
  const { ending } = over;
  const words = useWords();
  const panel = useRef<HTMLDialogElement>(null);
  const isDeaf = useDeaf(deafMs);
  const isMatchOver = model.table.stage === 'match-over';
  const coach = useCoach();
  const company = useCompany();
  useEffect(() => {
    const element = panel.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('.result-next')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={panel}
      className={`felt result${isDeaf ? ' is-deaf' : ''}`}
      aria-label={words.table.status.dealOver}
      onCancel={(event) => {
        event.preventDefault();
        onAside();
      }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="result-inside" aria-label={words.table.status.dealOver} tabIndex={0}>
        <ResultHead model={model} over={over} />
        {coach !== undefined && (
          <p className="paper result-coach">
            {coach.result.line(
              ending.type === 'won' && ending.seat === model.own.seat,
              ending.type === 'won',
            )}
          </p>
        )}
        {ending.type === 'won' && <WinningHand model={model} ending={ending} />}
        {ending.type === 'won' && <FanSlip model={model} ending={ending} />}
        <Payments model={model} over={over} />
        {isMatchOver && (
          <section className="paper result-match">
            <ScoreTable connection={connection} model={model} />
          </section>
        )}
        <AllHands model={model} ending={ending} />
        {company?.resultMore(model.table.deals)}
        {company === undefined && coach === undefined && (
          <p className="result-wrong">
            <ScoredWrongly game={model.rules.id} described={() => describeHand(model, over)} />
          </p>
        )}
      </section>
      {company?.resultFoot({ isDeaf, onAside })}
      {company !== undefined ? undefined : coach === undefined ? (
        <ResultFoot connection={connection} isMatchOver={isMatchOver} onAside={onAside} isDeaf={isDeaf} />
      ) : (
        <CoachFoot coach={coach} isDeaf={isDeaf} />
      )}
    </dialog>
  );
}

/** Whether the first moments have not passed yet. */
function useDeaf(ms: number): boolean {
  const [isDeaf, setDeaf] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setDeaf(false), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isDeaf;
}

interface FootProps {
  readonly connection: TableConnection;
  readonly isMatchOver: boolean;
  readonly onAside: () => void;
  readonly isDeaf: boolean;
}

function ResultFoot({ connection, isMatchOver, onAside, isDeaf }: FootProps) {
  const words = useWords();
  const [, navigate] = useLocation();
  const { leave, seeTable, next, newMatch } = words.result;
  const go = isMatchOver ? newMatch : next;
  return (
    <footer className="result-foot">
      <button type="button" className="button" onClick={() => !isDeaf && navigate('/')}>
        <Icon name="back" />
        {leave}
      </button>
      <button type="button" className="button" onClick={() => !isDeaf && onAside()}>
        {seeTable}
      </button>
      <button
        type="button"
        className="button primary result-next"
        onClick={() => {
          if (!isDeaf) void connection.command({ type: 'want-deal' });
        }}
      >
        {go.word} {go.han !== '' && <span className="han">{go.han}</span>}
      </button>
    </footer>
  );
}

/** Where a taught hand leads to: the last way is the one to take. */
function CoachFoot({ coach, isDeaf }: { coach: TableCoach; isDeaf: boolean }) {
  const { ways } = coach.result;
  return (
    <footer className="result-foot">
      {ways.map(({ text, go }, place) => (
        <button
          key={text}
          type="button"
          className={place === ways.length - 1 ? 'button primary result-next' : 'button'}
          onClick={() => !isDeaf && go()}
        >
          {text}
        </button>
      ))}
    </footer>
  );
}

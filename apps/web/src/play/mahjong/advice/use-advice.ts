/** Advice on a table's view, as soon as the worker has it. */
import type { MahjongView } from '@tilehouse/engine';
import { type Remote, wrap } from 'comlink';
import { useEffect, useRef, useState } from 'react';
import { newRulesWorker } from '../../local/new-rules-worker.ts';
import type { AdviceApi } from '../../local/rules-worker.ts';
import { SpareWorker } from '../../spare-worker.ts';
import type { Advice } from './advice.ts';
import type { Secured } from './secured.ts';

/** Asks the adviser; one worker for as long as a table is on screen. */
export interface Adviser {
  advise(game: string, view: MahjongView): Promise<Advice>;
  secured(game: string, view: MahjongView): Promise<readonly Secured[]>;
}

/** Workers for advice; one can be made ready before a table is opened. */
export const adviceWorkers = new SpareWorker(newRulesWorker);

/** Starts the adviser's worker with the screen and ends it with it. */
export function useAdviser(): Adviser | undefined {
  const [adviser, setAdviser] = useState<Adviser>();
  useEffect(() => {
    const worker = adviceWorkers.take();
    const remote: Remote<AdviceApi> = wrap<AdviceApi>(worker);
    setAdviser({
      advise: (game, view) => remote.advise(game, view),
      secured: async (game, view) => remote.secured(game, view),
    });
    return () => worker.terminate();
  }, []);
  return adviser;
}

/** The latest advice, and the view it is about; older advice is never shown for a newer view. */
export function useAdvice(
  adviser: Adviser | undefined,
  game: string,
  view: MahjongView | undefined,
): Advice | undefined {
  const [advice, setAdvice] = useState<{ readonly view: MahjongView; readonly advice: Advice }>();
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => {
    if (adviser === undefined || view?.mine === undefined || view.common.stage.type === 'deal-over') return;
    adviser.advise(game, view).then(
      (found) => {
        if (latest.current === view) setAdvice({ view, advice: found });
      },
      (problem: unknown) => console.error(problem),
    );
  }, [adviser, game, view]);
  return advice?.view === view ? advice?.advice : undefined;
}

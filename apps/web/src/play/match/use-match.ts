/** The game on screen: its worker, and what there is to see with every update. */
import { proxy, type Remote, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import type { MatchUpdate } from './match-table.ts';
import type { MatchWorkerApi } from './match-worker.ts';

/** What a screen has: nothing yet, the game (or that none is kept), or the news that it can't be had. */
export type MatchOnScreen =
  | { readonly type: 'opening' }
  | { readonly type: 'open'; readonly worker: MatchWorker; readonly update: MatchUpdate | undefined }
  | { readonly type: 'failed' };

export type MatchWorker = Remote<MatchWorkerApi>;

/** Opens the game while the screen is there. */
export function useMatch(): MatchOnScreen {
  const [match, setMatch] = useState<MatchOnScreen>({ type: 'opening' });
  useEffect(() => {
    const thread = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' });
    const worker = wrap<MatchWorkerApi>(thread);
    const onFailure = (problem: unknown): void => {
      console.error('the game could not be opened', problem);
      setMatch({ type: 'failed' });
    };
    thread.addEventListener('error', onFailure);
    worker
      .open(proxy((update: MatchUpdate | undefined) => setMatch({ type: 'open', worker: worker, update })))
      .catch(onFailure);
    return () => thread.terminate();
  }, []);
  return match;
}

/** What would raise the hand on screen, as soon as the worker has it. */
import type { Raise, WrittenCase } from '@tilehouse/engine';
import { type Remote, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import type { RaisesApi } from './raises-worker.ts';
import { addressOf } from './worth-address.ts';

/** The raises of a hand; undefined while they are worked out, and without a hand to raise. */
export function useRaises(hand: WrittenCase | undefined): readonly Raise[] | undefined {
  const [remote, setRemote] = useState<{ readonly api: Remote<RaisesApi> }>();
  const [found, setFound] = useState<{ readonly key: string; readonly raises: readonly Raise[] }>();
  useEffect(() => {
    const worker = new Worker(new URL('./raises-worker.ts', import.meta.url), { type: 'module' });
    setRemote({ api: wrap<RaisesApi>(worker) });
    return () => worker.terminate();
  }, []);
  const key = hand === undefined ? '' : `${hand.ruleset}?${addressOf(hand)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal hands have equal keys
  useEffect(() => {
    if (hand === undefined) return;
    let isWanted = true;
    remote?.api.raises(hand).then(
      (raises) => isWanted && setFound({ key, raises }),
      (problem: unknown) => console.error(problem),
    );
    return () => {
      isWanted = false;
    };
  }, [remote, key]);
  return found?.key === key ? found.raises : undefined;
}

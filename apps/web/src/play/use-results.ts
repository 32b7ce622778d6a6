/** What the finished deals of a table came to, asked for when a screen shows them. */
import type { DealResult } from '@tilehouse/engine';
import { useEffect, useState } from 'react';
import type { TableConnection } from './connection.ts';

/** The results of the match in play, oldest first; `deals` and `stage` tell when to ask again. */
export function useMatchResults(
  connection: TableConnection,
  { deals, stage }: { readonly deals: number; readonly stage: string },
): readonly DealResult[] | undefined {
  const [results, setResults] = useState<readonly DealResult[]>();
  useEffect(() => {
    let isWanted = true;
    connection.results().then(
      (found) => isWanted && setResults(matchOf(found)),
      (problem: unknown) => console.error(`hands up to ${deals} (${stage}) could not be had`, problem),
    );
    return () => {
      isWanted = false;
    };
  }, [connection, deals, stage]);
  return results;
}

/** Those of the latest match: from its first deal on. A cancelled first deal is dealt again under its number. */
export function matchOf(results: readonly DealResult[]): readonly DealResult[] {
  const isAgain = (before: DealResult | undefined): boolean =>
    before?.deal === 1 && before.ending === 'cancelled';
  const first = results.findLastIndex(({ deal }, at) => deal === 1 && !isAgain(results[at - 1]));
  return results.slice(Math.max(0, first));
}

/** Asking the table for something, and why it said no. */
import type { TableWish } from '@tilehouse/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../ui/words.tsx';
import type { OnlineTable } from './online-table.ts';
import { type OnlineWords, refusalText } from './texts.ts';

export interface Wishing {
  /** Why the last wish was refused, for a moment. */
  readonly refusal: string | undefined;
  /** Whether it was granted. */
  wish(wish: TableWish): Promise<boolean>;
}

/** How long a refusal is shown, in milliseconds. */
const shownFor = 6000;

export function useWish(table: OnlineTable, words: OnlineWords): Wishing {
  const all = useWords();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    if (refusal === undefined) return;
    const timer = setTimeout(() => setRefusal(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [refusal]);
  return {
    refusal,
    wish: async (wish) => {
      setRefusal(undefined);
      const answer = await table.client.wish(wish);
      if (answer.type === 'refused') setRefusal(refusalText(answer.code, words, all));
      return answer.type === 'done';
    },
  };
}

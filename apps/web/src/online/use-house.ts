/** What a page asks of the house: one answer, or a list that comes page by page. */
import { useCallback, useEffect, useState } from 'react';
import { house, type Trouble, troubleOf } from './house.ts';

export interface Asked<T> {
  /** Undefined until it is there. */
  readonly value: T | undefined;
  readonly trouble: Trouble | undefined;
  again(): void;
}

/** The answer to a path below `api/`; asked anew when the path changes. */
export function useHouse<T>(path: string): Asked<T> {
  return useAnswer(path, () => house().get<T>(path));
}

/** The answer to a question; asked anew when what it is about changes. */
export function useAnswer<T>(about: string, ask: () => Promise<T>): Asked<T> {
  const [asked, setAsked] = useState(0);
  const [found, setFound] = useState<{ about: string; value?: T; trouble?: Trouble }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked hangs on what it is about; asked again on demand
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (value) => isWanted && setFound({ about, value }),
      (problem: unknown) => isWanted && setFound({ about, trouble: troubleOf(problem) }),
    );
    return () => {
      isWanted = false;
    };
  }, [about, asked]);
  const again = useCallback(() => setAsked((count) => count + 1), []);
  const isCurrent = found?.about === about;
  return {
    value: isCurrent ? found.value : undefined,
    trouble: isCurrent ? found.trouble : undefined,
    again,
  };
}

export interface Paged<Item> {
  /** Undefined until the first page is there. */
  readonly items: readonly Item[] | undefined;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly trouble: Trouble | undefined;
  /** Asks for the next page, or again for the one that didn't come. */
  more(): void;
  /** From the beginning. */
  again(): void;
}

interface PagesOf<Item> {
  /** Another list when this changes. */
  readonly of: string;
  /** One page: what comes after an item, the first where none is given. */
  load(after: Item | undefined): Promise<{ readonly items: readonly Item[]; readonly more: boolean }>;
}

/** A list that the house tells a page at a time. */
export function usePaged<Item>({ of, load }: PagesOf<Item>): Paged<Item> {
  const [round, setRound] = useState(0);
  const key = `${of} ${round}`;
  const [list, setList] = useState<{ key: string; items: readonly Item[]; hasMore: boolean }>();
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<{ readonly key: string; readonly of: Trouble }>();
  const current = list?.key === key ? list : undefined;
  const next = (): void => {
    if (busy === key) return;
    setBusy(key);
    setTrouble(undefined);
    load(current?.items.at(-1))
      .then(
        ({ items, more }) => setList({ key, items: [...(current?.items ?? []), ...items], hasMore: more }),
        (problem: unknown) => setTrouble({ key, of: troubleOf(problem) }),
      )
      .finally(() => setBusy((was) => (was === key ? undefined : was)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list begins when it is another one
  useEffect(next, [key]);
  return {
    items: current?.items,
    hasMore: current?.hasMore ?? false,
    isBusy: busy === key,
    trouble: trouble?.key === key ? trouble.of : undefined,
    more: next,
    again: () => setRound((count) => count + 1),
  };
}

/**
 * Who is signed in here, as the bar on top shows it: kept on the device, so that the bar stands at once and nothing waits
 * for the house, which is asked once the page is there.
 */
import { useEffect } from 'react';
import { fieldsOf, Stored, useStored } from '../stored.ts';

export interface BarPerson {
  readonly id: string;
  readonly name: string;
  /** A guest has no money. */
  readonly isGuest: boolean;
  /** In sen, as it was last seen; undefined until it has been. */
  readonly balance?: number;
}

const stored = new Stored<BarPerson | undefined>({
  key: 'tilehouse-person',
  read: (value) => {
    const { balance, id, isGuest, name } = fieldsOf(value);
    if (typeof id !== 'string' || typeof name !== 'string') return undefined;
    const person = { id, name, isGuest: isGuest === true };
    return Number.isSafeInteger(balance) ? { ...person, balance: balance as number } : person;
  },
  write: (person) => person ?? null,
});

/** Somebody has signed in, is called something else now, or nobody is there any more. */
export function rememberPerson(
  me: { readonly id: string; readonly name: string; readonly kind: string } | null,
): void {
  const before = stored.get();
  if (me === null) {
    if (before !== undefined) stored.set(undefined);
    return;
  }
  const { id, name } = me;
  const isGuest = me.kind === 'guest';
  const isSame = before?.id === id && before.isGuest === isGuest;
  if (isSame && before.name === name) return;
  stored.set(isSame ? { ...before, name } : { id, name, isGuest });
}

/** What the account of whoever is signed in holds now, in sen. */
export function rememberBalance(id: string, balance: number): void {
  const person = stored.get();
  if (person?.id === id && person.balance !== balance) stored.set({ ...person, balance });
}

/** Milliseconds after which the page stands, and the house may be asked. */
const patience = 400;

/** Who is signed in, as far as this device knows; the house is asked in time. Nobody costs nothing. */
export function useBarPerson(): BarPerson | undefined {
  const person = useStored(stored);
  const key = person === undefined ? undefined : `${person.id} ${person.isGuest}`;
  useEffect(() => {
    if (key === undefined || !navigator.onLine) return;
    const timer = setTimeout(() => {
      // without an answer the bar stays as it was
      import('../online/person-news.ts').then(({ lookAtPerson }) => lookAtPerson()).catch(() => {});
    }, patience);
    return () => clearTimeout(timer);
  }, [key]);
  return person;
}

/** A request that a button makes: whether it is under way, and what it failed by. */
import { useState } from 'react';
import { type Trouble, troubleOf } from './house.ts';

export interface Asking {
  readonly isBusy: boolean;
  readonly trouble: Trouble | undefined;
  /** Runs a request unless one is under way; whether it worked. */
  run(work: () => Promise<void>): Promise<boolean>;
  forget(): void;
}

export function useAsking(): Asking {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  return {
    isBusy,
    trouble,
    forget: () => setTrouble(undefined),
    run: async (work) => {
      if (isBusy) return false;
      setBusy(true);
      setTrouble(undefined);
      try {
        await work();
        return true;
      } catch (problem) {
        setTrouble(troubleOf(problem));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** Going back in the middle of something asks first: the way back leads through an entry that is the same page. */
import { useEffect, useState } from 'react';

/** What marks that entry. */
const mark = 'asksFirst';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/** Puts the page once more in front of itself, so that going back stays on it. */
function putInFront(): void {
  if (!isMarked(history.state)) history.pushState({ [mark]: true }, '', location.href);
}

/**
 * @param isOn whether going back asks; undefined while that isn't known yet
 * @returns whether it is being asked, and how to go on after it
 */
export function useBackGuard(isOn: boolean | undefined): {
  readonly isAsking: boolean;
  readonly stay: () => void;
} {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (isOn === undefined) return;
    if (!isOn) {
      setAsking(false);
      // else the next step back would lead nowhere
      if (isMarked(history.state)) history.back();
      return;
    }
    putInFront();
    const { href } = location;
    const onPop = (): void => setAsking(location.href === href && !isMarked(history.state));
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [isOn]);
  const stay = (): void => {
    setAsking(false);
    putInFront();
  };
  return { isAsking, stay };
}

/** Counts the seconds down to a moment on the page's own clock; undefined without one. */
import { useEffect, useState } from 'react';

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - performance.now()) / 1000));

export function useSecondsLeft(until: number | undefined): number | undefined {
  const [, look] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => look(secondsTo(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? undefined : secondsTo(until);
}

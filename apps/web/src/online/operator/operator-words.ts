/** What the parts of the operator's page share: words, times, and a list that is asked for. */
import type { PageWords } from '@tilehouse/i18n';
import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { house, type Trouble, troubleOf } from '../house.ts';
import type { OnlineWords } from '../texts.ts';

export type HouseWords = PageWords['house'];

export interface PartProps {
  readonly house: HouseWords;
  readonly words: OnlineWords;
  /** Something was done that is written down. */
  readonly onDone: () => void;
}

/** Writes a time: that of today as a clock has it, else with its day. */
export function useWhen(): (time: number) => string {
  const { language } = useSettings();
  return (time) => {
    const isToday = new Date(time).toDateString() === new Date().toDateString();
    const style = isToday
      ? ({ timeStyle: 'short' } as const)
      : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
    return new Intl.DateTimeFormat(language, style).format(time);
  };
}

export interface Asked<T> {
  readonly answer: T | undefined;
  readonly trouble: Trouble | undefined;
  again(): void;
}

/** Asks the house for something, at once and again when it is said, or every so many milliseconds while it is seen. */
export function useAsked<T>(path: string, every?: number): Asked<T> {
  const [answer, setAnswer] = useState<T>();
  const [trouble, setTrouble] = useState<Trouble>();
  const again = useCallback((): void => {
    house()
      .get<T>(path)
      .then(
        (came) => {
          setTrouble(undefined);
          setAnswer(came);
        },
        (problem: unknown) => setTrouble(troubleOf(problem)),
      );
  }, [path]);
  useEffect(() => {
    again();
    if (every === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, every);
    return () => clearInterval(timer);
  }, [again, every]);
  return { answer, trouble, again };
}

/** What every part of a lesson is told with: the game that is learned, and the words. */
import { createContext, useContext } from 'react';
import type { Telling } from './reason-text.ts';

export const TellingContext = createContext<Telling | undefined>(undefined);

export function useTelling(): Telling {
  const telling = useContext(TellingContext);
  if (telling === undefined) throw new Error('a lesson has its words');
  return telling;
}

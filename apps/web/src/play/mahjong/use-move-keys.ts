/** Moves by keyboard: each key on the table has a letter. */
import { useEffect, useRef } from 'react';
import { type MoveName, moveLetters, moveNames } from './offer-types.ts';
import type { KeyedOffers, Way } from './offers.ts';

interface KeyPlay {
  readonly keyed: KeyedOffers;
  play(way: Way): void;
  choose(move: MoveName): void;
}

/** Listens while the table is on screen and no dialog is open. */
export function useMoveKeys(keys: KeyPlay): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
      const { keyed, play, choose } = latest.current;
      const letter = event.key.toLowerCase();
      const move = moveNames.find((name) => moveLetters[name] === letter && keyed[name].length > 0);
      if (move === undefined) return;
      const [first, second] = keyed[move];
      if (first === undefined) return;
      event.preventDefault();
      if (second === undefined) play(first);
      else choose(move);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

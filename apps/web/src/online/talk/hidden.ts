/** Whose talk one doesn't want to see, kept on this device. */
import { useState } from 'react';

const storageKey = 'tilehouse-hidden-players';
/** Players that are remembered. */
const most = 100;

function kept(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return []; // a browser that keeps nothing
  }
}

export function useHidden(): {
  readonly hidden: readonly string[];
  toggle(player: string): void;
} {
  const [hidden, setHidden] = useState(kept);
  return {
    hidden,
    toggle: (player) => {
      const next = hidden.includes(player)
        ? hidden.filter((each) => each !== player)
        : [...hidden, player].slice(-most);
      setHidden(next);
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // until a reload
      }
    },
  };
}

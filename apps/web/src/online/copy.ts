/** Copying: by the clipboard where the page may, else by the old way, else the text stands selected to be copied. */
import { type RefObject, useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'selected';

/** How long it says that it has copied, in milliseconds. */
const saidFor = 2500;

/** Whether a button can copy: on plain http there is no clipboard, but most browsers still know the old command. */
export function canCopy(): boolean {
  return navigator.clipboard !== undefined || document.queryCommandSupported?.('copy') === true;
}

export function useCopy(field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): {
  readonly state: CopyState;
  copy(text: string): void;
} {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), saidFor);
    return () => clearTimeout(timer);
  }, [state]);
  const byHand = (): void => {
    field.current?.focus();
    field.current?.select();
    // on plain http there is no clipboard; the old command still is
    setState(document.execCommand('copy') ? 'copied' : 'selected');
  };
  return {
    state,
    copy: (text) => {
      if (navigator.clipboard === undefined) byHand();
      else navigator.clipboard.writeText(text).then(() => setState('copied'), byHand);
    },
  };
}

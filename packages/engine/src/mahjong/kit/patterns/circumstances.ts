/** What patterns ask about how a win came. */
import type { Circumstance, Win } from '../../win.ts';

export const has = ({ circumstances }: Win, circumstance: Circumstance): boolean =>
  circumstances.includes(circumstance);

/** On the replacement of a kong, or of a kong on a kong. */
export const onKongReplacement = (win: Win): boolean =>
  has(win, 'kong-replacement') || has(win, 'kong-on-kong');

/** Circumstances that can't come together with the rest of a written win (common §Replacement, last tile, first turn). */
import { fei } from '../tiles/tile.ts';
import type { Meld } from './hand/meld.ts';
import type { Win } from './win.ts';

/** What decides whether a circumstance can be. */
export type Completed = Pick<Win, 'source' | 'bonus' | 'seatWind' | 'circumstances'> & {
  readonly melds: readonly { readonly type: Meld['type'] }[];
};

/** The name of what makes the case impossible, and the flag it is about. */
export interface ImpossibleCircumstance {
  readonly code:
    | 'needs-self-draw'
    | 'needs-a-kong'
    | 'needs-two-kongs'
    | 'not-on-a-robbed-kong'
    | 'first-deal-is-over'
    | 'dealer-wins-by-drawing';
  readonly part: string;
}

/** The first circumstance that can't be, or undefined. */
export function impossibleCircumstance(win: Completed): ImpossibleCircumstance | undefined {
  for (const part of win.circumstances) {
    const code = faultOf(win, part);
    if (code !== undefined) return { code, part };
  }
  return undefined;
}

function faultOf(
  win: Completed,
  flag: Win['circumstances'][number],
): ImpossibleCircumstance['code'] | undefined {
  const { source, melds, bonus, seatWind } = win;
  const kongs = melds.filter(({ type }) => type === 'kong').length;
  switch (flag) {
    case 'flower-replacement':
      return source === 'self-draw' ? undefined : 'needs-self-draw';
    case 'kong-replacement':
      if (source !== 'self-draw') return 'needs-self-draw';
      return kongs < 1 ? 'needs-a-kong' : undefined;
    case 'kong-on-kong':
      if (source !== 'self-draw') return 'needs-self-draw';
      return kongs < 2 ? 'needs-two-kongs' : undefined;
    case 'last-tile':
      return source === 'robbed-kong' ? 'not-on-a-robbed-kong' : undefined;
    case 'first-deal':
      if (source === 'robbed-kong') return 'not-on-a-robbed-kong';
      if (melds.length > 0 || bonus.includes(fei)) return 'first-deal-is-over';
      return source === 'discard' && seatWind === 'east' ? 'dealer-wins-by-drawing' : undefined;
  }
}

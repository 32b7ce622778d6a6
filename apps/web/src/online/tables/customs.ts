/** Clocks and customs of a table as a form has them, and as the house is asked for them. */
import type { TableCustoms } from '@tilehouse/protocol';
import { type HostedView, usualSettings } from '@tilehouse/table';

export type Clocks = NonNullable<TableCustoms['clocks']>;

/** Every custom a host may choose; null is never or none. */
export interface Customs {
  readonly answer: number | null;
  readonly turn: number | null;
  readonly bank: number;
  readonly away: number | null;
  readonly evenPace: boolean;
}

export type Visibility = 'private' | 'public';

/** What a table of a game has unless its host says otherwise. */
export function usualCustoms(game: { readonly banked: boolean }, visibility: Visibility): Customs {
  const { clocks, ...settings } = usualSettings(game, visibility);
  return customsOf(clocks, settings);
}

/** The customs of a table as it shows them. */
export function customsOf(
  clocks: { readonly answer?: number | undefined; readonly turn?: number | undefined; readonly bank: number },
  { awaySeconds, evenPaceMs }: Pick<HostedView['customs'], 'awaySeconds' | 'evenPaceMs'>,
): Customs {
  return {
    answer: clocks.answer ?? null,
    turn: clocks.turn ?? null,
    bank: clocks.bank,
    away: awaySeconds ?? null,
    evenPace: evenPaceMs !== undefined,
  };
}

/** Customs as they are asked for. */
export function askedCustoms({ answer, away, bank, evenPace, turn }: Customs): TableCustoms {
  return { clocks: { answer, turn, bank }, away, evenPace };
}

/** How many of them differ. */
export function changes(customs: Customs, usual: Customs): number {
  const names = ['answer', 'turn', 'bank', 'away', 'evenPace'] as const;
  return names.filter((name) => customs[name] !== usual[name]).length;
}

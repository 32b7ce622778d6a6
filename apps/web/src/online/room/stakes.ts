/** What a win and a kong cost at a table, by its own rules: said before anything is dealt. */
import { type KongKind, type OptionValues, paymentsOf, type Ruleset } from '@tilehouse/engine';
import { formatAmount } from '@tilehouse/i18n';
import type { OnlineWords } from '../texts.ts';

/** What a win of some fan costs. */
export interface WinCost {
  readonly fan: number;
  /** From who threw the tile. */
  readonly thrower: number;
  /** From each of the others then. */
  readonly other: number;
  /** From each, where it was drawn. */
  readonly each: number;
}

/** Amounts in the unit of the game. */
export interface Stakes {
  /** What a fan costs, where the fan are paid one by one. */
  readonly perFan?: number;
  /** The least that wins and is paid for, and the most. */
  readonly least: WinCost;
  readonly most: WinCost;
  readonly perFei?: number;
  readonly kongs: Readonly<Record<KongKind, number>>;
}

const kongKinds = ['claimed', 'concealed', 'added'] as const satisfies readonly KongKind[];

export function stakesOf(rules: Ruleset, options: OptionValues): Stakes {
  const { minimum, cap } = rules.tally(options);
  const terms = rules.payTerms({ fan: 1, fei: rules.wilds.copies > 0 ? 1 : 0, source: 'self-draw' }, options);
  const perFan = terms.opponent?.find(({ type }) => type === 'per-fan');
  const perFei = terms.opponent?.find(({ type }) => type === 'per-fei');
  const kongs = Object.fromEntries(
    kongKinds.map((kind) => {
      const { discarder, each } = rules.payKong(kind, options);
      return [kind, discarder ?? each ?? 0];
    }),
  ) as Record<KongKind, number>;
  return {
    ...(perFan?.type === 'per-fan' ? { perFan: perFan.each } : {}),
    least: winCost(rules, options, Math.max(minimum, 1)),
    most: winCost(rules, options, cap),
    ...(perFei?.type === 'per-fei' ? { perFei: perFei.each } : {}),
    kongs,
  };
}

function winCost(rules: Ruleset, options: OptionValues, fan: number): WinCost {
  const thrown = paymentsOf(rules.payTerms({ fan, fei: 0, source: 'discard' }, options));
  const drawn = paymentsOf(rules.payTerms({ fan, fei: 0, source: 'self-draw' }, options));
  return { fan, thrower: thrown.discarder ?? 0, other: thrown.other ?? 0, each: drawn.opponent ?? 0 };
}

/** What it comes to in a line. */
export function costLine(words: OnlineWords, { least, most, perFan = least.each }: Stakes): string {
  return words.stakes.line({ perFan: formatAmount('sen', perFan), most: formatAmount('sen', most.each) });
}

/** Numbers as people read them: amounts of money and points, signed where they move. */
import type { Unit } from '@tilehouse/engine';

/** A minus that is as wide as a plus. */
const minus = '−';

/** An amount without a sign for gains: `RM 6.20`, `16`; below zero with a minus: `−RM 3.80`, `−4`. */
export function formatAmount(unit: Unit, value: number): string {
  return `${value < 0 ? minus : ''}${unsigned(unit, value)}`;
}

/** An amount where there is little room: `6.20`, `−3.80`, `16`. */
export function formatShort(unit: Unit, value: number): string {
  return `${value < 0 ? minus : ''}${unsigned(unit, value).replace('RM ', '')}`;
}

/** An amount that moves: `+RM 6.20`, `−4`, and `0` for none. */
export function formatChange(unit: Unit, value: number): string {
  if (value === 0) return unsigned(unit, 0);
  return `${value > 0 ? '+' : minus}${unsigned(unit, value)}`;
}

function unsigned(unit: Unit, value: number): string {
  const size = Math.abs(value);
  return unit === 'sen' ? `RM ${(size / 100).toFixed(2)}` : String(size);
}

/** Sen as ringgit without the letters: `3.80`. */
export const formatRinggit = (sen: number): string => (sen / 100).toFixed(2);

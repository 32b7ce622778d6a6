/** What comes back when something can't be done for somebody. */
import type { ProblemCode } from '@tilehouse/protocol';

export interface Refusal {
  readonly refused: ProblemCode;
  /** Which part of the request. */
  readonly at?: string;
  /** Seconds until it may work. */
  readonly retryAfter?: number;
}

export function refuse(refused: ProblemCode, at?: string): Refusal {
  return at === undefined ? { refused } : { refused, at };
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}

/** What comes back when something can't be done for somebody. */
import { type ProblemCode, problems } from '@tilehouse/protocol';

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

/** What a refusal is in plain English, for the command line and for logs. */
export function inWords({ refused }: Refusal): string {
  return problems[refused].title;
}

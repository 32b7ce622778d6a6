/** What decisions of a table are, and what they may use besides its state. */
import type { Result } from '@tilehouse/engine';
import type { RefusalCode } from './refusal.ts';
import type { TableFact } from './table-event.ts';

/** What a decision may use besides the state. */
export interface DecisionContext {
  /** Milliseconds of the table's clock. */
  readonly now: number;
  /** Secret random bytes for a shuffle. */
  randomBytes(count: number): Uint8Array;
}

/** Facts to append, or why not. */
export type Decision = Result<readonly TableFact[], RefusalCode>;

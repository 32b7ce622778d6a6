/** How a screen talks to a table, wherever the table runs. */

import type { DealResult, Seat } from '@tilehouse/engine';
import type { CommandAnswer, TableUpdate } from '@tilehouse/table';

/** What a person may ask of a table besides answering prompts. */
export type PersonCommand =
  | { readonly type: 'want-deal' }
  | { readonly type: 'take-back' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'set-level'; readonly level: string };

/** A table as one seat sees it. Screens never fold state: every update carries what there is to see. */
export interface TableConnection {
  /** The viewer's seat. */
  readonly seat: Seat;
  /** Calls `listener` with the table as it is and with every update; returns a way to stop. */
  subscribe(listener: (update: TableUpdate) => void): () => void;
  /** Answers a prompt with one of its offers, by its place in the list. */
  act(answer: { readonly prompt: string; readonly offer: number }): Promise<CommandAnswer>;
  command(command: PersonCommand): Promise<CommandAnswer>;
  /** What each finished deal at this table came to, oldest first. */
  results(): Promise<readonly DealResult[]>;
  /**
   * Where people take turns at this screen: covers it until the next of them says who they are. Such a screen calls
   * everybody by name, and has nothing of one person's only.
   */
  cover?(): void;
  /** Where a switch must outlive the look at the table: whether the seat makes no claims in this deal. */
  readonly noClaims?: boolean;
  setNoClaims?(isOn: boolean): void;
  /** Looks on: the seat is only the side of the table from which it is seen. */
  readonly isWatching?: boolean;
  /** Lets go of the table; it stays as it is. */
  close(): void;
}

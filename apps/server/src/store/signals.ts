/** How stores on one database wake each other. A signal only says "look": what there is to see is in the database. */

export interface Listener {
  /** Somebody else wrote to this table. May come twice, or for nothing. */
  look(table: string): void;
  /** Signals may have been missed: look at everything. */
  lost(): void;
}

export interface Signals {
  /** Tells the other stores to look at a table, soon; never waits and never fails. */
  notify(table: string): void;
  /** @returns a way to stop listening */
  listen(listener: Listener): () => void;
}

/** Somebody at the table in a sentence: a name, and whether it is the reader. */
export interface Someone {
  /** The name, or the language's word for the reader. */
  readonly name: string;
  readonly isYou: boolean;
}

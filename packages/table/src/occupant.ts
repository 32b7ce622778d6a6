/** Who holds a seat. */

/** A person, told by an id that stays theirs. */
export interface Person {
  readonly type: 'person';
  readonly player: string;
  readonly name: string;
  /** It has an account, not only a name. */
  readonly account?: true;
  /** It is a program that its owner runs. */
  readonly agent?: true;
}
/** A computer of some level; `name` is how the table calls it. */
export interface Computer {
  readonly type: 'computer';
  readonly level: string;
  readonly name: string;
}
export type Occupant = Person | Computer;

/** Names of computers, in the order they are taken. */
export const computerNames = ['Mei Ling', 'Ah Keong', 'Uncle Tan', 'Auntie Lim'] as const;

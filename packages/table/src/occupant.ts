/** Who holds a seat. */

/** A person, told by an id that stays theirs. */
export interface Person {
  readonly type: 'person';
  readonly player: string;
  readonly name: string;
}
/** A computer of some level; `name` is how the table calls it. */
export interface Computer {
  readonly type: 'computer';
  readonly level: string;
  readonly name: string;
}
export type Occupant = Person | Computer;

/** Why a store can't be opened, copied or put back; the message is for whoever runs the house. */

export type StoreProblemCode =
  | 'cannot-open'
  | 'newer-database'
  | 'not-a-backup'
  | 'damaged'
  | 'in-use'
  | 'not-empty'
  | 'not-there'
  | 'exists';

export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
  readonly code: StoreProblemCode;

  constructor(code: StoreProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** What is there already and may be there only once: the same error from every database. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
}

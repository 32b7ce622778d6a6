/** Something that stands where it shouldn't. */
export interface Problem {
  readonly path: string;
  readonly line: number;
  /** What is wrong, and where it should go instead. */
  readonly message: string;
}

/** What a long check is: a file in tools/long that exports a `check`. */

/** A check that takes minutes or hours, whose figures are worth keeping. */
export interface LongCheck {
  /** The name of its file, without `.ts`. */
  readonly name: string;
  /** One line for the list of checks. */
  readonly summary: string;
  /**
   * Does the work.
   * @returns the figures to keep
   * @throws CheckFailed when what it checks doesn't hold
   */
  run(context: LongContext): Promise<Figures>;
}

/** What a check is given. */
export interface LongContext {
  /** All chance comes from this, so that the same seed gives the same figures. */
  readonly seed: string;
  /** How many cores to use. */
  readonly jobs: number;
  /**
   * Says how far the work has come; call it as often as you like, few of the calls are printed. Work that never awaits
   * must call it, or nothing is printed at all.
   */
  progress(text: string): void;
}

/** Whatever JSON can hold. */
export type Figures = { readonly [name: string]: Figure };
export type Figure = string | number | boolean | null | readonly Figure[] | Figures;

/** What was checked doesn't hold. The message says what, with the figures to see it by. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
}

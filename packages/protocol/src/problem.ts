/** Why a request is refused: RFC 9457 problem details, told apart by a stable name. */

/** Names of problems; put into words where they are shown. `type` on the wire is `tilehouse:` and the name. */
export const problemCodes = [
  'bad-request',
  'not-found',
  'not-signed-in',
  'not-allowed',
  'wrong-origin',
  'too-many',
  'too-large',
  'server-fault',
  'name-bad',
  'name-taken',
  'password-short',
  'password-long',
  'sign-in-wrong',
  'sign-up-closed',
  'sign-up-code-wrong',
  'code-wrong',
  'link-used',
  'has-account',
  'hand-in-play',
  'room-limit',
  'bad-options',
  'game-unknown',
  'not-guest',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** A problem as it is sent. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** Which part of the request, where one is to blame. */
  readonly at?: string;
  /** Seconds until it may work. */
  readonly retryAfter?: number;
}

/** The `type` of a problem. */
export function problemType(code: ProblemCode): string {
  return `tilehouse:${code}`;
}

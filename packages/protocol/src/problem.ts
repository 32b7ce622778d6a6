/** Why a request is refused: RFC 9457 problem details, told apart by a stable name. */
import { z } from 'zod';

/** Names of problems; put into words where they are shown. `type` on the wire is `tilehouse:` and the name. */
export const problemCodes = [
  'bad-request',
  'not-json',
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
  'room-unknown',
  'seated-elsewhere',
  'bad-options',
  'game-unknown',
  'not-guest',
  'enough-left',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What each is called in plain English, and its status over HTTP. Screens have words of their own. */
export const problems: Readonly<Record<ProblemCode, { readonly status: number; readonly title: string }>> = {
  'bad-request': { status: 400, title: 'The request makes no sense here.' },
  'not-json': { status: 415, title: 'Send JSON, with content-type: application/json.' },
  'not-found': { status: 404, title: 'There is nothing here.' },
  'not-signed-in': { status: 401, title: 'Nobody is signed in.' },
  'not-allowed': { status: 403, title: 'That is not yours to do.' },
  'wrong-origin': { status: 403, title: 'This came from a page of another site.' },
  'too-many': { status: 429, title: 'Too many at once. Try again later.' },
  'too-large': { status: 413, title: 'That is too much to read.' },
  'server-fault': { status: 500, title: 'Something went wrong here, and it is our fault.' },
  'name-bad': { status: 400, title: 'A name has 2 to 20 visible characters.' },
  'name-taken': { status: 409, title: 'Somebody has this name, or one that looks like it.' },
  'password-short': { status: 400, title: 'A password has 8 characters or more.' },
  'password-long': { status: 400, title: 'A password has 200 characters at most.' },
  'sign-in-wrong': { status: 403, title: 'Name and password do not belong together.' },
  'sign-up-closed': { status: 403, title: 'This house takes no new accounts.' },
  'sign-up-code-wrong': { status: 403, title: 'This house needs an invite code that has not been used.' },
  'code-wrong': {
    status: 403,
    title: 'Name and recovery code do not belong together, or the code was used.',
  },
  'link-used': { status: 410, title: 'This link has been used, or its time is over.' },
  'has-account': { status: 409, title: 'You have an account already.' },
  'hand-in-play': { status: 409, title: 'Finish the hand first.' },
  'room-limit': { status: 409, title: 'That is as many rooms as you may have open.' },
  'seated-elsewhere': { status: 409, title: 'You sit at another public or RM table.' },
  'room-unknown': { status: 404, title: 'There is no open room with this code.' },
  'bad-options': { status: 400, title: 'These options do not go together.' },
  'game-unknown': { status: 404, title: 'There is no such game.' },
  'enough-left': { status: 409, title: 'There is RM 15 or more on the account.' },
  'not-guest': { status: 403, title: 'This needs an account.' },
};

/** A problem as it is sent, as application/problem+json. */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Which part of the request, where one is to blame: `name`, `seats[1].level`. */
  at: z.string().optional(),
  /** Seconds until it may work. */
  retryAfter: z.int().optional(),
  /** What a fault of ours is called in the operator's log. */
  instance: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;

/** The `type` of a problem. */
export function problemType(code: ProblemCode): string {
  return `tilehouse:${code}`;
}

/** The code in a problem's `type`; undefined for one this version doesn't know. */
export function problemCodeOf(type: string): ProblemCode | undefined {
  return problemCodes.find((code) => problemType(code) === type);
}

/** Problems on their way out: RFC 9457, in JSON. */
import { type Problem, problems, problemType } from '@tilehouse/protocol';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../refusal.ts';

export interface ProblemDetails extends Refusal {
  /** Where HTTP has a finer word for it than the problem has. */
  readonly status?: number;
  readonly instance?: string;
}

/** The reply of which only the head is set here. */
type Head = Pick<FastifyReply, 'code' | 'type' | 'header'>;

/** Sets status and headers. @returns the body to send */
export function problemReply(reply: Head, details: ProblemDetails): Problem {
  const { refused, at, retryAfter, instance } = details;
  const { title, status } = problems[refused];
  const shown = details.status ?? status;
  reply.code(shown);
  reply.type('application/problem+json; charset=utf-8');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return {
    ...{ type: problemType(refused), title, status: shown },
    ...(at === undefined ? {} : { at }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(instance === undefined ? {} : { instance }),
  };
}

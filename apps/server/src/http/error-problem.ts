/** What an error is to whoever asked: their mistake, named, or a fault of ours, which they learn nothing about. */
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ProblemDetails } from './problem-reply.ts';

/** @returns undefined for a fault of ours */
export function problemOfError(error: unknown): ProblemDetails | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error.validation[0]);
  const { statusCode, code } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { refused: 'not-json' };
  if (statusCode === 413) return { refused: 'too-large' };
  if (statusCode === 404) return { refused: 'not-found' };
  const theirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return theirs ? { refused: 'bad-request', status: statusCode } : undefined;
}

interface Complaint {
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

function invalid(complaint: Complaint | undefined): ProblemDetails {
  const keys = complaint?.params.keys;
  // for a field there shouldn't be, the field; the path is that of what holds it
  const unknown = Array.isArray(keys) && typeof keys[0] === 'string' ? `/${keys[0]}` : '';
  const at = asPath((complaint?.instancePath ?? '/') + unknown);
  return { refused: 'bad-request', ...(at === '' ? {} : { at }) };
}

/** `/seats/1/level` as `seats[1].level`. */
function asPath(pointer: string): string {
  return pointer
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')
    .slice(0, 200);
}

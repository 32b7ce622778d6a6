/** What routes say of their answers: what comes back when it works, and that anything else is a problem. */
import { problem } from '@tilehouse/protocol';
import type { z } from 'zod';

/** The schemas of a route's answers. */
export function answers<T extends z.ZodType>(good: T) {
  return { 200: good, '4xx': problem, '5xx': problem };
}

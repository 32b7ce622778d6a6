/** The part of /api about what one has played. */
import { historyQuery, historyReply } from '@tilehouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answers } from '../http/answers.ts';
import { problemReply } from '../http/problem-reply.ts';
import type { OpenHouse } from '../open-house.ts';
import { refuse } from '../refusal.ts';
import { historyOf } from './history.ts';

export function historyRoutes(scope: FastifyInstance, open: OpenHouse): void {
  scope.withTypeProvider<ZodTypeProvider>().get(
    '/history',
    {
      schema: {
        summary: 'The deals you have played, the newest first.',
        querystring: historyQuery,
        response: answers(historyReply),
      },
    },
    async (request, reply) => {
      const speaker = await open.speakerOf(request);
      if (speaker === undefined) return problemReply(reply, refuse('not-signed-in'));
      const { deals, more } = await historyOf(open.house.store.db, {
        player: speaker.me.id,
        ...request.query,
      });
      return { deals: [...deals], more };
    },
  );
}

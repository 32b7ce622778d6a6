/** The part of /api about leaderboards, which everybody may see. */
import { findMahjongGame } from '@tilehouse/engine';
import { boardQuery, boardReply } from '@tilehouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answers } from '../http/answers.ts';
import { problemReply } from '../http/problem-reply.ts';
import type { OpenHouse } from '../open-house.ts';
import { refuse } from '../refusal.ts';
import { boardOf } from './board.ts';

export function boardRoutes(scope: FastifyInstance, open: OpenHouse): void {
  const { house, timeZone } = open;
  scope.withTypeProvider<ZodTypeProvider>().get(
    '/boards',
    {
      schema: {
        summary: 'Who won most in real games of this week or month.',
        querystring: boardQuery,
        response: answers(boardReply),
      },
    },
    async (request, reply) => {
      const { game: id, span } = request.query;
      const game = findMahjongGame(id);
      if (game === undefined) return problemReply(reply, refuse('game-unknown'));
      const speaker = await open.speakerOf(request);
      const player = speaker?.me.id;
      return boardOf(house.store.db, { game, span, at: house.now(), timeZone, player });
    },
  );
}

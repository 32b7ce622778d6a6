/** The part of /api that says what those at a table have: it is shown to those who sit there, before it is played for. */
import { tableBalancesReply, tableParams } from '@tilehouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answers } from '../http/answers.ts';
import { problemReply } from '../http/problem-reply.ts';
import type { OpenHouse } from '../open-house.ts';
import { refuse } from '../refusal.ts';
import { accountOf } from '../store/ledger/accounts.ts';
import { bankedGames } from '../tables/also.ts';

export function tableBalanceRoutes(scope: FastifyInstance, open: OpenHouse): void {
  const { db } = open.house.store;
  scope.withTypeProvider<ZodTypeProvider>().get(
    '/tables/:id/balances',
    {
      schema: {
        summary: 'What the accounts at a table have in RM, for those who sit there.',
        params: tableParams,
        response: answers(tableBalancesReply),
      },
    },
    async (request, reply) => {
      const speaker = await open.speakerOf(request);
      if (speaker === undefined) return problemReply(reply, refuse('not-signed-in'));
      const seats = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select('player_id')
        .where('table_id', '=', request.params.id)
        // who once sat at a table that is closed, or plays for points, has no business with it
        .where('tables.closed_at', 'is', null)
        .where('tables.game', 'in', bankedGames)
        .where('player_id', 'is not', null)
        .execute();
      const players = seats.flatMap(({ player_id }) => player_id ?? []);
      if (!players.includes(speaker.me.id)) return problemReply(reply, refuse('not-allowed'));
      const rows = await db
        .selectFrom('accounts')
        .selectAll()
        .where('id', 'in', players.map(accountOf))
        .execute();
      const balanceOf = new Map(rows.map(({ balance, id }) => [id, balance]));
      return {
        balances: players.flatMap((player) => {
          const balance = balanceOf.get(accountOf(player));
          return balance === undefined ? [] : [{ player, balance }];
        }),
      };
    },
  );
}

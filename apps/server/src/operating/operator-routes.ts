/** The part of /api for whoever runs the house: tables to look after, passwords to reset, and what operators did. */
import {
  auditQuery,
  auditReply,
  nothingBody,
  operatorTablesReply,
  resetPasswordBody,
  resetPasswordReply,
  tableParams,
} from '@tilehouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Desk } from '../accounts/desk.ts';
import { resetPassword } from '../accounts/users.ts';
import { answers } from '../http/answers.ts';
import { problemReply } from '../http/problem-reply.ts';
import type { OpenHouse } from '../open-house.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { closeForHouse } from '../tables/close-for-house.ts';
import { operatorTables } from '../tables/operator-tables.ts';
import { auditTrail } from './audit.ts';

export interface OperatorDeps {
  readonly desk: Desk;
  readonly open: OpenHouse;
}

export function operatorRoutes(scope: FastifyInstance, deps: OperatorDeps): void {
  tables(scope, deps);
  passwords(scope, deps);
  audit(scope, deps);
}

function tables(scope: FastifyInstance, { desk, open }: OperatorDeps): void {
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/operator/tables',
    {
      schema: {
        summary: 'For operators: the tables that are open, and whether one is stuck.',
        response: answers(operatorTablesReply),
      },
    },
    async (request, reply) => {
      const speaker = await desk.operator(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      return operatorTables(open.house.store.db, open.house.now());
    },
  );
  routes.post(
    '/operator/tables/:id/close',
    {
      schema: {
        summary:
          'For operators: close a table. A hand in play is cancelled, what it moved is given back, and everybody is told who closed it.',
        params: tableParams,
        body: nothingBody,
        response: answers(nothingBody),
      },
    },
    async (request, reply) => {
      const speaker = await desk.operator(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const { id: player, name } = speaker.player;
      const isClosed = await closeForHouse(open.house, request.params.id, {
        operator: { player, name },
        random: desk.deps.random,
      });
      return isClosed ? {} : problemReply(reply, refuse('room-unknown'));
    },
  );
}

function passwords(scope: FastifyInstance, { desk }: OperatorDeps): void {
  scope.withTypeProvider<ZodTypeProvider>().post(
    '/operator/reset-password',
    {
      schema: {
        summary: 'For operators: give an account a new password. It is signed out everywhere.',
        body: resetPasswordBody,
        response: answers(resetPasswordReply),
      },
    },
    async (request, reply) => {
      const speaker = await desk.operator(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const { deps } = desk;
      const reset = await resetPassword(deps, { name: request.body.name }, speaker.player.id);
      if (isRefusal(reset)) return problemReply(reply, reset);
      desk.forgetTries(reset.name);
      reset.ended.forEach(deps.onSessionEnded);
      const { name, password, recoveryCodes } = reset;
      return { name, password, recoveryCodes: [...recoveryCodes] };
    },
  );
}

function audit(scope: FastifyInstance, { desk }: OperatorDeps): void {
  scope.withTypeProvider<ZodTypeProvider>().get(
    '/operator/audit',
    {
      schema: {
        summary: 'For operators: what operators did, the newest first.',
        querystring: auditQuery,
        response: answers(auditReply),
      },
    },
    async (request, reply) => {
      const speaker = await desk.operator(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      return auditTrail(desk.deps.db, request.query.before);
    },
  );
}

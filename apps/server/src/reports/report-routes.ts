/** The part of /api about hands that somebody thinks were scored wrongly. */
import { randomBytes } from 'node:crypto';
import { findGame } from '@tilehouse/engine';
import {
  answerBody,
  myReportsQuery,
  myReportsReply,
  type ReportAbout,
  reportBody,
  reportParams,
  reportReply,
  reportsQuery,
  reportsReply,
} from '@tilehouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { newId } from '../accounts/secrets.ts';
import { answers } from '../http/answers.ts';
import { limiter } from '../http/limiter.ts';
import { problemReply } from '../http/problem-reply.ts';
import type { OpenHouse } from '../open-house.ts';
import { refuse } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import { addReport, allReports, answerReport, gameOfDeal, reportOf, reportsOf } from './reports.ts';

/** Reports of one player. */
const limit = { times: 10, perMs: 60 * 60_000 };

export function reportRoutes(scope: FastifyInstance, open: OpenHouse): void {
  reporting(scope, open);
  ofOneself(scope, open);
  forOperators(scope, open);
}

function reporting(scope: FastifyInstance, open: OpenHouse): void {
  const { house } = open;
  const reports = limiter(limit, () => house.now());
  scope.withTypeProvider<ZodTypeProvider>().post(
    '/reports',
    {
      schema: {
        summary: 'Report a hand that you think was scored wrongly.',
        body: reportBody,
        response: answers(reportReply),
      },
    },
    async (request, reply) => {
      const speaker = await open.speakerOf(request);
      if (speaker === undefined) return problemReply(reply, refuse('not-signed-in'));
      if (speaker.me.kind === 'agent') return problemReply(reply, refuse('not-allowed'));
      const { db } = house.store;
      const { about, id: command, note } = request.body;
      // sent again, since its answer was lost: it is answered as the first time, however many there were since
      const known = await reportOf(db, { player: speaker.me.id, command });
      if (known !== undefined) return { report: known };
      const game = await gameOf(db, about);
      if (game === undefined) return problemReply(reply, refuse('not-found', 'about'));
      const retryAfter = reports.take(speaker.me.id);
      if (retryAfter > 0) return problemReply(reply, { refused: 'too-many', retryAfter });
      const made = { id: newId(randomBytes), at: house.now(), player: speaker.me.id, command };
      return { report: await addReport(db, { ...made, about, game, note }) };
    },
  );
}

/** Whoever knows of a deal that is over may see its record, and so may report it. */
async function gameOf(db: Db, about: ReportAbout): Promise<string | undefined> {
  return about.type === 'deal' ? gameOfDeal(db, about) : findGame(about.game)?.id;
}

function ofOneself(scope: FastifyInstance, open: OpenHouse): void {
  scope.withTypeProvider<ZodTypeProvider>().get(
    '/my-reports',
    {
      schema: {
        summary: 'What you have reported, and what was answered.',
        querystring: myReportsQuery,
        response: answers(myReportsReply),
      },
    },
    async (request, reply) => {
      const speaker = await open.speakerOf(request);
      if (speaker === undefined) return problemReply(reply, refuse('not-signed-in'));
      const wish = { player: speaker.me.id, ...request.query };
      return { reports: [...(await reportsOf(open.house.store.db, wish))] };
    },
  );
}

function forOperators(scope: FastifyInstance, open: OpenHouse): void {
  const { house } = open;
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/reports',
    {
      schema: {
        summary: 'For operators: what people have reported.',
        querystring: reportsQuery,
        response: answers(reportsReply),
      },
    },
    async (request, reply) => {
      if (!(await open.isOperator(request))) return problemReply(reply, refuse('not-allowed'));
      const { more, reports } = await allReports(house.store.db, request.query);
      return { reports: [...reports], more };
    },
  );
  routes.post(
    '/reports/:id/answer',
    {
      schema: {
        summary: 'For operators: answer a report; whoever made it sees it with the hand.',
        params: reportParams,
        body: answerBody,
        response: answers(reportReply),
      },
    },
    async (request, reply) => {
      if (!(await open.isOperator(request))) return problemReply(reply, refuse('not-allowed'));
      const { answer } = request.body;
      const answered = { id: request.params.id, answer, at: house.now() };
      const report = await answerReport(house.store.db, answered);
      return report === undefined ? problemReply(reply, refuse('not-found')) : { report };
    },
  );
}

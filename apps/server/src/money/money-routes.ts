/** The part of /api about play money: what an account has, and more for who has almost none. */
import {
  type MoneyReply,
  moneyLinesQuery,
  moneyLinesReply,
  moneyReply,
  topUpBody,
} from '@tilehouse/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answers } from '../http/answers.ts';
import { problemReply } from '../http/problem-reply.ts';
import type { OpenHouse } from '../open-house.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { balanceOf } from '../store/ledger/accounts.ts';
import { houseMoney, topUp } from '../store/ledger/house-money.ts';
import type { Store } from '../store/store.ts';
import { moneyLines } from './money-lines.ts';

export function moneyRoutes(scope: FastifyInstance, open: OpenHouse): void {
  const { store } = open.house;
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/money',
    { schema: { summary: 'What is on your account.', response: answers(moneyReply) } },
    async (request, reply) => {
      const player = await accountOf(open, request);
      if (typeof player !== 'string') return problemReply(reply, player);
      const money = await moneyOf(store, player);
      return isRefusal(money) ? problemReply(reply, money) : money;
    },
  );
  routes.get(
    '/money/lines',
    {
      schema: {
        summary: 'Every movement on your account, the newest first.',
        querystring: moneyLinesQuery,
        response: answers(moneyLinesReply),
      },
    },
    async (request, reply) => {
      const player = await accountOf(open, request);
      if (typeof player !== 'string') return problemReply(reply, player);
      const { lines, more } = await moneyLines(store.db, player, request.query.before);
      return { lines: [...lines], more };
    },
  );
  routes.post(
    '/money/top-up',
    {
      schema: {
        summary: 'Have house money added, when there is little left.',
        body: topUpBody,
        response: answers(moneyReply),
      },
    },
    async (request, reply) => {
      const player = await accountOf(open, request);
      if (typeof player !== 'string') return problemReply(reply, player);
      const wish = { player, command: request.body.id, at: open.house.now() };
      const outcome = await store.commit((trx) => topUp(trx, wish));
      if (typeof outcome !== 'string') return problemReply(reply, refuse(problemOf[outcome.refused]));
      const money = await moneyOf(store, player);
      return isRefusal(money) ? problemReply(reply, money) : money;
    },
  );
}

const problemOf = { 'no-account': 'not-guest', 'enough-left': 'enough-left' } as const;

/** The account that asks; guests have no money, and programs have none of their own to manage. */
async function accountOf(open: OpenHouse, request: FastifyRequest): Promise<string | Refusal> {
  const speaker = await open.speakerOf(request);
  if (speaker === undefined) return refuse('not-signed-in');
  if (speaker.me.kind === 'guest') return refuse('not-guest');
  return speaker.me.kind === 'agent' ? refuse('not-allowed') : speaker.me.id;
}

async function moneyOf(store: Store, player: string): Promise<MoneyReply | Refusal> {
  const balance = await balanceOf(store.db, player);
  if (balance === undefined) return refuse('not-guest');
  return { balance, topUp: { amount: houseMoney.topUp, under: houseMoney.topUpUnder } };
}

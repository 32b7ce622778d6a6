/** Tokens for programs, and invite codes. */
import {
  inviteBody,
  inviteParams,
  inviteReply,
  invitesReply,
  nothingBody,
  tokenBody,
  tokenParams,
  tokenReply,
  tokensReply,
} from '@tilehouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answers } from '../../http/answers.ts';
import { problemReply } from '../../http/problem-reply.ts';
import { isRefusal } from '../../refusal.ts';
import { addToken, readLabel, revokeToken, tokensOf } from '../api-tokens.ts';
import type { Desk } from '../desk.ts';
import { addInvite, invites, revokeInvite } from '../invites.ts';

export function tokenRoutes(scope: FastifyInstance, desk: Desk): void {
  tokens(scope, desk);
  revoking(scope, desk);
  inviting(scope, desk);
}

function tokens(scope: FastifyInstance, { deps, accountHolder }: Desk): void {
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/tokens',
    { schema: { summary: 'The API tokens of your account.', response: answers(tokensReply) } },
    async (request, reply) => {
      const speaker = await accountHolder(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      return { tokens: [...(await tokensOf(deps.db, speaker.player.id))] };
    },
  );
  routes.post(
    '/tokens',
    {
      schema: {
        summary: 'A new API token, by which a program plays for your account as an AI agent.',
        body: tokenBody,
        response: answers(tokenReply),
      },
    },
    async (request, reply) => {
      const speaker = await accountHolder(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const owner = { playerId: speaker.player.id, label: request.body.label };
      const made = await addToken(deps.db, owner, deps);
      return isRefusal(made) ? problemReply(reply, made) : made;
    },
  );
}

function revoking(scope: FastifyInstance, { deps, accountHolder }: Desk): void {
  scope.withTypeProvider<ZodTypeProvider>().post(
    '/tokens/:id/revoke',
    {
      schema: {
        summary: 'Make an API token worthless.',
        params: tokenParams,
        body: nothingBody,
        response: answers(nothingBody),
      },
    },
    async (request, reply) => {
      const speaker = await accountHolder(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const token = { id: request.params.id, playerId: speaker.player.id, at: deps.now() };
      const revoked = await revokeToken(deps.db, token);
      if (typeof revoked !== 'string') return problemReply(reply, revoked);
      deps.onSessionEnded(revoked);
      return {};
    },
  );
}

function inviting(scope: FastifyInstance, { deps, operator }: Desk): void {
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/invites',
    { schema: { summary: 'For operators: the invite codes there were.', response: answers(invitesReply) } },
    async (request, reply) => {
      const speaker = await operator(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      return { invites: await invites(deps.db) };
    },
  );
  routes.post(
    '/invites',
    {
      schema: {
        summary: 'For operators: a new invite code.',
        body: inviteBody,
        response: answers(inviteReply),
      },
    },
    async (request, reply) => {
      const speaker = await operator(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const { label: given } = request.body;
      const label = given === undefined ? '' : readLabel(given);
      if (typeof label !== 'string') return problemReply(reply, label);
      return addInvite(deps.db, { label, madeBy: speaker.player.id }, deps);
    },
  );
  routes.post(
    '/invites/:id/revoke',
    {
      schema: {
        summary: 'For operators: make an invite code worthless that nobody has used.',
        params: inviteParams,
        body: nothingBody,
        response: answers(nothingBody),
      },
    },
    async (request, reply) => {
      const speaker = await operator(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const { id } = request.params;
      const revoked = await revokeInvite(deps.db, { by: speaker.player.id, id }, deps);
      return isRefusal(revoked) ? problemReply(reply, revoked) : {};
    },
  );
}

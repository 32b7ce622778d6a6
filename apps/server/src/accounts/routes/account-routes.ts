/** One's own account: what is known of it, its name, its password, its end. */
import {
  accountReply,
  confirmBody,
  deleteBody,
  meReply,
  nobodyReply,
  passwordBody,
  recoveryCodesReply,
  renameBody,
} from '@tilehouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answers } from '../../http/answers.ts';
import { problemReply } from '../../http/problem-reply.ts';
import { isRefusal } from '../../refusal.ts';
import type { Desk } from '../desk.ts';
import { partsOfDevice } from '../device-name.ts';
import { changePassword, deletePlayer, newRecoveryCodes, rename } from '../own-account.ts';
import { recoveryCodesLeft } from '../recovery-codes.ts';
import { sessionsOf } from '../sessions.ts';
import { meOf } from '../speaker.ts';

export function accountRoutes(scope: FastifyInstance, desk: Desk): void {
  about(scope, desk);
  naming(scope, desk);
  secrets(scope, desk);
  end(scope, desk);
}

function about(scope: FastifyInstance, { deps, person }: Desk): void {
  scope
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/account',
      { schema: { summary: 'What the house knows of you.', response: answers(accountReply) } },
      async (request, reply) => {
        const speaker = await person(request);
        if (isRefusal(speaker)) return problemReply(reply, speaker);
        const { player, hash } = speaker;
        const sessions = await sessionsOf(deps.db, player.id, deps.now());
        return {
          me: meOf(speaker),
          createdAt: player.created_at,
          recoveryCodesLeft: await recoveryCodesLeft(deps.db, player.id),
          devices: sessions.map(({ created_at, device, seen_at, token_hash }) => ({
            ...{ createdAt: created_at, seenAt: seen_at, here: token_hash === hash },
            ...partsOfDevice(device),
          })),
        };
      },
    );
}

function naming(scope: FastifyInstance, { deps, person }: Desk): void {
  scope
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/rename',
      { schema: { summary: 'Be called something else.', body: renameBody, response: answers(meReply) } },
      async (request, reply) => {
        const speaker = await person(request);
        if (isRefusal(speaker)) return problemReply(reply, speaker);
        const named = await rename(deps, speaker, request.body.name);
        if (isRefusal(named)) return problemReply(reply, named);
        return { me: { ...meOf(speaker), ...named } };
      },
    );
}

function secrets(scope: FastifyInstance, { deps, accountHolder, countTry }: Desk): void {
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  routes.post(
    '/password',
    {
      schema: {
        summary: 'Change the password, and sign out everywhere else.',
        body: passwordBody,
        response: answers(meReply),
      },
    },
    async (request, reply) => {
      const speaker = await accountHolder(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const refusal = countTry(speaker.player.name, request);
      const changed = refusal ?? (await changePassword(deps, speaker, request.body));
      if (isRefusal(changed)) return problemReply(reply, changed);
      return { me: meOf(speaker) };
    },
  );
  routes.post(
    '/recovery-codes',
    {
      schema: {
        summary: 'New recovery codes; those there were work no more.',
        body: confirmBody,
        response: answers(recoveryCodesReply),
      },
    },
    async (request, reply) => {
      const speaker = await accountHolder(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const refusal = countTry(speaker.player.name, request);
      const codes = refusal ?? (await newRecoveryCodes(deps, speaker, request.body.password));
      if (isRefusal(codes)) return problemReply(reply, codes);
      return { recoveryCodes: [...codes] };
    },
  );
}

function end(scope: FastifyInstance, { deps, person, countTry, clearCookie }: Desk): void {
  scope.withTypeProvider<ZodTypeProvider>().post(
    '/account/delete',
    {
      schema: {
        summary: 'Be forgotten. History keeps a deleted player. Refused while tiles are dealt to you.',
        body: deleteBody,
        response: answers(nobodyReply),
      },
    },
    async (request, reply) => {
      const speaker = await person(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const refusal = speaker.kind === 'guest' ? undefined : countTry(speaker.player.name, request);
      const gone = refusal ?? (await deletePlayer(deps, speaker, request.body.password));
      if (isRefusal(gone)) return problemReply(reply, gone);
      clearCookie(request, reply);
      return { me: null };
    },
  );
}

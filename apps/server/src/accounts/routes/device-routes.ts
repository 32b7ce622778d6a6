/** Going on at another device. */
import { deviceLinkReply, meReply, nothingBody, takeBody } from '@tilehouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answers } from '../../http/answers.ts';
import { problemReply } from '../../http/problem-reply.ts';
import { isRefusal } from '../../refusal.ts';
import type { Desk } from '../desk.ts';
import { makeDeviceLink, takeDeviceLink } from '../device-links.ts';
import { meOf } from '../speaker.ts';

export function deviceRoutes(scope: FastifyInstance, desk: Desk): void {
  const { deps, visitor, person, count, setCookie } = desk;
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  routes.post(
    '/device-links',
    {
      schema: {
        summary: 'A token by which another device becomes yours, once, within ten minutes.',
        body: nothingBody,
        response: answers(deviceLinkReply),
      },
    },
    async (request, reply) => {
      const speaker = await person(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      return makeDeviceLink(deps, speaker);
    },
  );
  routes.post(
    '/device-links/take',
    {
      schema: {
        summary: 'Be who made the token, here; the device that made it is signed out.',
        body: takeBody,
        response: answers(meReply),
      },
    },
    async (request, reply) => {
      const asking = await visitor(request);
      if (isRefusal(asking)) return problemReply(reply, asking);
      const { token } = request.body;
      const come =
        count('address', request) ?? (await takeDeviceLink(deps, { speaker: asking.person, token }));
      if (isRefusal(come)) return problemReply(reply, come);
      setCookie(request, reply, come.token);
      const { player } = come;
      return { me: meOf({ player, kind: player.kind === 'guest' ? 'guest' : 'account' }) };
    },
  );
}

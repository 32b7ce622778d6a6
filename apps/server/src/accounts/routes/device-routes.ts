/** Going on at another device. */
import { deviceLinkReply, linkOwnerReply, meReply, nothingBody, takeBody } from '@tilehouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answers } from '../../http/answers.ts';
import { problemReply } from '../../http/problem-reply.ts';
import { isRefusal } from '../../refusal.ts';
import type { Desk } from '../desk.ts';
import { makeDeviceLink, ownerOfLink, takeBack, takeDeviceLink } from '../device-links.ts';
import type { Entered } from '../enter.ts';
import { cookieOf, meOf } from '../speaker.ts';

export function deviceRoutes(scope: FastifyInstance, desk: Desk): void {
  making(scope, desk);
  taking(scope, desk);
  takingBack(scope, desk);
}

function making(scope: FastifyInstance, { deps, person, count }: Desk): void {
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
    '/device-links/owner',
    {
      schema: {
        summary: 'Whose a token is, for whoever is about to take it. It isn’t used by that.',
        body: takeBody,
        response: answers(linkOwnerReply),
      },
    },
    async (request, reply) => {
      const owner = count('address', request) ?? (await ownerOfLink(deps, request.body.token));
      if (isRefusal(owner)) return problemReply(reply, owner);
      return { name: owner.name, kind: owner.kind === 'guest' ? ('guest' as const) : ('account' as const) };
    },
  );
}

function taking(scope: FastifyInstance, { depsAt, visitor, count, setCookie }: Desk): void {
  const routes = scope.withTypeProvider<ZodTypeProvider>();
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
        count('address', request) ??
        (await takeDeviceLink(depsAt(request), { speaker: asking.person, token }));
      if (isRefusal(come)) return problemReply(reply, come);
      setCookie(request, reply, come.token);
      return { me: meOfComer(come) };
    },
  );
}

function takingBack(scope: FastifyInstance, { depsAt, count, setCookie }: Desk): void {
  scope.withTypeProvider<ZodTypeProvider>().post(
    '/device-links/take-back',
    {
      schema: {
        summary:
          'Be who went on from this device at another, here again; the other is signed out. For ten minutes, and while it is signed in.',
        body: nothingBody,
        response: answers(meReply),
      },
    },
    async (request, reply) => {
      const come = count('address', request) ?? (await takeBack(depsAt(request), cookieOf(request) ?? ''));
      if (isRefusal(come)) return problemReply(reply, come);
      setCookie(request, reply, come.token);
      return { me: meOfComer(come) };
    },
  );
}

const meOfComer = ({ player }: Entered) =>
  meOf({ player, kind: player.kind === 'guest' ? 'guest' : 'account' });

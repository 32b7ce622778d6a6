/** Who am I, coming as a guest, signing up, in and out. */
import {
  guestBody,
  meReply,
  nobodyReply,
  nothingBody,
  protocolVersion,
  recoverBody,
  signedInReply,
  signInBody,
  signUpBody,
  signUpReply,
  whoReply,
} from '@tilehouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answers } from '../../http/answers.ts';
import { problemReply } from '../../http/problem-reply.ts';
import { isRefusal } from '../../refusal.ts';
import type { Desk } from '../desk.ts';
import { movedOn } from '../device-links.ts';
import type { Entered } from '../enter.ts';
import { rename, signOut, signOutEverywhere } from '../own-account.ts';
import { recover, signIn } from '../sign-in.ts';
import { comeAsGuest, signUp } from '../sign-up.ts';
import { cookieOf, meOf, readSpeaker } from '../speaker.ts';

export function doorRoutes(scope: FastifyInstance, desk: Desk): void {
  who(scope, desk);
  guests(scope, desk);
  signingUp(scope, desk);
  comingBack(scope, desk);
  leaving(scope, desk);
}

function who(scope: FastifyInstance, { deps, setCookie }: Desk): void {
  scope
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/me',
      { schema: { summary: 'Who is signed in, and what this house is like.', response: answers(whoReply) } },
      async (request, reply) => {
        const speaker = await readSpeaker(request, deps);
        if (speaker?.session?.extended === true) setCookie(request, reply, speaker.session.token);
        const trying = deps.trying === true ? { trying: true as const } : {};
        const house = { signUp: deps.signUp, protocol: protocolVersion, ...trying };
        if (speaker !== undefined) return { me: meOf(speaker), house };
        const token = cookieOf(request);
        const moved = token === undefined ? undefined : await movedOn(deps, token);
        if (moved === undefined) return { me: null, house };
        const name = moved.takeBack?.name;
        return {
          me: null,
          house,
          left: 'moved' as const,
          ...(name === undefined ? {} : { takeBack: { name } }),
        };
      },
    );
}

function guests(scope: FastifyInstance, { deps, depsAt, visitor, count, setCookie }: Desk): void {
  scope.withTypeProvider<ZodTypeProvider>().post(
    '/guests',
    {
      schema: {
        summary: 'Come as a guest: a name is enough. A guest who is here already gets the new name.',
        body: guestBody,
        response: answers(meReply),
      },
    },
    async (request, reply) => {
      const asking = await visitor(request);
      if (isRefusal(asking)) return problemReply(reply, asking);
      const { person } = asking;
      if (person !== undefined && person.kind !== 'guest')
        return problemReply(reply, { refused: 'has-account' });
      if (person !== undefined) {
        const named = await rename(deps, person, request.body.name);
        if (isRefusal(named)) return problemReply(reply, named);
        return { me: { ...meOf(person), ...named } };
      }
      const refusal = count('guest', request);
      if (refusal !== undefined) return problemReply(reply, refusal);
      const come = await comeAsGuest(depsAt(request), request.body.name);
      if (isRefusal(come)) return problemReply(reply, come);
      setCookie(request, reply, come.token);
      return { me: meOf({ player: come.player, kind: 'guest' }) };
    },
  );
}

function signingUp(scope: FastifyInstance, { depsAt, visitor, count, setCookie }: Desk): void {
  scope.withTypeProvider<ZodTypeProvider>().post(
    '/sign-up',
    {
      schema: {
        summary: 'Make an account. A guest keeps seats, history and devices.',
        body: signUpBody,
        response: answers(signUpReply),
      },
    },
    async (request, reply) => {
      const asking = await visitor(request);
      if (isRefusal(asking)) return problemReply(reply, asking);
      const refusal = count('signUp', request);
      if (refusal !== undefined) return problemReply(reply, refusal);
      const made = await signUp(depsAt(request), { speaker: asking.person, wish: request.body });
      if (isRefusal(made)) return problemReply(reply, made);
      setCookie(request, reply, made.token);
      return {
        me: meOf({ player: made.player, kind: 'account' }),
        recoveryCodes: [...made.recoveryCodes],
      };
    },
  );
}

function comingBack(scope: FastifyInstance, desk: Desk): void {
  const { depsAt, visitor, countTry, forgetTries, setCookie } = desk;
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  routes.post(
    '/sign-in',
    {
      schema: {
        summary: 'Sign in. A guest turns out to be this account: their seats and history are its own.',
        body: signInBody,
        response: answers(signedInReply),
      },
    },
    async (request, reply) => {
      const { name } = request.body;
      const asking = await visitor(request);
      if (isRefusal(asking)) return problemReply(reply, asking);
      const come =
        countTry(name, request) ??
        (await signIn(depsAt(request), { speaker: asking.person, wish: request.body }));
      if (isRefusal(come)) return problemReply(reply, come);
      forgetTries(name);
      setCookie(request, reply, come.token);
      return signedIn(come);
    },
  );
  routes.post(
    '/recover',
    {
      schema: {
        summary: 'Set a new password by a recovery code, sign in, and sign out everywhere else.',
        body: recoverBody,
        response: answers(signedInReply),
      },
    },
    async (request, reply) => {
      const { name } = request.body;
      const asking = await visitor(request);
      if (isRefusal(asking)) return problemReply(reply, asking);
      const come =
        countTry(name, request) ??
        (await recover(depsAt(request), { speaker: asking.person, wish: request.body }));
      if (isRefusal(come)) return problemReply(reply, come);
      forgetTries(name);
      setCookie(request, reply, come.token);
      return signedIn(come);
    },
  );
}

function signedIn({ leftSeat, player }: Entered) {
  return { me: meOf({ player, kind: 'account' }), ...(leftSeat === true ? { leftSeat } : {}) };
}

function leaving(scope: FastifyInstance, { deps, person, clearCookie }: Desk): void {
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  routes.post(
    '/sign-out',
    {
      schema: {
        summary: 'Sign this device out. Refused while tiles are dealt to you.',
        body: nothingBody,
        response: answers(nobodyReply),
      },
    },
    async (request, reply) => {
      const speaker = await person(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const gone = await signOut(deps, speaker);
      if (isRefusal(gone)) return problemReply(reply, gone);
      clearCookie(request, reply);
      return { me: null };
    },
  );
  routes.post(
    '/sign-out-everywhere',
    {
      schema: {
        summary: 'Sign out on every device, this one too. For a hand in play your lines are down.',
        body: nothingBody,
        response: answers(nobodyReply),
      },
    },
    async (request, reply) => {
      const speaker = await person(request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      await signOutEverywhere(deps, speaker);
      clearCookie(request, reply);
      return { me: null };
    },
  );
}

/** The manners of /api: JSON in and out, problems in one form, no requests from pages of others, limits. */
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { apiPages } from './api-pages.ts';
import { problemOfError } from './error-problem.ts';
import { addressKey, type Limit, limiter } from './limiter.ts';
import { isOwnOrigin } from './origin.ts';
import { problemReply } from './problem-reply.ts';

/** Something that went wrong on our side, for the operator's log; never with a body, a header or an address in it. */
export interface Fault {
  /** What the one who asked was given, so that both can be brought together. */
  readonly id: string;
  readonly method: string;
  /** The route, such as `/api/tokens/:id/revoke`. */
  readonly route: string;
  readonly error: unknown;
}

export interface HttpDeps {
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** Where the house can be found, if not at the host that requests name. */
  readonly publicUrl?: string;
  readonly report: (fault: Fault) => void;
  /** Changes from one address. */
  readonly changes?: Limit;
}

/** More than people and their programs ever do. */
const usualChanges: Limit = { times: 240, perMs: 60_000 };
const mostBytes = 64 * 1024;

/** Prepares the scope of /api; its routes come after. */
export async function registerHttp(scope: FastifyInstance, deps: HttpDeps): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  readOnlyJson(scope);
  guardChanges(scope, deps);
  answerProblems(scope, deps);
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tilehouse', version: '1', description: about },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({}),
  });
  apiPages(scope);
}

const about =
  'Every change is a POST with a JSON body. Problems are application/problem+json (RFC 9457); their types are stable.';

/** Forms of other sites can send everything but JSON without being asked. */
function readOnlyJson(scope: FastifyInstance): void {
  scope.removeContentTypeParser('text/plain');
  scope.addHook('onRoute', (route) => {
    route.bodyLimit ??= mostBytes;
  });
}

function guardChanges(scope: FastifyInstance, { now, publicUrl, changes = usualChanges }: HttpDeps): void {
  const limit = limiter(changes, now);
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isReading(request)) return;
    // a program shows its token in a header, which a page of another site can't make a browser do
    if (request.headers.authorization === undefined && !isOwnOrigin(request, publicUrl)) {
      return reply.send(problemReply(reply, { refused: 'wrong-origin' }));
    }
    const retryAfter = limit.take(addressKey(request.ip));
    if (retryAfter > 0) return reply.send(problemReply(reply, { refused: 'too-many', retryAfter }));
    const json = /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
    if (!json && !request.is404) return reply.send(problemReply(reply, { refused: 'not-json' }));
  });
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

function answerProblems(scope: FastifyInstance, { random, report }: HttpDeps): void {
  scope.setNotFoundHandler((_request, reply) => reply.send(problemReply(reply, { refused: 'not-found' })));
  // what is not here is not looked for among the files of the web app
  scope.get('/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  scope.setErrorHandler((error, request, reply) => {
    const problem = problemOfError(error);
    if (problem !== undefined) return reply.send(problemReply(reply, problem));
    const id = Buffer.from(random(8)).toString('hex');
    report({ id, method: request.method, route: request.routeOptions.url ?? '', error });
    return reply.send(problemReply(reply, { refused: 'server-fault', instance: `tilehouse:fault:${id}` }));
  });
}

/** Addresses for whoever runs the house: does it live, can it serve, what does it count. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';

export interface OperatingDeps {
  readonly registry: Registry;
  /** Whether the database answers. */
  isReady(): Promise<boolean>;
  /** Whether whoever asks runs the house: signed in as its operator. */
  isOperator(request: FastifyRequest): Promise<boolean>;
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Adds `readyz` and `metrics` to a scope. */
export function operatingRoutes(scope: FastifyInstance, deps: OperatingDeps): void {
  scope.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = await deps.isReady().catch(() => false);
    return plain(reply)
      .code(isReady ? 200 : 503)
      .send({ ready: isReady });
  });
  scope.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!(isLocal(request) || (await deps.isOperator(request)))) {
      return plain(reply).code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
    }
    return plain(reply)
      .type(deps.registry.contentType)
      .send(await deps.registry.metrics());
  });
}

/** Asked on this computer itself, not through a proxy on it that asks for somebody else. */
function isLocal(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && loopback.test(socket.remoteAddress ?? '');
}

function plain(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}

/** Puts the server together, without listening yet. */
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { securityHeaders } from './security-headers.ts';
import { serveWebFiles } from './serve-web-files.ts';

export interface AppOptions {
  /** The folder that holds the built web app. */
  readonly webRoot: string;
  /** Begins and ends with a slash. */
  readonly basePath: string;
}

/** @throws when the web app isn't there */
export async function buildApp({ webRoot, basePath }: AppOptions): Promise<FastifyInstance> {
  const nothingHere = (reply: FastifyReply) =>
    reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send(`There is nothing here. Tilehouse is at ${basePath}\n`);
  const app = fastify({
    forceCloseConnections: true,
    // an address that isn't one, such as one with a single %
    frameworkErrors: (_problem, _request, reply) => {
      void nothingHere(reply.header('x-content-type-options', 'nosniff'));
    },
  });
  await app.register(helmet, securityHeaders);

  const prefix = basePath.slice(0, -1);
  await app.register(
    async (scope) => {
      scope.get('/healthz', (_request, reply) =>
        reply.header('cache-control', 'no-store').send({ ok: true }),
      );
      await serveWebFiles(scope, { webRoot, basePath });
    },
    { prefix },
  );
  if (prefix !== '') {
    app.get(prefix, (request, reply) => reply.redirect(basePath + request.url.slice(prefix.length), 302));
    app.setNotFoundHandler((_request, reply) => nothingHere(reply));
  }
  return app;
}

/** Puts the server together, without listening yet. */
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { type DeskDeps, registerAccounts } from './accounts/register-accounts.ts';
import { problemReply } from './http/problem-reply.ts';
import { type HttpDeps, registerHttp } from './http/register-http.ts';
import { securityHeaders } from './security-headers.ts';
import { serveWebFiles } from './serve-web-files.ts';

export interface AppOptions {
  /** The folder that holds the built web app. */
  readonly webRoot: string;
  /** Begins and ends with a slash. */
  readonly basePath: string;
  /** People and tables; without it the web app alone is served. */
  readonly house?: House;
}

/** What the house behind /api is made of. */
export interface House {
  readonly accounts: Omit<DeskDeps, 'basePath'>;
  readonly http: HttpDeps;
  /**
   * The proxies whose `X-Forwarded-…` headers are believed: addresses, networks, or `loopback`, which is believed
   * unless said otherwise.
   */
  readonly trustProxy?: readonly string[];
}

/** @throws when the web app isn't there */
export async function buildApp({ webRoot, basePath, house }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    trustProxy: [...(house?.trustProxy ?? ['loopback'])],
    // an address that can't be read
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.send(problemReply(reply, { refused: 'bad-request' }));
    },
  });
  await app.register(helmet, securityHeaders);

  const prefix = basePath.slice(0, -1);
  await app.register(
    async (scope) => {
      scope.get('/healthz', (_request, reply) =>
        reply.header('cache-control', 'no-store').send({ ok: true }),
      );
      if (house !== undefined)
        await scope.register((api) => registerHouse(api, house, basePath), { prefix: '/api' });
      await serveWebFiles(scope, { webRoot, basePath });
    },
    { prefix },
  );
  if (prefix !== '') {
    app.get(prefix, (request, reply) => reply.redirect(basePath + request.url.slice(prefix.length), 302));
    app.setNotFoundHandler((_request, reply) =>
      reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(`There is nothing here. Tilehouse is at ${basePath}\n`),
    );
  }
  return app;
}

async function registerHouse(api: FastifyInstance, house: House, basePath: string): Promise<void> {
  await registerHttp(api, house.http);
  registerAccounts(api, { ...house.accounts, basePath });
}

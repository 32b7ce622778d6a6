/** Puts the server together, without listening yet. */
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { registerAccounts } from './accounts/register-accounts.ts';
import { boardRoutes } from './boards/board-routes.ts';
import { historyRoutes } from './history/history-routes.ts';
import { problemReply } from './http/problem-reply.ts';
import { registerHttp } from './http/register-http.ts';
import { moneyRoutes } from './money/money-routes.ts';
import { tableBalanceRoutes } from './money/table-balances.ts';
import type { OpenHouse } from './open-house.ts';
import { hostCheckRoutes } from './operating/host-check-routes.ts';
import { operatorRoutes } from './operating/operator-routes.ts';
import { operatingRoutes } from './operating/routes.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { serveWebFiles } from './serve-web-files.ts';
import { addSocket } from './socket/socket-route.ts';
import { inviteRoutes } from './tables/invite-routes.ts';
import { tableRoutes } from './tables/table-routes.ts';

export interface AppOptions {
  /** The folder that holds the built web app. */
  readonly webRoot: string;
  /** Begins and ends with a slash. */
  readonly basePath: string;
  /** People and tables; without it the web app alone is served. */
  readonly house?: AppHouse;
}

/** What is served behind the web app. */
export interface AppHouse extends Pick<OpenHouse, 'accounts' | 'http'> {
  /** Proxies whose `X-Forwarded-…` headers are believed: addresses, networks, or `loopback`. */
  readonly trustProxy?: readonly string[];
  /** Tables and sockets; without it people alone. */
  readonly open?: OpenHouse;
}

/** @throws when the web app isn't there */
export async function buildApp({ webRoot, basePath, house }: AppOptions): Promise<FastifyInstance> {
  const nothingHere = (reply: FastifyReply) =>
    reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send(`There is nothing here. Tilehouse is at ${basePath}\n`);
  const app = fastify({
    forceCloseConnections: true,
    trustProxy: [...(house?.trustProxy ?? ['loopback'])],
    // an address that isn't one, such as one with a single %
    frameworkErrors: (_problem, request, reply: FastifyReply) => {
      void reply.header('x-content-type-options', 'nosniff');
      if (request.url.startsWith(`${basePath}api/`))
        void reply.send(problemReply(reply, { refused: 'bad-request' }));
      else void nothingHere(reply);
    },
  });
  await app.register(helmet, securityHeaders);

  const prefix = basePath.slice(0, -1);
  await app.register(
    async (scope) => {
      scope.get('/healthz', (_request, reply) =>
        reply.header('cache-control', 'no-store').send({ ok: true }),
      );
      if (house !== undefined) await serveHouse(scope, house, basePath);
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

async function serveHouse(scope: FastifyInstance, house: AppHouse, basePath: string): Promise<void> {
  const { open } = house;
  if (open !== undefined) await serveTables(scope, open);
  await scope.register(
    async (api) => {
      await registerHttp(api, house.http);
      const desk = registerAccounts(api, { ...house.accounts, basePath });
      if (open === undefined) return;
      operatorRoutes(api, { desk, open });
      hostCheckRoutes(api, { desk, open, basePath });
      tableRoutes(api, open);
      moneyRoutes(api, open);
      tableBalanceRoutes(api, open);
      historyRoutes(api, open);
      boardRoutes(api, open);
      reportRoutes(api, open);
      inviteRoutes(api, open, basePath);
    },
    { prefix: '/api' },
  );
}

async function serveTables(scope: FastifyInstance, open: OpenHouse): Promise<void> {
  open.sockets = await addSocket(scope, open.socket);
  operatingRoutes(scope, {
    registry: open.metrics.registry,
    isReady: () => open.house.isReady(),
    isOperator: (request) => open.isOperator(request),
  });
}

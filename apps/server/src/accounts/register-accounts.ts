/** The part of /api about people: coming, coming back, going, devices, tokens, invite codes. */
import type { FastifyInstance } from 'fastify';
import { type Desk, type DeskDeps, deskOf } from './desk.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { deviceRoutes } from './routes/device-routes.ts';
import { doorRoutes } from './routes/door-routes.ts';
import { tokenRoutes } from './routes/token-routes.ts';

export type { DeskDeps };

/** Adds the routes to the scope of /api, which `registerHttp` has prepared. @returns what routes about people share */
export function registerAccounts(scope: FastifyInstance, deps: DeskDeps): Desk {
  const desk = deskOf(deps);
  doorRoutes(scope, desk);
  accountRoutes(scope, desk);
  deviceRoutes(scope, desk);
  tokenRoutes(scope, desk);
  return desk;
}

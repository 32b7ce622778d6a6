/** The part of /api behind the host check page: how a request of this browser reaches the house, and for operators how the house fares. */
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { type HostCheckReply, hostCheckReply } from '@tilehouse/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Desk } from '../accounts/desk.ts';
import { answers } from '../http/answers.ts';
import type { OpenHouse } from '../open-house.ts';
import { isRefusal } from '../refusal.ts';
import { backupsIn } from '../store/backup/scheduled-backups.ts';
import { livingNodes } from '../store/nodes/nodes.ts';
import { networkAddresses } from '../tables/invite-routes.ts';
import { backupFolder } from './keeping.ts';

export interface HostCheckDeps {
  readonly desk: Desk;
  readonly open: OpenHouse;
  readonly basePath: string;
}

/** Set by one check and looked for by the next; it says nothing of anybody. */
const testCookie = 'tilehouse_check';

export function hostCheckRoutes(scope: FastifyInstance, deps: HostCheckDeps): void {
  scope.withTypeProvider<ZodTypeProvider>().get(
    '/host-check',
    {
      schema: {
        summary: 'How this request reaches the house; for operators also how the house fares.',
        response: answers(hostCheckReply),
      },
    },
    async (request, reply) => {
      const { desk, open, basePath } = deps;
      const https = request.protocol === 'https';
      const found = await desk.operator(request);
      const isOperator = !isRefusal(found);
      const attributes = {
        path: basePath,
        httpOnly: true,
        sameSite: 'lax',
        secure: https,
        maxAge: 600,
      } as const;
      reply.header('set-cookie', fastifyCookie.serialize(testCookie, 'kept', attributes));
      const { publicUrl } = open.http;
      return {
        ...{ now: open.house.now(), https, host: request.host, basePath },
        cookie: fastifyCookie.parse(request.headers.cookie ?? '')[testCookie] === 'kept',
        ...(publicUrl === undefined ? {} : { publicUrl }),
        network: networkAddresses(request, { basePath, isOperator }),
        ...(isOperator ? { operator: await forOperators(request, open) } : {}),
      };
    },
  );
}

async function forOperators(
  request: FastifyRequest,
  { house, upkeep }: OpenHouse,
): Promise<NonNullable<HostCheckReply['operator']>> {
  const { store } = house;
  const folder = upkeep === undefined ? undefined : backupFolder(upkeep.place);
  const backups = folder === undefined ? [] : backupsIn(folder);
  return {
    proxy: proxyOf(request),
    disk: folder === undefined ? null : await diskAt(path.dirname(folder)),
    backup: { at: backups.at(-1)?.at ?? null, every: upkeep?.backupEvery ?? null, kept: backups.length },
    database: store.dialect,
    nodes: (await livingNodes(store.db, store.clock.now())).length,
  };
}

function proxyOf(request: FastifyRequest) {
  const { headers, socket } = request;
  const hasHeaders = headers['x-forwarded-for'] !== undefined;
  const proto = headers['x-forwarded-proto'];
  return {
    headers: hasHeaders,
    // only what a trusted proxy says is taken further than the connection itself
    trusted: hasHeaders && (request.ips ?? []).length > 1,
    from: socket.remoteAddress ?? '',
    asks: request.ip,
    proto: typeof proto === 'string' ? proto.slice(0, 40) : '',
  };
}

/** @returns null where the computer doesn't say */
async function diskAt(folder: string): Promise<{ free: number; size: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}

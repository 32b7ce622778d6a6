/** The part of /api for whoever is at a table: how others find it, and what its hands came to. */
import { type AddressInfo, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { addressesReply, resultsReply, tableParams, tableReply } from '@tilehouse/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { addressesOf } from '../addresses.ts';
import { answers } from '../http/answers.ts';
import { problemReply } from '../http/problem-reply.ts';
import type { OpenHouse } from '../open-house.ts';
import { refuse } from '../refusal.ts';
import { resultsOfTable, type TableResult, tableOfId } from './table-lists.ts';

/** A table's id is nobody's guess: who has it was asked to the table, and may ask others. */
export function inviteRoutes(scope: FastifyInstance, open: OpenHouse, basePath: string): void {
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  const { db } = open.house.store;
  routes.get(
    '/tables/:id',
    { schema: { summary: 'How others find a table.', params: tableParams, response: answers(tableReply) } },
    async (request, reply) =>
      (await tableOfId(db, request.params.id)) ?? problemReply(reply, refuse('room-unknown')),
  );
  routes.get(
    '/tables/:id/results',
    {
      schema: {
        summary: 'What the finished hands of a table came to.',
        params: tableParams,
        response: answers(resultsReply),
      },
    },
    async (request) => ({ results: (await resultsOfTable(db, request.params.id)).map(told) }),
  );
  addresses(scope, open, basePath);
}

function addresses(scope: FastifyInstance, open: OpenHouse, basePath: string): void {
  scope
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/addresses',
      { schema: { summary: 'Where others can reach this house.', response: answers(addressesReply) } },
      async (request) => {
        const { publicUrl } = open.http;
        const network = networkAddresses(request, { basePath, isOperator: false });
        return { ...(publicUrl === undefined ? {} : { publicUrl }), network };
      },
    );
}

/** Addresses at which others at home find the house, for who may know them: this computer and its operators. */
export function networkAddresses(
  request: FastifyRequest,
  { basePath, isOperator }: { readonly basePath: string; readonly isOperator: boolean },
): string[] {
  const at = request.server.server.address() as AddressInfo | null;
  if (at === null || !(isOperator || isThisComputer(request.ip))) return [];
  return addressesOf({ host: at.address, port: at.port, basePath }, networkInterfaces())
    .filter(({ reach }) => reach === 'network')
    .map(({ url }) => url);
}

/** Nobody else is told what this computer's network is like. */
function isThisComputer(ip: string): boolean {
  const plain = ip.replace(/^::ffff:/, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

function told({ at, deal, ending, names, net, number, winner }: TableResult) {
  const told = { deal, number, at, ending, net: [...net], names: [...names] };
  return { ...told, ...(winner === undefined ? {} : { winner }) };
}

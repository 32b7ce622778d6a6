/** The part of /api about tables: opening one, finding one by its code, what there is to watch, one's own. */
import { type AnyGame, findGame, type OptionValues, readOptions, seatsOf } from '@tilehouse/engine';
import {
  dealParams,
  dealRecord,
  myRoomsReply,
  myTablesReply,
  openTableBody,
  openTableReply,
  roomParams,
  roomReply,
  tablesReply,
} from '@tilehouse/protocol';
import { OpeningRefused, trySettings, usualSettings, withCustoms } from '@tilehouse/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { answers } from '../http/answers.ts';
import { addressKey, limiter } from '../http/limiter.ts';
import { problemReply } from '../http/problem-reply.ts';
import type { OpenHouse } from '../open-house.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Speaker } from '../socket/connection.ts';
import { dealRecordOf } from './deal-records.ts';
import { personOf } from './person-of.ts';
import { removedTables } from './removals.ts';
import { readRoomCode } from './room-code.ts';
import { closedTables, hostedTables, publicTables, seatedTables, tableOfCode } from './table-lists.ts';

const minute = 60_000;
const codeTries = { times: 30, perMs: minute };
const openings = { times: 20, perMs: 10 * minute };

export function tableRoutes(scope: FastifyInstance, open: OpenHouse): void {
  opening(scope, open);
  finding(scope, open);
  listing(scope, open);
  records(scope, open);
}

async function speaking(open: OpenHouse, request: FastifyRequest): Promise<Speaker | Refusal> {
  return (await open.speakerOf(request)) ?? refuse('not-signed-in');
}

function opening(scope: FastifyInstance, open: OpenHouse): void {
  const limit = limiter(openings, () => open.house.now());
  scope.withTypeProvider<ZodTypeProvider>().post(
    '/tables',
    {
      schema: {
        summary: 'Open a table and take its first seat.',
        body: openTableBody,
        response: answers(openTableReply),
      },
    },
    async (request, reply) => {
      const speaker = await speaking(open, request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const { customs, game: id, options = {}, trying, visibility } = request.body;
      if (trying === true && !open.trying) return problemReply(reply, refuse('not-allowed'));
      if (trying === true && speaker.me.kind !== 'account') return problemReply(reply, refuse('not-guest'));
      const game = findGame(id);
      if (game === undefined) return problemReply(reply, refuse('game-unknown'));
      const read = readOptions(game.options, options);
      if (!read.ok) return problemReply(reply, refuse('bad-options'));
      const { used, allowed } = await roomsOf(open, speaker);
      const isPrivate = trying === true || visibility === 'private';
      if (isPrivate && used >= allowed) return problemReply(reply, refuse('room-limit'));
      const retryAfter = limit.take(speaker.me.id);
      if (retryAfter > 0) return problemReply(reply, { refused: 'too-many', retryAfter });
      const wish =
        trying === true
          ? { ...everySeat(game, speaker), settings: trySettings, visibility: 'private' as const }
          : { settings: withCustoms(usualSettings(game, visibility), customs), visibility };
      try {
        const asked = { game: id, options: read.value as OptionValues, host: personOf(speaker.me) };
        return await open.house.tables.open({ ...asked, ...wish });
      } catch (problem) {
        if (problem instanceof OpeningRefused) return problemReply(reply, refuse('seated-elsewhere'));
        throw problem;
      }
    },
  );
}

function finding(scope: FastifyInstance, open: OpenHouse): void {
  const limit = limiter(codeTries, () => open.house.now());
  scope
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/rooms/:code',
      { schema: { summary: 'Find a room by its code.', params: roomParams, response: answers(roomReply) } },
      async (request, reply) => {
        const retryAfter = limit.take(addressKey(request.ip));
        if (retryAfter > 0) return problemReply(reply, { refused: 'too-many', retryAfter });
        const code = readRoomCode(request.params.code);
        const found = code === undefined ? undefined : await tableOfCode(open.house.store.db, code);
        if (found === undefined) return problemReply(reply, refuse('room-unknown'));
        return { ...found, banked: findGame(found.game)?.banked ?? false };
      },
    );
}

function listing(scope: FastifyInstance, open: OpenHouse): void {
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/tables',
    { schema: { summary: 'The public tables that are open.', response: answers(tablesReply) } },
    async () => ({ tables: [...(await publicTables(open.house.store.db))] }),
  );
  routes.get(
    '/my-tables',
    {
      schema: {
        summary: 'The open tables at which you sit, and those you were removed from lately.',
        response: answers(myTablesReply),
      },
    },
    async (request, reply) => {
      const speaker = await speaking(open, request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const { db } = open.house.store;
      return {
        tables: [...(await seatedTables(db, speaker.me.id))],
        removed: [...(await removedTables(db, speaker.me.id, open.house.now()))],
      };
    },
  );
  routes.get(
    '/my-rooms',
    { schema: { summary: 'The rooms you host, and how many you may.', response: answers(myRoomsReply) } },
    async (request, reply) => {
      const speaker = await speaking(open, request);
      if (isRefusal(speaker)) return problemReply(reply, speaker);
      const { rooms, ...count } = await roomsOf(open, speaker);
      const recent = await closedTables(open.house.store.db, speaker.me.id, open.house.now());
      return { ...count, rooms: [...rooms], recent: [...recent] };
    },
  );
}

function records(scope: FastifyInstance, open: OpenHouse): void {
  scope.withTypeProvider<ZodTypeProvider>().get(
    '/tables/:id/deals/:deal',
    {
      schema: {
        summary: 'The record of a deal that is over, to keep, show and check.',
        params: dealParams,
        response: answers(dealRecord),
      },
    },
    async (request, reply) => {
      const { deal, id } = request.params;
      const found = await dealRecordOf(open.house.store, id, deal);
      if (found === 'in-play') return problemReply(reply, refuse('hand-in-play'));
      if (found === 'no-such-deal') return problemReply(reply, refuse('not-found'));
      // what was stored as JSON is plain data of the schema's shape
      return JSON.parse(JSON.stringify(found)) as z.infer<typeof dealRecord>;
    },
  );
}

/** One person at every seat, told apart by a number. */
function everySeat(game: AnyGame, { me }: Speaker) {
  const occupants = seatsOf(game.seats).map((seat) => ({ ...personOf(me), name: `${me.name} ${seat + 1}` }));
  return { occupants };
}

async function roomsOf(open: OpenHouse, { me }: Speaker) {
  const rooms = await hostedTables(open.house.store.db, me.id);
  const used = rooms.filter(({ visibility }) => visibility === 'private').length;
  const { account, guest } = open.rooms;
  return { used, allowed: me.kind === 'guest' ? guest : account, rooms };
}

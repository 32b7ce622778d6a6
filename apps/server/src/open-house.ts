/** Opens a house on its store: people, tables, sockets and what is counted, ready to be served. */
import { randomBytes } from 'node:crypto';
import type { SignUpWay, WireMe } from '@tilehouse/protocol';
import type { Choosers } from '@tilehouse/table';
import type { FastifyRequest } from 'fastify';
import type { DeskDeps } from './accounts/register-accounts.ts';
import {
  findSpeaker,
  livingSpeakers,
  meOf,
  type Speaker as Reader,
  readSpeaker,
  shownHash,
} from './accounts/speaker.ts';
import { ownTimeZone } from './boards/calendar.ts';
import { House, type HouseSeams } from './house.ts';
import { type RoomLimits, usualRooms } from './house-options.ts';
import { isOwnOrigin } from './http/origin.ts';
import type { HttpDeps } from './http/register-http.ts';
import { faultDetails, type HouseLog } from './operating/log.ts';
import { houseMetrics, type Metrics } from './operating/metrics.ts';
import type { Speaker } from './socket/connection.ts';
import type { SocketDeps, Sockets } from './socket/socket-route.ts';
import type { StorePlace } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { isInDeal } from './tables/table-lists.ts';

export interface HouseSettings {
  readonly store: Store;
  readonly log: HouseLog;
  readonly signUp: SignUpWay;
  readonly publicUrl?: string | undefined;
  /** Of the house's calendar; this computer's unless something else is said. */
  readonly timeZone?: string | undefined;
  readonly trustProxy?: readonly string[];
  /** Whether accounts may play every seat of a table themselves. */
  readonly trying?: boolean;
  /** Open private rooms one may host; 20 with an account and 5 as a guest, unless said otherwise. */
  readonly rooms?: RoomLimits;
  /** Of bcrypt; less than usual only in tests. */
  readonly passwordCost?: number;
  /** Milliseconds between two pings of every socket; less than usual only in tests. */
  readonly pingEvery?: number;
  readonly choosers?: Choosers;
  /** Where it keeps its things and how often it backs up, for its operators to see. */
  readonly upkeep?: Upkeep;
  /** What tests put in the place of chance, time and games. */
  readonly seams?: HouseSeams;
}

/** What keeps a house safe. */
export interface Upkeep {
  readonly place: StorePlace;
  /** Milliseconds between two backups; undefined for none. */
  readonly backupEvery: number | undefined;
}

/** Everything that is served under /api and /ws. */
export interface OpenHouse {
  readonly house: House;
  readonly accounts: Omit<DeskDeps, 'basePath'>;
  readonly http: HttpDeps;
  readonly socket: SocketDeps;
  readonly metrics: Metrics;
  /** Of the house's calendar. */
  readonly timeZone: string;
  readonly trustProxy: readonly string[];
  readonly upkeep: Upkeep | undefined;
  readonly rooms: RoomLimits;
  readonly trying: boolean;
  readonly speakerOf: SocketDeps['speakerOf'];
  /** Whether whoever asks runs the house. */
  isOperator(request: FastifyRequest): Promise<boolean>;
  /** The sockets there are, once they are served. */
  sockets: Sockets | undefined;
}

const usualPasswordCost = 12;

export function openHouse(settings: HouseSettings): OpenHouse {
  const { log, publicUrl, store, timeZone = ownTimeZone() } = settings;
  const { clock, db } = store;
  const now = (): number => clock.now();
  const metrics = houseMetrics({
    sockets: () => open.sockets?.count ?? 0,
    tables: () => house.tables.loaded.length,
  });
  const house = houseOf({ ...settings, timeZone }, metrics);
  const speakerOf: SocketDeps['speakerOf'] = async (request) =>
    speaking(await readSpeaker(request, { db, now }));
  const speakersOf: SocketDeps['speakersOf'] = async (keys) => {
    const living = await livingSpeakers(db, keys, now());
    return new Map([...living].map(([key, speaker]) => [key, wireMe(speaker)]));
  };
  const open: OpenHouse = {
    house,
    accounts: {
      db,
      now,
      random: randomBytes,
      passwordCost: settings.passwordCost ?? usualPasswordCost,
      signUp: settings.signUp,
      trying: settings.trying ?? false,
      isInDeal: (player) => isInDeal(db, player),
      onLinked: (guest, account) => house.link(guest, account),
      onUpgraded: async (player, name) => {
        await house.upgrade(player, name);
        await open.sockets?.check(speakersOf);
      },
      onDeleted: async (player) => void (await house.vacate(player)),
      onMoved: (player) => house.moved(player),
      onSessionEnded: (hash) => open.sockets?.cut(hash),
      onRenamed: async (player, name) => {
        await house.rename(player, name);
        await open.sockets?.check(speakersOf);
      },
    },
    http: {
      now,
      random: randomBytes,
      ...(publicUrl === undefined ? {} : { publicUrl }),
      report: ({ error, ...where }) => {
        metrics.fault();
        log.error({ ...where, ...faultDetails(error) }, 'a request failed by our fault');
      },
    },
    socket: {
      ...{ house, speakerOf, keyOf: shownHash, speakersOf },
      isOwnOrigin: (request) => isOwnOrigin(request, publicUrl),
      ...(settings.pingEvery === undefined ? {} : { pingEvery: settings.pingEvery }),
    },
    metrics,
    timeZone,
    trustProxy: settings.trustProxy ?? ['loopback'],
    upkeep: settings.upkeep,
    rooms: settings.rooms ?? usualRooms,
    trying: settings.trying ?? false,
    speakerOf,
    isOperator: async (request) => {
      const reader = await readSpeaker(request, { db, now });
      return reader !== undefined && meOf(reader).operator;
    },
    sockets: undefined,
  };
  return open;
}

/** The tables and people of the house, with its faults counted and written to the log. */
function houseOf(settings: HouseSettings & { readonly timeZone: string }, metrics: Metrics): House {
  const { log, store } = settings;
  return new House({
    store,
    timeZone: settings.timeZone,
    node: randomBytes(9).toString('base64url'),
    ...(settings.choosers === undefined ? {} : { choosers: settings.choosers }),
    ...(settings.seams === undefined ? {} : { seams: settings.seams }),
    speakerOf: async (token) => speaking(await findSpeaker(store.db, token)),
    report: (problem, table) => {
      metrics.fault();
      log.error({ ...faultDetails(problem), ...(table === undefined ? {} : { table }) }, 'a fault of ours');
    },
    refused: (code) => metrics.refused(code),
    overdue: (tables) => {
      metrics.overdue(tables.length);
      if (tables.length > 0) log.warn({ tables: tables.slice(0, 20) }, 'tables past their deadline');
    },
  });
}

function speaking(reader: Reader | undefined): Speaker | undefined {
  if (reader === undefined) return undefined;
  return { me: wireMe(reader), key: reader.hash };
}

function wireMe(speaker: Pick<Reader, 'player' | 'kind'>): WireMe {
  const { id, kind, name } = meOf(speaker);
  return { id, kind, name };
}

/** The socket at `/ws`: who may open it, how it stays alive, and how all of them are told goodbye. */
import websocket from '@fastify/websocket';
import type { WireMe } from '@tilehouse/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressKey, type Limit, limiter } from '../http/limiter.ts';
import { problemReply } from '../http/problem-reply.ts';
import { Connection, type ConnectionHouse, type Speaker } from './connection.ts';
import { gatheringWire } from './gathering-wire.ts';

export interface SocketDeps {
  readonly house: ConnectionHouse;
  /** Who a request's cookie stands for. */
  speakerOf(request: FastifyRequest): Promise<Speaker | undefined>;
  /** The key that a request shows, whether it counts or not. */
  keyOf(request: FastifyRequest): string | undefined;
  /** Lines that may be opened from one address. */
  readonly openings?: Limit;
  /** Whether the page that asks may: one of this house, or no page at all. */
  isOwnOrigin(request: FastifyRequest): boolean;
  /** Whom the keys stand for that still count. */
  speakersOf(keys: readonly string[]): Promise<ReadonlyMap<string, WireMe>>;
  /** Milliseconds between two pings, if not the usual. */
  readonly pingEvery?: number;
}

/** Bytes of the largest frame that is read at all; a larger one ends the line. */
const largestFrame = 65_536;
/** Milliseconds between two pings; a proxy closes what is silent for a minute. */
const usualPingEvery = 20_000;
/** Milliseconds between two looks at whether the sessions behind the lines still count: other nodes end them too. */
const checkEvery = 5_000;
/** Messages that may come before we know who speaks. */
const mostEarly = 20;
/** Milliseconds for which who flooded can't come back; twice as long each time, until it has kept still for so long. */
const outFor = { first: 10_000, longest: 320_000, forgivenAfter: 320_000 } as const;
/** Milliseconds until somebody is told that they may not open a line now, and how many may wait for that at once. */
const heldFor = 1_000;
const mostHeld = 2_000;
/** A whole club behind one address comes back at once after a restart; who comes again and again waits. */
const usualOpenings: Limit = { times: 600, perMs: 60_000 };
/** Milliseconds until clients are to come back after a planned stop. */
const comeBackAfter = 1_000;

/** The open sockets of a node. */
export class Sockets {
  private readonly connections = new Map<Connection, { socket: WebSocket; isAlive: boolean }>();

  /** How many wait to be told that they may not come in. */
  held = 0;

  /** Who was cut for flooding, until when they stay out and for how long that was. */
  private readonly out = new Map<string, { readonly until: number; readonly length: number }>();

  get count(): number {
    return this.connections.size;
  }

  /** Whether somebody was cut for flooding just now; `who` is a key, or an address where nobody is signed in. */
  isOut(who: string, now: number): boolean {
    return (this.out.get(who)?.until ?? 0) > now;
  }

  /** Whether somebody was cut for flooding not long ago. */
  isSuspect(who: string, now: number): boolean {
    const entry = this.out.get(who);
    return entry !== undefined && entry.until + outFor.forgivenAfter > now;
  }

  private putOut(who: string, now: number): void {
    for (const [each, { until }] of this.out) {
      if (until + outFor.forgivenAfter <= now) this.out.delete(each);
    }
    const before = this.out.get(who);
    // many lines of one client that are cut together flooded once
    if (before !== undefined && before.until > now) return;
    const length = before === undefined ? outFor.first : Math.min(before.length * 2, outFor.longest);
    this.out.set(who, { until: now + length, length });
  }

  add(
    connection: Connection,
    socket: WebSocket,
    { now, who }: { now(): number; readonly who: string },
  ): void {
    this.connections.set(connection, { socket, isAlive: true });
    socket.on('pong', () => {
      const entry = this.connections.get(connection);
      if (entry !== undefined) entry.isAlive = true;
    });
    socket.on('close', () => {
      this.connections.delete(connection);
      if (connection.hasFlooded) this.putOut(who, now());
      connection.end();
    });
  }

  /** Pings everybody; who didn't answer the last one is gone. */
  ping(): void {
    for (const entry of this.connections.values()) {
      if (!entry.isAlive) {
        entry.socket.terminate();
        continue;
      }
      entry.isAlive = false;
      entry.socket.ping();
    }
  }

  /** Cuts the lines that were opened with a key that counts no more. */
  cut(key: string): void {
    for (const connection of [...this.connections.keys()]) {
      if (connection.key === key)
        connection.dismiss({ type: 'refused', code: 'session-ended' }, 'session-ended');
    }
  }

  /** Cuts the lines whose keys count no more, whichever node ended them, and learns new names. */
  async check(speakersOf: SocketDeps['speakersOf']): Promise<void> {
    const asked = new Set([...this.connections.keys()].flatMap(({ key }) => key ?? []));
    if (asked.size === 0) return;
    const speakers = await speakersOf([...asked]);
    for (const connection of [...this.connections.keys()]) {
      const { key } = connection;
      if (key === undefined || !asked.has(key)) continue;
      const me = speakers.get(key);
      if (me === undefined) this.cut(key);
      else connection.knownAs(me);
    }
  }

  /** Tells everybody to come back in a moment. */
  dismissAll(): void {
    for (const connection of [...this.connections.keys()]) {
      connection.dismiss({ type: 'restarting', retry: comeBackAfter }, 'restarting');
    }
  }
}

/** Adds `/ws` to a scope. */
export async function addSocket(scope: FastifyInstance, deps: SocketDeps): Promise<Sockets> {
  const sockets = new Sockets();
  await scope.register(websocket, { options: { maxPayload: largestFrame } });
  const onRequest = guardOpening(deps, sockets);
  scope.get('/ws', { websocket: true, schema: { hide: true }, onRequest }, (socket, request) => {
    // what comes before we know who speaks waits its turn
    const early: string[] = [];
    let connection: Connection | undefined;
    socket.on('error', () => {});
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? '' : String(data);
      if (connection !== undefined) connection.receive(text);
      else if (early.length < mostEarly) early.push(text);
      else socket.close(1008, 'too-many');
    });
    open(socket, request, deps, sockets)
      .then((opened) => {
        if (opened === undefined || socket.readyState !== socket.OPEN) return;
        connection = opened.connection;
        sockets.add(opened.connection, socket, { now: () => deps.house.now(), who: opened.who });
        for (const text of early) opened.connection.receive(text);
      })
      .catch((problem: unknown) => {
        deps.house.report(problem);
        socket.close(1011, 'fault');
      });
  });
  const check = (): void => {
    // a database that doesn't answer now is asked again in a moment
    sockets.check(deps.speakersOf).catch((problem: unknown) => deps.house.report(problem));
  };
  const { pingEvery = usualPingEvery } = deps;
  const timers = [setInterval(() => sockets.ping(), pingEvery), setInterval(check, checkEvery)];
  for (const timer of timers) timer.unref();
  scope.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    sockets.dismissAll();
  });
  return sockets;
}

/** Who flooded, and whoever opens lines without end, is turned away before there is a line, and before anything is read. */
function guardOpening(deps: SocketDeps, sockets: Sockets) {
  const now = (): number => deps.house.now();
  const limit = limiter(deps.openings ?? usualOpenings, now);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const retryAfter = sockets.isOut(whoAsks(deps, request), now())
      ? outFor.first / 1000
      : limit.take(addressKey(request.ip));
    if (retryAfter === 0) return;
    deps.house.refused('too-many');
    await held(sockets);
    reply.header('connection', 'close');
    return reply.send(problemReply(reply, { refused: 'too-many', retryAfter }));
  };
}

/** Whoever comes again at once is answered a little later, so that turning them away costs next to nothing. */
async function held(sockets: Sockets): Promise<void> {
  if (sockets.held >= mostHeld) return;
  sockets.held += 1;
  await new Promise((resolve) => setTimeout(resolve, heldFor));
  sockets.held -= 1;
}

/** A key, or an address where none is shown. */
function whoAsks(deps: SocketDeps, request: FastifyRequest): string {
  return deps.keyOf(request) ?? addressKey(request.ip);
}

async function open(
  socket: WebSocket,
  request: FastifyRequest,
  deps: SocketDeps,
  sockets: Sockets,
): Promise<{ readonly connection: Connection; readonly who: string } | undefined> {
  const isOwn = deps.isOwnOrigin(request);
  // a page of another site may not speak with our visitor's cookie; a program with a token of its own may
  const speaker = isOwn ? await deps.speakerOf(request) : undefined;
  if (!isOwn && request.headers.cookie !== undefined) {
    deps.house.refused('wrong-origin');
    socket.send(JSON.stringify({ type: 'refused', code: 'wrong-origin' }));
    socket.close(1008, 'wrong-origin');
    return undefined;
  }
  const who = whoAsks(deps, request);
  const suspect = sockets.isSuspect(who, deps.house.now());
  const wire = gatheringWire(socket, request.raw.socket);
  return { connection: new Connection(wire, deps.house, speaker, { suspect }), who };
}

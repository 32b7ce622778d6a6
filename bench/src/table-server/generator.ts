/** A program: opens rooms at a server and lets them move, paced or as fast as it goes, and says what that took. */
import { boardgame, colyseusMessages, colyseusSchema, socketIo, wsRelay } from './relays.ts';
import type { Protocol, Room } from './room.ts';
import { tilehouse } from './tilehouse.ts';

const protocols = {
  ws: wsRelay,
  'socket.io': socketIo,
  'colyseus-messages': colyseusMessages,
  'colyseus-schema': colyseusSchema,
  'boardgame.io': boardgame,
  tilehouse,
} as const satisfies Readonly<Record<string, Protocol>>;
export type ProtocolName = keyof typeof protocols;

/** What it is told to do. */
export type Work =
  | { readonly type: 'open'; readonly protocol: ProtocolName; readonly url: string; readonly rooms: number }
  /** From none to so many moves, by the room: not all hands of a house end in the same second. */
  | { readonly type: 'stagger'; readonly moves: number }
  /** Moves a second over all rooms; none where a room's last one isn't done yet. */
  | { readonly type: 'paced'; readonly perSecond: number; readonly milliseconds: number }
  /** A move in every room at any time. */
  | { readonly type: 'saturated'; readonly milliseconds: number };

/** What came of it; latencies in milliseconds, of what was done in time. */
export interface Done {
  readonly moves: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** What the generator itself used. */
  readonly cpuMs: number;
}

/** Rooms opened at a time. */
const openedAtOnce = 8;

const rooms: Room[] = [];

process.on('disconnect', () => process.exit(0));
process.on('message', async (work: Work) => {
  process.send?.(await doWork(work));
});

async function doWork(work: Work): Promise<Done> {
  const used = process.cpuUsage();
  const began = performance.now();
  const took = await takenBy(work);
  const seconds = (performance.now() - began) / 1000;
  const { system, user } = process.cpuUsage(used);
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { moves: took.length, seconds, p50: at(0.5), p99: at(0.99), cpuMs: (user + system) / 1000 };
}

/** What each move took. */
function takenBy(work: Work): Promise<readonly number[]> {
  if (work.type === 'open') return openRooms(work);
  if (work.type === 'stagger') return staggered(work.moves);
  return work.type === 'paced' ? paced(work) : saturated(work.milliseconds);
}

async function openRooms({ protocol, rooms: count, url }: Extract<Work, { type: 'open' }>) {
  const last = rooms.length + count;
  let next = rooms.length;
  const lane = async (): Promise<void> => {
    while (next < last) {
      next += 1;
      rooms.push(await protocols[protocol].open(url, next));
    }
  };
  await Promise.all(Array.from({ length: openedAtOnce }, lane));
  return [];
}

/** Every move is sent at its time, in one room after the other. */
function paced({ milliseconds, perSecond }: Extract<Work, { type: 'paced' }>): Promise<readonly number[]> {
  const took: number[] = [];
  const busy = new Set<Room>();
  const began = performance.now();
  let sent = 0;
  return new Promise((resolve) => {
    const step = (): void => {
      const passed = performance.now() - began;
      if (passed >= milliseconds) {
        // what is on its way is waited for
        if (busy.size === 0) resolve(took);
        else setTimeout(step, 1);
        return;
      }
      for (const due = (passed / 1000) * perSecond; sent < due; sent += 1) {
        const room = rooms[sent % rooms.length];
        if (room === undefined || busy.has(room)) continue;
        busy.add(room);
        room.move((each) => {
          busy.delete(room);
          took.push(each);
        });
      }
      setTimeout(step, 1);
    };
    step();
  });
}

function saturated(milliseconds: number): Promise<readonly number[]> {
  const end = performance.now() + milliseconds;
  return moving(() => performance.now() < end);
}

function staggered(moves: number): Promise<readonly number[]> {
  return moving((place, made) => made < (moves * place) / rooms.length);
}

/** Every room makes one move after the other, for as long as it is to go on: asked with its place and how many it made. */
async function moving(goesOn: (place: number, made: number) => boolean): Promise<readonly number[]> {
  const took: number[] = [];
  await Promise.all(
    rooms.map(
      (room, place) =>
        new Promise<void>((resolve) => {
          let made = 0;
          const next = (each: number): void => {
            took.push(each);
            made += 1;
            goOn();
          };
          const goOn = (): void => (goesOn(place, made) ? room.move(next) : resolve());
          goOn();
        }),
    ),
  );
  return took;
}

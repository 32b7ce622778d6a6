/** Rooms at raw ws, Socket.IO, Colyseus and boardgame.io, spoken with in their own frames and without their clients, which cost more. */
import { type Line, openLine, type Protocol, type Room, relayRoom, seatsOfRoom } from './room.ts';

const tile = 'bamboo-5';

export const wsRelay: Protocol = {
  async open(url, number) {
    const room = relayRoom((seat, move) => lines[seat]?.send(JSON.stringify({ seat, number: move, tile })));
    const lines = await Promise.all(
      seatsOfRoom.map(() => openLine(`${url}${number}`, () => room.delivered())),
    );
    return room;
  },
};

/** How one is let in at a Socket.IO server, and what a move's news is called there. */
interface SocketIoWay {
  readonly url: string;
  /** Of frames; a comma at its end where there is one. */
  readonly namespace: string;
  readonly event: string;
  /** What a seat asks first, if anything, which is answered by an event of the same name. */
  readonly hello?: (seat: number) => readonly unknown[];
}

/** Opens the four lines of a room one after the other: the first makes the room. */
async function socketIoLines(way: SocketIoWay, delivered: () => void): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (const seat of seatsOfRoom) lines.push(await socketIoLine(way, seat, delivered));
  return lines;
}

async function socketIoLine(
  { event, hello, namespace, url }: SocketIoWay,
  seat: number,
  delivered: () => void,
): Promise<Line> {
  const first = hello?.(seat);
  const news = Buffer.from(`42${namespace}["${event}"`);
  const isIn = Buffer.from(`40${namespace}`);
  const answered = first === undefined ? isIn : Buffer.from(`42${namespace}["${first[0]}"`);
  let welcome = (): void => {};
  const welcomed = new Promise<void>((resolve) => {
    welcome = resolve;
  });
  const begins = (frame: Buffer, mark: Buffer): boolean => frame.subarray(0, mark.length).equals(mark);
  const opened = await openLine(url, (frame, line) => {
    if (begins(frame, news)) delivered();
    else if (begins(frame, answered)) welcome();
    else if (begins(frame, isIn)) line.send(`42${namespace}${JSON.stringify(first)}`);
    // a ping of Engine.IO's
    else if (frame[0] === 0x32 && frame.length === 1) line.send('3');
  });
  opened.send(`40${namespace}`);
  await welcomed;
  return opened;
}

export const socketIo: Protocol = {
  async open(url, number) {
    const room = relayRoom((seat, move) =>
      lines[seat]?.send(`42["move",${JSON.stringify({ seat, number: move, tile })}]`),
    );
    const way = {
      url: `${url}socket.io/?EIO=4&transport=websocket&room=${number}`,
      ...{ namespace: '', event: 'move' },
    };
    const lines = await socketIoLines(way, room.delivered);
    return room;
  },
};

export const boardgame: Protocol = {
  async open(url, number) {
    const room = relayRoom((seat, move) => {
      const payload = { type: 'move', args: [move, tile], playerID: `${seat}`, credentials: null };
      const action = { type: 'MAKE_MOVE', payload };
      lines[seat]?.send(`42/relay,${JSON.stringify(['update', action, move - 1, `${number}`, `${seat}`])}`);
    });
    const way = {
      url: `${url}socket.io/?EIO=4&transport=websocket`,
      ...{ namespace: '/relay,', event: 'update' },
      hello: (seat: number) => ['sync', `${number}`, `${seat}`, null, 4],
    };
    const lines = await socketIoLines(way, room.delivered);
    return room;
  },
};

/** The kinds of Colyseus' frames that matter here. */
const kinds = { join: 10, message: 13, patch: 15 } as const;

export const colyseusMessages: Protocol = { open: (url) => colyseusRoom(url, kinds.message) };
export const colyseusSchema: Protocol = { open: (url) => colyseusRoom(url, kinds.patch) };

async function colyseusRoom(url: string, news: number): Promise<Room> {
  const room = relayRoom((seat, move) => lines[seat]?.send(colyseusMove(seat, move)));
  const first = await colyseusSeat(url, 'create/relay');
  const others = await Promise.all(
    seatsOfRoom.slice(1).map(() => colyseusSeat(url, `joinById/${first.room.roomId}`)),
  );
  const open = async ({ room: { processId, roomId }, sessionId }: ColyseusSeat) => {
    let join = (): void => {};
    const joined = new Promise<void>((resolve) => {
      join = resolve;
    });
    const opened = await openLine(`${url}${processId}/${roomId}?sessionId=${sessionId}`, (frame, line) => {
      if (frame[0] === news) room.delivered();
      if (frame[0] !== kinds.join) return;
      line.send(Uint8Array.of(kinds.join));
      join();
    });
    await joined;
    return opened;
  };
  const lines = await Promise.all([first, ...others].map(open));
  return room;
}

interface ColyseusSeat {
  readonly room: { readonly roomId: string; readonly processId: string };
  readonly sessionId: string;
}

async function colyseusSeat(url: string, what: string): Promise<ColyseusSeat> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}matchmake/${what}`, { method: 'POST', headers, body: '{}' });
  return (await response.json()) as ColyseusSeat;
}

/** A message `move` with `{seat, number, tile}`, in MessagePack by hand: no client is needed for one message. */
function colyseusMove(seat: number, number: number): Uint8Array {
  const text = (word: string): Buffer => Buffer.concat([Buffer.of(0xa0 + word.length), Buffer.from(word)]);
  const whole = Buffer.alloc(5, 0xce);
  whole.writeUInt32BE(number, 1);
  return Buffer.concat([
    ...[Buffer.of(kinds.message), text('move'), Buffer.of(0x83)],
    ...[text('seat'), Buffer.of(seat), text('number'), whole, text('tile'), text(tile)],
  ]);
}

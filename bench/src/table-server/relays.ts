/** Rooms at raw ws, Socket.IO, Colyseus and boardgame.io, spoken with in their own frames and without their clients, which cost more. */
import { openLine, type Protocol, type Room, relayRoom, seatsOfRoom } from './room.ts';

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

/** Opens the four lines of a room at a Socket.IO server; each resolves when its namespace has let it in. */
async function socketIoLines(
  url: string,
  {
    event,
    hello,
    namespace,
  }: { readonly namespace: string; readonly event: string; hello(seat: number): string },
  delivered: () => void,
) {
  const news = Buffer.from(`42${namespace}["${event}"`);
  const open = async (seat: number) => {
    let welcome = (): void => {};
    const welcomed = new Promise<void>((resolve) => {
      welcome = resolve;
    });
    const opened = await openLine(url, (frame, line) => {
      if (frame.subarray(0, news.length).equals(news)) delivered();
      else if (frame[0] === 0x32 && frame.length === 1) line.send('3');
      else if (frame[0] === 0x34 && frame[1] === 0x30) welcome();
    });
    opened.send(`40${namespace}`);
    await welcomed;
    const first = hello(seat);
    if (first !== '') opened.send(first);
    return opened;
  };
  return Promise.all(seatsOfRoom.map(open));
}

export const socketIo: Protocol = {
  async open(url, number) {
    const room = relayRoom((seat, move) =>
      lines[seat]?.send(`42["move",${JSON.stringify({ seat, number: move, tile })}]`),
    );
    const where = `${url}socket.io/?EIO=4&transport=websocket&room=${number}`;
    const lines = await socketIoLines(
      where,
      { namespace: '', event: 'move', hello: () => '' },
      room.delivered,
    );
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
    const lines = await socketIoLines(
      `${url}socket.io/?EIO=4&transport=websocket`,
      {
        namespace: '/relay,',
        event: 'update',
        hello: (seat) => `42/relay,${JSON.stringify(['sync', `${number}`, `${seat}`, null, 4])}`,
      },
      room.delivered,
    );
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

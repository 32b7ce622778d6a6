/** Rooms of four sockets, as the generator of load plays them at whatever server. */
import WebSocket from 'ws';

/** A room with four people in it, which makes one move after the other. */
export interface Room {
  /**
   * Makes the next move, as soon as there is one to make.
   * @param done told the milliseconds from sending it until everybody in the room has what it led to
   */
  move(done: (took: number) => void): void;
}

/** How rooms are opened at one kind of server. */
export interface Protocol {
  /** @param url ends with a slash; @param number another for each room */
  open(url: string, number: number): Promise<Room>;
}

export const seatsOfRoom = [0, 1, 2, 3] as const;

/** An open socket. */
export interface Line {
  send(data: string | Uint8Array): void;
}

/** Connects, and hands on every frame as bytes: most are never read as text. */
export function openLine(
  url: string,
  onFrame: (frame: Buffer, line: Line) => void,
  headers: Readonly<Record<string, string>> = {},
): Promise<Line> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), {
    headers,
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  const line: Line = { send: (data) => socket.send(data) };
  socket.on('message', (data) => onFrame(data as Buffer, line));
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(line));
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`${url} closed a line with ${code}`)));
  });
}

/** A room at a server that hands every move to everybody: a move is done when all four have it. */
export function relayRoom(send: (seat: number, number: number) => void) {
  let number = 0;
  let waiting = 0;
  let sentAt = 0;
  let done: (took: number) => void = () => {};
  return {
    move(told: (took: number) => void): void {
      number += 1;
      waiting = seatsOfRoom.length;
      done = told;
      sentAt = performance.now();
      send(number % seatsOfRoom.length, number);
    },
    /** One of the four has a move. */
    delivered(): void {
      if (waiting === 0) return;
      waiting -= 1;
      if (waiting === 0) done(performance.now() - sentAt);
    },
  };
}

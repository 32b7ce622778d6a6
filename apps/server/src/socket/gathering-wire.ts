/** A socket that hands the system in one go what is sent in one go: an update and the word that a command is done, say. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Wire } from './connection.ts';

/** @param line the connection below the WebSocket */
export function gatheringWire(socket: WebSocket, line: Pick<Socket, 'cork' | 'uncork'>): Wire {
  let gathering = false;
  const handOver = (): void => {
    gathering = false;
    line.uncork();
  };
  return {
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send(text) {
      if (!gathering) {
        gathering = true;
        line.cork();
        process.nextTick(handOver);
      }
      socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
  };
}

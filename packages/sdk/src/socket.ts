/** What a link needs of the world: a socket, time, and ids nobody else makes. */
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';

/** As much of a WebSocket as a link uses; a browser's and that of `ws` are both one. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: ((problem: never) => void) | null;
}

export interface LinkPorts {
  /** Begins to connect. */
  connect(): Socket;
  /** Runs `work` once after so many milliseconds; returns a way to call it off. */
  after(milliseconds: number, work: () => void): () => void;
  /** A number in [0, 1). */
  random(): number;
  /** An id for a command that nobody else makes. */
  newId(): string;
}

/** Ids from 16 random bytes; `crypto.randomUUID` doesn't exist on pages served over plain http. */
export function randomId(): string {
  return bytesToHex(randomBytes(16));
}

/** Timers as every JavaScript has them. */
export interface Timers {
  setTimeout(work: () => void, milliseconds: number): unknown;
  clearTimeout(timer: never): void;
}

/** What a link needs, out of what a page or Node brings. */
export function linkPorts(connect: () => Socket, { clearTimeout, setTimeout }: Timers): LinkPorts {
  return {
    connect,
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer as never);
    },
    random: Math.random,
    newId: randomId,
  };
}

/** Signals between the stores that one process opened on one file; no other process serves from it. */
import type { Listener, Signals } from '../signals.ts';

/** Everybody who listens at a file, with the store each belongs to. */
export type Room = Map<Listener, object>;

export function signalsIn(room: Room): Signals & { close(): void } {
  const own = {};
  return {
    notify(table) {
      for (const [listener, store] of room) if (store !== own) queueMicrotask(() => listener.look(table));
    },
    listen(listener) {
      room.set(listener, own);
      return () => void room.delete(listener);
    },
    close() {
      for (const [listener, store] of room) if (store === own) room.delete(listener);
    },
  };
}

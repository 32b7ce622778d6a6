/** The messages of the socket, both ways. */
import { z } from 'zod';
import { commandId, seatNumber, tableId } from './ids.ts';
import { tableWish } from './table-wish.ts';

/** What a client may send. The first message is `hello`. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: z.int(), token: z.string().max(200).optional() }),
  /** `from` is the last number seen: what was missed comes as events. `aside` looks on although one sits there. */
  z.strictObject({
    type: z.literal('watch'),
    table: tableId,
    from: z.int().min(0).optional(),
    aside: z.boolean().optional(),
    /** As which of one's seats one sees, where one may hold several. */
    as: seatNumber.optional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), table: tableId }),
  z.strictObject({
    type: z.literal('act'),
    id: commandId,
    table: tableId,
    prompt: z.string().max(64),
    /** The offer's place in the prompt's list. */
    offer: z.int().min(0).max(999),
  }),
  z.strictObject({ type: z.literal('table-command'), id: commandId, table: tableId, wish: tableWish }),
  z.strictObject({
    type: z.literal('chat'),
    id: commandId,
    table: tableId,
    kind: z.enum(['text', 'phrase']),
    body: z.string().min(1).max(300),
  }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** Who a socket speaks for. */
export interface WireMe {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'agent';
}

/** One line of talk. */
export interface WireChatLine {
  readonly n: number;
  readonly at: number;
  readonly player: string;
  readonly name: string;
  readonly kind: 'text' | 'phrase';
  readonly body: string;
}

/** Somebody who has come into a room and has no seat there. */
export interface Onlooker {
  readonly player: string;
  readonly name: string;
}

/** What the server sends. `Update` is what a table shows a viewer. */
export type ServerMessage<Update = unknown> =
  | { readonly type: 'welcome'; readonly protocol: number; readonly me: WireMe | null }
  | ({ readonly type: 'update'; readonly table: string } & Update)
  | { readonly type: 'ack'; readonly id: string; readonly n: number }
  | {
      readonly type: 'refused';
      /** The command's id; missing when the message had none that could be read. */
      readonly id?: string;
      readonly code: string;
      /** Where in the message, for one that makes no sense. */
      readonly at?: string;
    }
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly WireChatLine[] }
  /** Who looks on in a private room before its first deal, and how many more do. */
  | {
      readonly type: 'presence';
      readonly table: string;
      readonly onlookers: readonly Onlooker[];
      readonly more: number;
    }
  /** The table is not to be watched any more. */
  | { readonly type: 'gone'; readonly table: string; readonly code: string }
  | { readonly type: 'pong' }
  /** The server goes away for a moment; come back after so many milliseconds. */
  | { readonly type: 'restarting'; readonly retry: number };

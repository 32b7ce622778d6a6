/** What a player can ask of a table, besides answering its questions. */
import { z } from 'zod';
import { accountId } from './accounts.ts';
import { entropyHex, hashHex, seatNumber } from './ids.ts';

const seconds = z.int().min(1).max(600);

/** Clocks and customs of a table; what is left out stays as it is. */
export const tableCustoms = z.strictObject({
  clocks: z
    .strictObject({
      answer: z.int().min(3).max(30).nullable(),
      turn: seconds.nullable(),
      bank: z.int().min(0).max(600),
    })
    .optional(),
  /** Seconds until the table plays for a seat whose line is down; null is never. */
  away: seconds.nullable().optional(),
  /** Whether every draw waits the same moment after a discard. */
  evenPace: z.boolean().optional(),
});
export type TableCustoms = z.infer<typeof tableCustoms>;

/** Names and values of a game's options; the game says whether they make sense. */
export const optionWish = z.record(
  z.string().max(60),
  z.union([z.string().max(60), z.number(), z.boolean(), z.null()]),
);

export const tableWish = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), seat: seatNumber }),
  z.strictObject({ type: z.literal('leave') }),
  /** Ready for the next deal; `commitment` is the hash of what the device adds to the shuffle. */
  z.strictObject({ type: z.literal('ready'), commitment: hashHex.optional() }),
  z.strictObject({ type: z.literal('not-ready') }),
  /** The host deals the first hand. */
  z.strictObject({ type: z.literal('deal'), commitment: hashHex.optional() }),
  /** What the device added to the shuffle of a deal. */
  z.strictObject({ type: z.literal('entropy'), deal: z.int().min(1), entropy: entropyHex }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  /** The host's powers. */
  z.strictObject({
    type: z.literal('change'),
    options: optionWish.optional(),
    customs: tableCustoms.optional(),
  }),
  z.strictObject({ type: z.literal('seat-computer'), seat: seatNumber, level: z.string().max(20) }),
  z.strictObject({ type: z.literal('remove'), seat: seatNumber }),
  /** Where those who sit here call one another: a link over https; null takes it back. */
  z.strictObject({ type: z.literal('call'), link: z.string().min(1).max(500).nullable() }),
  z.strictObject({ type: z.literal('mute'), player: accountId, on: z.boolean() }),
  z.strictObject({ type: z.literal('shuffle-seats') }),
  z.strictObject({ type: z.literal('close') }),
]);
/** What a player asks of a table. */
export type TableWish = z.infer<typeof tableWish>;

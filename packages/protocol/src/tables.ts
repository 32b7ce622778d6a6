/** The shapes of /api that have to do with tables: opening one, finding one, what there is to watch. */
import { z } from 'zod';
import { tableId } from './ids.ts';
import { optionWish, tableCustoms } from './table-wish.ts';

export const openTableBody = z.strictObject({
  game: z.string().max(60),
  options: optionWish.optional().describe("The game's options by name; what is left out has its default."),
  customs: tableCustoms.optional(),
  visibility: z.enum(['private', 'public']).default('private'),
  trying: z
    .literal(true)
    .optional()
    .describe('Play every seat yourself, to try rules; where the house allows it. Counts for nothing.'),
});

export const openTableReply = z.strictObject({
  id: tableId,
  code: z.string().describe('What people type to find the room.'),
});

const time = z.int().describe('Milliseconds since 1970, by the clock of the house.');

export const listedSeat = z.strictObject({
  kind: z.enum(['open', 'person', 'agent', 'computer']),
  name: z.string(),
});

export const listedTable = z.strictObject({
  id: tableId,
  game: z.string(),
  visibility: z.enum(['private', 'public']),
  stage: z.enum(['waiting', 'in-play', 'between-deals', 'match-over', 'closed']),
  seats: z.array(listedSeat),
  openedAt: time,
  movedAt: time,
});
export type ListedTable = z.infer<typeof listedTable>;

export const tablesReply = z.strictObject({ tables: z.array(listedTable) });

export const myTablesReply = z.strictObject({
  tables: z.array(listedTable),
  removed: z
    .array(
      z.strictObject({
        id: tableId,
        game: z.string(),
        at: time,
        byHost: z.boolean().describe('Otherwise by others at the table, after you had been away for long.'),
        hand: z
          .enum(['in-play', 'over', 'cancelled'])
          .optional()
          .describe('How the hand stands that you were removed from, and that the table plays to its end.'),
        settles: z.boolean().describe('Whether money moves by that hand.'),
      }),
    )
    .describe(
      'Where you were taken from your seat in the last day, the latest first; not where you sit again.',
    ),
});
export type MyTablesReply = z.infer<typeof myTablesReply>;
export type RemovedFrom = MyTablesReply['removed'][number];

export const myRoomsReply = z.strictObject({
  used: z.int(),
  allowed: z.int(),
  rooms: z.array(
    z.strictObject({
      ...listedTable.shape,
      code: z.string(),
      expiresAt: time.describe('When it closes by itself, unless something happens there before.'),
    }),
  ),
  recent: z
    .array(
      z.strictObject({
        id: tableId,
        game: z.string(),
        code: z.string(),
        closedAt: time,
        reason: z.string().describe('Why it closed.'),
        name: z.string().optional().describe('Who closed it, left or was removed.'),
      }),
    )
    .describe('Those that closed in the last seven days, the latest first.'),
});

export const roomParams = z.strictObject({ code: z.string().max(40) });
export const roomReply = z.strictObject({
  id: tableId,
  game: z.string(),
  host: z.string().nullable().describe('The name of who opened it, or took it over.'),
  banked: z.boolean().describe('Whether it is for play money where everybody has an account.'),
});
export type RoomReply = z.infer<typeof roomReply>;

export const dealParams = z.strictObject({ id: tableId, deal: z.coerce.number().int().min(1) });
export const tableParams = z.strictObject({ id: tableId });
export const tableReply = z.strictObject({
  id: tableId,
  game: z.string(),
  visibility: z.enum(['private', 'public']),
  code: z.string().describe('What people type to find the room.'),
  closed: z.boolean(),
});
export type TableReply = z.infer<typeof tableReply>;

export const resultsReply = z.strictObject({
  results: z
    .array(
      z.strictObject({
        deal: z.int().describe('Which deal of its match, from 1.'),
        number: z.int().describe('Which deal of its table, from 1.'),
        at: time.describe('When it ended, in milliseconds since 1970, by the clock of the house.'),
        ending: z.enum(['won', 'drawn', 'cancelled']),
        winner: z.int().optional().describe('The seat that won it.'),
        net: z.array(z.number()).describe("What each seat gained or lost, in the game's unit."),
        names: z.array(z.string()).describe('By seat; empty for a player who has been deleted.'),
      }),
    )
    .describe('Oldest first.'),
});
export type ResultsReply = z.infer<typeof resultsReply>;

export const addressesReply = z.strictObject({
  publicUrl: z.string().optional().describe('Where people find the house, if the operator has said.'),
  network: z.array(z.string()).describe('Addresses on the home network; told to this computer alone.'),
});
export type AddressesReply = z.infer<typeof addressesReply>;
export type MyRoomsReply = z.infer<typeof myRoomsReply>;

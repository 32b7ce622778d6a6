/** The shape of a deal's record, as files and the API carry it; what it means stands with the table. */
import { z } from 'zod';

const seed = z.string().regex(/^[0-9a-f]{64}$/);
const entropy = z.string().regex(/^[0-9a-f]{32}$/);
const name = z.string().max(200);
const id = z.string().max(64);
const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

const recordedSeat = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['person', 'agent']), name, player: id.optional() }),
  z.strictObject({ type: z.literal('computer'), name, level: z.string().max(40) }),
]);

const recordedShuffle = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('own'), seed }),
  z.strictObject({
    type: z.literal('fair'),
    table: id,
    commitment: seed,
    secret: seed,
    commits: z.array(seed.nullable()).max(4),
    entropies: z.array(entropy.nullable()).max(4),
    seats: z
      .array(
        z.union([z.strictObject({ player: id }), z.strictObject({ computer: z.string().max(40) }), z.null()]),
      )
      .max(4),
  }),
]);

const recordedStep = z.strictObject({
  after: z.number().min(0),
  seat: seat.optional(),
  by: z.enum(['seat', 'autopilot', 'table']),
  events: z.array(z.looseObject({ type: z.string().max(60) })).max(1_000),
});

export const dealRecord = z.strictObject({
  schema: z.literal(1),
  game: id,
  rules: z.int().min(0),
  options: z.record(z.string().max(60), z.unknown()),
  deal: z.int().min(1),
  began: z.number(),
  seats: z.array(recordedSeat).min(1).max(4),
  settled: z.boolean(),
  shuffle: recordedShuffle,
  steps: z.array(recordedStep).min(1).max(5_000),
  result: z.strictObject({
    deal: z.int(),
    ending: z.enum(['won', 'drawn', 'cancelled']),
    winner: seat.optional(),
    net: z.array(z.int()).max(4),
  }),
});

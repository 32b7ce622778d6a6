/** Shapes that many messages share. */
import { z } from 'zod';

/** An id a client makes up for a command, so that sending it twice does it once. */
export const commandId = z.string().regex(/^[\w-]{8,64}$/);
/** Id of a table, as the server made it. */
export const tableId = z.string().regex(/^[a-z0-9]{8,32}$/);
/** Sixteen random bytes of a player's device, or a SHA-256, in hex. */
export const entropyHex = z.string().regex(/^[0-9a-f]{32}$/);
export const hashHex = z.string().regex(/^[0-9a-f]{64}$/);
/** A seat; whether the game has it is for the table to say. */
export const seatNumber = z.int().min(0).max(3);

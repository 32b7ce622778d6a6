/** What a player asks of a table, and the command it is: who may ask what is checked here. */
import { fail, ok, type Result, type Seat } from '@tilehouse/engine';
import type { TableCommand } from './command.ts';
import { freshName } from './names-apart.ts';
import { computerNames, type Person } from './occupant.ts';
import type { RefusalCode } from './refusal.ts';
import type { TableSettings } from './settings.ts';
import { seatsOfPlayer, type TableState } from './table-state.ts';

/** Clocks and customs to change; what is left out stays, null is never or none. */
export interface CustomsWish {
  readonly clocks?:
    | { readonly answer: number | null; readonly turn: number | null; readonly bank: number }
    | undefined;
  readonly away?: number | null | undefined;
  readonly evenPace?: boolean | undefined;
}

export type PlayerWish =
  | { readonly type: 'sit'; readonly seat: number }
  | { readonly type: 'leave' }
  | { readonly type: 'ready'; readonly commitment?: string | undefined }
  | { readonly type: 'not-ready' }
  | { readonly type: 'deal'; readonly commitment?: string | undefined }
  | { readonly type: 'entropy'; readonly deal: number; readonly entropy: string }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | {
      readonly type: 'change';
      readonly options?: Readonly<Record<string, unknown>> | undefined;
      readonly customs?: CustomsWish | undefined;
    }
  | { readonly type: 'seat-computer'; readonly seat: number; readonly level: string }
  | { readonly type: 'remove'; readonly seat: number }
  /** Where those who sit here call one another; null takes it back. */
  | { readonly type: 'call'; readonly link: string | null }
  | { readonly type: 'mute'; readonly player: string; readonly on: boolean }
  | { readonly type: 'shuffle-seats' }
  | { readonly type: 'close' };

type Wished = Result<TableCommand, RefusalCode>;

/** Wishes that only the host may have. */
const hostWishes: readonly PlayerWish['type'][] = [
  'deal',
  'change',
  'seat-computer',
  'remove',
  'shuffle-seats',
  'call',
  'mute',
];

/** The command that a player's wish is at this table, or why the player may not wish it. */
export function commandFor(table: TableState, player: Person, wish: PlayerWish): Wished {
  if (table.closed) return fail('table-closed');
  if ('seat' in wish && wish.seat >= table.game.seats) return fail('no-such-seat');
  if (hostWishes.includes(wish.type) && table.host !== player.player) return forOthers(table, player, wish);
  switch (wish.type) {
    case 'sit':
      return ok({ type: 'sit', seat: wish.seat as Seat, occupant: player });
    case 'change':
      return ok({
        type: 'change',
        options: { ...table.options, ...wish.options },
        settings: withCustoms(table.settings, wish.customs),
      });
    case 'seat-computer':
      return seatComputer(table, wish.seat as Seat, wish.level);
    case 'remove':
      return ok({ type: 'remove', seat: wish.seat as Seat });
    case 'shuffle-seats':
      return ok({ type: 'shuffle-seats' });
    case 'call':
      return ok({ type: 'set-call', link: wish.link ?? undefined });
    case 'mute':
      return ok({ type: 'mute', player: wish.player, on: wish.on });
    case 'close':
      return close(table, player);
    default:
      return fromSeat(table, player, wish);
  }
}

/** Of what a host may, others at the table may one thing: take the seat of somebody who has been away for long. */
function forOthers(table: TableState, { player }: Person, wish: PlayerWish): Wished {
  const sits = seatsOfPlayer(table, player).length > 0;
  if (wish.type !== 'remove' || !sits) return fail('not-host');
  const seat = wish.seat as Seat;
  return table.presence[seat].away === undefined ? fail('not-host') : ok({ type: 'remove-absent', seat });
}

type SeatWish = Extract<
  PlayerWish,
  { type: 'leave' | 'ready' | 'not-ready' | 'deal' | 'entropy' | 'pause' | 'resume' }
>;

/** What is wished from one's own seat. */
function fromSeat(table: TableState, { player }: Person, wish: SeatWish): Wished {
  const [seat] = seatsOfPlayer(table, player);
  if (seat === undefined) return fail('not-seated');
  switch (wish.type) {
    case 'ready':
      return ok({ type: 'want-deal', seat, commitment: wish.commitment });
    case 'deal':
      return ok({ type: 'deal', seat, commitment: wish.commitment });
    case 'entropy':
      return ok({ type: 'entropy', seat, deal: wish.deal, entropy: wish.entropy });
    default:
      return ok({ type: wish.type, seat });
  }
}

/** A computer for an open seat, or another level for the one that sits there. */
function seatComputer(table: TableState, seat: Seat, level: string): Wished {
  if (table.seats[seat]?.type === 'computer') return ok({ type: 'set-level', seat, level });
  const taken = table.seats.flatMap((occupant) => (occupant === undefined ? [] : [occupant.name]));
  const name = freshName(computerNames, taken) ?? computerNames[0];
  return ok({ type: 'sit', seat, occupant: { type: 'computer', level, name } });
}

/** The host closes; another player may agree to it where two must. */
function close(table: TableState, { player }: Person): Wished {
  const agrees = table.closeAsked !== undefined && seatsOfPlayer(table, player).length > 0;
  if (table.host !== player && !agrees) return fail('not-host');
  return ok({ type: 'close', by: player });
}

/** Settings with what somebody wishes changed. */
export function withCustoms(settings: TableSettings, wish: CustomsWish | undefined): TableSettings {
  if (wish === undefined) return settings;
  const { clocks, away, evenPace } = wish;
  return {
    ...settings,
    ...(clocks === undefined
      ? {}
      : {
          clocks: { answer: clocks.answer ?? undefined, turn: clocks.turn ?? undefined, bank: clocks.bank },
        }),
    ...(away === undefined ? {} : { awaySeconds: away ?? undefined }),
    ...(evenPace === undefined ? {} : { evenPaceMs: evenPace ? evenPaceMs : undefined }),
  };
}

/** Milliseconds from a discard to the next draw at even pace (play.md). */
const evenPaceMs = 1200;

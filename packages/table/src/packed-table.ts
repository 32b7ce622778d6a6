/** A table as plain data from which a fold can start: all of it but the match, which the next deal brings along. */
import { type AnyGame, type BySeat, bySeat, findGame, mapSeats } from '@tilehouse/engine';
import type { FindGame } from './evolve-table.ts';
import type { Occupant } from './occupant.ts';
import type { Presence, TableState } from './table-state.ts';

type Plain = Pick<
  TableState,
  | 'id'
  | 'options'
  | 'settings'
  | 'deals'
  | 'results'
  | 'rules'
  | 'settles'
  | 'wanting'
  | 'asked'
  | 'bank'
  | 'seen'
  | 'shownAt'
  | 'pausesUsed'
  | 'movedAt'
  | 'outageTo'
  | 'closed'
>;

type Optional = Pick<
  TableState,
  | 'host'
  | 'seed'
  | 'firstWant'
  | 'shuffle'
  | 'paused'
  | 'frozen'
  | 'stopped'
  | 'closeAsked'
  | 'closing'
  | 'call'
  | 'muted'
  | 'newcomer'
>;

/** Survives JSON. */
export interface PackedTable extends Plain, Partial<Optional> {
  readonly game: string;
  readonly seats: readonly (Occupant | null)[];
  readonly dealt?: readonly (Occupant | null)[];
  readonly presence: readonly Partial<Presence>[];
  readonly commits: readonly (string | null)[];
}

const orNull = <T>(values: BySeat<T | undefined>): readonly (T | null)[] =>
  values.map((value) => value ?? null);

/** Packs a table between deals. */
export function packTable(table: TableState): PackedTable {
  const { game, seats, dealt, commits, match: _, prompts: __, held: ___, earlier: ____, ...rest } = table;
  const packed = {
    ...{ ...rest, game: game.id, seats: orNull(seats) },
    ...{ dealt: orNull(dealt), commits: orNull(commits) },
  };
  return JSON.parse(JSON.stringify(packed)) as PackedTable;
}

/** The table that was packed, with no match on. Throws where the game isn't there. */
export function unpackTable(packed: PackedTable, findGameBy: FindGame = findGame): TableState {
  const game: AnyGame | undefined = findGameBy(packed.game);
  if (game === undefined) throw new Error(`no game ${packed.game}`);
  const none = bySeat(game.seats, () => undefined);
  return {
    ...packed,
    game,
    host: packed.host,
    seed: packed.seed,
    firstWant: packed.firstWant,
    shuffle: packed.shuffle,
    paused: packed.paused,
    frozen: packed.frozen && { since: packed.frozen.since, thaw: packed.frozen.thaw },
    stopped: packed.stopped,
    closeAsked: packed.closeAsked,
    closing: packed.closing,
    call: packed.call,
    muted: packed.muted ?? [],
    newcomer: packed.newcomer ?? false,
    seats: mapSeats(none, (_, seat) => packed.seats[seat] ?? undefined),
    dealt: mapSeats(none, (_, seat) => packed.dealt?.[seat] ?? undefined),
    commits: mapSeats(none, (_, seat) => packed.commits[seat] ?? undefined),
    presence: mapSeats(none, (_, seat) => ({
      away: packed.presence[seat]?.away,
      autopilot: packed.presence[seat]?.autopilot ?? false,
      removed: packed.presence[seat]?.removed ?? false,
    })),
    match: undefined,
    prompts: none,
    held: undefined,
    earlier: [],
  };
}

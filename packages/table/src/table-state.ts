/** The state of a table, folded from its events; only the authority holds it. */
import {
  type AnyGame,
  type BySeat,
  type DealResult,
  type OptionValues,
  type Seat,
  seatsOf,
} from '@tilehouse/engine';
import type { Occupant, Person } from './occupant.ts';
import type { TableSettings } from './settings.ts';
import type { HeldBack, TableClosed } from './table-event.ts';

/** A question to a seat. */
export interface Prompt {
  /** Which question of this seat's since the table opened. */
  readonly number: number;
  /** When it was asked, moved on by every pause. */
  readonly since: number;
}

/** Where a table could go back to: right before a person's decision. */
export interface Earlier {
  readonly seat: Seat;
  readonly game: unknown;
  readonly bank: BySeat<number>;
}

/** Whether a seat's person is there. */
export interface Presence {
  /** Since when it is away, moved on by every pause. */
  readonly away: number | undefined;
  /** The table plays for it. */
  readonly autopilot: boolean;
  /** The host has removed it; the seat is free once the deal is over. */
  readonly removed: boolean;
}

/** A fair shuffle from its commitment until everything is shown. */
export interface FairShuffle {
  readonly deal: number;
  readonly secret: string;
  readonly commitment: string;
  readonly commits: readonly (string | null)[];
  readonly entropies: readonly (string | null)[];
  readonly until: number;
  /** Whether its deal has begun. */
  readonly dealt: boolean;
}

/** A table. */
export interface TableState {
  readonly id: string;
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly settings: TableSettings;
  readonly seats: BySeat<Occupant | undefined>;
  /** Who held the seats when the latest deal began: whoever goes after it, it stays theirs. */
  readonly dealt: BySeat<Occupant | undefined>;
  /** The player who is host. */
  readonly host: string | undefined;
  readonly presence: BySeat<Presence>;
  /** The state of the match; undefined before the first. */
  readonly match: unknown;
  /** Deals begun since the table opened. */
  readonly deals: number;
  /** What each finished deal came to, oldest first; the latest only, where there are many. */
  readonly results: readonly DealResult[];
  /** The seed (hex) of the latest deal, where it is kept. */
  readonly seed: string | undefined;
  /** Version of the rules of the latest deal; 0 before the first. */
  readonly rules: number;
  /** Whether the latest deal's payments move balances. */
  readonly settles: boolean;
  /** Who wants the next deal. */
  readonly wanting: BySeat<boolean>;
  /** The hashes that came with it. */
  readonly commits: BySeat<string | undefined>;
  /** When the first of them wanted it, moved on by every pause. */
  readonly firstWant: number | undefined;
  readonly shuffle: FairShuffle | undefined;
  /** The open question of each seat that is asked. */
  readonly prompts: BySeat<Prompt | undefined>;
  /** How many questions each seat was asked. */
  readonly asked: BySeat<number>;
  /** Seconds left in each seat's bank in this deal. */
  readonly bank: BySeat<number>;
  /** Events each seat has seen, and the outsider last. */
  readonly seen: readonly number[];
  /** What the latest step holds back. */
  readonly held: HeldBack | undefined;
  /** When everybody last saw something happen in the game, moved on by every pause. */
  readonly shownAt: number;
  readonly paused: { readonly seat: Seat; readonly since: number } | undefined;
  readonly pausesUsed: number;
  /** Since when no person is there, and when clocks go on once one is back. */
  readonly frozen: { readonly since: number; readonly thaw: number | undefined } | undefined;
  /** Since when clocks stand still, for whatever reason. */
  readonly stopped: number | undefined;
  /** When anything but lines of players last changed. */
  readonly movedAt: number;
  /** The end of the latest outage. */
  readonly outageTo: number;
  /** Who wants the table closed in the middle of this deal. */
  readonly closeAsked: string | undefined;
  /** Decisions of this deal that can be taken back, oldest first. */
  readonly earlier: readonly Earlier[];
  /** Players who may not talk here: the host has muted them. */
  readonly muted: readonly string[];
  /** Where those who sit here call one another, if the host has said. */
  readonly call: string | undefined;
  /** Somebody has come to a seat since the last deal: everybody must agree to the next. */
  readonly newcomer: boolean;
  readonly closed: boolean;
  /** How it was closed. */
  readonly closing: TableClosed | undefined;
}

/** Where a table stands. */
export type TableStage = 'waiting' | 'in-play' | 'between-deals' | 'match-over' | 'closed';

/** Where the table stands. */
export function stageOf(table: TableState): TableStage {
  if (table.closed) return 'closed';
  if (table.match === undefined) return 'waiting';
  const stage = table.game.stage(table.match);
  if (stage === 'in-play') return 'in-play';
  if (stage === 'before-deal') return 'waiting';
  return table.game.isOver(table.match) ? 'match-over' : 'between-deals';
}

/** When a prompt runs out, in milliseconds; undefined without a clock or while clocks stand still. */
export function deadlineOf(table: TableState, seat: Seat): number | undefined {
  const prompt = table.prompts[seat];
  if (prompt === undefined || table.stopped !== undefined) return undefined;
  const { answer, turn } = table.settings.clocks;
  const pacing = table.game.pacing(table.match, seat);
  const seconds = pacing === 'answer' ? answer : turn;
  if (seconds === undefined) return undefined;
  return prompt.since + (seconds + (pacing === 'turn' ? table.bank[seat] : 0)) * 1000;
}

/** The person at a seat, if one holds it. */
export function personAt(table: TableState, seat: Seat): Person | undefined {
  const occupant = table.seats[seat];
  return occupant?.type === 'person' ? occupant : undefined;
}

/** Whether a person holds the seat. */
export function isPerson(table: TableState, seat: Seat): boolean {
  return personAt(table, seat) !== undefined;
}

/** The seats a player holds; one at most, but where seats are tried out. */
export function seatsOfPlayer(table: TableState, player: string): readonly Seat[] {
  return seatsOf(table.game.seats).filter(
    (seat) => personAt(table, seat)?.player === player && !table.presence[seat].removed,
  );
}

/** Whether the table plays for the seat. */
export function isOnAutopilot(table: TableState, seat: Seat): boolean {
  return table.presence[seat].autopilot;
}

/** Whether a fair shuffle is under way whose deal hasn't begun. */
export function isShuffling(table: TableState): boolean {
  return table.shuffle !== undefined && !table.shuffle.dealt;
}

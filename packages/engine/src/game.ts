/** The contract every game keeps, whatever its rules: state in, facts out, nothing hidden in between. */
import type { OptionSpecs, OptionValues } from './options.ts';
import type { Seat, Viewer } from './seats.ts';
import type { TileSetId } from './tiles/tile-sets.ts';
import type { Transfer } from './transfer.ts';

/** What one command did: the facts in order and the state they fold to. */
export interface Step<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/** What transfers and scores are counted in. */
export type Unit = 'points' | 'sen';

/**
 * A game as a value. Folding a step's events with `evolve` always gives the step's state.
 *
 * `Seen` is what a viewer may be shown of an event, `View` what a viewer may be shown of a state.
 */
export interface Game<State, Action, Event, Seen, View> {
  readonly id: string;
  /** Version of the rules; a deal finishes under the version it began with. */
  readonly version: number;
  readonly seats: number;
  readonly options: OptionSpecs;
  /** Where art and names of its tiles are looked up. */
  readonly tileSet: TileSetId;
  readonly unit: Unit;
  /** Whether its transfers may move account balances. */
  readonly banked: boolean;

  /** Opens a table's match under these options (all of them, checked by `readOptions`). No chance in it. */
  start(options: OptionValues): Step<State, Event>;
  /** Deals the next hand; all its chance comes from `seed` (32 bytes). Called by the table between deals only. */
  deal(state: State, seed: Uint8Array): Step<State, Event>;
  /**
   * Deals again the deal that `event` began, with the chance of `seed`, to check one that was played. Who deals first in
   * a match stays as it was: only `deal` on a match that has just been opened draws that.
   * @returns undefined when the event begins no deal
   */
  redeal(event: Event, seed: Uint8Array): Step<State, Event> | undefined;
  /** Cancels the deal in play: its payments go back, dealer and winds stay. Called by the table only. */
  cancel(state: State): Step<State, Event>;
  /** Everything `seat` may do now; empty when it isn't asked. */
  offers(state: State, seat: Seat): readonly Action[];
  /** Plays `action`, which is one of the offers; then every forced move until somebody must choose. */
  decide(state: State, seat: Seat, action: Action): Step<State, Event>;
  /** Folds one fact; `undefined` is before the first. */
  evolve(state: State | undefined, event: Event): State;
  /**
   * Where a step has to wait at even pace: the place of its first event that would tell whether somebody could claim a
   * tile (the next draw after a discard, or what follows a kong that may be robbed). Undefined where nothing would.
   * `before` is the state before the step.
   */
  pauseIn?(before: State, events: readonly Event[]): number | undefined;
  /** What kind of decision a seat is asked for; tells which clock runs. */
  pacing(state: State, seat: Seat): Pacing;
  /** What `viewer` may see of an event; undefined when it may not know that it happened. */
  redact(event: Event, viewer: Viewer): Seen | undefined;
  /** What `viewer` may see of a state. */
  view(state: State, viewer: Viewer): View;
  /** Shows one state to several viewers: what all of them see is worked out once, and is the same object for all. */
  look(state: State): (viewer: Viewer) => View;
  /** What the autopilot plays for a seat that must choose; one of its offers. */
  idle(state: State, seat: Seat): Action;
  /** Where the deal stands: before the first, in play, or over. */
  stage(state: State): DealStage;
  /** Whether the match (not the deal) is over. */
  isOver(state: State): boolean;
  /** Whether matches under these options go on for as long as people play. */
  isEndless(options: OptionValues): boolean;
  /** What the deal that is over came to; undefined while none is. */
  result(state: State): DealResult | undefined;
  /** The transfers an event carries, for the ledger. */
  transfersOf(event: Event): readonly Transfer[];
}

/** What a finished deal came to. */
export interface DealResult {
  /** Which deal of its match, from 1. */
  readonly deal: number;
  readonly ending: 'won' | 'drawn' | 'cancelled';
  /** Who won it. */
  readonly winner: Seat | undefined;
  /** What each seat gained or lost in it, by seat, in the game's unit; sums to zero. */
  readonly net: readonly number[];
}

/** A seat plays its turn, or answers something another seat did. */
export type Pacing = 'turn' | 'answer';

/** Where a table's deal stands. */
export type DealStage = 'before-deal' | 'in-play' | 'deal-over';

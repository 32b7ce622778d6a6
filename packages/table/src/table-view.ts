/** What a viewer is shown of a table: who sits where, where it stands, and the game as the game shows it. */
import { type BySeat, mapSeats, type OptionValues, type Seat, seatsOf, type Viewer } from '@tilehouse/engine';
import { lastOf } from './evolve-play.ts';
import type { Occupant } from './occupant.ts';
import type { Clocks, TableSettings } from './settings.ts';
import { type UnsettledReason, whyUnsettled } from './settling.ts';
import type { TableClosed } from './table-event.ts';
import {
  deadlineOf,
  isShuffling,
  personAt,
  stageOf,
  type TableStage,
  type TableState,
} from './table-state.ts';

/** A seat of a table as everybody sees it. */
export interface TableSeatView {
  readonly occupant: Occupant | undefined;
  readonly wantsDeal: boolean;
  /** Its person's line is down. */
  readonly away?: true;
  /** The table plays for it. */
  readonly autopilot?: true;
  /** The host has removed it; it is free after this deal. */
  readonly removed?: true;
}

/** A question to the viewer's seat; its offers stand in the game's view. */
export interface PromptView {
  /** Names the question in an answer; means nothing else. */
  readonly id: string;
  /** Milliseconds left to answer; undefined without a clock. */
  readonly left?: number;
}

/** A fair shuffle whose deal hasn't begun, or is in play. */
export interface ShuffleView {
  readonly deal: number;
  readonly commitment: string;
  readonly commits: readonly (string | null)[];
  /** The viewer's device is to send what its hash stood for. */
  readonly entropyAsked?: true;
}

/** What a table of several shows besides. */
export interface HostedView {
  /** The player who is host. */
  readonly host?: string;
  /** How the table is played. */
  readonly customs: Omit<TableSettings, 'clocks'>;
  readonly pausesLeft?: number;
  /** Nobody is there; with `thaw`, somebody is back, and clocks go on in so many milliseconds. */
  readonly frozen?: { readonly thaw?: number };
  readonly shuffle?: ShuffleView;
  /** Number of the next deal: what a commitment is made for. */
  readonly nextDeal: number;
  /** Milliseconds until the match goes on without the others. */
  readonly nextIn?: number;
  /** Who wants the table closed in the middle of this deal. */
  readonly closeAsked?: string;
  /** Somebody has come to a seat since the last hand: it goes on when everybody agrees. */
  readonly newcomer?: true;
  /** Players who may not talk here. */
  readonly muted?: readonly string[];
  /** Where those who sit here call one another; they alone see it. */
  readonly call?: string;
  /** Where one person plays every seat: the one they see from now, and those that are asked. */
  readonly trying?: { readonly as: Seat; readonly asked: readonly Seat[] };
  /** Whether this deal (between deals: the next) moves balances, or why not. */
  readonly settles: true | UnsettledReason;
  /** Version of the rules of the latest deal. */
  readonly rules?: number;
  readonly endless: boolean;
}

/** What a viewer is shown. */
export interface TableView<GameView = unknown> {
  readonly game: string;
  readonly stage: TableStage;
  readonly seats: BySeat<TableSeatView>;
  readonly options: OptionValues;
  readonly clocks: Clocks;
  readonly deals: number;
  readonly pausedBy?: Seat;
  /** At a table with a host. */
  readonly hosted?: HostedView;
  /** How the table was closed. */
  readonly closing?: Omit<TableClosed, 'type'>;
  /** The game, as it shows itself to this viewer; missing before the first match. */
  readonly view?: GameView;
  readonly prompt?: PromptView;
  /** Whether the viewer's seat may take its last decision back. */
  readonly canTakeBack: boolean;
}

/** What a view needs besides the table. */
export interface ViewContext {
  readonly now: number;
  /** Makes a prompt's number opaque. */
  readonly promptId: (seat: Seat, number: number) => string;
}

/** What `viewer` is shown. */
export function tableView(table: TableState, viewer: Viewer, how: ViewContext): TableView {
  const { game, match, paused, closing } = table;
  const prompt = viewer === 'outsider' ? undefined : promptView(table, viewer, how);
  return {
    game: game.id,
    stage: stageOf(table),
    seats: mapSeats(table.seats, (_, seat) => seatView(table, seat)),
    options: table.options,
    clocks: table.settings.clocks,
    deals: table.deals,
    ...(paused === undefined ? {} : { pausedBy: paused.seat }),
    ...(table.settings.hosted === true ? { hosted: hostedView(table, viewer, how.now) } : {}),
    ...(closing === undefined ? {} : { closing: closingView(closing) }),
    ...(match === undefined ? {} : { view: game.view(match, viewer) }),
    ...(prompt === undefined ? {} : { prompt }),
    canTakeBack: viewer !== 'outsider' && table.settings.undo && lastOf(table, viewer) >= 0,
  };
}

function seatView(table: TableState, seat: Seat): TableSeatView {
  const { away, autopilot, removed } = table.presence[seat];
  return {
    occupant: table.seats[seat],
    wantsDeal: table.wanting[seat],
    ...(away === undefined ? {} : { away: true }),
    ...(autopilot ? { autopilot: true } : {}),
    ...(removed ? { removed: true } : {}),
  };
}

const closingView = ({ type: _, ...closing }: TableClosed): Omit<TableClosed, 'type'> => closing;

function hostedView(table: TableState, viewer: Viewer, now: number): HostedView {
  const { settings, host, frozen, shuffle, closeAsked, firstWant, game } = table;
  const customs = customsOf(settings);
  const { pauses, nextSeconds } = settings;
  const stage = stageOf(table);
  const endless = game.isEndless(table.options);
  const left = (at: number): number => Math.max(0, at - now);
  const hasNext =
    !table.newcomer &&
    stage === 'between-deals' &&
    !endless &&
    firstWant !== undefined &&
    table.stopped === undefined;
  return {
    ...(host === undefined ? {} : { host }),
    customs,
    ...(pauses === undefined ? {} : { pausesLeft: Math.max(0, pauses.count - table.pausesUsed) }),
    ...(frozen === undefined ? {} : { frozen: frozen.thaw === undefined ? {} : { thaw: left(frozen.thaw) } }),
    ...(shuffle === undefined ? {} : { shuffle: shuffleView(table, shuffle, viewer) }),
    nextDeal: isShuffling(table) ? table.deals : table.deals + 1,
    ...(hasNext && nextSeconds !== undefined ? { nextIn: left(firstWant + nextSeconds * 1000) } : {}),
    ...(closeAsked === undefined ? {} : { closeAsked }),
    ...(settings.manySeats === true && viewer !== 'outsider' ? { trying: tryingView(table, viewer) } : {}),
    ...(table.newcomer && stage === 'between-deals' ? { newcomer: true } : {}),
    ...(table.muted.length === 0 ? {} : { muted: table.muted }),
    ...(table.call === undefined || viewer === 'outsider' ? {} : { call: table.call }),
    settles: settlesView(table, stage),
    ...(table.rules === 0 ? {} : { rules: table.rules }),
    endless,
  };
}

/** Whoever holds every seat may know who is asked. */
function tryingView(table: TableState, as: Seat): NonNullable<HostedView['trying']> {
  const asked = seatsOf(table.game.seats).filter(
    (seat) => table.prompts[seat] !== undefined && personAt(table, seat) !== undefined,
  );
  return { as, asked };
}

/** Settings stay the same objects for long, and every view shows them. */
const customsKnown = new WeakMap<TableSettings, HostedView['customs']>();

function customsOf(settings: TableSettings): HostedView['customs'] {
  const known = customsKnown.get(settings);
  if (known !== undefined) return known;
  const { clocks: _, ...customs } = settings;
  customsKnown.set(settings, customs);
  return customs;
}

function settlesView(table: TableState, stage: TableStage): true | UnsettledReason {
  if (stage === 'in-play' && table.settles) return true;
  // a hand that began for fun stays so, also when the last of them has an account by now
  const otherwise = stage === 'in-play' ? 'no-account' : true;
  return whyUnsettled(table) ?? otherwise;
}

function shuffleView(
  table: TableState,
  shuffle: NonNullable<TableState['shuffle']>,
  viewer: Viewer,
): ShuffleView {
  const { deal, commitment, commits } = shuffle;
  const isAsked =
    viewer !== 'outsider' &&
    isShuffling(table) &&
    typeof commits[viewer] === 'string' &&
    shuffle.entropies[viewer] === null;
  return { deal, commitment, commits, ...(isAsked ? { entropyAsked: true } : {}) };
}

function promptView(table: TableState, seat: Seat, how: ViewContext): PromptView | undefined {
  const prompt = table.prompts[seat];
  if (prompt === undefined) return undefined;
  const deadline = deadlineOf(table, seat);
  const id = how.promptId(seat, prompt.number);
  return deadline === undefined ? { id } : { id, left: Math.max(0, deadline - how.now) };
}

/** What a viewer is shown of a table: who sits where, where it stands, and the game as the game shows it. */
import { type BySeat, mapSeats, type OptionValues, type Seat, seatsOf, type Viewer } from '@tilehouse/engine';
import { autopilotsOf } from './due.ts';
import { lastOf } from './evolve-play.ts';
import { isSame } from './evolve-seating.ts';
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
  /** Who played the latest deal there, where they have left since. */
  readonly played?: string;
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
  /** Who is away in a hand, and in how many milliseconds the table begins to play for them. */
  readonly autopilotIn?: readonly { readonly seat: Seat; readonly left: number }[];
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

/** Shows a table to several viewers: what all of them see is worked out once, and is the same objects for all. */
export function lookAtTable(table: TableState, how: ViewContext): (viewer: Viewer) => TableView {
  const everybody = everybodysView(table, how.now);
  const { match, game } = table;
  const lookAtGame = match === undefined ? undefined : game.look(match);
  return (viewer) => viewerView(table, viewer, { everybody, lookAtGame, how });
}

interface Look {
  readonly everybody: EverybodysView;
  readonly lookAtGame: ((viewer: Viewer) => unknown) | undefined;
  readonly how: ViewContext;
}

function viewerView(table: TableState, viewer: Viewer, { everybody, how, lookAtGame }: Look): TableView {
  const { game, stage, seats, options, clocks, deals, pausedBy, hosted, closing } = everybody;
  const canTakeBack = viewer !== 'outsider' && table.settings.undo && lastOf(table, viewer) >= 0;
  // fields are written one by one: spreading what may be missing costs more than all the rest
  const view: Writable<TableView> = { game, stage, seats, options, clocks, deals, canTakeBack };
  if (pausedBy !== undefined) view.pausedBy = pausedBy;
  if (hosted !== undefined) view.hosted = ownHosted(table, viewer, hosted);
  if (closing !== undefined) view.closing = closing;
  if (lookAtGame !== undefined) view.view = lookAtGame(viewer);
  const prompt = viewer === 'outsider' ? undefined : promptView(table, viewer, how);
  if (prompt !== undefined) view.prompt = prompt;
  return view;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
type EverybodysView = Omit<TableView, 'view' | 'prompt' | 'canTakeBack'>;

/** What everybody is shown alike; who sits there is the same object as long as nothing about it changes. */
function everybodysView(table: TableState, now: number): EverybodysView {
  const { game, paused, closing, settings } = table;
  const view: Writable<EverybodysView> = {
    game: game.id,
    stage: stageOf(table),
    seats: seatsView(table),
    options: table.options,
    clocks: settings.clocks,
    deals: table.deals,
  };
  if (paused !== undefined) view.pausedBy = paused.seat;
  if (settings.hosted === true) view.hosted = hostedView(table, now);
  if (closing !== undefined) view.closing = closingView(closing);
  return view;
}

type ShownSeats = Pick<TableState, 'presence' | 'wanting' | 'dealt'> & { readonly seats: TableView['seats'] };

/** Seats stay as they are from one hand to the next. */
const seatsShown = new WeakMap<TableState['seats'], ShownSeats>();

function seatsView(table: TableState): TableView['seats'] {
  const { presence, wanting, dealt } = table;
  const known = seatsShown.get(table.seats);
  if (known?.presence === presence && known.wanting === wanting && known.dealt === dealt) return known.seats;
  const seats = mapSeats(table.seats, (_, seat) => seatView(table, seat));
  seatsShown.set(table.seats, { presence, wanting, dealt, seats });
  return seats;
}

function seatView(table: TableState, seat: Seat): TableSeatView {
  const { away, autopilot, removed } = table.presence[seat];
  const occupant = table.seats[seat];
  const dealt = table.dealt[seat];
  return {
    occupant,
    wantsDeal: table.wanting[seat],
    ...(away === undefined ? {} : { away: true }),
    ...(autopilot ? { autopilot: true } : {}),
    ...(removed ? { removed: true } : {}),
    ...(dealt === undefined || isSame(dealt, occupant) ? {} : { played: dealt.name }),
  };
}

const closingView = ({ type: _, ...closing }: TableClosed): Omit<TableClosed, 'type'> => closing;

function hostedView(table: TableState, now: number): HostedView {
  const { settings, host, frozen, shuffle, closeAsked, muted } = table;
  const stage = stageOf(table);
  const left = (at: number): number => Math.max(0, at - now);
  const nextAt = nextDealAt(table, stage);
  const view: Writable<HostedView> = {
    customs: customsOf(settings),
    nextDeal: isShuffling(table) ? table.deals : table.deals + 1,
    settles: settlesView(table, stage),
    endless: table.game.isEndless(table.options),
  };
  if (host !== undefined) view.host = host;
  if (settings.pauses !== undefined) view.pausesLeft = Math.max(0, settings.pauses.count - table.pausesUsed);
  if (frozen !== undefined) view.frozen = frozen.thaw === undefined ? {} : { thaw: left(frozen.thaw) };
  if (shuffle !== undefined) view.shuffle = shuffleView(shuffle);
  if (nextAt !== undefined) view.nextIn = left(nextAt);
  const waitedFor = autopilotsOf(table).map(({ seat, at }) => ({ seat, left: left(at) }));
  if (waitedFor.length > 0) view.autopilotIn = waitedFor;
  if (closeAsked !== undefined) view.closeAsked = closeAsked;
  if (table.newcomer && stage === 'between-deals') view.newcomer = true;
  if (muted.length > 0) view.muted = muted;
  if (table.rules !== 0) view.rules = table.rules;
  return view;
}

/** When the match goes on without those who don't want the next deal. */
function nextDealAt(table: TableState, stage: TableStage): number | undefined {
  const { firstWant, game, newcomer, options, settings, stopped } = table;
  const { nextSeconds } = settings;
  if (stage !== 'between-deals' || newcomer || stopped !== undefined || game.isEndless(options))
    return undefined;
  return firstWant === undefined || nextSeconds === undefined ? undefined : firstWant + nextSeconds * 1000;
}

/** What a viewer is shown of a table of several besides what everybody is. */
function ownHosted(table: TableState, viewer: Viewer, hosted: HostedView): HostedView {
  if (viewer === 'outsider') return hosted;
  const { call, settings } = table;
  const isAsked = isEntropyAsked(table, viewer);
  if (call === undefined && settings.manySeats !== true && !isAsked) return hosted;
  return {
    ...hosted,
    ...(hosted.shuffle !== undefined && isAsked
      ? { shuffle: { ...hosted.shuffle, entropyAsked: true } }
      : {}),
    ...(settings.manySeats === true ? { trying: tryingView(table, viewer) } : {}),
    ...(call === undefined ? {} : { call }),
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

const shuffleView = ({ deal, commitment, commits }: NonNullable<TableState['shuffle']>): ShuffleView => ({
  deal,
  commitment,
  commits,
});

function isEntropyAsked(table: TableState, seat: Seat): boolean {
  const { shuffle } = table;
  if (shuffle === undefined || !isShuffling(table)) return false;
  return typeof shuffle.commits[seat] === 'string' && shuffle.entropies[seat] === null;
}

function promptView(table: TableState, seat: Seat, how: ViewContext): PromptView | undefined {
  const prompt = table.prompts[seat];
  if (prompt === undefined) return undefined;
  const deadline = deadlineOf(table, seat);
  const id = how.promptId(seat, prompt.number);
  return deadline === undefined ? { id } : { id, left: Math.max(0, deadline - how.now) };
}

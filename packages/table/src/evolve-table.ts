/** The fold of a table: one event onto the state before it. */
import { type AnyGame, bySeat, findGame, mapSeats, seatsOf, type Viewer } from '@tilehouse/engine';
import { dealBegan, decided, played, tookBack } from './evolve-play.ts';
import {
  autopilotOn,
  cameBack,
  outage,
  pausedBy,
  personRemoved,
  resumed,
  thawed,
  wentAway,
} from './evolve-presence.ts';
import {
  knownAs,
  muted,
  notWanting,
  present,
  seated,
  seatLeft,
  seatsShuffled,
  tableChanged,
  wantsDeal,
} from './evolve-seating.ts';
import { entropyGiven, shuffleCommitted, shuffleShown } from './evolve-shuffle.ts';
import { seenOf } from './seen-event.ts';
import type { TableClosed, TableEvent, TableFact, TableOpened } from './table-event.ts';
import type { TableState } from './table-state.ts';

/** Looks games up; tests put their own in. */
export type FindGame = (id: string) => AnyGame | undefined;

/** Folds one event; `undefined` is before the table was opened. Throws when it doesn't follow. */
export function evolveTable(
  table: TableState | undefined,
  event: TableEvent,
  findGameBy: FindGame = findGame,
): TableState {
  const { fact, at } = event;
  const before = fact.type === 'table-opened' ? opened(fact, findGameBy) : table;
  if (before === undefined) throw new Error(`${fact.type} before the table was opened`);
  return counted(moved(folded(before, event), fact, at), fact);
}

function folded(table: TableState, { at, fact }: TableEvent): TableState {
  switch (fact.type) {
    case 'table-opened':
      return table;
    case 'seated':
      return seated(table, fact, at);
    case 'seat-left':
      return seatLeft(table, fact, at);
    case 'seats-shuffled':
      return seatsShuffled(table, fact);
    case 'known-as':
      return knownAs(table, fact);
    case 'table-changed':
      return tableChanged(table, fact);
    case 'wants-deal':
      return wantsDeal(table, fact, at);
    case 'not-ready':
      return notWanting(table, fact.seat);
    case 'shuffle-committed':
      return shuffleCommitted(table, fact);
    case 'entropy-given':
      return entropyGiven(table, fact);
    case 'shuffle-shown':
      return shuffleShown(table);
    case 'call-set':
      return { ...table, call: fact.link };
    case 'muted':
      return muted(table, fact);
    case 'close-asked':
      return { ...table, closeAsked: fact.player };
    case 'table-closed':
      return closed(table, fact);
    default:
      return foldedInPlay(table, { at, fact });
  }
}

type InPlayFact = Exclude<
  TableFact,
  {
    type:
      | 'table-opened'
      | 'seated'
      | 'seat-left'
      | 'seats-shuffled'
      | 'known-as'
      | 'table-changed'
      | 'wants-deal'
      | 'not-ready'
      | 'shuffle-committed'
      | 'entropy-given'
      | 'shuffle-shown'
      | 'close-asked'
      | 'call-set'
      | 'muted'
      | 'table-closed';
  }
>;

/** The fold of what happens in play, and of who is there. */
function foldedInPlay(table: TableState, { at, fact }: { at: number; fact: InPlayFact }): TableState {
  switch (fact.type) {
    case 'match-began':
      return played({ ...table, match: undefined }, fact.events, at);
    case 'deal-began':
      return dealBegan(table, fact, at);
    case 'decided':
      return decided(table, fact, at);
    case 'went-on':
      return played({ ...table, held: undefined }, fact.events, at);
    case 'deal-cancelled':
      return played({ ...table, earlier: [], held: undefined }, fact.events, at);
    case 'took-back':
      return tookBack(table, fact.seat, at);
    case 'paused':
      return pausedBy(table, fact, at);
    case 'resumed':
      return resumed(table, at);
    case 'person-removed':
      return personRemoved(table, fact.seat, at);
    case 'went-away':
      return wentAway(table, fact.player, at);
    case 'came-back':
      return cameBack(table, fact.player, at);
    case 'autopilot-on':
      return autopilotOn(table, fact.seat);
    case 'thawed':
      return thawed(table, at);
    case 'outage':
      return outage(table, fact);
  }
}

function opened(fact: TableOpened, findGameBy: FindGame): TableState {
  const game = findGameBy(fact.game);
  if (game === undefined) throw new Error(`no game ${fact.game}`);
  const none = bySeat(game.seats, () => undefined);
  return {
    id: fact.id ?? '',
    game,
    options: fact.options,
    settings: fact.settings,
    seats: none,
    dealt: none,
    host: fact.host,
    presence: bySeat(game.seats, () => present),
    match: undefined,
    deals: 0,
    results: [],
    seed: undefined,
    rules: 0,
    settles: false,
    wanting: bySeat(game.seats, () => false),
    commits: none,
    firstWant: undefined,
    shuffle: undefined,
    prompts: none,
    asked: bySeat(game.seats, () => 0),
    bank: bySeat(game.seats, () => 0),
    seen: new Array<number>(game.seats + 1).fill(0),
    held: undefined,
    shownAt: 0,
    paused: undefined,
    pausesUsed: 0,
    frozen: undefined,
    stopped: undefined,
    movedAt: 0,
    outageTo: 0,
    closeAsked: undefined,
    earlier: [],
    muted: [],
    call: undefined,
    newcomer: false,
    closed: false,
    closing: undefined,
  };
}

function closed(table: TableState, fact: TableClosed): TableState {
  return {
    ...table,
    closed: true,
    closing: fact,
    held: undefined,
    prompts: mapSeats(table.prompts, () => undefined),
  };
}

/** Facts that are no move of anybody's. */
const noMoves: readonly TableFact['type'][] = ['went-away', 'came-back', 'autopilot-on', 'thawed', 'outage'];

function moved(table: TableState, fact: TableFact, at: number): TableState {
  return noMoves.includes(fact.type) ? table : { ...table, movedAt: at };
}

/** Counts what each viewer has seen, the outsider last. */
function counted(table: TableState, fact: TableFact): TableState {
  const viewers: readonly Viewer[] = [...seatsOf(table.game.seats), 'outsider'];
  const seen = viewers.map((viewer, at) => (table.seen[at] ?? 0) + seenOf(table.game, fact, viewer).length);
  return { ...table, seen };
}

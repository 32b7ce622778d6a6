/** What a viewer is shown of a table: who sits where, where it stands, and the game as the game shows it. */
import { type BySeat, mapSeats, type OptionValues, type Seat, type Viewer } from '@tilehouse/engine';
import { lastOf } from './evolve-table.ts';
import type { Occupant } from './occupant.ts';
import type { Clocks } from './settings.ts';
import { deadlineOf, stageOf, type TableStage, type TableState } from './table-state.ts';

/** A seat of a table as everybody sees it. */
export interface TableSeatView {
  readonly occupant: Occupant | undefined;
  readonly wantsDeal: boolean;
}

/** A question to the viewer's seat; its offers stand in the game's view. */
export interface PromptView {
  /** Names the question in an answer; means nothing else. */
  readonly id: string;
  /** Milliseconds left to answer; undefined without a clock. */
  readonly left?: number;
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
  /** The game, as it shows itself to this viewer; missing before the first match. */
  readonly view?: GameView;
  readonly prompt?: PromptView;
  /** Whether the viewer's seat may take its last decision back. */
  readonly canTakeBack: boolean;
}

/** What `viewer` is shown at `now`; `promptId` makes a prompt's number opaque. */
export function tableView(
  table: TableState,
  viewer: Viewer,
  how: { readonly now: number; readonly promptId: (seat: Seat, number: number) => string },
): TableView {
  const { game, match, paused } = table;
  const prompt = viewer === 'outsider' ? undefined : promptView(table, viewer, how);
  return {
    game: game.id,
    stage: stageOf(table),
    seats: mapSeats(table.seats, (occupant, seat) => ({ occupant, wantsDeal: table.wanting[seat] })),
    options: table.options,
    clocks: table.settings.clocks,
    deals: table.deals,
    ...(paused === undefined ? {} : { pausedBy: paused.seat }),
    ...(match === undefined ? {} : { view: game.view(match, viewer) }),
    ...(prompt === undefined ? {} : { prompt }),
    canTakeBack: viewer !== 'outsider' && table.settings.undo && lastOf(table, viewer) >= 0,
  };
}

function promptView(
  table: TableState,
  seat: Seat,
  how: { readonly now: number; readonly promptId: (seat: Seat, number: number) => string },
): PromptView | undefined {
  const prompt = table.prompts[seat];
  if (prompt === undefined) return undefined;
  const deadline = deadlineOf(table, seat);
  const id = how.promptId(seat, prompt.number);
  return deadline === undefined ? { id } : { id, left: Math.max(0, deadline - how.now) };
}

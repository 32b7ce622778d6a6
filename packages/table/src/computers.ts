/** Computers of a table: each thinks while its question is open, and what it chooses becomes a command. */
import { equalValues, type Seat, seatsOf } from '@tilehouse/engine';
import type { TableCommand } from './command.ts';
import type { TablePorts } from './ports.ts';
import type { TableState } from './table-state.ts';

/** A computer's question. */
interface Question {
  readonly seat: Seat;
  readonly number: number;
}

/** What computers need of their table. */
export interface ComputersAt {
  readonly ports: TablePorts;
  table(): TableState;
  /** Takes what a computer wishes. */
  take(command: TableCommand): void;
}

/** Milliseconds a computer may think where the table doesn't say. */
const longThought = 10_000;
/** How long before the next draw at even pace an answer has to be there. */
const evenMargin = 200;

/** The computers that think. */
export class Computers {
  private readonly at: ComputersAt;
  private readonly thinking = new Map<Seat, { readonly number: number; readonly cancel: () => void }>();

  constructor(at: ComputersAt) {
    this.at = at;
  }

  /** Lets every computer think that is asked, and stops whoever isn't any more. */
  follow(table: TableState): void {
    for (const seat of seatsOf(table.game.seats)) this.letThink(table, seat);
  }

  stop(): void {
    for (const { cancel } of this.thinking.values()) cancel();
    this.thinking.clear();
  }

  private letThink(table: TableState, seat: Seat): void {
    const isThere = table.seats[seat]?.type === 'computer' && table.stopped === undefined;
    const number = isThere ? table.prompts[seat]?.number : undefined;
    const thinking = this.thinking.get(seat);
    if (thinking?.number === number) return;
    thinking?.cancel();
    this.thinking.delete(seat);
    if (number === undefined) return;
    const { choosers, clock, patience } = this.at.ports;
    const delay = Math.min(choosers.delay(), spare(table, seat)) + (patience?.() ?? 0);
    const cancel = clock.at(clock.now() + delay, () => this.think({ seat, number }));
    this.thinking.set(seat, { number, cancel });
  }

  private think(question: Question): void {
    const table = this.at.table();
    const { game, match, prompts, seats, settings } = table;
    const { seat, number } = question;
    const occupant = seats[seat];
    if (prompts[seat]?.number !== number || occupant?.type !== 'computer') return;
    const { ports } = this.at;
    try {
      const choice = ports.choosers.choose(game, occupant.level, game.view(match, seat));
      if (!(choice instanceof Promise)) {
        this.answer(question, choice);
        return;
      }
      const patience = Math.min(settings.thinkMs ?? longThought, spare(table, seat));
      const late = () => this.fails(question, new Error(`a computer thought for longer than ${patience} ms`));
      const cancel = ports.clock.at(ports.clock.now() + patience, late);
      this.thinking.set(seat, { number, cancel });
      choice.then(
        (wish) => this.answer(question, wish),
        (problem: unknown) => this.fails(question, problem),
      );
    } catch (problem) {
      this.fails(question, problem);
    }
  }

  /** Turns a choice into a command, if it still counts. */
  private answer(question: Question, wish: unknown): void {
    const { seat, number } = question;
    const thinking = this.thinking.get(seat);
    if (thinking?.number !== number) return;
    thinking.cancel();
    const { game, match } = this.at.table();
    const offer = game.offers(match, seat).findIndex((each) => equalValues(each, wish));
    if (offer >= 0) this.at.take({ type: 'act', seat, prompt: number, offer });
    else this.fails(question, new Error(`a computer chose what it wasn't offered: ${JSON.stringify(wish)}`));
  }

  /** The table plays for a computer that couldn't. */
  private fails({ seat, number }: Question, problem: unknown): void {
    if (this.thinking.get(seat)?.number !== number) return;
    this.at.ports.report(problem);
    this.at.take({ type: 'stand-in', seat, prompt: number });
  }
}

/** Milliseconds a computer may spend so that its answer is inside the even pace. */
function spare(table: TableState, seat: Seat): number {
  const { evenPaceMs } = table.settings;
  if (evenPaceMs === undefined || table.game.pacing(table.match, seat) === 'turn') {
    return Number.POSITIVE_INFINITY;
  }
  return Math.max(0, (evenPaceMs - evenMargin) / 2);
}

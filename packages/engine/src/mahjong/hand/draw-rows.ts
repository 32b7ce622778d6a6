/**
 * Classes of a group before and after drawing each of its kinds, a row a hand of the group. What a hand's acceptance
 * asks stands side by side in memory, and the hands met most stay near the processor.
 */
import { endsIn } from './class-key.ts';
import type { CostAutomaton } from './cost-automaton.ts';

/** Entries of a row: the class after drawing each kind, and at `ownClass` the one without a draw. */
export const rowWidth = 16;
/** Where a row has the class of the group without a draw. */
export const ownClass = 15;
/** Where a row has the ends of the group without a draw (see `endsIn`). */
export const ownEnds = 14;

/** Rows that are kept; another hand that falls on the same slot takes its place. */
const slotBits = 14;

/** Remembered rows of one kind of group whose copies aren't bound in melds. */
export class DrawRows {
  /** All rows, one after the other; `CostClasses.never` where no copy is left to draw. */
  readonly cells = new Uint16Array(rowWidth << slotBits);
  private readonly automaton: CostAutomaton;
  /** Whose row a slot holds: its index and one; 0 for nobody's. */
  private readonly owners = new Int32Array(1 << slotBits);

  constructor(automaton: CostAutomaton) {
    this.automaton = automaton;
  }

  /** Where in `cells` the row of a base-5 index begins. */
  startOf(index: number): number {
    const slot = Math.imul(index, 0x9e3779b1) >>> (32 - slotBits);
    if (this.owners[slot] !== index + 1) this.learn(slot, index);
    return slot * rowWidth;
  }

  private learn(slot: number, index: number): void {
    const { automaton, cells } = this;
    const start = slot * rowWidth;
    let weight = 1;
    for (let kind = automaton.kinds - 1; kind >= 0; kind -= 1) {
      const isHeldWhole = Math.floor(index / weight) % 5 === 4;
      cells[start + kind] = isHeldWhole ? automaton.never : automaton.classOfIndex(index + weight);
      weight *= 5;
    }
    cells[start + ownClass] = automaton.classOfIndex(index);
    cells[start + ownEnds] = endsIn(automaton.keys[index] as number);
    this.owners[slot] = index + 1;
  }
}

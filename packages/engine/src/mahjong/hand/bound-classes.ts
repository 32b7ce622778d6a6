/** Classes of a group some of whose copies are bound in melds: the hands met most are remembered. */
import type { CostAutomaton } from './cost-automaton.ts';

/** Hands that are kept; another that falls on the same slot takes its place. */
const slotBits = 13;

/** Remembered classes by the base-5 indexes of the copies in hand and of those bound. */
export class BoundClasses {
  private readonly automaton: CostAutomaton;
  private readonly classes = new Uint16Array(1 << slotBits);
  /** Whose class a slot holds: the index of the copies in hand, and that of the bound ones, which is never 0. */
  private readonly inHand = new Int32Array(1 << slotBits);
  private readonly bound = new Int32Array(1 << slotBits);

  constructor(automaton: CostAutomaton) {
    this.automaton = automaton;
  }

  /** The class of copies in hand beside bound ones. */
  classOf(inHand: number, bound: number): number {
    const slot = Math.imul(inHand + Math.imul(bound, 0x85ebca6b), 0x9e3779b1) >>> (32 - slotBits);
    if (this.inHand[slot] !== inHand || this.bound[slot] !== bound) {
      this.classes[slot] = this.automaton.classBeside(inHand, bound);
      this.inHand[slot] = inHand;
      this.bound[slot] = bound;
    }
    return this.classes[slot] as number;
  }
}

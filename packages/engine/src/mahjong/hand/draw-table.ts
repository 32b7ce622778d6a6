/** Tiles still to draw for a whole hand, by the class of one group and the class of all the rest. */
import type { ClassGrid, CostClasses } from './cost-classes.ts';
import { impossible } from './impossible.ts';

/** What a hand still has to build, and which Fei it can count on. */
export interface HandGoal {
  /** Sets still to build: four less the melds. */
  readonly sets: number;
  /** Fei in the hand. */
  readonly feiInHand: number;
  /** Fei that can still be drawn. */
  readonly feiToDraw: number;
}

/** Tiles to draw over pairs of classes; `impossible` and one is a byte too. */
export type TileGrid = ClassGrid<Uint8Array>;

/** Remembered answers for one goal. */
export class DrawTable {
  /** Tiles to draw by (class of the rest, class of a group). */
  readonly known: TileGrid;
  private readonly classes: CostClasses;
  private readonly goal: HandGoal;

  constructor(classes: CostClasses, goal: HandGoal) {
    this.classes = classes;
    this.goal = goal;
    this.known = classes.newGrid((length) => new Uint8Array(length));
  }

  /** Fewest tiles to draw for the goal's sets and a pair; a Fei that must be drawn counts as one. */
  tilesToDraw(rest: number, group: number): number {
    const { cells, shift } = this.known;
    const known = cells[(rest << shift) | group] as number;
    return known > 0 ? known - 1 : this.learn(rest, group);
  }

  /** `tilesToDraw` for the classes in `drawn` from `from` to `to` (not included), in place; −1 stays. */
  replaceByTilesToDraw(drawn: Int16Array, rest: number, stretch: { from: number; to: number }): void {
    const { cells, shift } = this.known;
    const row = rest << shift;
    for (let at = stretch.from; at < stretch.to; at += 1) {
      const group = drawn[at] as number;
      if (group < 0) continue;
      const known = cells[row | group] as number;
      drawn[at] = known > 0 ? known - 1 : this.learn(rest, group);
    }
  }

  private learn(rest: number, group: number): number {
    const { sets, feiInHand, feiToDraw } = this.goal;
    let best = impossible;
    for (let fei = 0; fei <= Math.min(this.classes.mostFei, feiInHand + feiToDraw); fei += 1) {
      const tiles = this.classes.leastCost(rest, group, { sets, pairs: 1, fei });
      best = Math.min(best, tiles + Math.max(0, fei - feiInHand));
    }
    this.known.set(rest, group, best);
    return best;
  }
}

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

/** A stretch of places, and the class of its group after drawing each: `cells[start]` is that of the first. */
export interface DrawnClasses {
  readonly from: number;
  /** Place after the last. */
  readonly to: number;
  readonly cells: Uint16Array;
  readonly start: number;
}

/** Places found so far whose draw leaves fewer than `away` tiles to draw. */
export class LowerPlaces {
  readonly places = new Uint8Array(40);
  count = 0;
  away = 0;

  /** The places, in the order found. */
  list(): number[] {
    const list = new Array<number>(this.count);
    for (let at = 0; at < this.count; at += 1) list[at] = this.places[at] as number;
    return list;
  }
}

/** Tiles to draw over pairs of classes; `impossible` and one is a byte too. */
export type TileGrid = ClassGrid<Uint8Array>;

/** Remembered answers for one goal. */
export class DrawTable {
  /** Tiles to draw and one, by (class of a part, class of the rest). */
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

  /** Finds the places of a group whose draw leaves fewer than `found.away` tiles to draw, `rest` being the others' class. */
  findLower(group: DrawnClasses, rest: number, found: LowerPlaces): void {
    const { from, to, cells: classes, start } = group;
    const { places, away } = found;
    const { known } = this;
    let { cells } = known;
    let row = rest << known.shift;
    let { count } = found;
    for (let place = from; place < to; place += 1) {
      const drawn = classes[start + place - from] as number;
      let value = cells[row | drawn] as number;
      if (value === 0) {
        value = this.learn(rest, drawn) + 1;
        cells = known.cells;
        row = rest << known.shift;
      }
      places[count] = place;
      // without a branch, which could go either way: 1 where the difference is below 0
      count += (value - 1 - away) >>> 31;
    }
    found.count = count;
  }

  private learn(rest: number, group: number): number {
    const { sets, feiInHand, feiToDraw } = this.goal;
    let best = impossible;
    for (let fei = 0; fei <= Math.min(this.classes.mostFei, feiInHand + feiToDraw); fei += 1) {
      const tiles = this.classes.leastCost(rest, group, { sets, pairs: 1, fei });
      best = Math.min(best, tiles + Math.max(0, fei - feiInHand));
    }
    this.known.set(rest, group, best + 1);
    return best;
  }
}

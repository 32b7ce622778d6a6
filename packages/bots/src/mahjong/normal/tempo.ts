/** How fast hands come together under a ruleset, found once by bringing dealt hands on. */
import { isBonus, type Ruleset } from '@tilehouse/engine';
import { type Brought, bringHandsOn, handSize } from './brought-on.ts';
import { winChance } from './win-chance.ts';

/** The tempo of a ruleset. */
export interface Tempo {
  /** Chance that a seat is ready after so many throws, with so many melds. */
  ready(throws: number, melds: number): number;
  /** Faces a ready hand waits for, on average. */
  readonly waits: number;
  /** Chance that a ready hand wins in a round. */
  readonly winRate: number;
  /** Unseen copies that bring a hand on, on average, by tiles away. */
  readonly help: readonly number[];
  /** How much faster hands come on than by what helps them, as `winChance` takes it. */
  readonly pace: number;
}

const memo = new WeakMap<Ruleset, Tempo>();

/** The tempo of a ruleset. */
export function tempoOf(rules: Ruleset): Tempo {
  let tempo = memo.get(rules);
  if (tempo === undefined) {
    tempo = tempoFor(rules, bringHandsOn(rules));
    memo.set(rules, tempo);
  }
  return tempo;
}

/** Where half the hands with none, one … four melds are ready, as a share of the throws a hand without any takes. */
const centres = [1, 0.84, 0.62, 0.1, -1];

/** The lines below were fitted to hands of players that only lower tiles away, on walls with one suit to three. */
function tempoFor(rules: Ruleset, brought: Brought): Tempo {
  const { away, help } = brought;
  const half = Math.max(3, 4.4 + 5.64 * (away - 3.35));
  const waits = Math.max(1.5, 2.07 + 1.16 * (4.75 - away));
  const winRate = Math.min(0.5, 0.2 + 0.15 * (waits - 1.92));
  const ready = (throws: number, melds: number): number => {
    const centre = half * (centres[Math.min(melds, 4)] ?? 0);
    return 1 / (1 + Math.exp((centre - throws) / (0.25 * half + 0.3)));
  };
  return { ready, waits, winRate, help, pace: paceFor(rules, brought, (round) => winRate * ready(round, 0)) };
}

/** What one plan alone wins of a seat's fair share of the deals; the rest comes of changing plans. */
const planShare = 0.8;

/** The weight of a tile that helps, on average (see `reachOf`). */
const usualReach = 1.6;

const fastest = 8;
const halvings = 20;

/** The pace at which a dealt hand wins its share of deals against seats that win so often in each round. */
function paceFor(rules: Ruleset, { away, help }: Brought, wins: (round: number) => number): number {
  const playing = rules.tiles.filter((tile) => !isBonus(tile)).length;
  const alive: number[] = [];
  let nobodyWon = 1;
  for (let round = 1; round <= playing / rules.seats - handSize; round += 1) {
    nobodyWon *= (1 - wins(round)) ** (rules.seats - 1);
    alive.push(nobodyWon);
  }
  const chanceFrom = (from: number, pace: number): number => {
    const weighed = (help[from] as number) * usualReach;
    const race = { away: from, help: weighed, reach: usualReach, unseen: playing - handSize };
    return winChance({ ...race, alive, typical: help, pace });
  };
  const nearer = Math.floor(away);
  const chanceAt = (pace: number): number =>
    (nearer + 1 - away) * chanceFrom(nearer, pace) + (away - nearer) * chanceFrom(nearer + 1, pace);
  let slow = 0;
  let fast = fastest;
  for (let halving = 0; halving < halvings; halving += 1) {
    const pace = (slow + fast) / 2;
    if (chanceAt(pace) < planShare / rules.seats) slow = pace;
    else fast = pace;
  }
  return fast;
}

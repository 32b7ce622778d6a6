/** Adds up a self-play run: per player wins, self-draws, deal-ins, mean score with its interval, decision times. */
import type { PlayerName } from '@tilehouse/bots';
import type { PlayerHand, WallReport } from './run-walls.ts';

/** One player's line. */
export interface PlayerSummary {
  readonly level: PlayerName;
  readonly hands: number;
  readonly wins: number;
  readonly selfDraws: number;
  readonly dealIns: number;
  /** Mean net payment a hand, in the ruleset's unit. */
  readonly mean: number;
  /** Half the width of the 95 % interval of the mean, taken over walls. */
  readonly ci95: number;
  readonly decisionMs: { readonly median: number; readonly p99: number };
}

/** The whole run. */
export interface SelfPlaySummary {
  readonly ruleset: string;
  readonly hands: number;
  readonly seed: string;
  readonly seconds: number;
  readonly handsPerSecond: number;
  readonly drawn: number;
  readonly players: readonly PlayerSummary[];
}

/** Adds up walls in the order they are given, which must not depend on who played them. */
export function summarise(
  run: { ruleset: string; seed: string; players: readonly PlayerName[]; seconds: number },
  walls: readonly WallReport[],
): SelfPlaySummary {
  const hands = walls.reduce((sum, wall) => sum + wall.hands.length, 0);
  const drawn = walls.reduce((sum, wall) => sum + wall.hands.filter((hand) => hand.drawn).length, 0);
  return {
    ...{ ruleset: run.ruleset, hands, seed: run.seed },
    seconds: rounded(run.seconds, 2),
    handsPerSecond: rounded(hands / run.seconds, 1),
    drawn,
    players: run.players.map((level, player) => playerSummary(level, player, walls)),
  };
}

function playerSummary(level: PlayerName, player: number, walls: readonly WallReport[]): PlayerSummary {
  const parts = walls.flatMap(({ hands }) => hands.flatMap((hand) => hand.parts[player] ?? []));
  const perWall = walls.map(({ hands }) => meanOf(hands.map((hand) => hand.parts[player]?.net ?? 0)));
  const count = (holds: (part: PlayerHand) => boolean): number => parts.filter(holds).length;
  return {
    level,
    hands: parts.length,
    wins: count(({ won }) => won),
    selfDraws: count(({ selfDrew }) => selfDrew),
    dealIns: count(({ dealtIn }) => dealtIn),
    mean: rounded(meanOf(perWall), 3),
    ci95: rounded(interval95(perWall), 3),
    decisionMs: times(walls.flatMap(({ decisionMs }) => decisionMs[player] ?? [])),
  };
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function interval95(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return 1.96 * Math.sqrt(variance / values.length);
}

function times(values: readonly number[]): PlayerSummary['decisionMs'] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => rounded(sorted[Math.floor((sorted.length - 1) * share)] ?? 0, 3);
  return { median: at(0.5), p99: at(0.99) };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

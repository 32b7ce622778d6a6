/** The `normal` computer against players that only lower tiles away, on duplicate walls: it gains, and thinks quickly. */
import type { PlayerName } from '@tilehouse/bots';
import { type MahjongGame, mahjongGames } from '@tilehouse/engine';
import { runWalls, type WallReport } from '../../apps/cli/src/self-play/run-walls.ts';
import { type PlayerSummary, summarise } from '../../apps/cli/src/self-play/summary.ts';
import { CheckFailed, type Figures, type LongCheck } from '../lib/long-check.ts';
import { spread, workOnParts } from '../lib/spread.ts';

const wallsEach = 500;
const partSize = 25;
/** Most that half of the decisions may take, in milliseconds. */
const medianMs = 5;

interface Part {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly first: number;
}

/** One `normal`, the other seats tiles-away. */
const playersAt = (seats: number): readonly PlayerName[] =>
  Array.from({ length: seats }, (_, at) => (at === 0 ? 'normal' : 'tiles-away'));

export const check: LongCheck = {
  name: 'normal-beats-tiles-away',
  summary: `${wallsEach} duplicate walls a ruleset: the interval of its mean lies above zero`,
  async run({ seed, jobs, progress }) {
    const perGame = wallsEach / partSize;
    const parts = mahjongGames.flatMap(({ id, seats }) =>
      Array.from({ length: perGame }, (_, at): Part => ({ game: id, seats, seed, first: 1 + at * partSize })),
    );
    const reports = await spread<Part, readonly WallReport[]>({
      module: new URL(import.meta.url),
      parts,
      jobs,
      progress: (done) => progress(`${done} of ${parts.length * partSize} walls`),
    });
    const lines = mahjongGames.map((game, at) =>
      lineOf(game, seed, reports.slice(at * perGame, (at + 1) * perGame).flat()),
    );
    const figures = Object.fromEntries(mahjongGames.map(({ id }, at) => [id, figuresOf(lines[at])]));
    const failing = lines.some(
      (line) => line === undefined || line.mean <= line.ci95 || line.decisionMs.median >= medianMs,
    );
    if (failing) throw new CheckFailed(JSON.stringify(figures, undefined, 2));
    return figures;
  },
};

/** The line of `normal` over all walls of a game. */
function lineOf(game: MahjongGame, seed: string, walls: readonly WallReport[]): PlayerSummary | undefined {
  const run = { ruleset: game.id, seed, players: playersAt(game.seats), seconds: 1 };
  return summarise(run, walls).players[0];
}

function figuresOf(line: PlayerSummary | undefined): Figures {
  if (line === undefined) return {};
  const { hands, wins, selfDraws, dealIns, mean, ci95, decisionMs } = line;
  const interval = [mean - ci95, mean + ci95].map((end) => Number(end.toFixed(3)));
  return { walls: wallsEach, hands, wins, selfDraws, dealIns, mean, interval95: interval, decisionMs };
}

workOnParts<Part, readonly WallReport[]>(({ game, seats, seed, first }, progress) => {
  const walls: WallReport[] = [];
  const players = playersAt(seats);
  const job = { ruleset: game, seed, players, duplicate: true, first, count: partSize, record: false };
  runWalls(job, (wall) => {
    walls.push(wall);
    progress(walls.length);
  });
  return walls;
});

/** Plays a stretch of walls and reports each; what one worker does, or the command itself. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { computerPlayer, type PlayerName } from '@tilehouse/bots';
import {
  bySeat,
  defaultOptions,
  findMahjongGame,
  type MahjongGame,
  type OptionValues,
} from '@tilehouse/engine';
import { type DealRecord, recordSchema } from '@tilehouse/table';
import { type PlayedHand, playHand } from './play-hand.ts';
import { playerChance, wallSeed } from './seeds.ts';

/** Which walls to play, and who plays them; plain data, so that it can be sent to a worker. */
export interface WallsJob {
  readonly ruleset: string;
  readonly seed: string;
  readonly players: readonly PlayerName[];
  /** Seats every wall in all rotations of the players. */
  readonly duplicate: boolean;
  readonly first: number;
  readonly count: number;
  /** Whether to keep each hand's record. */
  readonly record: boolean;
}

/** One player's part in one hand. */
export interface PlayerHand {
  readonly net: number;
  readonly won: boolean;
  readonly selfDrew: boolean;
  readonly dealtIn: boolean;
}

/** One hand: who sat where, and each player's part, in the order of the players. */
export interface HandReport {
  readonly rotation: number;
  readonly drawn: boolean;
  readonly parts: readonly PlayerHand[];
  readonly record: DealRecord | undefined;
}

/** One wall, all its seatings, and how long decisions took by player. */
export interface WallReport {
  readonly wall: number;
  readonly hands: readonly HandReport[];
  readonly decisionMs: readonly (readonly number[])[];
}

/** Plays the walls in order; `report` is called after each. */
export function runWalls(job: WallsJob, report: (wall: WallReport) => void): void {
  for (let wall = job.first; wall < job.first + job.count; wall += 1) report(playWall(job, wall));
}

function playWall(job: WallsJob, wall: number): WallReport {
  const game = findMahjongGame(job.ruleset);
  if (game === undefined) throw new Error(`no ruleset ${job.ruleset}`);
  const { seats } = game;
  const decisionMs = job.players.map((): number[] => []);
  const rotations = job.duplicate ? seats : 1;
  const hands = Array.from({ length: rotations }, (_, rotation) => {
    const playerAt = bySeat(seats, (seat) => (seat + rotation) % seats);
    const options = defaultOptions(game.options) as OptionValues;
    const seed = wallSeed(job.seed, wall);
    const hand = playHand({
      game,
      options,
      seed,
      players: bySeat(seats, (seat) => computerPlayer(job.players[playerAt[seat]] ?? 'random', game)),
      chances: bySeat(seats, (seat) => playerChance(job.seed, { wall, rotation, player: playerAt[seat] })),
    });
    hand.decisionMs.forEach((times, seat) => {
      const player = playerAt[seat];
      if (player !== undefined) decisionMs[player]?.push(...times);
    });
    const names = playerAt.map((player) => job.players[player] ?? 'random');
    const record = job.record ? recordOf({ game, options, seed, names, hand }) : undefined;
    return handReport({ hand, playerAt, rotation, record });
  });
  return { wall, hands, decisionMs };
}

function handReport(of: {
  hand: PlayedHand;
  playerAt: readonly number[];
  rotation: number;
  record: DealRecord | undefined;
}): HandReport {
  const { hand, playerAt, rotation, record } = of;
  const { ending } = hand;
  const parts = playerAt.map((_, player): PlayerHand => {
    const seat = playerAt.indexOf(player);
    const won = ending.type === 'won' && ending.seat === seat;
    const selfDrew = won && ending.source === 'self-draw';
    return {
      net: hand.net[seat] ?? 0,
      won,
      selfDrew,
      dealtIn: ending.type === 'won' && ending.from === seat,
    };
  });
  return { rotation, drawn: ending.type !== 'won', parts, record };
}

function recordOf(of: {
  readonly game: MahjongGame;
  readonly options: OptionValues;
  readonly seed: Uint8Array;
  readonly names: readonly PlayerName[];
  readonly hand: PlayedHand;
}): DealRecord {
  const { game, hand, names, options, seed } = of;
  return {
    schema: recordSchema,
    game: game.id,
    rules: game.version,
    options,
    deal: 1,
    // when it was played is no part of what the seed makes
    began: 0,
    seats: names.map((level, seat) => ({ type: 'computer', name: `${level} ${seat + 1}`, level })),
    settled: false,
    shuffle: { type: 'own', seed: bytesToHex(seed) },
    steps: hand.steps,
    result: hand.result,
  };
}

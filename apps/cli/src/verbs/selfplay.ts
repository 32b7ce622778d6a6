/** `tilehouse selfplay`: computers against each other, without a table. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type PlayerName, playerNames } from '@tilehouse/bots';
import { findMahjongGame, type MahjongGame } from '@tilehouse/engine';
import { parseOptions } from '@tilehouse/server/parse-options';
import { runSelfPlay } from '../self-play/run.ts';
import type { WallReport, WallsJob } from '../self-play/run-walls.ts';
import { type SelfPlaySummary, summarise } from '../self-play/summary.ts';
import { type ExitCode, exitCodes, type Io, type Verb } from '../verb.ts';
import { unknownRuleset } from './rules.ts';

const help = `Usage: npx tilehouse selfplay --ruleset R --hands N --seed S --players P,P,… [options]

Lets computers play each other and prints, per player: hands, wins, self-draws, deal-ins, the mean net payment a hand
with its 95 % interval, and decision times. The same seed gives the same result, but for the times.

  --ruleset R    which game (npx tilehouse rules lists them)
  --hands N      how many hands; with --duplicate how many walls
  --seed S       any text; all chance comes from it
  --players …    one a seat: ${playerNames.join(', ')}
  --duplicate    seat each wall in all rotations of the players; intervals are taken over walls
  --jobs N       spread over N cores (1 unless said)
  --record DIR   write each hand's record to a file of DIR
  --json         print data
`;

const specs = {
  ruleset: { type: 'string' },
  hands: { type: 'string' },
  seed: { type: 'string' },
  players: { type: 'string' },
  jobs: { type: 'string' },
  record: { type: 'string' },
  duplicate: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

export const selfplay: Verb = {
  name: 'selfplay',
  summary: 'computers against each other, with statistics',
  help,
  async run(args, io) {
    const wanted = readArgs(args);
    if (typeof wanted === 'string') {
      io.stderr.write(`${wanted}\n`);
      return exitCodes.badUsage;
    }
    return playAndPrint(wanted, io);
  },
};

/** What was asked for, checked. */
interface Wanted {
  readonly game: MahjongGame;
  readonly job: WallsJob;
  readonly jobs: number;
  readonly recordTo: string | undefined;
  readonly json: boolean;
}

/** Reads the arguments; a text is what is wrong with them. */
function readArgs(args: readonly string[]): Wanted | string {
  const options = parseOptions(args, specs);
  if (options.type === 'bad-usage') return options.message;
  const { values, positionals } = options;
  if (positionals.length > 0) return `What is "${positionals.join(' ')}"? See npx tilehouse selfplay --help.`;
  const missing = (['ruleset', 'hands', 'seed', 'players'] as const).find(
    (name) => values[name] === undefined,
  );
  if (missing !== undefined) return `--${missing} is missing. See npx tilehouse selfplay --help.`;
  const game = findMahjongGame(values.ruleset ?? '');
  if (game === undefined) return unknownRuleset(values.ruleset ?? '');
  const count = wholeNumber(values.hands);
  if (count === undefined) return `--hands takes a whole number from 1 on, not "${values.hands}".`;
  const jobs = values.jobs === undefined ? 1 : wholeNumber(values.jobs);
  if (jobs === undefined) return `--jobs takes a whole number from 1 on, not "${values.jobs}".`;
  const players = readPlayers(values.players ?? '', game);
  if (typeof players === 'string') return players;
  const job: WallsJob = {
    ...{ ruleset: game.id, seed: values.seed ?? '', players, count, first: 1 },
    duplicate: values.duplicate === true,
    record: values.record !== undefined,
  };
  return {
    game,
    job,
    jobs: Math.min(jobs, availableParallelism() * 2),
    recordTo: values.record,
    json: values.json === true,
  };
}

function wholeNumber(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? number : undefined;
}

function readPlayers(text: string, game: MahjongGame): readonly PlayerName[] | string {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !playerNames.some((known) => known === name));
  if (unknown !== undefined) return `There is no player "${unknown}". There are: ${playerNames.join(', ')}.`;
  if (names.length !== game.seats)
    return `${game.id} has ${game.seats} seats, so it takes ${game.seats} players, not ${names.length}.`;
  return names as readonly PlayerName[];
}

async function playAndPrint(wanted: Wanted, io: Io): Promise<ExitCode> {
  const { job, jobs, recordTo, json } = wanted;
  if (recordTo !== undefined && !(await canWriteTo(recordTo))) {
    io.stderr.write(`Can't write to ${recordTo}.\n`);
    return exitCodes.badUsage;
  }
  const started = performance.now();
  const walls = await runSelfPlay(job, { jobs, progress: progressOn(io, job.count) });
  const seconds = (performance.now() - started) / 1000;
  const unwritten = recordTo === undefined ? undefined : await writeRecords(recordTo, wanted, walls);
  const summary = summarise({ ...job, seconds }, walls);
  io.stdout.write(json ? `${JSON.stringify(summary)}\n` : tableOf(summary, wanted.game));
  if (unwritten === undefined) return exitCodes.ok;
  io.stderr.write(`Can't write ${unwritten}.\n`);
  return exitCodes.badUsage;
}

/** Says on stderr how far the run has come, every two seconds. */
function progressOn(io: Io, count: number): (walls: number) => void {
  let last = performance.now();
  return (walls) => {
    if (performance.now() - last < 2000) return;
    last = performance.now();
    io.stderr.write(`${walls} of ${count} …\n`);
  };
}

async function canWriteTo(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    await rm(await mkdtemp(path.join(folder, '.probe-')), { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/** Writes one record a hand. Returns the first file that can't be written. */
async function writeRecords(
  folder: string,
  { game, job }: Wanted,
  walls: readonly WallReport[],
): Promise<string | undefined> {
  for (const { wall, hands } of walls) {
    for (const { record, rotation } of hands) {
      const name = `${game.id}-${String(wall).padStart(6, '0')}${job.duplicate ? `-${rotation + 1}` : ''}.json`;
      const file = path.join(folder, name);
      try {
        await writeFile(file, `${JSON.stringify(record)}\n`);
      } catch {
        return file;
      }
    }
  }
  return undefined;
}

function tableOf(summary: SelfPlaySummary, game: MahjongGame): string {
  const rows = summary.players.map((player) => [
    player.level,
    String(player.hands),
    String(player.wins),
    String(player.selfDraws),
    String(player.dealIns),
    `${player.mean.toFixed(2)} ± ${player.ci95.toFixed(2)}`,
    `${player.decisionMs.median} / ${player.decisionMs.p99}`,
  ]);
  const head = [
    'player',
    'hands',
    'wins',
    'self-draws',
    'deal-ins',
    `mean ${game.unit} a hand`,
    'ms median / p99',
  ];
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const { hands, drawn, seconds, handsPerSecond } = summary;
  return `${lines.join('\n')}\n\n${hands} hands, ${drawn} drawn, in ${seconds} s: ${handsPerSecond} hands a second\n`;
}

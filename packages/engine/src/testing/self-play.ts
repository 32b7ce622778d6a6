/** Self-play under watch: random legal players, every promise audited, for tests and long checks alike. */
import type { MahjongAction } from '../mahjong/action.ts';
import { dealOf } from '../mahjong/course.ts';
import type { MahjongGame } from '../mahjong/mahjong.ts';
import type { MahjongState } from '../mahjong/state.ts';
import { defaultOptions, type OptionSpecs, type OptionValues, readOptions, valuesOf } from '../options.ts';
import { pickOne, seededRandom } from '../random.ts';
import { DealAudit } from './audit.ts';
import { type PlayedCommand, playDeal } from './play-out.ts';
import { testSeed } from './test-seed.ts';
import { compareWorlds } from './two-worlds.ts';

/** How much to play. */
export interface SelfPlayRun {
  readonly hands: number;
  /** Number of the first hand's seed; the rest follow. */
  readonly firstSeed: number;
  /** Compare two worlds on every so many hands; 0 for never. */
  readonly worldsEvery: number;
  /** Begin a new sitting with other options every so many hands; without it one sitting plays the defaults. */
  readonly optionsEvery?: number;
  /** Called after each hand. */
  readonly progress?: (played: number) => void;
}

/** What was played. */
export interface SelfPlayReport {
  readonly hands: number;
  readonly endings: number;
  readonly wins: number;
  /** The different sets of options that were played, as JSON. */
  readonly optionSets: readonly string[];
  /** Hands on which two worlds were compared for every viewer. */
  readonly worlds: number;
  /** Wall places that differed between the worlds, in all. */
  readonly swapped: number;
}

/** Plays hands with random legal players; throws at the first broken promise. */
export function selfPlayDeals(game: MahjongGame, run: SelfPlayRun): SelfPlayReport {
  let options = defaultOptions(game.options) as OptionValues;
  let state = game.start(options).state;
  const played = new Set<string>();
  const report = { hands: 0, endings: 0, wins: 0, worlds: 0, swapped: 0 };
  for (let hand = 0; hand < run.hands; hand += 1) {
    const random = seededRandom(run.firstSeed + hand);
    const isChange = run.optionsEvery !== undefined && hand % run.optionsEvery === 0;
    if (isChange) options = sampledOptions(game.options, random);
    played.add(JSON.stringify(options));
    const before = isChange || game.isOver(state) ? game.start(options).state : state;
    const audit = new DealAudit(game, before);
    const commands: PlayedCommand<MahjongAction>[] = [];
    state = playDeal(game, before, {
      seed: testSeed(run.firstSeed + hand),
      pickSeat: (asked) => pickOne(random, asked),
      choose: ({ offers }) => eager(random, offers),
      watch: (step, command) => {
        if (command !== undefined) commands.push(command);
        audit.check(step);
      },
    });
    report.hands += 1;
    report.endings += audit.endings;
    const { phase } = dealOf(state);
    if (phase.type === 'deal-over' && phase.ending.type === 'won') report.wins += 1;
    if (run.worldsEvery > 0 && hand % run.worldsEvery === 0) {
      report.worlds += 1;
      report.swapped += compareHand(game, { before, state, commands }, random);
    }
    run.progress?.(hand + 1);
  }
  return { ...report, optionSets: [...played] };
}

/** Options drawn at random: each keeps its default half of the time; one that needs another is off without it. */
export function sampledOptions(specs: OptionSpecs, random: () => number): OptionValues {
  const drawn = Object.entries(specs).map(([name, spec]) => {
    return [name, random() < 0.5 ? spec.default : pickOne(random, valuesOf(spec))] as const;
  });
  const values = Object.fromEntries(drawn);
  const met = drawn.map(([name, value]) => {
    const spec = specs[name];
    const isUnmet = spec?.kind === 'flag' && spec.needs !== undefined && values[spec.needs] !== true;
    return [name, isUnmet ? false : value] as const;
  });
  const read = readOptions(specs, Object.fromEntries(met));
  if (!read.ok) throw new Error(`no such options: ${JSON.stringify(read.error)}`);
  return read.value as OptionValues;
}

/** Any offer, but more often than not the rarer ones: wins, claims and kongs. */
function eager(random: () => number, offers: readonly MahjongAction[]): MahjongAction {
  const rare = offers.filter(({ type }) => type !== 'discard' && type !== 'pass');
  return rare.length > 0 && random() < 0.6 ? pickOne(random, rare) : pickOne(random, offers);
}

/** Compares two worlds on the hand, cut at a random turn before its end. */
function compareHand(
  game: MahjongGame,
  played: { before: MahjongState; state: MahjongState; commands: readonly PlayedCommand<MahjongAction>[] },
  random: () => number,
): number {
  const { before, state, commands } = played;
  const { position, wall } = dealOf(state);
  // a deal that was over at once showed every hand
  if (commands.length === 0) return 0;
  const deal = { before, wall: wall.tiles, position };
  const cut = Math.floor(random() * commands.length);
  // a prefix ends in a turn when the command after it is one of a turn
  let length = cut;
  while (length > 0 && isAnswer(commands[length])) length -= 1;
  return compareWorlds(game, { ...deal, commands: commands.slice(0, length) }, random);
}

function isAnswer(command: PlayedCommand<MahjongAction> | undefined): boolean {
  if (command === undefined) return true;
  const { action } = command;
  if (action.type === 'kong') return action.kind === 'claimed';
  return action.type === 'pass' || action.type === 'chow' || action.type === 'pung' || action.type === 'win';
}

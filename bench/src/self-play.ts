/** Self-play: whole hands a CPU second by random legal players and by the levels. */
import { computerPlayer, type PlayerName } from '@tilehouse/bots';
import {
  defaultOptions,
  type MahjongGame,
  type OptionValues,
  seatsOf,
  seededRandom,
} from '@tilehouse/engine';
import { testSeed } from '@tilehouse/engine/testing';
import { type Contender, measure } from './measure.ts';
import type { BenchReport } from './report.ts';

function selfPlay(game: MahjongGame, level: PlayerName, hands: number): Contender {
  const options = defaultOptions(game.options) as OptionValues;
  const player = computerPlayer(level, game);
  const playOne = (number: number): void => {
    const random = seededRandom(number);
    let { state } = game.deal(game.start(options).state, testSeed(number));
    while (game.stage(state) === 'in-play') {
      const seat = seatsOf(game.seats).find((each) => game.offers(state, each).length > 0);
      if (seat === undefined) throw new Error('nobody is asked');
      state = game.decide(state, seat, player(game.view(state, seat), random)).state;
    }
  };
  // each run goes on where the last one ended: what players remember of hands they have played must not help them
  let played = 0;
  return {
    name: `tilehouse: self-play ${game.id}, ${level}`,
    operations: hands,
    run: () => {
      for (const last = played + hands; played < last; played += 1) playOne(played + 1);
    },
  };
}

/** Measures each game with each level. */
export function benchSelfPlay(games: readonly MahjongGame[], levels: readonly PlayerName[]): BenchReport {
  const results = games.flatMap((game) => levels.flatMap((level) => measure([selfPlay(game, level, 40)])));
  return { results, ratios: [], latencies: [] };
}

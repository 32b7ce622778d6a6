import { describe, expect, it } from 'vitest';
import { defaultOptions, type OptionValues, valuesOf } from '../../../options.ts';
import { pickOne, seededRandom } from '../../../random.ts';
import { DealAudit } from '../../../testing/audit.ts';
import { playDeal } from '../../../testing/play-out.ts';
import { testSeed } from '../../../testing/test-seed.ts';
import type { MahjongAction } from '../../action.ts';
import { mahjong } from '../../mahjong.ts';
import { malaysian } from './index.ts';
import { options } from './options.ts';

const game = mahjong(malaysian);

/** Every value of every option, apart from the rest; of a long range its ends and the middle. */
const tables = Object.entries(options).flatMap(([name, spec]) => {
  const values = valuesOf(spec);
  const few = values.length > 11 ? [values[0], values[values.length >> 1], values.at(-1)] : values;
  return few.map((value) => [`${name} ${value}`, { [name]: value }] as const);
});

/** Wins and redeems whenever it can, claims as often as not. */
function eager(random: () => number, offers: readonly MahjongAction[]): MahjongAction {
  const wanted = offers.find(({ type }) => type === 'win' || type === 'redeem' || type === 'four-flying');
  return wanted ?? pickOne(random, offers);
}

describe('malaysian options: every value, hands played to their end under watch', () => {
  it.each(tables)('%s', (_, chosen) => {
    const values = {
      ...defaultOptions(options),
      losersSettle: true,
      minimumFan: 1,
      ...chosen,
    } as OptionValues;
    let state = game.start(values).state;
    let endings = 0;
    for (let deal = 1; deal <= 8; deal += 1) {
      const random = seededRandom(deal);
      const audit = new DealAudit(game, state);
      state = playDeal(game, state, {
        seed: testSeed(deal),
        pickSeat: (asked) => pickOne(random, asked),
        choose: ({ offers }) => eager(random, offers),
        watch: (step) => audit.check(step),
      });
      endings += audit.endings;
    }
    expect(endings).toBe(8);
    expect(state.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
  });
});

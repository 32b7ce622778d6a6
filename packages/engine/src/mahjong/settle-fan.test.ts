/** Payments told by fan agree with what hands played here settle. */
import { describe, expect, it } from 'vitest';
import { mahjongGames } from '../games.ts';
import { type OptionValues, readOptions } from '../options.ts';
import { pickOne, seededRandom } from '../random.ts';
import { playDeal } from '../testing/play-out.ts';
import { testSeed } from '../testing/test-seed.ts';
import { fei, type Tile } from '../tiles/tile.ts';
import { netOf } from '../transfer.ts';
import { dealOf } from './course.ts';
import type { MahjongEvent } from './event.ts';
import { fanPayments, kongPayments } from './settle-fan.ts';

/** Options under which random hands win often. */
const lenient: Readonly<Record<string, Record<string, number>>> = {
  'missing-suit': { minimumFan: 0 },
  malaysian: { minimumFan: 0 },
  'hong-kong': { minimumFan: 0 },
};

describe.each(mahjongGames)('payments by fan in $id', (game) => {
  const { rules } = game;
  const read = readOptions(game.options, lenient[game.id] ?? {});
  if (!read.ok) throw new Error(read.error.code);
  const options = read.value as OptionValues;

  it('are those of hands that were played: wins and kongs', () => {
    const seen = { wins: 0, kongs: 0 };
    for (let hand = 0; hand < 400 && seen.wins < 25; hand += 1) {
      const random = seededRandom(hand);
      const events: MahjongEvent[] = [];
      const state = playDeal(game, game.start(options).state, {
        seed: testSeed(hand),
        pickSeat: (asked) => pickOne(random, asked),
        choose: ({ offers }) =>
          offers.find(({ type }) => type === 'win' || type === 'kong') ?? pickOne(random, offers),
        watch: (step) => events.push(...step.events),
      });
      events.forEach((event, at) => {
        if (event.type === 'won') {
          const { seat, source, from, score, transfers } = event;
          const { tiles, melds, bonus } = dealOf(state).hands[seat];
          const onTable: readonly Tile[] = [...tiles, ...melds.flatMap((meld) => meld.tiles), ...bonus];
          const held = onTable.filter((tile) => tile === fei).length;
          const by = {
            winner: seat,
            source,
            ...(from === undefined ? {} : { from }),
            fan: score.fan,
            fei: held,
          };
          expect(fanPayments(rules, options, by)).toEqual(transfers);
          expect(netOf(transfers, rules.seats).reduce((sum, net) => sum + net, 0)).toBe(0);
          seen.wins += 1;
        } else if (event.type === 'kong-paid') {
          const claimed = events
            .slice(0, at)
            .findLast((each) => each.type === 'claimed' && each.meld.type === 'kong');
          const from = event.kind === 'claimed' && claimed?.type === 'claimed' ? { from: claimed.from } : {};
          expect(kongPayments(rules, options, { seat: event.seat, kind: event.kind, ...from })).toEqual(
            event.transfers,
          );
          seen.kongs += 1;
        }
      });
    }
    expect(seen.wins).toBeGreaterThan(4);
    if (Object.keys(rules.payKong('concealed', options)).length > 0) expect(seen.kongs).toBeGreaterThan(4);
  });

  it('more fan than the cap pay as the cap', () => {
    const { cap } = rules.tally(options);
    const win = { winner: 1, source: 'self-draw', fei: 0 } as const;
    expect(fanPayments(rules, options, { ...win, fan: cap + 5 })).toEqual(
      fanPayments(rules, options, { ...win, fan: cap }),
    );
  });
});

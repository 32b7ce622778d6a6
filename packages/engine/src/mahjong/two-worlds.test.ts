import { describe, expect, it } from 'vitest';
import { findMahjongGame } from '../games.ts';
import { defaultOptions, type OptionValues } from '../options.ts';
import { seededRandom } from '../random.ts';
import { dealFromWall, firstPosition } from '../testing/deal-from-wall.ts';
import { layWall } from '../testing/scenario.ts';
import { compareWorlds, type PlayedDeal, sentTo } from '../testing/two-worlds.ts';
import type { SeenMahjongEvent } from './event.ts';
import type { MahjongGame } from './mahjong.ts';

const game = (id: string): MahjongGame => {
  const found = findMahjongGame(id);
  if (found === undefined) throw new Error(id);
  return found;
};
const oldStyle = game('hong-kong-old-style');

/** Ten turns of the autopilot on a laid-out wall. */
function tenTurns(of: MahjongGame): PlayedDeal {
  const before = of.start(defaultOptions(of.options) as OptionValues).state;
  const wall = layWall(of.rules, {});
  let { state } = dealFromWall(of, before, { wall });
  const commands: PlayedDeal['commands'][number][] = [];
  while (commands.length < 10) {
    const seat = ([0, 1, 2, 3] as const).find((each) => each < of.seats && of.offers(state, each).length > 0);
    if (seat === undefined) throw new Error('nobody is asked');
    const action = of.idle(state, seat);
    commands.push({ seat, action });
    state = of.decide(state, seat, action).state;
  }
  return { before, wall, position: firstPosition, commands };
}

describe('common §Hidden', () => {
  it('common §Hidden.1: a concealed kong of another tile looks the same to the others', () => {
    const before = oldStyle.start({}).state;
    const world = (kong: string, other: string) => ({
      wall: layWall(oldStyle.rules, {
        hands: [`${kong.repeat(4)}9m`],
        draws: '1z',
        back: `2z${other.repeat(4)}`,
      }),
      command: { seat: 0, action: { type: 'kong', kind: 'concealed', tile: kong } } as const,
    });
    const sent = (['5p', '6s'] as const).map((kong) => {
      const { wall, command } = world(kong, kong === '5p' ? '6s' : '5p');
      const discard = { seat: 0, action: { type: 'discard', tile: '9m' } } as const;
      const deal = { before, wall, position: firstPosition, commands: [command, discard] };
      return sentTo(oldStyle, deal as PlayedDeal, { wall, viewer: 2 });
    });
    expect(sent[0]).toEqual(sent[1]);
  });

  const leaks: readonly (readonly [string, (honest: MahjongGame) => MahjongGame])[] = [
    [
      'drawn tiles',
      (honest) => ({
        ...honest,
        redact: (event, viewer) => (event.type === 'drawn' ? event : honest.redact(event, viewer)),
      }),
    ],
    [
      'the wall',
      (honest) => ({
        ...honest,
        redact: (event, viewer) =>
          event.type === 'dealt' ? (event as SeenMahjongEvent) : honest.redact(event, viewer),
      }),
    ],
    [
      'a hidden tile’s number',
      (honest) => ({
        ...honest,
        view: (state, viewer) => {
          const view = honest.view(state, viewer);
          const secret = state.deal?.hands[1].tiles[0] === '1z' ? 1 : 0;
          return { ...view, common: { ...view.common, live: view.common.live + secret } };
        },
      }),
    ],
  ];
  it.each(leaks)('common §Hidden.1: the comparison finds a leak of %s', (_, leak) => {
    const leaky = leak(oldStyle);
    expect(() => {
      for (let seed = 1; seed <= 20; seed += 1) compareWorlds(leaky, tenTurns(leaky), seededRandom(seed));
    }).toThrow('can tell two worlds apart');
  });

  it('common §Hidden.1: an honest game gives nothing away on the same deals', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      expect(compareWorlds(oldStyle, tenTurns(oldStyle), seededRandom(seed))).toBeGreaterThan(100);
    }
  });

  it('common §Hidden.1: outsiders get no part of their own', () => {
    const { state } = oldStyle.deal(oldStyle.start({}).state, new Uint8Array(32));
    expect(oldStyle.view(state, 'outsider').mine).toBeUndefined();
    expect(JSON.stringify(oldStyle.view(state, 'outsider'))).not.toMatch(/hand/);
  });
});

import { findMahjongGame, type MahjongGame } from '@tilehouse/engine';
import { actionText, type Layout, Scenario } from '@tilehouse/engine/testing';
import { describe, expect, it } from 'vitest';
import { computerPlayer } from '../players.ts';

function gameOf(id: string): MahjongGame {
  const game = findMahjongGame(id);
  if (game === undefined) throw new Error(id);
  return game;
}
const game = gameOf('malaysian');
const player = computerPlayer('normal', game);

/** What the computer in a seat plays now. */
const plays = (table: Scenario, seat: 0 | 1 | 2): string =>
  actionText(player(game.view(table.state, seat), () => 0));

describe('computers and Fei', () => {
  const claimed = (layout: Layout): Scenario =>
    new Scenario(game, { options: { minimumFan: 10 }, ...layout })
      .play([0, 'discard 5z'], [1, 'pung 5z11x'], [1, 'discard 6z'])
      .passAll()
      .drift(2);

  it('redeem a Fei that brings the hand on, and win with it', () => {
    const hands = ['5z7z', '12345678p6z1x1x2z1f', ''];
    const table = claimed({ hands, draws: '1z2z5z', back: '4z', options: { minimumFan: 0 } });
    expect(plays(table, 1)).toBe('redeem 5z 0');
    table.play([1, 'redeem 5z 0']);
    expect(plays(table, 1)).not.toContain('redeem');
  });

  it('declare Four Flying', () => {
    const table = new Scenario(game, { hands: ['1479p12457z1111x'] });
    expect(plays(table, 0)).toBe('four-flying');
  });
});

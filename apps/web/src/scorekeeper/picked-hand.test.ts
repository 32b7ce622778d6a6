/** Hands tapped together are what the engine scores. */
import { defaultOptions, findMahjongGame, type OptionValues, type Tile } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { judged, missingFrom, type PickedHand, type PickMode, withTap } from './picked-hand.ts';

const game = findMahjongGame('hong-kong');
if (game === undefined) throw new Error('the game is played');
const { rules } = game;
const options = defaultOptions(game.options) as OptionValues;
const at = { source: 'discard', seatWind: 'east', roundWind: 'east' } as const;
const empty: PickedHand = { hand: [], melds: [], bonus: [] };

const tapped = (taps: readonly (readonly [Tile, PickMode])[]): PickedHand =>
  taps.reduce((picked, [tile, mode]) => {
    const after = withTap(rules, picked, { tile, mode });
    if (after === undefined) throw new Error(`${tile} can't be laid`);
    return after;
  }, empty);

describe('a tapped hand', () => {
  it('is scored with its declared sets, its kongs and its flowers', () => {
    const picked = tapped([
      ['1f', 'hand'],
      ['2p', 'chow'],
      ['7z', 'pung'],
      ['5z', 'kong'],
      ['6z', 'hidden'],
      ['9p', 'hand'],
      ['9p', 'hand'],
    ]);
    expect(missingFrom(picked)).toBe(0);
    const judgement = judged(rules, options, { picked, at });
    expect(judgement).toMatchObject({ win: true, score: { arrangement: expect.anything() } });
    const items = judgement?.win === true ? judgement.score.items.map(({ pattern }) => pattern) : [];
    expect(items).toContain('big-three-dragons');
  });

  it('takes no tile that is used up, no run of honours, and no tile too many', () => {
    const four = tapped([
      ['1m', 'pung'],
      ['1m', 'hand'],
    ]);
    expect(withTap(rules, four, { tile: '1m', mode: 'hand' })).toBeUndefined();
    expect(withTap(rules, empty, { tile: '1z', mode: 'chow' })).toBeUndefined();
    expect(withTap(rules, empty, { tile: '8p', mode: 'chow' })).toBeUndefined();
    const whole = tapped(
      ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m', '1p', '2p', '3p', '5z', '5z'].map(
        (tile) => [tile as Tile, 'hand'] as const,
      ),
    );
    expect(withTap(rules, whole, { tile: '5z', mode: 'hand' })).toBeUndefined();
    expect(judged(rules, options, { picked: whole, at })?.win).toBe(true);
  });

  it('says nothing while tiles are missing, and that a whole hand is none', () => {
    expect(judged(rules, options, { picked: tapped([['1m', 'pung']]), at })).toBeUndefined();
    const odd = tapped([
      ['1m', 'pung'],
      ['2p', 'pung'],
      ['3s', 'pung'],
      ['9p', 'pung'],
      ['1z', 'hand'],
      ['2z', 'hand'],
    ]);
    expect(judged(rules, options, { picked: odd, at })).toMatchObject({ win: false, reason: 'incomplete' });
  });
});

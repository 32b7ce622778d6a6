import { describe, expect, it } from 'vitest';
import { mahjongGames } from '../../games.ts';
import { pickOne, seededRandom } from '../../random.ts';
import {
  compareOneSuit,
  compareReadings,
  compareTilesAway,
  oneSuitVectors,
} from '../../testing/compare-analysis.ts';
import { randomCompleteHand, randomHand } from '../../testing/random-hands.ts';
import { tilesIn } from '../../testing/scenario.ts';
import { firstSurplus } from '../../tiles/notation.ts';
import { isBonus } from '../../tiles/tile.ts';
import { countTiles, tileAtPlace } from '../../tiles/tile-counts.ts';
import { analyserOf } from '../analysis.ts';
import type { Ruleset } from '../ruleset.ts';
import { type Meld, tilesOfMelds } from './meld.ts';
import { meldedPart } from './tiles-away.ts';

const rulesets = mahjongGames.map(({ id, rules }) => [id, rules] as const);
const rulesOf = (id: string): Ruleset => {
  const found = rulesets.find(([each]) => each === id);
  if (found === undefined) throw new Error(id);
  return found[1];
};

describe.each(rulesets)('hand analysis against a naive recursion: %s', (_, rules) => {
  const random = seededRandom(20);
  const mostFei = rules.wilds.copies;

  it('tiles away and acceptance of random hands, melds and Fei included', () => {
    for (let at = 0; at < 250; at += 1) {
      const wish = {
        size: at % 2 === 0 ? 13 : 14,
        melds: at % 5,
        fei: Math.min(mostFei, at % 3 === 0 ? 1 : 0),
      };
      compareTilesAway(
        rules,
        randomHand(rules, wish, random),
        at % 10 === 0 ? 'with-accepts' : 'distance-only',
      );
    }
  }, 30_000);

  it('tiles away with many Fei', () => {
    for (let at = 0; mostFei > 0 && at < 60; at += 1) {
      const wish = { size: 14, melds: at % 3, fei: 2 + (at % 3) };
      compareTilesAway(rules, randomHand(rules, wish, random), 'distance-only');
    }
  });

  it('every two-thousandth one-suit hand, whole or as a part', () => {
    let at = 0;
    for (const vector of oneSuitVectors()) {
      at += 1;
      if (at % 2_000 === 7) compareOneSuit(rules, vector);
    }
    expect(at).toBe(405_350);
  });

  it('readings of complete hands', () => {
    for (let at = 0; at < 60; at += 1) {
      const wish = { size: 14, melds: at % 3, fei: Math.min(mostFei, at % 4) };
      compareReadings(rules, randomCompleteHand(rules, wish, random));
    }
  });

  it('complete hands, and the same with another tile in the place of one, by what melds leave and without', () => {
    for (let at = 0; at < 120; at += 1) {
      const wish = { size: 14, melds: at % 4, fei: Math.min(mostFei, at % 3) };
      const { tiles, melds } = randomCompleteHand(rules, wish, random);
      const other = pickOne(
        random,
        rules.tiles.filter((tile) => !isBonus(tile)),
      );
      const changed = [...tiles.slice(1), other];
      compareTilesAway(rules, { tiles, melds }, 'distance-only');
      if (firstSurplus([...changed, ...tilesOfMelds(melds)], rules.tiles) !== undefined) continue;
      compareTilesAway(rules, { tiles: changed, melds }, 'distance-only');
    }
  });
});

describe('hand analysis', () => {
  const oldStyle = rulesOf('hong-kong-old-style');
  const missingSuit = rulesOf('missing-suit');
  const acceptsOf = (rules: Ruleset, hand: string, melds: readonly Meld[] = []): string =>
    analyserOf(rules)
      .accepts(countTiles(tilesIn(hand)), meldedPart(melds))
      .map(tileAtPlace)
      .join(' ');
  const awayOf = (rules: Ruleset, hand: string, melds: readonly Meld[] = []): number =>
    analyserOf(rules).tilesAway(countTiles(tilesIn(hand)), meldedPart(melds));

  it('analyse §waits: a tile whose four copies are all in the hand is neither wait nor acceptance', () => {
    expect(awayOf(oldStyle, '1111m234p567s111z')).toBe(2);
    expect(acceptsOf(oldStyle, '1111m234p567s111z')).not.toContain('1m');
    expect(acceptsOf(oldStyle, '1112345678999m')).toBe('1m 2m 3m 4m 5m 6m 7m 8m 9m');
  });

  it('analyse §waits: copies bound in melds are gone too', () => {
    const pung: Meld = { type: 'pung', face: '5p', tiles: tilesIn('555p') };
    expect(awayOf(oldStyle, '5p123m456s789s', [pung])).toBe(2);
    expect(awayOf(oldStyle, '6p123m456s789s', [pung])).toBe(1);
    expect(acceptsOf(oldStyle, '46p22m123456s', [pung])).toBe('5p');
    const kong: Meld = { type: 'kong', kind: 'claimed', face: '5p', tiles: tilesIn('5555p') };
    expect(awayOf(oldStyle, '46p22m123456s', [kong])).toBe(2);
  });

  it('analyse §special shapes: thirteen orphans and seven pairs count where the ruleset plays them', () => {
    expect(awayOf(oldStyle, '19m19p19s1234567z')).toBe(1);
    expect(acceptsOf(oldStyle, '19m19p19s1234567z').split(' ')).toHaveLength(13);
    expect(acceptsOf(oldStyle, '119m19p19s123456z')).toBe('7z');
    expect(awayOf(missingSuit, '1133557799p112z')).toBe(1);
    expect(acceptsOf(missingSuit, '1133557799p112z')).toContain('2z');
    expect(awayOf(oldStyle, '1133557799p112z')).toBeGreaterThan(1);
  });

  it('analyse §special shapes: four alike are not two pairs', () => {
    expect(awayOf(missingSuit, '1111335577p112z')).toBeGreaterThan(1);
  });

  it('missing-suit §Fei: at most one Fei in a set, none in the pair', () => {
    expect(awayOf(missingSuit, '123456789p12z11x')).toBe(2);
    expect(awayOf(missingSuit, '1234567p11222z1x')).toBe(1);
    expect(awayOf(missingSuit, '123456789p1z111x')).toBe(1);
    expect(awayOf(missingSuit, '12p45p789p11122z11x')).toBe(0);
    expect(awayOf(missingSuit, '12p45p78p11122z11x')).toBe(1);
  });

  it('missing-suit §Fei: a Fei to draw is a wait like any other, while one is left', () => {
    expect(acceptsOf(missingSuit, '123456789p12z1x1z').split(' ')).not.toContain('1x');
    expect(acceptsOf(missingSuit, '12345678p11222z')).toContain('1x');
    expect(acceptsOf(missingSuit, '123p45p78p1122z11x')).toContain('1x');
  });

  it('missing-suit §Fei: a Fei may stand for a tile whose copies are all elsewhere', () => {
    const kong: Meld = { type: 'kong', kind: 'claimed', face: '5p', tiles: tilesIn('5555p') };
    expect(awayOf(missingSuit, '46p11z222z333z', [kong])).toBe(1);
    expect(acceptsOf(missingSuit, '46p11z222z333z', [kong])).toContain('1x');
    expect(acceptsOf(missingSuit, '46p11z222z333z', [kong])).not.toContain('5p');
  });
});

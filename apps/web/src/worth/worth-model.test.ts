import { readFileSync } from 'node:fs';
import {
  answerCase,
  emptyCase,
  findMahjongGame,
  gainsOf,
  mahjongGames,
  type Ruleset,
  raisesOf,
  readCase,
} from '@tilehouse/engine';
import { parseGolden } from '@tilehouse/engine/testing';
import { describe, expect, it } from 'vitest';
import { addressOf, handFrom } from './worth-address.ts';
import { answerHand } from './worth-answer.ts';
import {
  added,
  copiesLeft,
  feiPlaces,
  feiSetAside,
  heldTiles,
  missingFrom,
  tidied,
  whyImpossible,
  winningOn,
  withFei,
  without,
} from './worth-hand.ts';

const goldenOf = (id: string) =>
  parseGolden(
    readFileSync(
      new URL(`../../../../packages/engine/src/mahjong/rulesets/${id}/golden.txt`, import.meta.url),
      'utf8',
    ),
    id,
  );

function rulesOf(id: string): Ruleset {
  const rules = findMahjongGame(id)?.rules;
  if (rules === undefined) throw new Error(id);
  return rules;
}

describe.each(mahjongGames.map(({ id, rules }) => [id, rules] as const))('%s', (id, rules) => {
  it('says of every golden hand what `tilehouse score` says, after a trip through the address', () => {
    for (const { id: name, input, expected } of goldenOf(id)) {
      const hand = handFrom(addressOf(input), rules);
      const scored = readCase(input, () => rules);
      const said = answerHand(hand, rules);
      if (!scored.ok) {
        expect(said.type, name).not.toBe('answered');
        continue;
      }
      if (said.type !== 'answered') throw new Error(`${name} is ${said.type}`);
      expect(said.answer, name).toEqual(answerCase(scored.value));
      expect(said.answer.judgement.win, name).toBe(expected.startsWith('wins'));
    }
  });

  it('the first raise of a golden hand, applied, is worth more; without one nothing is', () => {
    for (const { id: name, input } of goldenOf(id).filter((_, at) => at % 4 === 0)) {
      const hand = handFrom(addressOf(input), rules);
      const now = answerHand(hand, rules);
      const [first] = raisesOf(hand, rules);
      if (first === undefined || now.type !== 'answered') continue;
      const then = answerHand(first.hand, rules);
      if (then.type !== 'answered') throw new Error(name);
      const gains = gainsOf(then.answer, rules.seats);
      if (now.answer.judgement.win) expect(gains, name).toBeGreaterThan(gainsOf(now.answer, rules.seats));
      expect(then.answer.tilesAway, name).toBe(0);
    }
  });

  it('a hand tapped tile by tile ends with its last tile as the winning one', () => {
    let hand = emptyCase(id);
    for (const tile of ['1p', '1p', '2p', '3p', '4p', '5p', '6p', '7p', '5z', '5z', '5z'] as const) {
      hand = added(hand, rules, { addition: 'tile', tile }) ?? hand;
    }
    hand = added(hand, rules, { addition: 'pung', tile: '6z' }) ?? hand;
    expect(missingFrom(hand)).toBe(0);
    expect(hand).toMatchObject({ winningTile: '5z', melds: [{ type: 'pung', tiles: '666z' }] });
    expect(added(hand, rules, { addition: 'tile', tile: '9p' })).toBeUndefined();
    const turned = winningOn(hand, 0);
    expect(turned.winningTile).toBe('1p');
    expect(missingFrom(turned)).toBe(0);
    expect(answerHand(turned, rules).type).toBe('answered');
  });
});

describe('laying out a hand', () => {
  const malaysian = rulesOf('malaysian');
  const plain = emptyCase('malaysian');

  it('Fei stand in sets where the ruleset lets them, and can be taken out again', () => {
    const hand = added(plain, malaysian, { addition: 'chow', tile: '3p' }) ?? plain;
    const [meld] = hand.melds;
    if (meld === undefined) throw new Error('no set');
    const [, middle] = feiPlaces(hand, malaysian, meld);
    if (middle === undefined) throw new Error('no place');
    const wild = withFei(hand, 0, middle);
    expect(wild.melds[0]?.tiles).toBe('3p1x5p');
    const [back, ...more] = feiPlaces(wild, malaysian, wild.melds[0] ?? meld);
    expect(more).toEqual([]);
    expect(back && withFei(wild, 0, back).melds[0]?.tiles).toBe('345p');
    const kong = added(plain, malaysian, { addition: 'kong', tile: '3p' }) ?? plain;
    expect(kong.melds[0] && feiPlaces(kong, malaysian, kong.melds[0])).toEqual([]);
  });

  it('a pung of what is left takes Fei for the rest, and no set is made of what isn’t there', () => {
    const held = { ...plain, concealed: '77z' };
    expect(added(held, malaysian, { addition: 'pung', tile: '7z' })?.melds[0]?.tiles).toBe('77z1x');
    expect(added(held, malaysian, { addition: 'kong', tile: '7z' })).toBeUndefined();
    expect(added(plain, malaysian, { addition: 'chow', tile: '8p' })).toBeUndefined();
    expect(copiesLeft(held, malaysian, '7z')).toBe(2);
  });

  it('a Fei of the hand can be set aside', () => {
    const hand = { ...plain, concealed: '1x12p' };
    const at = heldTiles(hand).indexOf('1x');
    expect(feiSetAside(hand, { zone: 'hand', at })).toMatchObject({ concealed: '12p', bonus: '1x' });
    expect(without(hand, { zone: 'hand', at })).toMatchObject({ concealed: '12p', bonus: '' });
  });

  it('circumstances that can’t be any more are dropped', () => {
    const hand = { ...plain, source: 'self-draw', flags: ['flower-replacement', 'first-deal'] };
    expect(tidied({ ...hand, source: 'discard' }).flags).toEqual([]);
    expect(whyImpossible(hand, 'kong-replacement')).toBe('needs-a-kong');
  });

  it('thirteen tiles say what they wait for, and an address that is no hand what is wrong', () => {
    const rules = rulesOf('hong-kong-old-style');
    const ready = answerHand(handFrom('hand=23m456p789s11z&sets=555z', rules), rules);
    expect(ready).toMatchObject({ type: 'unfinished', tilesAway: 1 });
    if (ready.type === 'unfinished') expect(ready.waits.map(({ tile }) => tile)).toEqual(['1m', '4m']);
    const wrong = (search: string) => answerHand(handFrom(search, rules), rules);
    expect(wrong('hand=11111m')).toMatchObject({ error: { code: 'too-many-copies' } });
    expect(wrong('hand=1q')).toMatchObject({ error: { code: 'unknown-letter' } });
    expect(wrong('hand=1x')).toMatchObject({ error: { code: 'tile-not-in-set' } });
    expect(wrong('sets=124m')).toMatchObject({ error: { code: 'not-a-chow' } });
    expect(wrong('win=12m')).toMatchObject({ type: 'wrong' });
  });
});

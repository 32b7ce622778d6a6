import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMahjongGame, mahjongGames } from '../games.ts';
import { parseGolden } from '../testing/golden.ts';
import { readCase } from './case.ts';
import { answerCase, gainsOf } from './case-answer.ts';
import { bestOfEachKind, raisesOf } from './raises.ts';
import { readHandLine, type WrittenCase } from './written-case.ts';

const findRules = (id: string) => findMahjongGame(id)?.rules;

/** Whether a hand wins, what its winner receives, and its fan; undefined for one that can't be. */
function worthOf(hand: WrittenCase) {
  const read = readCase(hand, findRules);
  if (!read.ok) return undefined;
  const answer = answerCase(read.value);
  const { judgement } = answer;
  const counted = 'score' in judgement ? judgement.score.counted : 0;
  return { wins: judgement.win, gains: gainsOf(answer, read.value.rules.seats), counted };
}

describe.each(mahjongGames.map(({ id, rules }) => [id, rules] as const))('%s', (id, rules) => {
  const table = readFileSync(new URL(`./rulesets/${id}/golden.txt`, import.meta.url), 'utf8');
  it('whatever raises a golden hand is worth more by itself, the best first', () => {
    let raised = 0;
    for (const { id: name, input } of parseGolden(table, id)) {
      const raises = raisesOf(input, rules);
      const now = worthOf(input);
      for (const { hand, gains } of raises.slice(0, 3)) {
        const then = worthOf(hand);
        expect(then?.gains, name).toBe(gains);
        if (now?.wins === true) expect(gains, name).toBeGreaterThan(now.gains);
        else expect(then?.wins === true || (then?.counted ?? 0) > (now?.counted ?? 0), name).toBe(true);
      }
      const gains = raises.map((each) => each.gains);
      expect(gains, name).toEqual([...gains].sort((a, b) => b - a));
      if (raises.length > 0) raised += 1;
    }
    expect(raised).toBeGreaterThan(10);
  });
});

describe('raises', () => {
  const rulesOf = (id: string) => {
    const rules = findRules(id);
    if (rules === undefined) throw new Error(id);
    return rules;
  };

  it('a hand on a discard is worth more self-drawn', () => {
    const rules = rulesOf('hong-kong-old-style');
    const hand = readHandLine('23m456p789s11z, melds 555z, wins 1m by discard, seat south', rules.id);
    const changes = raisesOf(hand, rules).map(({ change }) => change);
    expect(changes).toContainEqual({ type: 'source', source: 'self-draw' });
    expect(changes).toContainEqual({ type: 'keep', at: 0 });
  });

  it('a hand below the minimum is told what makes it win', () => {
    const rules = rulesOf('hong-kong');
    const hand = readHandLine('23m456p789s11z, melds 678m, wins 1m by discard, seat south', rules.id);
    expect(worthOf(hand)?.wins).toBe(false);
    const [best] = raisesOf(hand, rules);
    expect(best?.answer.judgement.win).toBe(true);
  });

  it('a hand that no single change makes win is told what brings it nearer', () => {
    const rules = rulesOf('hong-kong');
    const hand = readHandLine(
      '23m456p789s11z, melds 555s, aside 3f, wins 1m by discard, seat south',
      rules.id,
    );
    expect(worthOf(hand)).toMatchObject({ wins: false, counted: 0 });
    const [best] = raisesOf(hand, rules);
    expect(best && worthOf(best.hand)?.counted).toBeGreaterThan(0);
  });

  it('a hand one exchange from complete is told which', () => {
    const rules = rulesOf('hong-kong-old-style');
    const hand = readHandLine('23m456p789s11z, melds 555z, wins 5m by discard, seat south', rules.id);
    const changes = raisesOf(hand, rules).map(({ change }) => change);
    expect(changes).toContainEqual({ type: 'swap', out: '5m', into: '1m', winning: true });
  });

  it('one far from complete, and one that can’t be read, have none', () => {
    const rules = rulesOf('hong-kong-old-style');
    expect(raisesOf(readHandLine('147m258p369s1234z, wins 9m by discard', rules.id), rules)).toEqual([]);
    expect(raisesOf(readHandLine('147m, wins 9m by discard', rules.id), rules)).toEqual([]);
  });

  it('the best of each kind are of different kinds', () => {
    const rules = rulesOf('hong-kong-old-style');
    const hand = readHandLine('23m456p789s11z, melds 555z, wins 1m by discard, seat south', rules.id);
    const kinds = bestOfEachKind(raisesOf(hand, rules)).map(({ change }) => change.type);
    expect([...kinds].sort()).toEqual(['keep', 'source']);
  });
});

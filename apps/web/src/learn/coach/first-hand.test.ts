/** First hands: dealt so that following the coach wins, and every decision, right or wrong, gets its words. */
import { findMahjongGame, mahjongGames } from '@tilehouse/engine';
import { languages, loadCatalogue, loadPageWords } from '@tilehouse/i18n';
import { describe, expect, it } from 'vitest';
import { firstHands } from '../rulesets/first-hands.ts';
import { isFriendly, playFirstHand } from '../testing/play-first-hand.ts';
import { type CoachAdvice, isSame } from './coach-advice.ts';
import { type CoachTelling, commentOn, decisionParts } from './coach-parts.ts';

describe.each(mahjongGames)('the first hand of $id', (game) => {
  const lesson = firstHands[game.id] ?? 0;
  const seen: CoachAdvice[] = [];
  const played = playFirstHand(game, lesson, (advice) => seen.push(advice));

  it('is won before long by doing what the coach says', () => {
    let better = lesson;
    // somebody who has changed the computers wants to know another hand
    if (!isFriendly(played)) while (!isFriendly(playFirstHand(game, better))) better += 1;
    expect(lesson, `hand ${better} would do`).toBe(better);
  });

  it.each(languages.map(({ id }) => id))('every choice has its words in %s', async (language) => {
    const rules = findMahjongGame(game.id)?.rules ?? game.rules;
    const { coach } = await loadPageWords('learn', language);
    const words = await loadCatalogue(language);
    const telling: CoachTelling = { rules, words, coach, nameOf: () => 'Mei' };
    const text = (parts: readonly (readonly { readonly text: string }[])[]): string =>
      parts.map((part) => part.map((word) => word.text).join(' ')).join(' · ');
    let comments = 0;
    for (const advice of seen) {
      const offers = advice.view.mine?.offers ?? [];
      expect(offers.some((offer) => isSame(offer, advice.best))).toBe(true);
      expect(text(decisionParts(telling, advice))).not.toMatch(/undefined|NaN|^ · | {2}/);
      expect(decisionParts(telling, advice).length).toBeGreaterThanOrEqual(2);
      for (const offer of offers) {
        const comment = commentOn(telling, advice, offer);
        if (isSame(offer, advice.best)) expect(comment).toBeUndefined();
        else if (comment !== undefined) {
          comments += 1;
          expect(text([comment])).toMatch(/\S/);
          expect(text([comment])).not.toMatch(/undefined|NaN/);
        }
        // a throw is always worth a word
        if (offer.type === 'discard' && advice.best.type === 'discard' && !isSame(offer, advice.best)) {
          expect(comment).toBeDefined();
        }
      }
    }
    expect(comments).toBeGreaterThan(10);
  });
});

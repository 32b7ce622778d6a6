/** Every exercise is answered by the engine: at least one right answer, and a reason in words for every wrong one. */
import { mahjongGames, type Tile } from '@tilehouse/engine';
import { languages, loadCatalogue, loadPageWords } from '@tilehouse/i18n';
import { describe, expect, it } from 'vitest';
import { type Answer, answersTo, verdictOn } from './judge/answers.ts';
import { isPair, isSet, partsOf, schoolOf, tilesAway, tilesOf } from './judge/school.ts';
import { stepsOf } from './lessons.ts';
import { reasonText } from './reason-text.ts';
import { isAsking, lessonIds, type Step } from './step.ts';

const schools = mahjongGames.map(schoolOf);

/** What an answer is called in messages and lists. */
function named(answer: Answer): string {
  switch (answer.type) {
    case 'tiles':
      return [...answer.tiles].sort().join('');
    case 'move':
      return answer.move;
    case 'rival':
      return answer.rival;
    case 'hand':
      return `hand ${answer.place}`;
  }
}

describe.each(schools)('lessons of $game.id', (school) => {
  const lessons = lessonIds.map((lesson) => ({ lesson, steps: stepsOf(school, lesson) }));

  it.each(lessons)('$lesson shows something and asks at least twice', ({ steps }) => {
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.filter(isAsking).length).toBeGreaterThanOrEqual(2);
    expect(isAsking(steps[0] as Step)).toBe(false);
  });

  it('the engine knows a right answer to every exercise, and wrong ones', () => {
    for (const { steps } of lessons) {
      for (const step of steps.filter(isAsking)) {
        const verdicts = answersTo(step).map((answer) => verdictOn(school, step, answer));
        expect(
          verdicts.some((verdict) => verdict.right),
          step.id,
        ).toBe(true);
        expect(
          verdicts.some((verdict) => !verdict.right),
          step.id,
        ).toBe(true);
      }
    }
  });

  it.each(languages.map(({ id }) => id))('every wrong answer has its reason in %s', async (language) => {
    const telling = {
      school,
      words: await loadCatalogue(language),
      learn: await loadPageWords('learn', language),
    };
    for (const { steps } of lessons) {
      for (const step of steps) expect(telling.learn.steps[step.id]).not.toBe('');
      for (const step of steps.filter(isAsking)) {
        for (const answer of answersTo(step)) {
          const verdict = verdictOn(school, step, answer);
          if (verdict.right) continue;
          const text = reasonText(telling, verdict.reason);
          expect(text, `${step.id} ${named(answer)}`).toMatch(/\S.*[.。]$/);
          expect(text, `${step.id} ${named(answer)}`).not.toMatch(/undefined|NaN|\b\d[mpszx]\b/);
        }
      }
    }
  });
});

describe('the right answers', () => {
  const [school] = schools as [(typeof schools)[number]];
  const fourPlayers = schools.filter(({ rules }) => rules.seats === 4);

  const rightOf = (id: string, of = school): readonly string[] => {
    const step = lessonIds.flatMap((lesson) => stepsOf(of, lesson)).find((each) => each.id === id);
    if (step === undefined || !isAsking(step)) throw new Error(`no exercise ${id}`);
    return answersTo(step)
      .filter((answer) => verdictOn(of, step, answer).right)
      .map(named);
  };

  it.each([
    ['pairFirst', ['3p3p']],
    ['setRun', ['3p4p5p']],
    ['setMiddle', ['4p']],
    ['setEnds', ['5p', '8p']],
    ['handFourAdd', ['5p']],
    ['handSevenAdd', ['9p', '6p']],
    ['handTenAdd', ['9p', '7z']],
    ['claimPung', ['pung']],
    ['claimChow', ['chow']],
    ['claimNotChow', ['pass']],
    ['claimKong', ['pung', 'kong']],
    ['claimWin', ['win']],
    ['rivalsPung', ['last']],
    ['rivalsWin', ['last']],
    ['rivalsNear', ['next']],
    ['fanPungs', ['hand 0']],
    ['fanWins', ['hand 1']],
  ])('%s', (id, expected) => {
    expect(rightOf(id)).toEqual(expected);
  });

  it('claims are decided alike whatever the number of players', () => {
    expect(fourPlayers.length).toBeGreaterThan(0);
    for (const four of fourPlayers) {
      for (const id of [
        'claimPung',
        'claimChow',
        'claimNotChow',
        'claimKong',
        'claimWin',
        'rivalsPung',
        'rivalsWin',
        'rivalsNear',
      ]) {
        expect(rightOf(id, four), `${four.rules.id} ${id}`).toEqual(rightOf(id));
      }
    }
  });
});

describe('what tiles make', () => {
  const [school] = schools as [(typeof schools)[number]];
  const tiles = (text: string): readonly Tile[] => tilesOf(text);

  it('pairs, runs, threes, and nothing else', () => {
    expect(isPair(school, tiles('55p'))).toBe(true);
    expect(isPair(school, tiles('56p'))).toBe(false);
    expect(['345p', '777z', '4p1x6p', '5p5p1x'].every((text) => isSet(school, tiles(text)))).toBe(true);
    expect(['346p', '123z', '4p1x7p', '55p6p'].some((text) => isSet(school, tiles(text)))).toBe(false);
  });

  it('a hand of four, seven or ten is as far as a whole one with the other sets made', () => {
    expect(tilesAway(school, tiles('123p5p'))).toBe(1);
    expect(tilesAway(school, tiles('123p55p'))).toBe(0);
    expect(tilesAway(school, tiles('234p66p78p'))).toBe(1);
    expect(tilesAway(school, tiles('14p7p1z'))).toBeGreaterThan(1);
  });

  it('a hand is taken apart into as many sets as it has', () => {
    expect(partsOf(school, tiles('123p456p99p1z'))).toEqual({
      sets: [tiles('123p'), tiles('456p')],
      rest: tiles('99p1z'),
    });
  });
});

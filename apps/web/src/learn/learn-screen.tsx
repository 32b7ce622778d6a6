/** The lessons: a page that lists them, a page for each, and a first hand at a table. */
import type { PageWords } from '@tilehouse/i18n';
import { lazy, useMemo } from 'react';
import { useParams } from 'wouter';
import { loaded } from '../load-problem.ts';
import { NotFound } from '../not-found.tsx';
import { Page, usePageWords } from '../ui/page.tsx';
import { TileLooks } from '../ui/tile.tsx';
import { useWords } from '../ui/words.tsx';
import { Contents } from './contents.tsx';
import { schoolOf } from './judge/school.ts';
import { LessonPage } from './lesson-page.tsx';
import { firstHand, useProgress } from './progress.ts';
import { lessonIds } from './step.ts';
import { TellingContext } from './telling.ts';
import './learn.css';

const FirstHand = lazy(async () => ({
  default: (await loaded(() => import('./first-hand.tsx'))).FirstHand,
}));

export function LearnScreen() {
  const learn = usePageWords('learn');
  const { lesson } = useParams<{ lesson?: string }>();
  if (lesson !== undefined && lesson !== firstHand && !lessonIds.some((id) => id === lesson))
    return <NotFound />;
  if (learn === undefined) return <Page className="learn">{null}</Page>;
  return <Course learn={learn} lesson={lesson} />;
}

function Course({ learn, lesson }: { learn: PageWords['learn']; lesson: string | undefined }) {
  const words = useWords();
  const { game } = useProgress();
  const telling = useMemo(() => ({ school: schoolOf(game), words, learn }), [game, words, learn]);
  const part = lessonIds.find((id) => id === lesson);
  if (lesson === firstHand) return <FirstHand game={game} learn={learn} />;
  return (
    <TellingContext value={telling}>
      <TileLooks tileSet={game.tileSet}>
        <Page className={part === undefined ? 'learn' : 'learn is-lesson'}>
          {part === undefined ? <Contents /> : <LessonPage key={`${part}/${game.id}`} lesson={part} />}
        </Page>
      </TileLooks>
    </TellingContext>
  );
}

/** The rules of a game on one page, for somebody who has never played it. */

import { findGame, findMahjongGame, mahjongMatch } from '@tilehouse/engine';
import { useEffect } from 'react';
import { Link, useParams } from 'wouter';
import { NotFound } from '../not-found.tsx';
import { Page, usePageWords } from '../ui/page.tsx';
import { ScoredWrongly } from '../ui/scored-wrongly.tsx';
import { TileLooks } from '../ui/tile.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../ui/words.tsx';
import { Contents } from './contents.tsx';
import { mahjongSections } from './mahjong-sections.tsx';
import { matchSections } from './match-sections.tsx';
import type { RulesPage, Section } from './section.ts';
import './rules.css';

export function RulesScreen() {
  const { game: id = '' } = useParams<{ game: string }>();
  const words = usePageWords('rules');
  const worth = usePageWords('worth');
  const catalogue = useWords();
  const game = findGame(id);
  if (game === undefined) return <NotFound />;
  if (words === undefined || worth === undefined) return <Page className="rules">{null}</Page>;
  const text = words.games[id as keyof typeof words.games];
  const page = { words, worth, text, catalogue };
  const rules = findMahjongGame(id)?.rules;
  const sections = rules === undefined ? matchSections(page) : mahjongSections({ ...page, rules });
  return (
    <Page className="rules">
      <TileLooks tileSet={game.tileSet}>
        <Body key={id} id={id} page={page} sections={sections} />
      </TileLooks>
    </Page>
  );
}

interface BodyProps {
  readonly id: string;
  readonly page: RulesPage;
  readonly sections: readonly Section[];
}

function Body({ id, page, sections }: BodyProps) {
  const { words, text, catalogue } = page;
  const { name, han } = catalogue.games[id as keyof typeof catalogue.games];
  useTitle(words.rulesOf(name));
  useEffect(() => {
    const wanted = location.hash.slice(1);
    if (wanted !== '') document.getElementById(wanted)?.scrollIntoView();
  }, []);
  return (
    <>
      <header className="rules-head">
        {han !== name && (
          <span className="han" lang="zh-Hant">
            {han}
          </span>
        )}
        <h1>{words.rulesOf(name)}</h1>
        <p>{text.lead}</p>
        <div className="rules-ways">
          <Link href={id === mahjongMatch.id ? '/match' : `/solo/${id}`} className="button primary">
            {words.play}
          </Link>
          {id !== mahjongMatch.id && (
            <Link href={`/worth/${id}`} className="button">
              {words.sections.worth}
            </Link>
          )}
        </div>
      </header>
      <Contents label={words.contents} sections={sections} />
      <article className="rules-body">
        {sections.map(({ id: anchor, title, content }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
            <h2 id={`${anchor}-title`} tabIndex={-1}>
              {title}
            </h2>
            {content}
          </section>
        ))}
        {id !== mahjongMatch.id && (
          <p className="rules-wrong">
            <ScoredWrongly game={id} described={() => `rules of ${id}${location.hash}`} />
          </p>
        )}
      </article>
    </>
  );
}

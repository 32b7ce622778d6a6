/** The sections about the game of ranks for two. */
import { facesOfRank, mahjongMatch, matchRanks, matchTiles } from '@tilehouse/engine';
import { TileView } from '../ui/tile.tsx';
import { HouseRules, Paragraphs, Points, Questions } from './parts.tsx';
import type { RulesPage, Section } from './section.ts';

export function matchSections(page: RulesPage): readonly Section[] {
  const { words, text } = page;
  const { sections, before, controls } = words;
  const section = (id: string, title: string, content: Section['content']): Section => ({
    id,
    title,
    content,
  });
  return [
    section(
      'before',
      sections.before,
      <Points points={[before.twoPlayers(mahjongMatch.seats), ...text.before, before.waysAtOneDevice]} />,
    ),
    section('goal', sections.goal, <Paragraphs text={text.goal} />),
    section('tiles', sections.tiles, <Ranks page={page} />),
    section('turn', sections.turn, <Paragraphs text={text.turn} />),
    ...text.special.map(({ title, text: lines }, at) =>
      section(`mode-${at + 1}`, title, <Paragraphs text={lines} />),
    ),
    section('controls', sections.controls, <Points points={[controls.matchTouch, controls.matchKeys]} />),
    section('tips', sections.tips, <Points points={text.tips} />),
    section('questions', sections.questions, <Questions questions={text.questions} />),
    section('house', sections.house, <HouseRules rules={Object.values(text.house)} words={words} />),
  ];
}

function Ranks({ page: { words, text, catalogue } }: { page: RulesPage }) {
  return (
    <>
      <Paragraphs text={[words.tiles.count(matchTiles.length), ...text.tiles]} />
      <div className="tile-groups">
        {matchRanks.map((rank) => (
          <figure key={rank}>
            <figcaption>
              {words.tiles.rank} {rank}
            </figcaption>
            <span
              className="group-tiles"
              role="img"
              aria-label={catalogue.app.list(
                facesOfRank(rank).map((tile) => catalogue.tiles.full(mahjongMatch.tileSet, tile)),
              )}
            >
              {facesOfRank(rank).map((tile) => (
                <TileView key={tile} tile={tile} />
              ))}
            </span>
          </figure>
        ))}
      </div>
    </>
  );
}

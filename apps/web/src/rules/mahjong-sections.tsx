/** The sections about a mahjong game, out of its ruleset and its words. */
import {
  defaultOptions,
  distinctTiles,
  letterOf,
  sortTiles,
  type Tile,
  tileLetters,
  valuesOf,
} from '@tilehouse/engine';
import { Link } from 'wouter';
import { TileView } from '../ui/tile.tsx';
import { SmallTiles } from '../worth/score-slip.tsx';
import { tilesOf } from '../worth/worth-hand.ts';
import { Differences } from './differences.tsx';
import { chipOf, FanSection } from './fan-section.tsx';
import { HouseRules, HouseTag, Paragraphs, Points, Questions } from './parts.tsx';
import { PaymentSection } from './payment-section.tsx';
import type { MahjongPage, Section } from './section.ts';

export function mahjongSections(page: MahjongPage): readonly Section[] {
  const { rules, words, text, catalogue } = page;
  const { sections } = words;
  const section = (id: string, title: string, content: Section['content']): Section => ({
    id,
    title,
    content,
  });
  const special = text.special.map((topic) => (
    <div key={topic.title}>
      <h3>{topic.title}</h3>
      <Paragraphs text={topic.text} />
    </div>
  ));
  const house = [...Object.values(text.house), ...Object.values(words.common)];
  return [
    section('before', sections.before, <Before page={page} />),
    section('goal', sections.goal, <Goal page={page} />),
    section('tiles', sections.tiles, <Tiles page={page} />),
    section('turn', sections.turn, <Turn page={page} />),
    section('claims', sections.claims, <Claims page={page} />),
    ...(special.length === 0 ? [] : [section('special', sections.special, special)]),
    section('fan', sections.fan, <FanSection page={page} />),
    section('payment', sections.payment, <PaymentSection page={page} />),
    section('options', sections.options, <Options page={page} />),
    section('worth', sections.worth, <Worth page={page} />),
    section('controls', sections.controls, <Points points={controlsOf(page)} />),
    section('tips', sections.tips, <Points points={text.tips} />),
    section('questions', sections.questions, <Questions questions={text.questions} />),
    section('others', sections.others, <Differences key={rules.id + catalogue.app.name} page={page} />),
    section('house', sections.house, <HouseRules rules={house} words={words} />),
  ];
}

function Before({ page: { rules, words, text } }: { page: MahjongPage }) {
  const { before } = words;
  return (
    <Points
      points={[
        before.players(rules.seats),
        ...text.before,
        before.ways,
        before.age,
        before.online,
        before.money,
      ]}
    />
  );
}

function Goal({ page }: { page: MahjongPage }) {
  const { rules, words, text, catalogue } = page;
  const { goal } = words;
  const { moves } = catalogue.mahjong[rules.id as keyof typeof catalogue.mahjong];
  const suit = rules.suits.at(-1) ?? 'p';
  const named = ({ word, han }: { word: string; han: string }) => (word === '' ? han : `${word} ${han}`);
  const sets = [
    { name: named(moves.chow), what: goal.chow, tiles: tilesOf(`345${suit}`) },
    { name: named(moves.pung), what: goal.pung, tiles: tilesOf('777z') },
    { name: named(moves.kong), what: goal.kong, tiles: tilesOf(`8888${suit}`) },
    { name: goal.pairWord, what: goal.pair, tiles: tilesOf(`99${suit}`) },
  ];
  const { minimum } = rules.tally(defaultOptions(rules.options));
  return (
    <>
      <Paragraphs text={[goal.shape(minimum), ...text.goal]} />
      <ul className="sets">
        {sets.map(({ name, what, tiles }) => (
          <li key={name}>
            <SmallTiles rules={rules} tiles={tiles} />
            <b>{name}</b>
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Tiles({ page }: { page: MahjongPage }) {
  const { rules, words, text, catalogue } = page;
  const faces = sortTiles(distinctTiles(rules.tiles));
  const groups = tileLetters
    .map((letter) => ({ letter, tiles: faces.filter((tile) => letterOf(tile) === letter) }))
    .filter(({ tiles }) => tiles.length > 0);
  const copies = (tile: Tile | undefined): number => rules.tiles.filter((each) => each === tile).length;
  const names = (tiles: readonly Tile[]): string =>
    catalogue.app.list(tiles.map((tile) => catalogue.tiles.full(rules.tileSet, tile)));
  return (
    <>
      <Paragraphs text={[words.tiles.count(rules.tiles.length), ...text.tiles]} />
      <div className="tile-groups">
        {groups.map(({ letter, tiles }) => (
          <figure key={letter}>
            <figcaption>
              {words.tiles.groups[letter]} <small>{words.tiles.copies(copies(tiles[0]))}</small>
            </figcaption>
            <span className="group-tiles" role="img" aria-label={names(tiles)}>
              {tiles.map((tile) => (
                <TileView key={tile} tile={tile} />
              ))}
            </span>
          </figure>
        ))}
      </div>
    </>
  );
}

function Turn({ page }: { page: MahjongPage }) {
  const { rules, words, text, catalogue } = page;
  const { turn } = words;
  const { kong } = catalogue.mahjong[rules.id as keyof typeof catalogue.mahjong].moves;
  const hasBonus = rules.tiles.some((tile) => 'fyaj'.includes(letterOf(tile)));
  const noKong = words.common['Kongs.3'];
  return (
    <>
      <ol className="steps">
        <li>{turn.deal}</li>
        <li>{turn.draw}</li>
        {hasBonus && <li>{turn.bonus}</li>}
        <li>
          <span>{turn.kong(kong.word === '' ? kong.han : kong.word.toLowerCase())}</span>
          {noKong !== undefined && <HouseTag rule={noKong} words={words} />}
        </li>
        <li>{turn.discard}</li>
        <li>
          {turn.end} {rules.wall.tiles > 0 && turn.keptBack(rules.wall.tiles)}
        </li>
      </ol>
      <Paragraphs text={text.turn} />
    </>
  );
}

function Claims({ page }: { page: MahjongPage }) {
  const { rules, words, text, catalogue } = page;
  const { claims } = words;
  const { moves } = catalogue.mahjong[rules.id as keyof typeof catalogue.mahjong];
  const robs = rules.robbing('added', defaultOptions(rules.options)) !== 'nobody';
  const last = words.common['Claims.12'];
  return (
    <>
      <p>{claims.lead}</p>
      <ol className="claim-list">
        {(['win', 'kong', 'pung', 'chow'] as const).map((move) => (
          <li key={move}>
            <span className={`claim-mark is-${move}`}>
              <span className="han">{moves[move].han}</span> {moves[move].word}
            </span>
            <span>{claims[move]}</span>
          </li>
        ))}
      </ol>
      <Paragraphs text={[claims.order, ...text.claims, ...(robs ? [claims.robbing] : [])]} />
      {last !== undefined && <HouseTag rule={last} words={words} />}
    </>
  );
}

/** Most values that are written out one by one. */
const fewValues = 4;

function Options({ page }: { page: MahjongPage }) {
  const { rules, words, catalogue } = page;
  const specs = Object.entries(rules.options);
  const texts: Readonly<Record<string, { readonly name: string }>> =
    catalogue.mahjong[rules.id as keyof typeof catalogue.mahjong].options;
  if (specs.length === 0) return <p>{words.options.none}</p>;
  return (
    <>
      <p>{words.options.lead}</p>
      <dl className="option-list">
        {specs.map(([name, spec]) => {
          const values = valuesOf(spec);
          const [least, most] = [values[0], values.at(-1)];
          const shown = values.length <= fewValues ? values : [spec.default];
          return (
            <div key={name}>
              <dt>{texts[name]?.name}</dt>
              <dd>
                {shown.map((value) => (
                  <span
                    key={String(value)}
                    className={value === spec.default ? 'option-value is-usual' : 'option-value'}
                  >
                    {value === spec.default && <span aria-hidden="true">● </span>}
                    <span>{chipOf(page, name, value)}</span>
                    {value === spec.default && <span className="unseen"> ({words.options.usual})</span>}
                  </span>
                ))}
                {shown.length < values.length && least !== undefined && most !== undefined && (
                  <span className="option-range">{words.options.from(String(least), String(most))}</span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function Worth({ page: { rules, words } }: { page: MahjongPage }) {
  return (
    <div className="worth-door">
      <p>{words.worth.lead}</p>
      <Link href={`/worth/${rules.id}`} className="button brass">
        {words.worth.open}
      </Link>
    </div>
  );
}

function controlsOf({ rules, words, catalogue }: MahjongPage): readonly string[] {
  const { controls } = words;
  const { moves } = catalogue.mahjong[rules.id as keyof typeof catalogue.mahjong];
  const name = (move: 'win' | 'pung' | 'chow'): string =>
    moves[move].word === '' ? moves[move].han : moves[move].word.toLowerCase();
  return [
    controls.touch,
    controls.mouse,
    controls.keys(name('win'), name('pung'), name('chow')),
    ...(rules.wilds.copies > 0 ? [controls.feiKeys] : []),
    controls.reader,
  ];
}

/** The first screen: what shall we play? */
import { type AnyGame, findGame, mahjongGames, mahjongMatch } from '@tilehouse/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { latestTable, type SavedTable } from '../play/local/saved-tables.ts';
import { Page } from '../ui/page.tsx';
import { TileLooks, TileView } from '../ui/tile.tsx';
import { useIsOnline } from '../ui/use-is-online.ts';
import { useWords } from '../ui/words.tsx';
import { scenes } from './rulesets/scenes.ts';
import { plainScene, Scene } from './scene.tsx';
import './home.css';

export function Home() {
  const words = useWords();
  const [latest] = useState(latestTable);
  const saved = latest && findGame(latest.game);
  const isOnline = useIsOnline();
  return (
    <Page className="home">
      <header className="hero">
        <div>
          <h1>{words.app.home.title}</h1>
          <p>{words.app.home.line}</p>
        </div>
        {latest !== undefined && saved !== undefined && <Continue table={latest} game={saved} />}
      </header>
      {!isOnline && (
        <p className="home-offline" role="status">
          {words.app.home.offline}
        </p>
      )}
      <ul className="cards">
        {mahjongGames.map((game) => (
          <Card key={game.id} game={game} isSaved={latest?.game === game.id && latest.way === 'solo'} />
        ))}
        <Card game={mahjongMatch} isSaved={latest?.game === mahjongMatch.id && latest.inPlay} />
      </ul>
    </Page>
  );
}

/** Where a game is played. */
const wayTo = ({ id }: AnyGame, way: SavedTable['way']): string =>
  id === mahjongMatch.id ? '/match' : `/${way}/${id}`;

/** The texts of a game. */
function useGameText(game: AnyGame) {
  const { games } = useWords();
  return games[game.id as keyof typeof games];
}

/** Stands for a hand that others may not see. */
const faceDown = [undefined, undefined, undefined];

/** The table played last, to go on with. */
function Continue({ table, game }: { table: SavedTable; game: AnyGame }) {
  const words = useWords();
  const { home } = words.app;
  const text = useGameText(game);
  const waiting = game.id === mahjongMatch.id ? words.match.continueRound : home.continueTitle;
  const title = table.inPlay ? waiting : home.continueMatch;
  return (
    <section className="continue" aria-label={title}>
      <TileLooks tileSet={game.tileSet}>
        <span className="continue-tiles" aria-hidden="true">
          {(table.tiles.length > 0 ? table.tiles : faceDown).map((tile, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture of a hand as it was
            <TileView key={place} tile={tile} width={26} />
          ))}
        </span>
      </TileLooks>
      <div>
        <h2>{title}</h2>
        <p>{text.name}</p>
      </div>
      <Link href={wayTo(game, table.way)} className="button brass">
        {home.continue}
      </Link>
    </section>
  );
}

function Card({ game, isSaved }: { game: AnyGame; isSaved: boolean }) {
  const words = useWords();
  const text = useGameText(game);
  const { home } = words.app;
  return (
    <li className="card">
      <Scene drawing={scenes[game.id] ?? plainScene} tileSet={game.tileSet} />
      <div className="card-body">
        {text.han !== text.name && (
          <span className="han card-han" lang="zh-Hant">
            {text.han}
          </span>
        )}
        <h2>{text.name}</h2>
        <p className="card-facts">{text.facts}</p>
        <p className="card-line">{text.line}</p>
        <div className="card-ways">
          <Link
            href={wayTo(game, 'solo')}
            className="button primary"
            aria-label={words.app.labelled(text.name, isSaved ? home.continue : home.playNow)}
          >
            {isSaved ? home.continue : home.playNow}
          </Link>
          {game.id !== mahjongMatch.id && <FriendsDoor game={game} name={text.name} />}
          {game.id !== mahjongMatch.id && (
            <Link
              href={`/device/${game.id}`}
              className="button"
              aria-label={words.app.labelled(text.name, home.onDevice)}
            >
              {home.onDevice}
            </Link>
          )}
          <Link
            href={`/rules/${game.id}`}
            className="button"
            aria-label={words.app.labelled(text.name, home.rules)}
          >
            {home.rules}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** The door to tables with friends; without a line it stays where it is and says why it is shut. */
function FriendsDoor({ game, name }: { game: AnyGame; name: string }) {
  const { app } = useWords();
  const isOnline = useIsOnline();
  const { home } = app;
  if (!isOnline) {
    return (
      <button type="button" className="button is-shut" disabled title={home.offline}>
        {home.withFriends}
      </button>
    );
  }
  return (
    <Link
      href={`/tables?game=${game.id}`}
      className="button"
      aria-label={app.labelled(name, home.withFriends)}
    >
      {home.withFriends}
    </Link>
  );
}

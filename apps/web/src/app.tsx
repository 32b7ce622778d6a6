/** The app: which screen an address shows. */
import { defaultOptions, findGame, mahjongGames, type OptionValues } from '@tilehouse/engine';
import { useCallback } from 'react';
import { Link, Route, Router, Switch, useParams } from 'wouter';
import { LocalConnection } from './play/local/local-connection.ts';
import { PlainTable } from './play/mahjong/plain-table.tsx';
import { useTable } from './play/use-table.ts';

/** The path the app is served under, without its last slash. */
const base = new URL(document.baseURI).pathname.replace(/\/$/, '');

export function App() {
  return (
    <Router base={base}>
      <Switch>
        <Route path="/solo/:game">
          <Solo />
        </Route>
        <Route>
          <Home />
        </Route>
      </Switch>
    </Router>
  );
}

function Home() {
  return (
    <main>
      <h1>Tilehouse</h1>
      {mahjongGames.map(({ id }) => (
        <p key={id}>
          <Link href={`/solo/${id}`}>{id}</Link>
        </p>
      ))}
    </main>
  );
}

function Solo() {
  const { game = '' } = useParams<{ game: string }>();
  const found = findGame(game);
  const connect = useCallback(
    (onFailure: (problem: unknown) => void) => {
      const options = defaultOptions(findGame(game)?.options ?? {}) as OptionValues;
      return new LocalConnection({ game, name: 'You', level: 'normal', options, fresh: false }, onFailure);
    },
    [game],
  );
  const table = useTable(connect);
  if (found === undefined) return <p>There is no such game.</p>;
  if (table.type === 'failed')
    return <p role="alert">The table could not be opened. Please reload the page.</p>;
  if (table.type === 'opening') return <p role="status">Setting the table …</p>;
  return <PlainTable connection={table.connection} update={table.update} />;
}

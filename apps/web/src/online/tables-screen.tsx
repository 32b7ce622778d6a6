/** Tables: open one, find a room by its code, sit down at one that waits, one's own rooms. */
import type { ListedTable, MyRoomsReply, MyTablesReply } from '@tilehouse/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Page } from '../ui/page.tsx';
import { useWords } from '../ui/words.tsx';
import { house, type Trouble, troubleOf } from './house.ts';
import { line } from './line.ts';
import { useMoneyNews } from './money-news.ts';
import { CodeForm } from './tables/code-form.tsx';
import { rulesOfText } from './tables/house-rules.ts';
import { OpenForm } from './tables/open-form.tsx';
import { RemovedFromTables } from './tables/removed-from.tsx';
import { MyRoomList, PublicTables, SeatedAt } from './tables/table-lists.tsx';
import { type OnlineWords, troubleText } from './texts.ts';
import { Gate } from './who/gate.tsx';
import '../play/mahjong/panels.css';

export function TablesScreen() {
  return <Gate>{(me, words) => <TablesPage key={me.id} words={words} />}</Gate>;
}

/** Milliseconds between two looks at what there is. */
const every = 10_000;

interface Lists {
  readonly tables: readonly ListedTable[];
  /** Where one sits. */
  readonly seated: readonly ListedTable[];
  /** Where one was taken from a seat lately. */
  readonly removed: MyTablesReply['removed'];
  readonly mine: MyRoomsReply;
}

/** What there is, looked at again and again while the page is seen. */
function useLists(): {
  readonly lists: Lists | undefined;
  readonly trouble: Trouble | undefined;
  again(): void;
} {
  const [lists, setLists] = useState<Lists>();
  const [trouble, setTrouble] = useState<Trouble>();
  const again = useCallback((): void => {
    const asked = Promise.all([
      house().get<{ readonly tables: readonly ListedTable[] }>('tables'),
      house().get<MyRoomsReply>('my-rooms'),
      house().get<MyTablesReply>('my-tables'),
    ]);
    asked.then(
      ([{ tables }, mine, { removed, tables: seated }]) => {
        setTrouble(undefined);
        setLists({ tables, mine, seated, removed });
      },
      (problem: unknown) => setTrouble(troubleOf(problem)),
    );
  }, []);
  useEffect(() => {
    again();
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, every);
    return () => clearInterval(timer);
  }, [again]);
  return { lists, trouble, again };
}

/** How the tables stand at which one sits or sat. */
const standOf = ({ mine, removed, seated }: Lists): string =>
  [
    ...seated.map(({ id, stage }) => `${id} ${stage}`),
    ...mine.rooms.map(({ id, stage }) => `${id} ${stage}`),
    ...removed.map(({ hand, id }) => `${id} ${hand}`),
  ].join();

function TablesPage({ words }: { words: OnlineWords }) {
  const { tables } = words;
  const { boards } = useWords().app.nav;
  const { lists, trouble, again } = useLists();
  const search = new URLSearchParams(useSearch());
  const game = search.get('game') ?? undefined;
  const rules = search.get('rules');
  // rooms are closed over the line
  useEffect(() => void line(), []);
  // a hand that is over, or a table that closed, may have moved money
  useMoneyNews(lists && standOf(lists));
  const mine = lists?.mine.rooms.map(({ id }) => id) ?? [];
  const seats = lists?.seated.filter(({ id }) => !mine.includes(id)) ?? [];
  const known = [...mine, ...seats.map(({ id }) => id)];
  // where one sits stands first: the form waits for it, and doesn't move away below a finger
  const isKnown = lists !== undefined || trouble !== undefined;
  const hasRooms = mine.length > 0 || seats.length > 0;
  const rooms = lists !== undefined && <MyRoomList words={words} mine={lists.mine} onChanged={again} />;
  return (
    <Page className="online-page tables-page">
      <header className="online-head">
        <div>
          <h1>{tables.title}</h1>
          <p>
            {tables.line}{' '}
            <Link href="/leaderboard" className="line-link">
              {boards}
            </Link>
          </p>
        </div>
      </header>
      <RemovedFromTables words={words} removed={lists?.removed ?? []} />
      {isKnown ? (
        <div className="tables-columns">
          {hasRooms && (
            <div className="tables-mine">
              {seats.length > 0 && <SeatedAt words={words} tables={seats} />}
              {mine.length > 0 && rooms}
            </div>
          )}
          <div className="tables-open">
            <OpenForm
              key={rules}
              words={words}
              first={game}
              brought={rules === null ? undefined : rulesOfText(rules)}
            />
          </div>
          <div className="tables-others">
            <CodeForm words={words} />
            {trouble !== undefined && (
              <p role="alert" className="sheet-problem">
                {troubleText(trouble, words)}
              </p>
            )}
            {mine.length === 0 && rooms}
            {lists !== undefined && (
              <PublicTables words={words} tables={lists.tables.filter(({ id }) => !known.includes(id))} />
            )}
          </div>
        </div>
      ) : (
        <p role="status" className="online-opening">
          {words.opening}
        </p>
      )}
    </Page>
  );
}

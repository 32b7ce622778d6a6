/** Tables: open one, find a room by its code, sit down at one that waits, one's own rooms. */
import type { ListedTable, Me, MyRoomsReply } from '@tilehouse/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useWords } from '../ui/words.tsx';
import { Avatar } from './avatar.tsx';
import { house, type Trouble, troubleOf } from './house.ts';
import { line } from './line.ts';
import { CodeForm } from './tables/code-form.tsx';
import { rulesOfText } from './tables/house-rules.ts';
import { OpenForm } from './tables/open-form.tsx';
import { MyRoomList, PublicTables, SeatedAt } from './tables/table-lists.tsx';
import { type OnlineWords, troubleText } from './texts.ts';
import { Gate } from './who/gate.tsx';
import '../play/mahjong/panels.css';

export function TablesScreen() {
  return <Gate>{(me, words) => <TablesPage key={me.id} me={me} words={words} />}</Gate>;
}

/** Milliseconds between two looks at what there is. */
const every = 10_000;

interface Lists {
  readonly tables: readonly ListedTable[];
  /** Where one sits. */
  readonly seated: readonly ListedTable[];
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
      house().get<{ readonly tables: readonly ListedTable[] }>('my-tables'),
    ]);
    asked.then(
      ([{ tables }, mine, { tables: seated }]) => {
        setTrouble(undefined);
        setLists({ tables, mine, seated });
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

function TablesPage({ me, words }: { me: Me; words: OnlineWords }) {
  const { tables } = words;
  const { boards } = useWords().app.nav;
  const { lists, trouble, again } = useLists();
  const search = new URLSearchParams(useSearch());
  const game = search.get('game') ?? undefined;
  const rules = search.get('rules');
  // rooms are closed over the line
  useEffect(() => void line(), []);
  const mine = lists?.mine.rooms.map(({ id }) => id) ?? [];
  const seats = lists?.seated.filter(({ id }) => !mine.includes(id)) ?? [];
  const known = [...mine, ...seats.map(({ id }) => id)];
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
        <Link
          href="/account"
          className="button who-chip"
          aria-label={`${tables.as(me.name)}. ${tables.account}`}
        >
          <Avatar name={me.name} />
          <span>{me.name}</span>
          <Icon name="person" />
        </Link>
      </header>
      <div className="tables-columns">
        <div>
          <OpenForm
            key={rules}
            words={words}
            first={game}
            brought={rules === null ? undefined : rulesOfText(rules)}
          />
        </div>
        <div>
          {seats.length > 0 && <SeatedAt words={words} tables={seats} />}
          <CodeForm words={words} />
          {trouble !== undefined && (
            <p role="alert" className="sheet-problem">
              {troubleText(trouble, words)}
            </p>
          )}
          {lists !== undefined && (
            <>
              <MyRoomList words={words} mine={lists.mine} onChanged={again} />
              <PublicTables words={words} tables={lists.tables.filter(({ id }) => !known.includes(id))} />
            </>
          )}
        </div>
      </div>
    </Page>
  );
}

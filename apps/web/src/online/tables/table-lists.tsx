/** Tables there are: those open to everybody, and the rooms one hosts. */
import type { ListedTable, MyRoomsReply } from '@tilehouse/protocol';
import type { CloseReason } from '@tilehouse/table';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../ui/words.tsx';
import { Avatar } from '../avatar.tsx';
import { line } from '../line.ts';
import { closingText, type OnlineWords } from '../texts.ts';

export function PublicTables({ words, tables }: { words: OnlineWords; tables: readonly ListedTable[] }) {
  return (
    <section className="sheet">
      <header>
        <h2>{words.tables.waiting}</h2>
      </header>
      {tables.length === 0 && <p className="sheet-note">{words.tables.none}</p>}
      <ul className="table-list">
        {tables.map((table) => {
          const hasSeat = table.stage === 'waiting' && table.seats.some(({ kind }) => kind === 'open');
          return (
            <TableRow key={table.id} words={words} table={table}>
              <Link href={`/table/${table.id}`} className={hasSeat ? 'button primary' : 'button'}>
                {hasSeat ? words.tables.sit : words.tables.look}
              </Link>
            </TableRow>
          );
        })}
      </ul>
    </section>
  );
}

/** Tables of others at which one has a seat: the way back to them. */
export function SeatedAt({ words, tables }: { words: OnlineWords; tables: readonly ListedTable[] }) {
  return (
    <section className="sheet">
      <header>
        <h2>{words.tables.seated}</h2>
      </header>
      <ul className="table-list">
        {tables.map((table) => (
          <TableRow key={table.id} words={words} table={table}>
            <Link href={`/table/${table.id}`} className="button primary">
              {words.tables.goIn}
            </Link>
          </TableRow>
        ))}
      </ul>
    </section>
  );
}

interface MyRoomListProps {
  readonly words: OnlineWords;
  readonly mine: MyRoomsReply;
  readonly onChanged: () => void;
}

export function MyRoomList({ words, mine, onChanged }: MyRoomListProps) {
  const { tables } = words;
  return (
    <section className="sheet">
      <header className="sheet-row">
        <h2>{tables.mine}</h2>
        <span className="num">{tables.used(mine.used, mine.allowed)}</span>
      </header>
      {mine.rooms.length === 0 && <p className="sheet-note">{tables.noRooms}</p>}
      <ul className="table-list">
        {mine.rooms.map((room) => (
          <MyRoom key={room.id} words={words} room={room} onChanged={onChanged} />
        ))}
      </ul>
      {mine.rooms.length > 0 && <p className="sheet-note">{tables.expiry}</p>}
      {mine.recent.length > 0 && <ClosedRooms words={words} rooms={mine.recent} />}
    </section>
  );
}

/** Rooms that closed lately, and how. */
function ClosedRooms({ words, rooms }: { words: OnlineWords; rooms: MyRoomsReply['recent'] }) {
  const all = useWords();
  const { language } = useSettings();
  return (
    <details className="fold">
      <summary>
        <b>{words.tables.recent}</b>
        <span>{rooms.length}</span>
      </summary>
      <ul className="closed-rooms">
        {rooms.map(({ closedAt, code, game, id, name, reason }) => (
          <li key={id}>
            <p>
              <b>{all.games[game as keyof typeof all.games]?.name ?? game}</b>{' '}
              <span className="num">{code}</span>
            </p>
            <small>
              {whenText(closedAt, language)} ·{' '}
              {closingText({ reason: reason as CloseReason, ...(name === undefined ? {} : { name }) }, words)}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface MyRoomProps {
  readonly words: OnlineWords;
  readonly room: MyRoomsReply['rooms'][number];
  readonly onChanged: () => void;
}

function MyRoom({ words, room, onChanged }: MyRoomProps) {
  const { tables } = words;
  const [isAsking, setAsking] = useState(false);
  const close = async (): Promise<void> => {
    await line().command({ type: 'table-command', table: room.id, wish: { type: 'close' } });
    onChanged();
  };
  return (
    <TableRow words={words} table={room} code={room.code} expiresAt={room.expiresAt}>
      {isAsking ? (
        <div className="row-ask">
          <p role="alert">{tables.closeAsk(room.code)}</p>
          <button type="button" className="button danger" onClick={() => void close()}>
            {tables.closeYes}
          </button>
          <button type="button" className="button" onClick={() => setAsking(false)}>
            {tables.keep}
          </button>
        </div>
      ) : (
        <>
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {tables.close}
          </button>
          <Link href={`/table/${room.id}`} className="button primary">
            {tables.goIn}
          </Link>
        </>
      )}
    </TableRow>
  );
}

const whenText = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

const day = 86_400_000;

/** The day is enough, but for what ends within one. */
const expiryText = (time: number, language: string): string =>
  time - Date.now() < day
    ? whenText(time, language)
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);

interface RowProps {
  readonly words: OnlineWords;
  readonly table: ListedTable;
  readonly code?: string;
  readonly expiresAt?: number;
  readonly children: React.ReactNode;
}

/** A table in a list: what is played, who sits there, where it stands. */
function TableRow({ words, table, code, expiresAt, children }: RowProps) {
  const all = useWords();
  const { language } = useSettings();
  const { tables } = words;
  const game = all.games[table.game as keyof typeof all.games];
  const taken = table.seats.filter(({ kind }) => kind !== 'open');
  const names = taken.map(({ name }) => name);
  return (
    <li className="table-row">
      <span className="table-row-people" aria-hidden="true">
        {table.seats.map(({ kind, name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is a seat
          <Avatar key={seat} name={kind === 'open' ? undefined : name} />
        ))}
      </span>
      <span className="table-row-words">
        <b>{game?.name ?? table.game}</b>
        {code !== undefined && <span className="table-row-code num">{code}</span>}
        <small>
          {tables.seats(taken.length, table.seats.length)} · {tables.stages[table.stage]}
        </small>
        <small>{all.app.list(names)}</small>
        {expiresAt !== undefined && <small>{tables.expires(expiryText(expiresAt, language))}</small>}
      </span>
      <span className="table-row-ways">{children}</span>
    </li>
  );
}

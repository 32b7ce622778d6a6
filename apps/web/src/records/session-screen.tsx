/** All finished hands of one table, with their sums. */
import { findMahjongGame } from '@tilehouse/engine';
import { formatAmount, formatChange } from '@tilehouse/i18n';
import type { ResultsReply, TableReply } from '@tilehouse/protocol';
import { Link, useParams } from 'wouter';
import { useHouse } from '../online/use-house.ts';
import { useSettings } from '../settings/settings.ts';
import { Page } from '../ui/page.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../ui/words.tsx';
import { gameName, RecordHead, shortTimeText, TroubleLine } from './parts.tsx';
import { type GateWords, OpenRecords } from './records-gate.tsx';
import { type Session, sessionOf } from './session.ts';
import '../play/mahjong/panels.css';

export function SessionScreen() {
  const { table = '' } = useParams<{ table: string }>();
  return <OpenRecords>{(words) => <SessionPage key={table} table={table} {...words} />}</OpenRecords>;
}

function SessionPage({ table, words, online }: GateWords & { table: string }) {
  const { session } = words;
  const all = useWords();
  const id = encodeURIComponent(table);
  const about = useHouse<TableReply>(`tables/${id}`);
  const results = useHouse<ResultsReply>(`tables/${id}/results`);
  const trouble = about.trouble ?? results.trouble;
  useTitle(session.title);
  const again = (): void => {
    about.again();
    results.again();
  };
  const found = results.value?.results;
  return (
    <Page className="online-page session-page">
      <RecordHead title={session.title} back={{ href: '/history', text: words.hand.back }}>
        <p>{about.value === undefined ? '' : gameName(about.value.game, all)}</p>
      </RecordHead>
      <section className="sheet">
        {trouble !== undefined && (
          <TroubleLine trouble={trouble} words={words} online={online} onAgain={again} />
        )}
        {trouble === undefined && (found === undefined || about.value === undefined) && (
          <p role="status">{words.loading}</p>
        )}
        {found?.length === 0 && <p>{session.none}</p>}
        {found !== undefined && found.length > 0 && about.value !== undefined && (
          <SessionTable
            session={sessionOf(found, words.deleted)}
            words={words}
            table={table}
            game={about.value.game}
          />
        )}
      </section>
      <p className="hand-ways">
        <Link href={`/table/${table}`} className="button">
          {session.table}
        </Link>
      </p>
    </Page>
  );
}

interface TableProps {
  readonly session: Session;
  readonly words: GateWords['words'];
  readonly table: string;
  readonly game: string;
}

function SessionTable({ session, words, table, game }: TableProps) {
  const { result } = useWords();
  const { language } = useSettings();
  const unit = findMahjongGame(game)?.unit ?? 'points';
  const { names, rows, totals } = session;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="session-scroll" tabIndex={0} aria-label={words.session.title}>
      <table className="score-table num">
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, ending, net, number, winner }) => (
            <tr key={number}>
              <th scope="row">
                <Link href={`/hand/${table}/${number}`}>{words.session.hand(number)}</Link>
                <small>{ending === 'won' ? shortTimeText(at, language) : result.endings[ending]}</small>
              </th>
              {names.map((name, column) => {
                const each = net[column];
                return (
                  <td key={name} className={column === winner ? 'is-winner' : ''}>
                    {each === undefined ? '' : formatChange(unit, each)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.session.total}</th>
            {names.map((name, column) => (
              <td key={name}>
                <b>{formatAmount(unit, totals[column] ?? 0)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

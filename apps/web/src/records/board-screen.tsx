/** The leaderboards of the house: a game, this week or this month. */
import { findMahjongGame, mahjongGames, type Unit } from '@tilehouse/engine';
import { formatChange } from '@tilehouse/i18n';
import type { BoardReply, BoardRow, Me } from '@tilehouse/protocol';
import { useLocation, useParams, useSearch } from 'wouter';
import { useHouse } from '../online/use-house.ts';
import { useSettings } from '../settings/settings.ts';
import { RadioRow } from '../ui/fields.tsx';
import { Page } from '../ui/page.tsx';
import { useTitle } from '../ui/use-title.ts';
import { GameChoice } from './game-choice.tsx';
import { RecordHead, TroubleLine } from './parts.tsx';
import { type GateWords, OpenRecords } from './records-gate.tsx';
import '../settings/settings.css';

export function BoardScreen() {
  return <OpenRecords>{(words, me) => <BoardPage me={me} {...words} />}</OpenRecords>;
}

type Span = BoardReply['span'];

function BoardPage({ words, online, me }: GateWords & { me: Me | undefined }) {
  const { board } = words;
  const [, navigate] = useLocation();
  const { game = mahjongGames[0]?.id ?? '' } = useParams<{ game?: string }>();
  const span: Span = new URLSearchParams(useSearch()).get('span') === 'month' ? 'month' : 'week';
  const asked = useHouse<BoardReply>(`boards?game=${encodeURIComponent(game)}&span=${span}`);
  useTitle(board.title);
  const show = (next: string, time: Span): void =>
    navigate(`/leaderboard/${next}${time === 'month' ? '?span=month' : ''}`, { replace: true });
  return (
    <Page className="online-page board-page">
      <RecordHead title={board.title}>
        <p>{board.line}</p>
      </RecordHead>
      <div className="board-choices">
        <GameChoice label={board.game} value={game} onChange={(next) => show(next, span)} />
        <RadioRow
          label={board.span}
          value={span}
          onChange={(time) => show(game, time)}
          choices={(['week', 'month'] as const).map((value) => ({ value, text: board.spans[value] }))}
        />
      </div>
      <section className="sheet">
        {asked.trouble !== undefined && (
          <TroubleLine trouble={asked.trouble} words={words} online={online} onAgain={asked.again} />
        )}
        {asked.trouble === undefined && asked.value === undefined && <p role="status">{words.loading}</p>}
        {asked.value !== undefined && <Board board={asked.value} words={words} me={me} />}
      </section>
    </Page>
  );
}

interface BoardProps {
  readonly board: BoardReply;
  readonly words: GateWords['words'];
  readonly me: Me | undefined;
}

function Board({ board, words, me }: BoardProps) {
  const said = words.board;
  const { language } = useSettings();
  const { by, least, mine, rows, timeZone } = board;
  const unit = findMahjongGame(board.game)?.unit ?? 'points';
  const day = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone });
  const anew = new Intl.DateTimeFormat(language, {
    ...{ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  });
  const isFar = mine?.row !== undefined && rows.every((row) => !row.me);
  return (
    <>
      <p className="sheet-note">
        {said.until(day.format(board.from), day.format(board.until - 1), anew.format(board.until))}
      </p>
      {rows.length === 0 ? (
        <p>{said.none}</p>
      ) : (
        <table className="board num">
          <thead>
            <tr>
              <th scope="col">{said.place}</th>
              <th scope="col">{said.name}</th>
              <th scope="col">{said.hands}</th>
              <th scope="col">{said.amounts[by]}</th>
            </tr>
          </thead>
          <tbody>
            {[...rows, ...(isFar && mine.row !== undefined ? [mine.row] : [])].map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list
              <Row key={at} row={row} words={words} amount={amountText(row, by, unit)} />
            ))}
          </tbody>
        </table>
      )}
      {mine !== undefined && mine.row === undefined && <p>{said.yours(mine.hands, least)}</p>}
      {me?.kind === 'guest' && <p>{said.guest}</p>}
      <p className="sheet-note">{by === 'net' ? said.by.net : said.by['per-hand'](least)}</p>
    </>
  );
}

function Row({ row, words, amount }: { row: BoardRow; words: GateWords['words']; amount: string }) {
  return (
    <tr className={row.me ? 'is-me' : ''}>
      <td className="board-place">{row.place}</td>
      <th scope="row">
        {row.name}
        {row.me && <small>{words.board.you}</small>}
      </th>
      <td>{row.hands}</td>
      <td className={row.net < 0 ? 'money-out' : row.net > 0 ? 'money-in' : ''}>{amount}</td>
    </tr>
  );
}

/** What decides about a place, as it is written: money in all, or points a hand to a hundredth. */
function amountText({ hands, net }: BoardRow, by: BoardReply['by'], unit: Unit): string {
  if (by === 'net') return formatChange(unit, net);
  const each = net / hands;
  const size = Math.abs(each).toFixed(2);
  return Number(size) === 0 ? '0.00' : `${each > 0 ? '+' : '−'}${size}`;
}

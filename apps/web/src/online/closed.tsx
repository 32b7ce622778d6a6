/** A table that is closed, and why; or one that isn't there. */
import { findMahjongGame, type MahjongView } from '@tilehouse/engine';
import { formatChange } from '@tilehouse/i18n';
import type { TableView } from '@tilehouse/table';
import { Link } from 'wouter';
import { Page } from '../ui/page.tsx';
import { Avatar } from './avatar.tsx';
import { closedLine, type OnlineWords } from './texts.ts';

interface ClosedProps {
  readonly words: OnlineWords;
  readonly view: TableView;
  readonly player: string | undefined;
  /** Back to the last hand, where it is still to be seen. */
  readonly onLastHand: (() => void) | undefined;
}

export function Closed({ words, view, player, onLastHand }: ClosedProps) {
  const { closed } = words;
  return (
    <Page className="online-page is-narrow">
      <section className="sheet closed">
        <span className="closed-seal han" aria-hidden="true">
          散
        </span>
        <h1>{closed.title}</h1>
        <p role="alert">{closedLine(view.closing, player, words)}</p>
        {isCancelled(view) && <p className="sheet-note">{closed.cancelled}</p>}
        <Standing words={words} view={view} />
        <div className="row closed-ways">
          <Link href="/" className="button">
            {closed.home}
          </Link>
          {onLastHand !== undefined && (
            <button type="button" className="button" onClick={onLastHand}>
              {closed.lastHand}
            </button>
          )}
          <Link href={`/tables?game=${view.game}`} className="button primary">
            {closed.again}
          </Link>
        </div>
      </section>
    </Page>
  );
}

/** Whether the last hand came to nothing. */
export function isCancelled({ view }: Pick<TableView, 'view'>): boolean {
  const stage = (view as MahjongView | undefined)?.common.stage;
  return stage?.type === 'deal-over' && stage.ending.type === 'cancelled';
}

/** Everybody's score as the table closed, the highest first. */
function Standing({ words, view }: { words: OnlineWords; view: TableView }) {
  const game = view.view as MahjongView | undefined;
  const unit = findMahjongGame(view.game)?.rules.unit;
  if (game === undefined || unit === undefined) return null;
  const rows = standingOf(view, game).sort((a, b) => b.score - a.score);
  if (rows.length === 0) return null;
  return (
    <section className="closed-standing">
      <h2>{words.closed.standing}</h2>
      <ul>
        {rows.map(({ seat, name = '', score }) => (
          <li key={seat}>
            <Avatar name={name} />
            <span>{name}</span>
            <b className="num">{formatChange(unit, score)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The scores of everybody who played there: a score stays theirs, though the seat is empty or somebody else's now. */
export function standingOf(
  { seats }: Pick<TableView, 'seats'>,
  game: Pick<MahjongView, 'common'>,
): { seat: number; name: string; score: number }[] {
  return seats.flatMap(({ occupant, played }, seat) => {
    const name = played ?? occupant?.name;
    return name === undefined ? [] : [{ seat, name, score: game.common.seats[seat]?.score ?? 0 }];
  });
}

export function Gone({ words }: { words: OnlineWords }) {
  const { closed } = words;
  return (
    <Page className="online-page is-narrow">
      <section className="sheet closed">
        <h1>{closed.gone}</h1>
        <p role="alert">{closed.goneLine}</p>
        <div className="row closed-ways">
          <Link href="/" className="button">
            {closed.home}
          </Link>
          <Link href="/tables" className="button primary">
            {words.felt.toTables}
          </Link>
        </div>
      </section>
    </Page>
  );
}

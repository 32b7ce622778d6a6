/** One session: totals, the hand to come, and every hand that was noted. */

import { type Seat, seatsOf, type Wind, windOf, winds } from '@tilehouse/engine';
import { formatChange, formatShort } from '@tilehouse/i18n';
import { type CSSProperties, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { RadioRow } from '../ui/fields.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../ui/words.tsx';
import { Ask } from './ask.tsx';
import { HandForm } from './hand-form.tsx';
import { handWords } from './hand-words.ts';
import {
  type HandInSession,
  type HandRecord,
  nextHandId,
  type Session,
  soFar,
  withHand,
  withoutHand,
} from './session.ts';
import type { KeeperWords } from './session-list.tsx';
import { dropSession, keepSession } from './sessions.ts';
import { Sheet } from './sheet.tsx';

interface SessionProps {
  readonly keeper: KeeperWords;
  readonly session: Session;
}

type Open =
  | { readonly type: 'form'; readonly hand: HandRecord | undefined }
  | { readonly type: 'sheet' }
  | { readonly type: 'delete-hand'; readonly hand: HandInSession }
  | { readonly type: 'delete-session' };

export function SessionPage({ keeper, session }: SessionProps) {
  const words = useWords();
  const state = soFar(session);
  const [open, setOpen] = useState<Open>();
  const last = state.hands.at(-1);
  useTitle(words.app.list([keeper.title, words.games[session.game as keyof typeof words.games].name]));
  return (
    <>
      <header className="session-head">
        <Link href="/scorekeeper" className="button">
          <Icon name="back" />
          {keeper.back}
        </Link>
        <h1>{words.games[session.game as keyof typeof words.games].name}</h1>
      </header>
      <Board session={session} />
      <div className="session-keys">
        <button
          type="button"
          className="button primary"
          onClick={() => setOpen({ type: 'form', hand: undefined })}
        >
          {keeper.noteHand}
        </button>
        <button type="button" className="button brass" onClick={() => setOpen({ type: 'sheet' })}>
          {keeper.sheet.open}
        </button>
        {last !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => setOpen({ type: 'delete-hand', hand: last })}
          >
            <Icon name="undo" />
            {keeper.undoLast}
          </button>
        )}
      </div>
      <Placing keeper={keeper} session={session} />
      <section className="keeper-part">
        <h2>{keeper.hands}</h2>
        {state.hands.length === 0 && <p className="keeper-note">{keeper.noHands}</p>}
        <ol className="hand-list" reversed={true}>
          {[...state.hands].reverse().map((hand) => (
            <HandRow
              key={hand.record.id}
              keeper={keeper}
              session={session}
              hand={hand}
              onEdit={() => setOpen({ type: 'form', hand: hand.record })}
              onRemove={() => setOpen({ type: 'delete-hand', hand })}
            />
          ))}
        </ol>
      </section>
      <button
        type="button"
        className="button session-delete"
        onClick={() => setOpen({ type: 'delete-session' })}
      >
        {keeper.deleteSession}
      </button>
      {open !== undefined && (
        <OpenDialog keeper={keeper} session={session} open={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

function OpenDialog({ keeper, session, open, onClose }: SessionProps & { open: Open; onClose: () => void }) {
  const [, navigate] = useLocation();
  switch (open.type) {
    case 'form':
      return (
        <HandForm
          keeper={keeper}
          session={session}
          hand={open.hand}
          onClose={onClose}
          onSave={(hand) => {
            keepSession(withHand(session, { ...hand, id: open.hand?.id ?? nextHandId(session) }));
            onClose();
          }}
        />
      );
    case 'sheet':
      return <Sheet keeper={keeper} session={session} onClose={onClose} />;
    case 'delete-hand':
      return (
        <Ask
          question={keeper.removeHandAsk(open.hand.position.deal)}
          yes={keeper.remove}
          no={keeper.cancel}
          onNo={onClose}
          onYes={() => {
            keepSession(withoutHand(session, open.hand.record.id));
            onClose();
          }}
        />
      );
    case 'delete-session':
      return (
        <Ask
          question={keeper.deleteSessionAsk}
          yes={keeper.deleteSession}
          no={keeper.cancel}
          onNo={onClose}
          onYes={() => {
            navigate('/scorekeeper');
            dropSession(session.id);
          }}
        />
      );
  }
}

/** Names with their winds, the dealer marked, and what each has so far. */
function Board({ session }: { session: Session }) {
  const words = useWords();
  const { game, totals, position } = soFar(session);
  return (
    <ul className={`board-totals is-${game.seats}`} style={{ '--seats': game.seats } as CSSProperties}>
      {session.names.map((name, seat) => {
        const wind = windOf(seat as Seat, position.dealer, game.seats);
        const total = totals[seat] ?? 0;
        const isDealer = seat === position.dealer;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <li key={seat} className={isDealer ? 'is-dealer' : ''}>
            <span className="board-wind han" lang="zh-Hant" aria-hidden="true">
              {words.table.windMark(wind)}
            </span>
            <span className="board-name">
              {name}
              <small>
                {words.table.wind(wind)}
                {isDealer && ` · ${words.table.plate.dealer}`}
              </small>
            </span>
            <b className={`num ${total > 0 ? 'gain' : total < 0 ? 'loss' : ''}`}>
              {formatChange(game.unit, total)}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

/** Dealer and wind of the hand to come, and a way to put them right. */
function Placing({ keeper, session }: SessionProps) {
  const words = useWords();
  const { game, position } = soFar(session);
  const { dealer, roundWind } = position;
  const place = (change: { readonly dealer?: Seat; readonly roundWind?: Wind }): void =>
    keepSession({ ...session, placed: { dealer, roundWind, ...change } });
  return (
    <details className="placing">
      <summary>
        <b>{keeper.handToCome(position.deal, words.table.badge.round(roundWind))}</b>
        <span>{keeper.correct}</span>
      </summary>
      <RadioRow
        label={keeper.dealer}
        choices={seatsOf(game.seats).map((seat) => ({
          value: String(seat),
          text: session.names[seat] ?? '',
        }))}
        value={String(dealer)}
        onChange={(seat) => place({ dealer: Number(seat) as Seat })}
      />
      <RadioRow
        label={keeper.roundWind}
        choices={winds.map((wind) => ({ value: wind, text: words.table.wind(wind) }))}
        value={roundWind}
        onChange={(wind) => place({ roundWind: wind })}
      />
    </details>
  );
}

interface HandRowProps extends SessionProps {
  readonly hand: HandInSession;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function HandRow({ keeper, session, hand, onEdit, onRemove }: HandRowProps) {
  const words = useWords();
  const { unit } = soFar(session).game;
  const { deal } = hand.position;
  return (
    <li className="hand-row">
      <div className="hand-words">
        <b>{keeper.hand(deal)}</b>
        <span>{handWords({ keeper, words, session }, hand.record)}</span>
      </div>
      <ul className="hand-net">
        {hand.net.map((amount, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <li key={seat}>
            <span>{session.names[seat]}</span>
            <b className={`num ${amount > 0 ? 'gain' : amount < 0 ? 'loss' : ''}`}>
              {amount > 0 ? '+' : ''}
              {formatShort(unit, amount)}
            </b>
          </li>
        ))}
      </ul>
      <div className="hand-keys">
        <button type="button" className="button" onClick={onEdit} aria-label={keeper.editHand(deal)}>
          {keeper.edit}
        </button>
        <button type="button" className="button" onClick={onRemove} aria-label={keeper.removeHand(deal)}>
          {keeper.remove}
        </button>
      </div>
    </li>
  );
}

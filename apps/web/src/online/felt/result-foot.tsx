/** The foot of a result among several: who is ready, what goes on, and leaving with its consequences. */
import type { WireChatLine } from '@tilehouse/protocol';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ComputerMark } from '../../play/mahjong/parts/seat-name.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { useWords } from '../../ui/words.tsx';
import type { OnlineTable } from '../online-table.ts';
import type { RoomModel } from '../room/room-model.ts';
import { closedLine, type OnlineWords } from '../texts.ts';
import { type Balances, shortOf } from '../use-balances.ts';
import { useWish, type Wishing } from '../use-wish.ts';
import { TalkPanel, useUnread } from './talk-panel.tsx';

interface FootProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly room: RoomModel;
  readonly balances: Balances;
  readonly lines: readonly WireChatLine[];
  /** When the table said all this, on the page's clock. */
  readonly heardAt: number;
  readonly player: string | undefined;
  /** Who went, and who is host since. */
  readonly news: string;
  readonly isDeaf: boolean;
  readonly onAside: () => void;
  readonly onRoom: () => void;
}

export function ResultFoot(props: FootProps) {
  const { words, table, room, isDeaf, onAside } = props;
  const { felt } = words;
  const all = useWords();
  const [, navigate] = useLocation();
  const wishing = useWish(table, words);
  const [isAsking, setAsking] = useState(false);
  const isEnd = room.view.stage === 'closed';
  if (isAsking) return <AskLeave {...props} wishing={wishing} onStay={() => setAsking(false)} />;
  const leave = (): void => {
    if (isDeaf) return;
    if (room.own === undefined || isEnd) navigate('/tables');
    else setAsking(true);
  };
  return (
    <>
      <div className="ready-row">
        <ReadyList {...props} refusal={wishing.refusal} />
        <TalkWay {...props} />
      </div>
      <footer className="result-foot">
        <button type="button" className="button" onClick={leave}>
          <Icon name="back" />
          {felt.leave}
        </button>
        <button type="button" className="button" onClick={() => !isDeaf && onAside()}>
          {all.result.seeTable}
        </button>
        <GoOn {...props} wishing={wishing} />
      </footer>
    </>
  );
}

/** Milliseconds in which a second tap is the same one: the key under it has become the one that takes it back. */
const secondTap = 1_000;

function GoOn({ words, room, isDeaf, onRoom, wishing }: FootProps & { wishing: Wishing }) {
  const { next, newMatch } = useWords().result;
  const readyAt = useRef(Number.NEGATIVE_INFINITY);
  const { own, view, whyNot } = room;
  if (own === undefined && whyNot?.type !== 'seats' && view.stage !== 'closed') return null;
  if (own === undefined || whyNot?.type === 'seats' || view.stage === 'closed') {
    return (
      <button type="button" className="button primary result-next" onClick={() => !isDeaf && onRoom()}>
        {view.stage === 'closed' ? words.closed.standing : words.felt.toRoom}
      </button>
    );
  }
  if (own.isReady) {
    return (
      <button
        type="button"
        className="button result-next is-ready"
        aria-pressed={true}
        onClick={() => {
          const isSecondTap = performance.now() - readyAt.current < secondTap;
          if (!isDeaf && !isSecondTap) void wishing.wish({ type: 'not-ready' });
        }}
      >
        <Icon name="check" />
        {words.felt.youAreReady}
      </button>
    );
  }
  const go = view.stage === 'match-over' ? newMatch : next;
  return (
    <button
      type="button"
      className="button primary result-next"
      onClick={() => {
        if (isDeaf) return;
        readyAt.current = performance.now();
        void wishing.wish({ type: 'ready' });
      }}
    >
      {go.word} {go.han !== '' && <span className="han">{go.han}</span>}
    </button>
  );
}

/** Everybody with a tick once they are ready, and how long it can take at the most. */
function ReadyList(props: FootProps & { refusal: string | undefined }) {
  const { words, room } = props;
  const { felt } = words;
  const { app, table } = useWords();
  const short = shortOf(props.balances, room);
  const refusal = short.length > 0 ? words.room.why.short(app.list(short)) : props.refusal;
  const { view, whyNot, seats } = room;
  const nextIn = view.hosted?.nextIn;
  const left = useSecondsLeft(nextIn === undefined ? undefined : props.heardAt + nextIn);
  if (view.stage === 'closed') {
    return (
      <p className="ready-list" role="alert">
        {closedLine(view.closing, props.player, words)}
      </p>
    );
  }
  const goesOn =
    whyNot?.type === 'seats'
      ? felt.openSeats
      : view.hosted?.newcomer === true
        ? words.room.why.newcomer
        : left === undefined
          ? ''
          : felt.nextIn(left);
  return (
    <div className="ready-list">
      <div role="status">
        <ul>
          {seats.map(({ seat, name, isOwn, isReady, isAway, occupant }) => (
            <li key={seat} className={isReady ? 'is-ready' : ''}>
              {isReady && <Icon name="check" />}
              <b>
                {occupant?.type === 'computer' && <ComputerMark />}
                {occupant === undefined ? words.room.seatOpen : isOwn ? table.you : name}
              </b>
              {occupant !== undefined && (
                <span>{isReady ? words.room.ready : isAway ? words.room.away : words.room.notReady}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p role="status">{refusal ?? `${props.news} ${goesOn}`.trim()}</p>
      {whyNot?.type === 'away' && room.own !== undefined && (
        <button type="button" className="text-way" onClick={() => !props.isDeaf && props.onRoom()}>
          {felt.toSeats}
        </button>
      )}
    </div>
  );
}

/** The way to talk; a drawer that opens over the result. */
function TalkWay(props: FootProps) {
  const { talk } = props.words;
  const [isOpen, setOpen] = useState(false);
  const unread = useUnread(props, isOpen);
  return (
    <>
      <button
        type="button"
        className="round talk-way"
        aria-expanded={isOpen}
        aria-label={unread > 0 ? `${talk.open}, ${talk.unread(unread)}` : talk.open}
        onClick={() => !props.isDeaf && setOpen(!isOpen)}
      >
        <Icon name="talk" />
        {unread > 0 && <b className="talk-count num">{unread}</b>}
      </button>
      {isOpen && <TalkPanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskLeave({ words, room, wishing, onStay }: FootProps & { wishing: Wishing; onStay: () => void }) {
  const { felt } = words;
  const [, navigate] = useLocation();
  const { hosted } = room.view;
  const ends = hosted?.endless === true && hosted.settles === true;
  const leave = async (): Promise<void> => {
    if ((await wishing.wish({ type: 'leave' })) && !ends) navigate('/tables');
  };
  return (
    <footer className="result-foot is-asking">
      <p role="alert">{wishing.refusal ?? (ends ? felt.leaveEnds : felt.leaveAsk)}</p>
      <button type="button" className="button" onClick={onStay}>
        {felt.stay}
      </button>
      <button type="button" className="button danger" onClick={() => void leave()}>
        {felt.leaveYes}
      </button>
    </footer>
  );
}

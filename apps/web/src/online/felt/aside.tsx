/** Over the felt: the way to talk and what was said last; who paused, whether anybody is there, how one's own line stands. */
import type { WireChatLine } from '@tilehouse/protocol';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { overlap, type Rect, type TableLayout } from '../../play/mahjong/layout/zones.ts';
import { at } from '../../play/mahjong/parts/box.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LineNotice } from '../line-notice.tsx';
import type { OnlineTable } from '../online-table.ts';
import type { RoomModel } from '../room/room-model.ts';
import { useHidden } from '../talk/hidden.ts';
import { saidText } from '../talk/talk.tsx';
import type { OnlineWords } from '../texts.ts';
import { useWish } from '../use-wish.ts';
import { AwayBanner } from './away-banner.tsx';
import { TalkPanel, useUnread } from './talk-panel.tsx';
import { useLongAway } from './waited-for.ts';
import './felt.css';

interface AsideProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly room: RoomModel;
  readonly layout: TableLayout;
  readonly lines: readonly WireChatLine[];
  readonly player: string | undefined;
}

export function Aside(props: AsideProps) {
  const { words, layout } = props;
  const [isOpen, setOpen] = useState(false);
  const unread = useUnread(props, isOpen);
  return (
    <>
      <button
        type="button"
        className="table-button talk-button"
        style={layout.talk && at(layout.talk)}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.stopPropagation();
          setOpen(false);
        }}
        aria-expanded={isOpen}
        aria-label={unread > 0 ? `${words.talk.open}, ${words.talk.unread(unread)}` : words.talk.open}
      >
        <Icon name="talk" />
        {unread > 0 && <b className="talk-count num">{unread}</b>}
      </button>
      <Banner {...props} />
      <LineNotice words={words} className="is-over" />
      {!isOpen && <LatestLine {...props} />}
      {isOpen && <TalkPanel {...props} onClose={() => setOpen(false)} style={at(drawerAt(layout))} />}
    </>
  );
}

/** Talk is read at this height at least. */
const leastTalk = 260;

/** The drawer of rules mirrored, so that both hands find theirs; above the keys where there is room, as a claim is short. */
function drawerAt({ drawer, own, width }: TableLayout): Rect {
  const keys = own.keys.choices;
  const rect = { ...drawer, x: width - drawer.x - drawer.w };
  const above = keys.y - 8 - rect.y;
  return overlap(rect, keys) && above >= leastTalk ? { ...rect, h: above } : rect;
}

/** Over nothing that is played with: at the near end of the keys' column, or over the badge, which says what the eye knows. */
function placeOfLine({ badge, own, width, kind }: TableLayout): CSSProperties {
  const { choices, timer } = own.keys;
  if (kind === 'compact' && timer.y - choices.y > leastLine)
    return { right: width - choices.x - choices.w, top: choices.y, maxWidth: choices.w };
  return { left: badge.x, top: badge.y, width: badge.w, maxHeight: badge.h, overflow: 'hidden' };
}

/** Room for a line and a half. */
const leastLine = 44;

/** How long the latest line stands over the felt, in milliseconds. */
const shownFor = 5000;

function LatestLine({ words, lines, player, layout }: AsideProps) {
  const { hidden } = useHidden();
  const latest = lines.at(-1);
  const first = useRef(latest?.n ?? 0);
  const [over, setOver] = useState(first.current);
  const n = latest?.n ?? 0;
  useEffect(() => {
    if (n <= over) return;
    const timer = setTimeout(() => setOver(n), shownFor);
    return () => clearTimeout(timer);
  }, [n, over]);
  const isShown =
    latest !== undefined && n > over && latest.player !== player && !hidden.includes(latest.player);
  return (
    <p
      className={isShown ? 'paper latest-line' : 'latest-line is-none'}
      style={placeOfLine(layout)}
      role="log"
      aria-live="polite"
    >
      {isShown && (
        <>
          <b>{latest.name}</b> {saidText(latest, words)}
        </>
      )}
    </p>
  );
}

/** The host has taken the seat from whoever looks on now. */
function OwnRemoval({ words, room }: Pick<AsideProps, 'words' | 'room'>) {
  const { counts, hand, here } = words.removed;
  return (
    <div className="paper felt-banner" role="alert">
      <b>{here}</b>
      <span>
        {hand['in-play']} {room.view.hosted?.settles === true && counts['in-play']}
      </span>
    </div>
  );
}

/** What stops everybody: a pause, an empty table, somebody who wants to close it. */
function Banner({ words, table, room }: AsideProps) {
  const { felt } = words;
  const wishing = useWish(table, words);
  const [declined, setDeclined] = useState<string>();
  const [waited, setWaited] = useState<string>();
  const longAway = useLongAway(room);
  const { view, own, seats } = room;
  const { pausedBy, hosted, stage } = view;
  const asking = `${view.deals} ${hosted?.closeAsked}`;
  if (stage !== 'in-play') return null;
  if (own !== undefined && view.seats[own.seat].removed === true)
    return <OwnRemoval words={words} room={room} />;
  const isSeated = own !== undefined;
  if (pausedBy !== undefined) {
    const by = seats[pausedBy];
    return (
      <div className="paper felt-banner" role="status">
        <b>{by?.isOwn === true ? felt.youPaused : felt.paused(by?.name ?? '')}</b>
        {isSeated && (
          <button
            type="button"
            className="button primary"
            onClick={() => void wishing.wish({ type: 'resume' })}
          >
            {felt.goOn}
          </button>
        )}
        {wishing.refusal !== undefined && <small role="alert">{wishing.refusal}</small>}
      </div>
    );
  }
  if (hosted?.frozen !== undefined) {
    return (
      <div className="paper felt-banner" role="status">
        <b>{hosted.frozen.thaw === undefined ? felt.frozen : felt.thawing}</b>
      </div>
    );
  }
  const away = room.isHost ? longAway : undefined;
  // the next time somebody is gone it is asked anew
  if (waited !== undefined && longAway === undefined) setWaited(undefined);
  if (hosted?.closeAsked === undefined || declined === asking) {
    if (away === undefined || away.name === waited) return null;
    return (
      <AwayBanner
        key={away.seat}
        {...{ words, room, wishing }}
        seat={away}
        onWait={() => setWaited(away.name)}
      />
    );
  }
  const asker = seats.find(
    ({ occupant }) => occupant?.type === 'person' && occupant.player === hosted.closeAsked,
  );
  return (
    <div className="paper felt-banner" role="status">
      <b>{asker?.isOwn === true ? felt.youAsked : felt.closeAsked(asker?.name ?? '')}</b>
      {isSeated && asker?.isOwn !== true && (
        <button type="button" className="button danger" onClick={() => void wishing.wish({ type: 'close' })}>
          {felt.agree}
        </button>
      )}
      <button type="button" className="button" onClick={() => setDeclined(asking)}>
        {felt.playOn}
      </button>
    </div>
  );
}

/** The seats round a small table: tap an open one to sit, one's own to be ready. */

import { playerNames } from '@tilehouse/bots';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { levelsFor } from '../../play/levels.ts';
import { placeOf } from '../../play/mahjong/table-model.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioRow } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TileView } from '../../ui/tile.tsx';
import { useWords } from '../../ui/words.tsx';
import { Avatar } from '../avatar.tsx';
import type { OnlineWords } from '../texts.ts';
import type { Wishing } from '../use-wish.ts';
import { type RoomModel, type RoomSeat, withoutAccount } from './room-model.ts';

interface StageProps {
  readonly words: OnlineWords;
  readonly model: RoomModel;
  readonly wishing: Wishing;
}

export function Stage({ children, ...props }: StageProps & { readonly children?: ReactNode }) {
  const { model, words } = props;
  const count = model.seats.length;
  const [managed, setManaged] = useState<number>();
  const seat = model.seats.find((each) => each.seat === managed);
  return (
    <section
      className={`stage has-${count}`}
      style={{ '--seats': count } as CSSProperties}
      aria-label={words.room.players(count)}
    >
      <RoundTable words={words} seats={count} />
      {model.seats.map((each) => (
        <div key={each.seat} className={`stage-seat at-${placeOf(each.seat, model.own?.seat ?? 0, count)}`}>
          <SeatCard {...props} seat={each} onManage={() => setManaged(each.seat)} />
        </div>
      ))}
      {children}
      {seat?.occupant !== undefined && !seat.isOwn && (
        <ManageSeat {...props} seat={seat} onClose={() => setManaged(undefined)} />
      )}
    </section>
  );
}

/** One before each seat: a table of three has nobody across. */
const wallsOf = (seats: number): readonly string[] =>
  seats === 3 ? ['right', 'bottom', 'left'] : ['top', 'right', 'bottom', 'left'];
const perWall = ['1', '2', '3', '4', '5', '6'];

/** A picture: the table with its walls built. */
function RoundTable({ words, seats }: { words: OnlineWords; seats: number }) {
  return (
    <div className="round-table" aria-hidden="true">
      {wallsOf(seats).map((wall) => (
        <span key={wall} className={`round-wall at-${wall}`}>
          {perWall.map((each) => (
            <TileView key={each} tile={undefined} width={22} />
          ))}
        </span>
      ))}
      <span className="round-middle">
        <b className="han">東</b>
        <small>{words.room.onTable}</small>
      </span>
    </div>
  );
}

interface SeatCardProps extends StageProps {
  readonly seat: RoomSeat;
  readonly onManage: () => void;
}

function SeatCard({ words, model, wishing, seat, onManage }: SeatCardProps) {
  if (seat.occupant === undefined)
    return <OpenSeat words={words} model={model} wishing={wishing} seat={seat} />;
  const deals = seat.isHost && model.isFirst;
  const isMissing = withoutAccount(model).includes(seat);
  const shared = { words, seat, deals, isMissing };
  if (seat.isOwn) return <OwnSeat {...shared} wishing={wishing} />;
  const { room } = words;
  return (
    <div className={seat.isAway ? 'seat-card is-away' : 'seat-card'}>
      <Avatar name={seat.name} isLarge={true} />
      <span className="seat-words">
        <b>{seat.name}</b>
        <SeatNotes {...shared} />
      </span>
      {(model.isHost || mayReplace(model, seat)) && !model.isShuffling && (
        <button type="button" className="seat-manage" onClick={onManage} aria-label={room.manage(seat.name)}>
          <Icon name="more" />
        </button>
      )}
    </div>
  );
}

/** Those who sit at a table may take the seat of somebody who has been away for long. */
const mayReplace = (model: RoomModel, seat: RoomSeat): boolean => model.own !== undefined && seat.isAway;

interface SeatNotesProps {
  readonly words: OnlineWords;
  readonly seat: RoomSeat;
  /** They deal the first hand, and are ready when they do. */
  readonly deals: boolean;
  /** Their account is missing for RM to move. */
  readonly isMissing: boolean;
}

/** What is to be known of somebody: computer or agent, host, away, ready. */
function SeatNotes({ words, seat, deals, isMissing }: SeatNotesProps) {
  const all = useWords();
  const { room } = words;
  const { occupant } = seat;
  if (occupant?.type === 'computer') {
    return <small>{room.computer(all.table.levels[occupant.level] ?? occupant.level)}</small>;
  }
  const notes = [
    ...(seat.isOwn ? [room.you] : []),
    ...(seat.isHost ? [room.host] : []),
    ...(occupant?.agent === true ? [room.agent] : []),
    ...(isMissing ? [room.noAccount] : []),
  ];
  return (
    <>
      {notes.length > 0 && <small>{all.app.list(notes)}</small>}
      {!seat.isOwn && (!deals || seat.isAway) && <ReadyMark words={words} seat={seat} />}
    </>
  );
}

function ReadyMark({ words, seat }: { words: OnlineWords; seat: RoomSeat }) {
  const { room } = words;
  if (seat.isAway) return <small className="seat-away">{room.away}</small>;
  if (!seat.isReady) return <small>{room.notReady}</small>;
  return (
    <small className="seat-ready">
      <Icon name="check" />
      {room.ready}
    </small>
  );
}

function OwnSeat({ words, wishing, seat, deals, isMissing }: SeatNotesProps & Pick<StageProps, 'wishing'>) {
  const { room } = words;
  return (
    <button
      type="button"
      className={seat.isReady ? 'seat-card is-own is-ready' : 'seat-card is-own'}
      aria-pressed={seat.isReady}
      onClick={() => void wishing.wish({ type: seat.isReady ? 'not-ready' : 'ready' })}
    >
      <Avatar name={seat.name} isLarge={true} />
      <span className="seat-words">
        <b>{seat.name}</b>
        <SeatNotes words={words} seat={seat} deals={deals} isMissing={isMissing} />
        {(seat.isReady || !deals) && (
          <small className={seat.isReady ? 'seat-ready' : 'seat-tap'}>
            {seat.isReady && <Icon name="check" />}
            {seat.isReady ? room.isReady : room.tapReady}
          </small>
        )}
      </span>
    </button>
  );
}

function OpenSeat({ words, model, wishing, seat }: Omit<SeatCardProps, 'onManage'>) {
  const { room } = words;
  return (
    <div className="seat-card is-open">
      <b>{room.seatOpen}</b>
      {model.own === undefined && (
        <button
          type="button"
          className="button brass"
          onClick={() => void wishing.wish({ type: 'sit', seat: seat.seat })}
          aria-label={`${room.seat(seat.seat + 1)}: ${room.sitHere}`}
        >
          {room.sitHere}
        </button>
      )}
      {model.isHost && (
        <button
          type="button"
          className="button"
          onClick={() => void wishing.wish({ type: 'seat-computer', seat: seat.seat, level: 'normal' })}
          aria-label={`${room.seat(seat.seat + 1)}: ${room.addComputer}`}
        >
          {room.addComputer}
        </button>
      )}
    </div>
  );
}

/** The host's power over a seat: how strong a computer is, and who leaves it. */
function ManageSeat({
  words,
  model,
  wishing,
  seat,
  onClose,
}: StageProps & { seat: RoomSeat; onClose: () => void }) {
  const all = useWords();
  const { room } = words;
  const { occupant } = seat;
  const remove = (): void => {
    void wishing.wish({ type: 'remove', seat: seat.seat });
    onClose();
  };
  return (
    <Dialog title={seat.name} closeLabel={room.cancel} onClose={onClose} className="manage-seat">
      {occupant?.type === 'computer' ? (
        <RadioRow
          label={room.level}
          choices={levelsFor(playerNames).map((level) => ({
            value: level,
            text: all.table.levels[level] ?? level,
          }))}
          value={levelsFor(playerNames).find((level) => level === occupant.level)}
          onChange={(level) => void wishing.wish({ type: 'seat-computer', seat: seat.seat, level })}
        />
      ) : (
        <p>{model.isHost ? room.removeAsk(seat.name) : room.removeAwayAsk(seat.name)}</p>
      )}
      <div className="row">
        <button type="button" className="button danger" onClick={remove}>
          {room.remove(seat.name)}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {occupant?.type === 'computer' ? room.done : room.cancel}
        </button>
      </div>
    </Dialog>
  );
}

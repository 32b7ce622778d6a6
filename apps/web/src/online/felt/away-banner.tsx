/** Beside the news that somebody is away for long: what the host can do, where the table would wait without end. */
import { useState } from 'react';
import type { RoomModel, RoomSeat } from '../room/room-model.ts';
import type { OnlineWords } from '../texts.ts';
import type { Wishing } from '../use-wish.ts';
import { removeAsk } from './waited-for.ts';

interface AwayProps {
  readonly words: OnlineWords;
  readonly room: RoomModel;
  readonly wishing: Wishing;
  readonly seat: RoomSeat;
  readonly onWait: () => void;
}

export function AwayBanner({ words, room, wishing, seat, onWait }: AwayProps) {
  const { felt, room: said } = words;
  const [isAsking, setAsking] = useState(false);
  const { name } = seat;
  if (isAsking) {
    return (
      <div className="paper felt-banner">
        <p role="alert">{wishing.refusal ?? removeAsk(words, room.view, name)}</p>
        <button
          type="button"
          className="button danger"
          onClick={() => void wishing.wish({ type: 'remove', seat: seat.seat })}
        >
          {felt.removeYes}
        </button>
        <button type="button" className="button" onClick={() => setAsking(false)}>
          {said.cancel}
        </button>
      </div>
    );
  }
  return (
    <div className="paper felt-banner" role="status">
      <b>{felt.awayLong(name)}</b>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {felt.playFor(name)}
      </button>
      <button type="button" className="button" onClick={onWait}>
        {felt.waitOn}
      </button>
    </div>
  );
}

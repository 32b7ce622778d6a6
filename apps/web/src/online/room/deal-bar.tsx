/** What leads on: Deal for the host, Ready for the others, with the reason when it can't be yet; and the ways out. */
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../ui/words.tsx';
import type { OnlineWords } from '../texts.ts';
import type { Wishing } from '../use-wish.ts';
import type { RoomModel } from './room-model.ts';

interface WaysProps {
  readonly words: OnlineWords;
  readonly model: RoomModel;
  readonly wishing: Wishing;
}

interface Props extends WaysProps {
  /** Whose RM are used up. */
  readonly short: readonly string[];
  /** What else is at hand where the window is small. */
  readonly children: ReactNode;
}

export function DealBar(props: Props) {
  const { words, short, model, wishing, children } = props;
  const { app } = useWords();
  const why = useReason(words, model);
  const reason = short.length > 0 ? words.room.why.short(app.list(short)) : why;
  return (
    <section className="deal-bar">
      <MainKey {...props} isShort={short.length > 0} />
      <p className="deal-why" role="status">
        <b>{wishing.refusal ?? reason}</b>
        <span>{words.room.settles[String(model.view.hosted?.settles ?? 'not-banked') as SettlesKey]}</span>
      </p>
      {children}
    </section>
  );
}

type SettlesKey = keyof OnlineWords['room']['settles'];

/** Why nothing is dealt yet, or what happens next. */
function useReason(
  words: OnlineWords,
  { whyNot, own, isHost, isFirst, host, isShuffling, view }: RoomModel,
): string {
  const { app } = useWords();
  const { why } = words.room;
  if (isShuffling) return words.room.shuffling;
  if (own === undefined) return whyNot?.type === 'seats' ? why.sitDown : why.full;
  if (whyNot?.type === 'seats') return why.seats(whyNot.count);
  if (view.hosted?.newcomer === true) return why.newcomer;
  if (whyNot !== undefined) {
    const names = whyNot.names.map((name) => (name === own.name ? words.room.you : name));
    return why[whyNot.type](app.list(names));
  }
  if (!isFirst) return why.goOn;
  return isHost || host === undefined ? why.go : why.host(host.name);
}

function MainKey({ words, model, wishing, isShort }: WaysProps & { readonly isShort: boolean }) {
  const { room } = words;
  const { own, isHost, isFirst, whyNot, isShuffling } = model;
  if (own === undefined) return null;
  if (isShuffling) {
    return (
      <button type="button" className="button primary deal-key" disabled>
        {room.shuffling}
      </button>
    );
  }
  if (isHost && isFirst) {
    return (
      <button
        type="button"
        className="button primary deal-key"
        disabled={whyNot !== undefined || isShort}
        onClick={() => void wishing.wish({ type: 'deal' })}
      >
        {room.deal.word} <span className="han">{room.deal.han}</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      className={own.isReady ? 'button deal-key' : 'button primary deal-key'}
      onClick={() => void wishing.wish({ type: own.isReady ? 'not-ready' : 'ready' })}
    >
      {own.isReady ? room.unreadyKey : room.readyKey}
      {!own.isReady && <Icon name="check" />}
    </button>
  );
}

export function WaysOut({ words, model, wishing }: WaysProps) {
  const { room } = words;
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const close = (): void => {
    setAsking(false);
    void wishing.wish({ type: 'close' });
  };
  const leave = async (): Promise<void> => {
    if (model.own !== undefined && !(await wishing.wish({ type: 'leave' }))) return;
    navigate('/tables');
  };
  if (isAsking) {
    return (
      <div className="row-ask deal-ways">
        <p role="alert">{room.closeAsk}</p>
        <button type="button" className="button danger" onClick={close}>
          {room.closeYes}
        </button>
        <button type="button" className="button" onClick={() => setAsking(false)}>
          {room.cancel}
        </button>
      </div>
    );
  }
  return (
    <div className="row deal-ways">
      {model.isHost && model.view.stage !== 'between-deals' && (
        <button type="button" className="button" onClick={() => void wishing.wish({ type: 'shuffle-seats' })}>
          {room.shuffleSeats}
        </button>
      )}
      {model.isHost && (
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {room.close}
        </button>
      )}
      <button type="button" className="button" onClick={() => void leave()}>
        {room.leave}
      </button>
    </div>
  );
}

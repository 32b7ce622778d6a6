/** A table of the house: its room until tiles are dealt, then the felt; and how it ended. */
import type { Seat } from '@tilehouse/engine';
import type { TableView } from '@tilehouse/table';
import { useCallback, useState } from 'react';
import { useParams } from 'wouter';
import { usePageWords } from '../ui/page.tsx';
import { Closed, Gone, isCancelled } from './closed.tsx';
import { AskBack } from './felt/ask-back.tsx';
import { Felt } from './felt/felt.tsx';
import { useFollowing } from './felt/playing-as.tsx';
import { settledAt, useMoneyNews } from './money-news.ts';
import { useOnlineTable, useTableNow } from './online-table.ts';
import { Room } from './room/room.tsx';
import { seatOfPlayer } from './room/room-model.ts';
import type { OnlineWords } from './texts.ts';
import { useBackGuard } from './use-back-guard.ts';
import { Gate, Opening } from './who/gate.tsx';

export function TableScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const words = usePageWords('online');
  // who only looks on needs no name
  const [isWatching, setWatching] = useState(false);
  if (isWatching && words !== undefined) return <TableOf key={id} id={id} words={words} player={undefined} />;
  return (
    <Gate invited={true} onWatch={() => setWatching(true)}>
      {(me, given) => <TableOf key={`${id} ${me.id}`} id={id} words={given} player={me.id} />}
    </Gate>
  );
}

interface TableOfProps {
  readonly id: string;
  readonly words: OnlineWords;
  readonly player: string | undefined;
}

function TableOf({ id, words, player }: TableOfProps) {
  const table = useOnlineTable(id, player);
  const now = useTableNow(table);
  useFollowing(table, now.update);
  const view = now.update?.view;
  const seat = view && seatOfPlayer(view, player);
  const { screen, show } = useScreen(view, seat);
  const onRoom = useCallback(() => show('away'), [show]);
  useMoneyNews(seat === undefined ? undefined : settledAt(view));
  const isPlaying = view && screen === 'felt' && seat !== undefined && view.stage !== 'closed';
  const { isAsking, stay } = useBackGuard(isPlaying);
  if (now.gone !== undefined) return <Gone words={words} />;
  if (table === undefined || view === undefined) return <Opening words={words} />;
  const shared = { words, table, now, player };
  if (screen === 'felt') {
    return (
      <>
        <Felt {...shared} seat={seat} onRoom={onRoom} />
        {isAsking && <AskBack words={words} view={view} onStay={stay} />}
      </>
    );
  }
  if (screen === 'room') return <Room {...shared} />;
  const hasHand = view.view !== undefined && view.deals > 0;
  return (
    <Closed words={words} view={view} player={player} onLastHand={hasHand ? () => show('felt') : undefined} />
  );
}

type Screen = 'room' | 'felt' | 'closed';

/**
 * Which screen a table wants. Whoever reads the result of a hand isn't torn away by an open seat, and goes to the room
 * when they like; a table that closed can still be looked at.
 */
function useScreen(view: TableView | undefined, seat: Seat | undefined) {
  const [chosen, setChosen] = useState<{ readonly at: string; readonly screen: 'felt' | 'away' }>();
  /** The latest deal seen in play, from 1; 0 for none. */
  const [dealt, setDealt] = useState(0);
  const stage = view?.stage;
  if (stage === 'in-play' && dealt !== view?.deals) setDealt(view?.deals ?? 0);
  const at = `${stage} ${view?.deals ?? 0}`;
  const show = useCallback((screen: 'felt' | 'away') => setChosen({ at, screen }), [at]);
  const choice = chosen?.at === at ? chosen.screen : undefined;
  return { screen: screenFor(view, { choice, dealt: seat === undefined ? 0 : dealt }), show };
}

function screenFor(
  view: TableView | undefined,
  { choice, dealt }: { readonly choice: 'felt' | 'away' | undefined; readonly dealt: number },
): Screen {
  // whoever played the last hand sees what came of it first, where it came to an end
  if (view?.stage === 'closed') {
    const hasResult = dealt > 0 && dealt === view.deals && !isCancelled(view);
    return choice === 'felt' || (hasResult && choice === undefined) ? 'felt' : 'closed';
  }
  if (view?.stage === 'in-play') return 'felt';
  if (view === undefined || view.stage === 'waiting' || view.view === undefined) return 'room';
  const isOpen = view.seats.some(({ occupant }) => occupant === undefined);
  if (choice === 'away') return 'room';
  return isOpen && dealt === 0 ? 'room' : 'felt';
}

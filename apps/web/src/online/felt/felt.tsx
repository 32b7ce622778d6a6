/** A table of the house with tiles on it: the same table screen as everywhere, with talk, marks and an end of its own. */
import { findMahjongGame, type Seat } from '@tilehouse/engine';
import { useMemo } from 'react';
import { CompanyContext, type TableCompany } from '../../play/mahjong/company.ts';
import { MahjongTable } from '../../play/mahjong/mahjong-table.tsx';
import type { OnlineTable, TableNow } from '../online-table.ts';
import { roomModel } from '../room/room-model.ts';
import { SocketConnection } from '../socket-connection.ts';
import type { OnlineWords } from '../texts.ts';
import { Aside } from './aside.tsx';
import { FeltMenu } from './felt-menu.tsx';
import { HiddenHand } from './hidden-hand.tsx';
import { ResultFoot } from './result-foot.tsx';
import { ResultMore } from './result-more.tsx';
import { talkPlace } from './talk-place.ts';

export interface FeltProps {
  readonly words: OnlineWords;
  readonly table: OnlineTable;
  readonly now: TableNow;
  readonly player: string | undefined;
  readonly seat: Seat | undefined;
  /** To the seats, where one is open. */
  readonly onRoom: () => void;
}

/** From whose side an onlooker sees the table. */
const nearSide: Seat = 0;

export function Felt(props: FeltProps) {
  const { table, now, seat } = props;
  const connection = useMemo(
    () => new SocketConnection(table, seat ?? nearSide, { isWatching: seat === undefined }),
    [table, seat],
  );
  const company = useCompanyOf(props);
  const { update } = now;
  const game = update && findMahjongGame(update.view.game);
  if (update === undefined || game === undefined || company === undefined) return null;
  return (
    <CompanyContext value={company}>
      <MahjongTable connection={connection} update={update} tileSet={game.tileSet} onNewTable={() => {}} />
    </CompanyContext>
  );
}

/** What other people bring to the table. */
function useCompanyOf(props: FeltProps): TableCompany | undefined {
  const { words, table, now, player, onRoom } = props;
  const { update, lines } = now;
  return useMemo(() => {
    if (update === undefined) return undefined;
    const room = roomModel(update.view, player);
    const shared = { words, table, room, lines, player };
    return {
      menu: (ways) => <FeltMenu {...shared} {...ways} />,
      resultFoot: (foot) => <ResultFoot {...shared} {...foot} onRoom={onRoom} />,
      resultMore: (deal) => (
        <ResultMore words={words} table={table.id} deal={deal} isSomebody={player !== undefined} />
      ),
      aside: (layout) => <Aside {...shared} layout={layout} talk={talkPlace(layout).talk} />,
      scores: (layout) => talkPlace(layout).scores,
      nearHand: (zone, own) => <HiddenHand zone={zone} own={own} />,
      seatNote: (seat) => seatNote(words, update.view.seats[seat as Seat]),
    };
  }, [words, table, player, onRoom, update, lines]);
}

type SeatView = NonNullable<TableNow['update']>['view']['seats'][Seat];

function seatNote({ felt }: OnlineWords, { autopilot, away, removed }: SeatView): string | undefined {
  if (removed === true) return felt.removed;
  if (autopilot === true) return felt.autopilot;
  return away === true ? felt.away : undefined;
}

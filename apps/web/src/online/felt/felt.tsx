/** A table of the house with tiles on it: the same table screen as everywhere, with talk, marks and an end of its own. */
import { findMahjongGame, type Seat } from '@tilehouse/engine';
import { useMemo } from 'react';
import { CompanyContext, type TableCompany } from '../../play/mahjong/company.ts';
import { MahjongTable } from '../../play/mahjong/mahjong-table.tsx';
import type { OnlineTable, TableNow } from '../online-table.ts';
import { roomModel } from '../room/room-model.ts';
import { SocketConnection } from '../socket-connection.ts';
import { newsText } from '../table-news.ts';
import type { OnlineWords } from '../texts.ts';
import { balanceNow, useBalances } from '../use-balances.ts';
import { Aside } from './aside.tsx';
import { FeltMenu } from './felt-menu.tsx';
import { HiddenHand } from './hidden-hand.tsx';
import { ResultFoot } from './result-foot.tsx';
import { ResultMore } from './result-more.tsx';
import { seatNote } from './seat-note.ts';

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
  const { update, heardAt, lines, news } = now;
  const room = useMemo(() => update && roomModel(update.view, player), [update, player]);
  const balances = useBalances(table.id, room);
  return useMemo(() => {
    if (update === undefined || room === undefined) return undefined;
    const shared = { words, table, room, lines, player };
    return {
      menu: (ways) => <FeltMenu {...shared} {...ways} />,
      resultFoot: (foot) => (
        <ResultFoot
          {...shared}
          {...foot}
          news={newsText(words, news, player)}
          heardAt={heardAt}
          balances={balances}
          onRoom={onRoom}
        />
      ),
      resultMore: (deal) => (
        <ResultMore words={words} table={table.id} deal={deal} isSomebody={player !== undefined} />
      ),
      aside: (layout) => <Aside {...shared} layout={layout} />,
      nearHand: (zone, own) => <HiddenHand zone={zone} own={own} />,
      seatNote: (seat) => seatNote(words, { view: update.view, heardAt }, seat as Seat),
      balance: ({ seat, score }) => {
        const { occupant, played } = update.view.seats[seat];
        const known =
          played === undefined && occupant?.type === 'person' ? balances.get(occupant.player) : undefined;
        return known && balanceNow(known, { score, deal: update.view.deals });
      },
    };
  }, [words, table, player, onRoom, update, heardAt, lines, news, room, balances]);
}

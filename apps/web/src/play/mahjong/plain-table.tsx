/** A mahjong table in plain words and buttons. */
import type { MahjongAction, MahjongView, Seat, SeatView, Tile } from '@tilehouse/engine';
import { formatTiles, seatsOf } from '@tilehouse/engine';
import type { TableUpdate, TableView } from '@tilehouse/table';
import type { TableConnection } from '../connection.ts';

/** Shows the table and answers with buttons. */
export function PlainTable({ connection, update }: { connection: TableConnection; update: TableUpdate }) {
  const table = update.view as TableView<MahjongView>;
  const { view } = table;
  return (
    <main>
      <h1>{table.game}</h1>
      {view !== undefined && <Seats table={table} view={view} own={connection.seat} />}
      {view !== undefined && <Hand connection={connection} table={table} view={view} />}
      {table.stage !== 'in-play' && (
        <button type="button" onClick={() => void connection.command({ type: 'want-deal' })}>
          {table.stage === 'between-deals' ? 'Next hand' : 'Deal'}
        </button>
      )}
      {table.canTakeBack && (
        <button type="button" onClick={() => void connection.command({ type: 'take-back' })}>
          Take back
        </button>
      )}
    </main>
  );
}

function Seats({ table, view, own }: { table: TableView<MahjongView>; view: MahjongView; own: Seat }) {
  const { common } = view;
  return (
    <>
      <p role="status">{stageText(view)}</p>
      <p>
        {common.live} tiles left, {common.position?.roundWind} round
      </p>
      <ul>
        {seatsOf(common.seats.length).map((seat) => (
          <li key={seat}>
            {table.seats[seat].occupant?.name}
            {seat === own ? ' (you)' : ''}: {seatText(common.seats[seat])}; threw {pond(view, seat)}
          </li>
        ))}
      </ul>
    </>
  );
}

function seatText({ wind, score, count, melds, bonus, hand }: SeatView): string {
  const shown = melds.map((meld) => ('tiles' in meld ? formatTiles(meld.tiles) : 'a concealed kong'));
  const open = hand === undefined ? `${count} tiles` : formatTiles(hand);
  return `${wind}, ${score}, ${open}, melds ${shown.join(' ') || 'none'}, aside ${formatTiles(bonus) || 'none'}`;
}

const pond = (view: MahjongView, seat: Seat): string =>
  view.common.discards
    .flatMap(([by, tile, takenBy]) => (by === seat && takenBy === undefined ? [tile] : []))
    .join(' ');

function stageText({ common }: MahjongView): string {
  const { stage } = common;
  switch (stage.type) {
    case 'before-deal':
      return 'Nothing is dealt.';
    case 'turn':
      return `Seat ${stage.seat} to play.`;
    case 'claims':
      return `Seat ${stage.seat} threw ${stage.tile ?? 'a tile'}.`;
    case 'deal-over':
      return stage.ending.type === 'won'
        ? `Seat ${stage.ending.seat} wins with ${stage.ending.score.fan} fan (${stage.ending.score.items.map((item) => item.pattern).join(', ')}).`
        : `The hand is ${stage.ending.type}.`;
  }
}

function Hand({
  connection,
  table,
  view,
}: {
  connection: TableConnection;
  table: TableView<MahjongView>;
  view: MahjongView;
}) {
  const { mine } = view;
  if (mine === undefined) return null;
  const answer = (offer: number) => {
    if (table.prompt !== undefined) void connection.act({ prompt: table.prompt.id, offer });
  };
  return (
    <>
      <p>Your hand: {formatTiles(mine.hand as readonly Tile[])}</p>
      <p>
        {mine.offers.map((action, offer) => (
          <button key={actionText(action)} type="button" onClick={() => answer(offer)}>
            {actionText(action)}
          </button>
        ))}
      </p>
    </>
  );
}

function actionText(action: MahjongAction): string {
  switch (action.type) {
    case 'discard':
      return `Throw ${action.tile}`;
    case 'chow':
    case 'pung':
      return `${action.type} ${formatTiles(action.tiles)}`;
    case 'kong':
      return `kong ${action.tile}`;
    default:
      return action.type;
  }
}

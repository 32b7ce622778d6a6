/** A leaderboard: the accounts of a game by what they won in a week or a month. */
import type { AnyGame } from '@tilehouse/engine';
import type { BoardReply, BoardRow } from '@tilehouse/protocol';
import type { Db } from '../store/database.ts';
import { periodAt, type Span } from './calendar.ts';

/** Rows that are shown. */
const mostRows = 100;
/** Hands of a game for points below which an average says little. */
const leastHands = 20;

export interface BoardWish {
  readonly game: Pick<AnyGame, 'id' | 'banked'>;
  readonly span: Span;
  readonly at: number;
  readonly timeZone: string;
  /** Who asks. */
  readonly player: string | undefined;
}

/** It reads one row for each account that played in the period, however long the house has been open. */
export async function boardOf(db: Db, { at, game, player, span, timeZone }: BoardWish): Promise<BoardReply> {
  const period = periodAt(span, at, timeZone);
  const by = game.banked ? 'net' : 'per-hand';
  const least = game.banked ? 1 : leastHands;
  const all = await db
    .selectFrom('standings')
    .innerJoin('players', 'players.id', 'standings.player_id')
    .select(['player_id', 'name', 'hands', 'net'])
    .where('game', '=', game.id)
    .where('period', '=', period.name)
    .where('players.kind', '=', 'account')
    .execute();
  const worth = ({ hands, net }: Pick<BoardRow, 'hands' | 'net'>): number =>
    by === 'net' ? net : net / hands;
  const sorted = all
    .filter(({ hands }) => hands >= least)
    .sort((a, b) => worth(b) - worth(a) || b.hands - a.hands || (a.name < b.name ? -1 : 1));
  let place = 0;
  const placed = sorted.map((row, index) => {
    const before = sorted[index - 1];
    if (before === undefined || worth(before) !== worth(row)) place = index + 1;
    const { hands, name, net } = row;
    return { place, name, me: row.player_id === player, hands, net };
  });
  const mine = all.find(({ player_id }) => player_id === player);
  const row = placed.find(({ me }) => me);
  return {
    ...{ game: game.id, span, from: period.from, until: period.until, timeZone, by, least },
    rows: placed.slice(0, mostRows),
    ...(mine === undefined ? {} : { mine: { hands: mine.hands, ...(row === undefined ? {} : { row }) } }),
  };
}

/** What is kept of a deal that is over, beside the log: for histories, sessions and the leaderboards. */
import { type DealResult, findMahjongGame, type MahjongView } from '@tilehouse/engine';
import type { WonHand } from '@tilehouse/protocol';
import type { TableState } from '@tilehouse/table';
import type { Transaction } from 'kysely';
import { addToStandings, countedSeats } from '../boards/standings.ts';
import type { Database } from '../store/database.ts';

export interface EndedDeal {
  readonly table: string;
  readonly at: number;
  readonly after: TableState;
  readonly result: DealResult;
  /** Of the house: whose week and month it counts in. */
  readonly timeZone: string;
}

/** Call it in the transaction that stores the event which ends the deal. */
export async function writeResult(trx: Transaction<Database>, ended: EndedDeal): Promise<void> {
  const { after, at, result, table, timeZone } = ended;
  const deal = after.deals;
  const game = after.game.id;
  const isCancelled = result.ending === 'cancelled';
  const settled = after.settles && !isCancelled;
  const win = wonHand(after);
  await trx
    .insertInto('results')
    .values({
      ...{ table_id: table, deal, at, game, ending: result.ending, settled: settled ? 1 : 0 },
      body: JSON.stringify({
        ...{ rules: after.rules, options: after.options, result },
        ...(win === undefined ? {} : { win }),
      }),
    })
    .execute();
  const people = after.seats.map((occupant) =>
    occupant?.type === 'person' && !occupant.agent ? occupant.player : undefined,
  );
  const counted = await countedSeats(trx, { game, isCancelled, settled, people });
  await trx
    .insertInto('result_seats')
    .values(
      after.seats.map((occupant, seat) => ({
        ...{ table_id: table, deal, seat, name: occupant?.name ?? '' },
        player_id: occupant?.type === 'person' ? occupant.player : null,
        kind: occupant?.type === 'person' && occupant.agent ? 'agent' : (occupant?.type ?? 'open'),
        net: result.net[seat] ?? 0,
        won: result.winner === seat ? 1 : 0,
        counted: counted.has(people[seat] ?? '') ? 1 : 0,
      })),
    )
    .execute();
  const hands = people.flatMap((player, seat) =>
    player !== undefined && counted.has(player) ? [{ player, net: result.net[seat] ?? 0 }] : [],
  );
  await addToStandings(trx, { at, game, hands, timeZone });
}

/** The winning hand of a deal that is over, laid out in its sets; undefined where nobody won with one. */
function wonHand({ game, match }: TableState): WonHand | undefined {
  if (match === undefined || findMahjongGame(game.id) === undefined) return undefined;
  const { common } = game.view(match, 'outsider') as MahjongView;
  const { stage } = common;
  if (stage.type !== 'deal-over' || stage.ending.type !== 'won') return undefined;
  const { score, seat, source, tile } = stage.ending;
  const { bonus, hand = [], melds } = common.seats[seat];
  const declared = melds.flatMap((meld) => ('tiles' in meld ? [[...meld.tiles]] : []));
  const isComplete = score.arrangement.length > 0;
  return {
    ...{ fan: score.fan, source, tile, bonus: [...bonus] },
    sets: isComplete ? score.arrangement.map((set) => [...set]) : [...declared, [...hand]],
  };
}

/** The worker a game of Mahjong Match lives in: what lies face down never enters the page. */
import type { Seat } from '@tilehouse/engine';
import type { CommandAnswer } from '@tilehouse/table';
import { expose } from 'comlink';
import { type MatchListener, MatchTable, type MatchWish } from './match-table.ts';

let table: MatchTable | undefined;

function opened(): MatchTable {
  if (table === undefined) throw new Error('no table is open');
  return table;
}

/** What the page can call. */
const api = {
  async open(send: MatchListener): Promise<void> {
    table = await MatchTable.open(send);
  },
  begin: (wish: MatchWish): Promise<CommandAnswer> => opened().begin(wish),
  act: (seat: Seat, answer: { prompt: string; offer: number }): Promise<CommandAnswer> =>
    opened().act(seat, answer),
  giveUp: (): Promise<CommandAnswer> => opened().giveUp(),
  newRound: (): Promise<CommandAnswer> => opened().newRound(),
};
export type MatchWorkerApi = typeof api;

expose(api);

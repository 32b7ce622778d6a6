/**
 * The worker of a solo table, and of advice at every table: one script, since both need all the rules, in as many
 * workers as are wanted. Thinking and rules never hold up the page.
 */
import type { DealResult } from '@tilehouse/engine';
import type { CommandAnswer, TableUpdate } from '@tilehouse/table';
import { expose } from 'comlink';
import type { PersonCommand } from '../connection.ts';
import { advise } from '../mahjong/advice/advice.ts';
import { secured } from '../mahjong/advice/secured.ts';
import { SoloTable } from './solo-table.ts';
import type { SoloPace, SoloWish } from './solo-wish.ts';

let table: SoloTable | undefined;

function opened(): SoloTable {
  if (table === undefined) throw new Error('no table is open');
  return table;
}

/** What the page can call of a worker that has a table. */
const tableApi = {
  async open(wish: SoloWish, send: (update: TableUpdate) => void): Promise<void> {
    table?.stop();
    table = await SoloTable.open(wish);
    table.watch(send);
  },
  act: (answer: { prompt: string; offer: number }): Promise<CommandAnswer> => opened().act(answer),
  command: (command: PersonCommand): Promise<CommandAnswer> => opened().command(command),
  setPace: (pace: SoloPace): void => opened().setPace(pace),
  results: (): readonly DealResult[] => opened().results(),
};
export type SoloWorkerApi = typeof tableApi;

/** What it can call of one that works out what hands need. */
const adviceApi = { advise, secured };
export type AdviceApi = typeof adviceApi;

expose({ ...tableApi, ...adviceApi });

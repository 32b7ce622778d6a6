/** The worker a solo table lives in: thinking and rules never hold up the page. */
import type { DealResult } from '@tilehouse/engine';
import type { CommandAnswer, TableUpdate } from '@tilehouse/table';
import { expose } from 'comlink';
import type { PersonCommand } from '../connection.ts';
import { SoloTable } from './solo-table.ts';
import type { SoloPace, SoloWish } from './solo-wish.ts';

let table: SoloTable | undefined;

function opened(): SoloTable {
  if (table === undefined) throw new Error('no table is open');
  return table;
}

/** What the page can call. */
const api = {
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
export type SoloWorkerApi = typeof api;

expose(api);

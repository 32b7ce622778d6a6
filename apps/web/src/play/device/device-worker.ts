/** The worker a table for one device lives in: hands leave it for the player who has said that the device is theirs. */
import type { DealResult, Seat } from '@tilehouse/engine';
import type { CommandAnswer } from '@tilehouse/table';
import { expose } from 'comlink';
import type { PersonCommand } from '../connection.ts';
import { browserClock } from '../local/browser-ports.ts';
import { latestLog, newLog, openStore } from '../local/device-logs.ts';
import { EnduringLog } from '../local/enduring-log.ts';
import { sharedPorts } from '../local/shared-table.ts';
import { DeviceTable } from './device-table.ts';
import type { DeviceListener, DeviceWish } from './device-wish.ts';

let table: DeviceTable | undefined;

function opened(): DeviceTable {
  if (table === undefined) throw new Error('no table is open');
  return table;
}

/** What the page can call. */
const api = {
  async open(game: string, send: DeviceListener): Promise<void> {
    const store = await openStore();
    const kind = `device:${game}`;
    const ports = {
      latestLog: async () => {
        const log = await latestLog(store, kind);
        return log && new EnduringLog(log);
      },
      newLog: async () => new EnduringLog(await newLog(store, { kind, now: browserClock.now() })),
      portsWith: sharedPorts,
    };
    table?.stop();
    table = await DeviceTable.open(game, ports, send);
  },
  begin: (wish: DeviceWish): Promise<void> => opened().begin(wish),
  reveal: (look: { seat: Seat; look: number }): void => opened().reveal(look),
  cover: (): void => opened().cover(),
  setNoClaims: (seat: Seat, isOn: boolean): void => opened().setNoClaims({ seat, isOn }),
  act: (seat: Seat, answer: { prompt: string; offer: number }): Promise<CommandAnswer> =>
    opened().act(seat, answer),
  command: (seat: Seat, command: PersonCommand): Promise<CommandAnswer> => opened().command(seat, command),
  results: (): readonly DealResult[] => opened().results(),
};
export type DeviceWorkerApi = typeof api;

expose(api);

/** What tables have in common at which every seat is held by somebody in front of this one screen. */
import { type Seat, seatsOf } from '@tilehouse/engine';
import type { CommandAnswer, TableHost, TableLog, TablePorts, TableSettings } from '@tilehouse/table';
import { browserClock, randomBytes } from './browser-ports.ts';

/** No clocks between friends; what somebody else has seen can't be unseen. */
export const sharedSettings: TableSettings = {
  clocks: { answer: undefined, turn: undefined, bank: 0 },
  undo: false,
};

/** The ports of a table without computers. */
export function sharedPorts(log: TableLog): TablePorts {
  return {
    log,
    clock: browserClock,
    choosers: {
      delay: () => 0,
      choose: () => {
        throw new Error('no computer plays here');
      },
    },
    randomBytes,
    report: (problem) => console.error(problem),
  };
}

/** A person's occupancy of a seat; people at one device have no other identity than their seat. */
export const personAt = (name: string, seat: number) =>
  ({ type: 'person', player: `seat-${seat}`, name }) as const;

/** Everybody wants the next deal: whoever asks holds the device for all. */
export async function everybodyWantsDeal(host: TableHost): Promise<CommandAnswer> {
  let answer: CommandAnswer = { type: 'done', n: 0 };
  for (const seat of seatsOf(host.seats) as readonly Seat[]) {
    answer = await host.command({ type: 'want-deal', seat });
  }
  return answer;
}

/** A connection to a table of the house, as its screen wants one. */
import type { DealResult, Seat } from '@tilehouse/engine';
import type { CommandAnswer as WireAnswer } from '@tilehouse/sdk';
import type { CommandAnswer, TableUpdate } from '@tilehouse/table';
import type { PersonCommand, TableConnection } from '../play/connection.ts';
import { house } from './house.ts';
import type { OnlineTable } from './online-table.ts';

type RefusedCode = Extract<CommandAnswer, { type: 'refused' }>['code'];

/** Codes that only the wire knows are put into words like any other that doesn't come of playing. */
function answerOf(answer: WireAnswer): CommandAnswer {
  return answer.type === 'done' ? answer : { type: 'refused', code: answer.code as RefusedCode };
}

export class SocketConnection implements TableConnection {
  readonly seat: Seat;
  readonly isWatching: boolean;
  private readonly table: OnlineTable;

  /** @param seat the viewer's, or the one at whose side an onlooker stands */
  constructor(table: OnlineTable, seat: Seat, how: { readonly isWatching: boolean }) {
    this.table = table;
    this.seat = seat;
    this.isWatching = how.isWatching;
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    const { update } = this.table.now;
    if (update !== undefined) listener({ ...update, events: [] });
    return this.table.onUpdate(listener);
  }

  async act({ offer, prompt }: { readonly prompt: string; readonly offer: number }): Promise<CommandAnswer> {
    if (this.table.client.update?.view.prompt?.id !== prompt) return { type: 'refused', code: 'too-late' };
    return answerOf(await this.table.client.act(offer));
  }

  async command(command: PersonCommand): Promise<CommandAnswer> {
    switch (command.type) {
      case 'want-deal':
        return answerOf(await this.table.client.wish({ type: 'ready' }));
      case 'pause':
      case 'resume':
        return answerOf(await this.table.client.wish({ type: command.type }));
      case 'take-back':
        return { type: 'refused', code: 'no-taking-back-here' };
      case 'set-level':
        return { type: 'refused', code: 'no-computer-there' };
    }
  }

  async results(): Promise<readonly DealResult[]> {
    const { results } = await house().get<{ readonly results: readonly DealResult[] }>(
      `tables/${this.table.id}/results`,
    );
    return results;
  }

  /** The table is watched by the page, not by its screen. */
  close(): void {}
}

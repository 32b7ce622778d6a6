/** A connection to a table in a worker of this page. */
import type { DealResult } from '@tilehouse/engine';
import type { CommandAnswer, TableUpdate } from '@tilehouse/table';
import { proxy, type Remote, wrap } from 'comlink';
import type { PersonCommand, TableConnection } from '../connection.ts';
import { SpareWorker } from '../spare-worker.ts';
import { newRulesWorker } from './new-rules-worker.ts';
import type { SoloWorkerApi } from './rules-worker.ts';
import { ownSeat, type SoloPace, type SoloWish } from './solo-wish.ts';

/** Workers for solo tables; one can be made ready before a table is opened. */
export const soloWorkers = new SpareWorker(newRulesWorker);

/** Opens a solo table in a worker of its own. */
export class LocalConnection implements TableConnection {
  readonly seat = ownSeat;
  private readonly worker: Worker;
  private readonly remote: Remote<SoloWorkerApi>;
  private readonly listeners = new Set<(update: TableUpdate) => void>();
  private readonly opened: Promise<void>;
  private latest: TableUpdate | undefined;

  constructor(wish: SoloWish, onFailure: (problem: unknown) => void) {
    this.worker = soloWorkers.take();
    this.worker.addEventListener('error', onFailure);
    this.remote = wrap<SoloWorkerApi>(this.worker);
    this.opened = this.remote.open(
      wish,
      proxy((update: TableUpdate) => this.receive(update)),
    );
    this.opened.catch(onFailure);
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    this.listeners.add(listener);
    if (this.latest !== undefined) listener({ ...this.latest, events: [] });
    return () => {
      this.listeners.delete(listener);
    };
  }

  async act(answer: { readonly prompt: string; readonly offer: number }): Promise<CommandAnswer> {
    await this.opened;
    return this.remote.act(answer);
  }

  async command(command: PersonCommand): Promise<CommandAnswer> {
    await this.opened;
    return this.remote.command(command);
  }

  async results(): Promise<readonly DealResult[]> {
    await this.opened;
    return this.remote.results();
  }

  /** How long computers wait before they think. */
  async setPace(pace: SoloPace): Promise<void> {
    await this.opened;
    await this.remote.setPace(pace);
  }

  close(): void {
    this.listeners.clear();
    this.worker.terminate();
  }

  private receive(update: TableUpdate): void {
    this.latest = update;
    for (const listener of this.listeners) listener(update);
  }
}

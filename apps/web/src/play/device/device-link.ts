/** The page's end of a table on one device: turns what the worker tells into what the screen shows, and forgets the rest. */
import type { DealResult, Seat } from '@tilehouse/engine';
import type { CommandAnswer, TableUpdate } from '@tilehouse/table';
import { proxy, type Remote, wrap } from 'comlink';
import type { PersonCommand } from '../connection.ts';
import type { CoveredTable, DeviceMessage, DeviceWish } from './device-wish.ts';
import type { DeviceWorkerApi } from './device-worker.ts';
import { SeatConnection } from './seat-connection.ts';

/**
 * What the screen shows. The screen keeps it in its state, and React keeps the state before as well; so no hand may be
 * in it, but behind a connection that forgets.
 */
export type DeviceScene =
  | { readonly type: 'opening' }
  | { readonly type: 'failed' }
  /** No table is kept. */
  | { readonly type: 'none' }
  | ({ readonly type: 'covered' } & CoveredTable)
  /** A seat's player looks; `look` tells one look from the next. */
  | { readonly type: 'table'; readonly look: number; readonly connection: SeatConnection };

export class DeviceLink {
  private readonly worker: Worker;
  private readonly remote: Remote<DeviceWorkerApi>;
  private readonly onScene: (scene: DeviceScene) => void;
  private scene: DeviceScene = { type: 'opening' };
  private looks = 0;

  constructor(game: string, onScene: (scene: DeviceScene) => void) {
    this.onScene = onScene;
    this.worker = new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('error', this.onFailure);
    this.remote = wrap<DeviceWorkerApi>(this.worker);
    const receive = proxy((message: DeviceMessage) => this.receive(message));
    this.remote.open(game, receive).catch(this.onFailure);
  }

  begin(wish: DeviceWish): void {
    this.remote.begin(wish).catch(this.onFailure);
  }

  /** The player of the seat that is asked has the device. */
  reveal(): void {
    if (this.scene.type !== 'covered') return;
    this.looks += 1;
    this.remote.reveal({ seat: this.scene.seat, look: this.looks }).catch(this.onFailure);
  }

  /** Covers the table at once, before the worker says with what. Nothing is covered once every hand lies open. */
  cover(): void {
    if (this.scene.type !== 'table' || this.scene.connection.latest?.view.stage !== 'in-play') return;
    // what is still on its way for this look is dropped
    this.looks += 1;
    this.show({ type: 'opening' });
    this.remote.cover().catch(this.onFailure);
  }

  act(seat: Seat, answer: { readonly prompt: string; readonly offer: number }): Promise<CommandAnswer> {
    return this.remote.act(seat, answer);
  }

  command(seat: Seat, command: PersonCommand): Promise<CommandAnswer> {
    return this.remote.command(seat, command);
  }

  /** The seat makes no claims in this deal, or makes them again. */
  setNoClaims(seat: Seat, isOn: boolean): void {
    this.remote.setNoClaims(seat, isOn).catch(this.onFailure);
  }

  results(): Promise<readonly DealResult[]> {
    return this.remote.results() as Promise<readonly DealResult[]>;
  }

  close(): void {
    this.show({ type: 'opening' });
    this.worker.terminate();
  }

  private readonly onFailure = (problem: unknown): void => {
    console.error('the table could not be played on', problem);
    this.show({ type: 'failed' });
  };

  private receive(message: DeviceMessage): void {
    if (message.type === 'open') {
      if (message.look === this.looks) this.showTable(message.seat, message.update, message.noClaims);
    } else if (message.type === 'over') {
      this.showTable(message.seat, message.update);
    } else {
      this.show(message);
    }
  }

  private showTable(seat: Seat, update: TableUpdate, noClaims = false): void {
    const { scene } = this;
    if (scene.type === 'table' && scene.connection.seat === seat) {
      scene.connection.receive(update);
      return;
    }
    const connection = new SeatConnection(this, seat, noClaims);
    connection.receive(update);
    this.looks += scene.type === 'covered' ? 0 : 1;
    this.show({ type: 'table', look: this.looks, connection });
  }

  private show(scene: DeviceScene): void {
    if (this.scene.type === 'table') this.scene.connection.close();
    this.scene = scene;
    this.onScene(scene);
  }
}

/** The table as the player sees it who has the device now. Once closed it holds nothing of what they saw. */
import type { DealResult, Seat } from '@tilehouse/engine';
import type { CommandAnswer, TableUpdate } from '@tilehouse/table';
import type { PersonCommand, TableConnection } from '../connection.ts';
import type { DeviceLink } from './device-link.ts';

export class SeatConnection implements TableConnection {
  readonly seat: Seat;
  readonly noClaims: boolean;
  private readonly link: DeviceLink;
  private readonly listeners = new Set<(update: TableUpdate) => void>();
  /** The latest update; undefined once the table is covered. */
  latest: TableUpdate | undefined;

  constructor(link: DeviceLink, seat: Seat, noClaims: boolean) {
    this.noClaims = noClaims;
    this.link = link;
    this.seat = seat;
  }

  receive(update: TableUpdate): void {
    this.latest = update;
    for (const listener of this.listeners) listener(update);
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    this.listeners.add(listener);
    if (this.latest !== undefined) listener(this.latest);
    return () => {
      this.listeners.delete(listener);
    };
  }

  act(answer: { readonly prompt: string; readonly offer: number }): Promise<CommandAnswer> {
    return this.link.act(this.seat, answer);
  }

  command(command: PersonCommand): Promise<CommandAnswer> {
    return this.link.command(this.seat, command);
  }

  results(): Promise<readonly DealResult[]> {
    return this.link.results();
  }

  setNoClaims(isOn: boolean): void {
    this.link.setNoClaims(this.seat, isOn);
  }

  cover(): void {
    this.link.cover();
  }

  /** Forgets everything. */
  close(): void {
    this.listeners.clear();
    this.latest = undefined;
  }
}

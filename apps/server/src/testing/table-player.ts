/** Somebody who plays at a table by themself, and keeps a list of all they were told is done. */
import { computerPlayer } from '@tilehouse/bots';
import { equalValues, findMahjongGame, type MahjongView } from '@tilehouse/engine';
import type { CommandAnswer } from '@tilehouse/sdk';
import type { TableUpdate } from '@tilehouse/table';
import type { Seen, TestPerson } from './test-person.ts';

/** Answers after which there is something else to do. */
const harmless = ['too-late', 'deal-in-play', 'no-shuffle-open', 'closed'];

export class TablePlayer {
  readonly person: TestPerson;
  readonly seen: Seen;
  /** What was said to be done, by the ids of the commands, with the numbers that came with it. */
  readonly acknowledged = new Map<string, number>();
  /** What nobody should have been told. */
  readonly faults: string[] = [];
  /** Frames that brought news of the table or an acknowledgement. */
  onNews: (() => void) | undefined;
  private readonly random: () => number;
  private readonly isHost: boolean;
  private playing = false;
  private from = 0;
  private doing: Promise<unknown> = Promise.resolve();
  private answered: string | undefined;
  private wanted = false;
  private last: TableUpdate | undefined;

  constructor(
    person: TestPerson,
    table: string,
    how: { readonly isHost: boolean; readonly random: () => number },
  ) {
    this.person = person;
    this.isHost = how.isHost;
    this.random = how.random;
    person.onFrame = (frame) => this.note(frame);
    this.seen = person.watch(table);
  }

  /** Updates from when the player began to play. */
  get played(): readonly TableUpdate[] {
    return this.seen.updates.slice(this.from);
  }

  /** Plays on until told to stop. */
  play(): void {
    this.playing = true;
    this.from = Math.max(0, this.seen.updates.length - 1);
    void this.goOn();
  }

  /** Does nothing more; resolves when all it has asked for is answered. */
  async stop(): Promise<void> {
    this.playing = false;
    await this.doing;
  }

  private async goOn(): Promise<void> {
    while (this.playing) {
      const { latest } = this.seen;
      const work = latest === undefined ? undefined : this.workAt(latest);
      if (work === undefined) {
        const { length } = this.seen.updates;
        await this.seen.until(({ updates }) => updates.length > length);
        continue;
      }
      const doing = work();
      this.doing = doing;
      const answer = await doing;
      if (answer.type === 'refused' && !harmless.includes(answer.code)) this.faults.push(answer.code);
      if (answer.type === 'refused' && answer.code === 'closed') return;
    }
  }

  /** What there is to do at the table as it stands. */
  private workAt({ view }: TableUpdate): (() => Promise<CommandAnswer>) | undefined {
    if (view.stage === 'in-play') {
      this.wanted = false;
      const { prompt } = view;
      if (prompt === undefined || prompt.id === this.answered) return undefined;
      this.answered = prompt.id;
      const offer = this.choice(view.game, view.view as MahjongView);
      return () => this.seen.client.act(offer);
    }
    if (this.wanted || view.hosted?.shuffle?.entropyAsked === true) return undefined;
    const others = view.seats.filter(
      ({ occupant }) => occupant?.type === 'person' && occupant.player !== this.person.me.id,
    );
    const first = view.stage === 'waiting' && this.isHost;
    if (first && !others.every(({ wantsDeal }) => wantsDeal)) return undefined;
    this.wanted = true;
    return () => this.seen.client.wish({ type: first ? 'deal' : 'ready' });
  }

  private choice(id: string, view: MahjongView): number {
    const game = findMahjongGame(id);
    const offers = view.mine?.offers ?? [];
    if (game === undefined) return 0;
    const choice = computerPlayer('normal', game)(view, this.random);
    return Math.max(
      0,
      offers.findIndex((offer) => equalValues(offer, choice)),
    );
  }

  private note(frame: string): void {
    const message = JSON.parse(frame) as { type: string; id?: string; n?: number; events?: unknown[] };
    if (message.type === 'ack' && message.id !== undefined) {
      if (this.acknowledged.has(message.id)) this.faults.push(`${message.id} was acknowledged twice`);
      this.acknowledged.set(message.id, message.n ?? 0);
    }
    if (message.type === 'update' && this.playing) this.follow(message as unknown as TableUpdate);
    if (message.type === 'ack' || message.type === 'update') this.onNews?.();
  }

  /** Numbers go on without a gap and without going back. */
  private follow(update: TableUpdate): void {
    const before = this.last?.n;
    this.last = update;
    if (before !== undefined && update.n !== before + update.events.length) {
      this.faults.push(`after ${before} came ${update.n} with ${update.events.length} events`);
    }
  }
}

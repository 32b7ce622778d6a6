/** A deal played at a table of a real house, with everything each kind of viewer is sent, and when. */
import {
  defaultOptions,
  entropyCommitment,
  equalValues,
  type MahjongAction,
  type MahjongGame,
  type MahjongState,
  type OptionValues,
  type Seat,
  seatsOf,
  type Viewer,
} from '@tilehouse/engine';
import { type PlayedDeal, testSeed, wishIn } from '@tilehouse/engine/testing';
import type { HouseClient } from '@tilehouse/sdk';
import { publicSettings } from '@tilehouse/table';
import type { ManualClock } from '@tilehouse/table/testing';
import type { LiveTable } from '../tables/live-table.ts';
import type { TestHouse } from './test-house.ts';
import { TestLine } from './test-line.ts';

/** Milliseconds from a tile under claim to passes and claims, and from a turn's begin to what is played. */
const at = { pass: 200, claim: 300, turn: 500 } as const;

/** Somebody who sits at the table, or looks on. */
export interface Somebody {
  readonly client: HouseClient;
  readonly me: { readonly id: string; readonly name: string };
}

/** What a world is played with. */
export interface WorldParts {
  readonly game: MahjongGame;
  readonly house: TestHouse;
  /** One a seat, and one more who looks on. */
  readonly people: readonly Somebody[];
  /** A still clock, which waits until `settle` has resolved. */
  readonly rig: { readonly clock: ManualClock; settle: () => Promise<void> };
  /** For whom it is played: who comes late, comes back, and asks for what can't be. */
  readonly viewer: Viewer;
}

/** A viewer's line, and what was kept of it. */
interface Kept {
  readonly line: TestLine;
  readonly who: string;
}

export class SocketWorld {
  readonly sent = new Map<string, string[]>();
  private readonly parts: WorldParts;
  private readonly lines: Kept[] = [];
  private readonly mains: TestLine[] = [];
  private live: LiveTable | undefined;
  private stage: 'early' | 'middle' | 'late' = 'early';
  private steps = 0;

  constructor(parts: WorldParts) {
    this.parts = parts;
    parts.rig.settle = () => this.settle();
  }

  get isUnderClaim(): boolean {
    return this.state.deal?.phase.type === 'claims';
  }

  private get table(): LiveTable {
    if (this.live === undefined) throw new Error('no table');
    return this.live;
  }

  private get state(): MahjongState {
    return this.table.host.state.match as MahjongState;
  }

  private get seats(): readonly Seat[] {
    return seatsOf(this.parts.game.seats);
  }

  /** Opens a table, seats everybody, and deals. */
  async begin(): Promise<void> {
    const { game, house, people } = this.parts;
    const [host] = people;
    if (host === undefined) throw new Error('nobody is here');
    const { id } = await house.open.house.tables.open({
      ...{ game: game.id, visibility: 'public', settings: publicSettings },
      options: defaultOptions(game.options) as OptionValues,
      host: { type: 'person', player: host.me.id, name: host.me.name },
    });
    this.live = house.open.house.tables.inMemory(id);
    for (const seat of this.seats) this.mains.push(await this.watch(`seat ${seat}`, seat));
    await this.watch('watcher', game.seats);
    await this.watch('nobody', undefined);
    await this.watch('aside', 0, { aside: true });
    for (const seat of this.seats.slice(1)) await this.wish(seat, { type: 'sit', seat });
    for (const seat of this.seats) {
      const entropy = testSeed(seat + 1).slice(0, 16);
      const commitment = entropyCommitment({ table: id, deal: 1, entropy });
      if (seat > 0) await this.wish(seat, { type: 'ready', commitment });
    }
    const entropy = testSeed(1).slice(0, 16);
    await this.wish(0, { type: 'deal', commitment: entropyCommitment({ table: id, deal: 1, entropy }) });
    for (const seat of this.seats) {
      const shown = Buffer.from(testSeed(seat + 1).slice(0, 16)).toString('hex');
      await this.wish(seat, { type: 'entropy', deal: 1, entropy: shown });
    }
    await this.settle();
  }

  async turn({ seat, action }: PlayedDeal['commands'][number]): Promise<void> {
    await this.parts.rig.clock.advance(at.turn);
    if (!(await this.answer(seat, action))) throw new Error(`${action.type} can't be played in this world`);
  }

  /** A tile under claim: some pass, the rest answer as they did where the deal was played, or pass. */
  async window(answers: PlayedDeal['commands']): Promise<void> {
    const { clock } = this.parts.rig;
    await clock.advance(at.pass);
    for (const seat of this.seats) {
      if (!answers.some((each) => each.seat === seat)) await this.answer(seat, { type: 'pass' });
    }
    await this.look();
    await clock.advance(at.claim - at.pass);
    // a claim is taken as soon as it stands; until then whoever claims knows that somebody is asked, as at a real table
    const others = answers.filter(({ seat }) => seat !== this.parts.viewer);
    const own = answers.filter(({ seat }) => seat === this.parts.viewer);
    for (const { seat, action } of [...others, ...own]) await this.answer(seat, action);
    const pace = publicSettings.evenPaceMs ?? 0;
    if (this.isUnderClaim) await clock.advance(pace - at.claim);
    if (this.isUnderClaim) throw new Error('the window stays open');
  }

  /** What everybody does besides: they look at the house's lists, ask for what can't be, come late, and come back. */
  async between(part: number): Promise<void> {
    this.steps += 1;
    await this.look();
    if (this.steps % 6 === 0) await this.nag();
    if (this.stage === 'early' && part >= 0.4) {
      this.stage = 'middle';
      await this.comeLate();
    } else if (this.stage === 'middle' && part >= 0.8) {
      this.stage = 'late';
      await this.comeBack();
    }
  }

  /** Everybody leaves. */
  async end(): Promise<void> {
    await this.nag();
    for (const [seat, { client }] of this.parts.people.entries()) {
      const who = seat < this.seats.length ? `seat ${seat}` : 'watcher';
      this.keep(who, JSON.stringify(await client.get('my-rooms')));
    }
    await this.settle();
    const { host } = this.table;
    for (const { line } of this.lines) line.close();
    await new Promise<void>((resolve) => {
      const allAway = (): boolean => this.seats.every((seat) => host.state.presence[seat].away !== undefined);
      host.watch('outsider', () => {
        if (allAway()) resolve();
      });
    });
  }

  private async comeLate(): Promise<void> {
    const { game } = this.parts;
    for (const seat of this.seats) {
      if (this.isBusy(`seat ${seat},`)) await this.watch(`seat ${seat}`, seat, { label: 'late' });
    }
    if (!this.isBusy('watcher')) return;
    await this.watch('watcher', game.seats, { label: 'late' });
    await this.watch('aside', 0, { aside: true, label: 'late' });
  }

  /** After a reload: a new line, with the last number seen and without. */
  private async comeBack(): Promise<void> {
    const { game } = this.parts;
    const late = this.lines.filter(({ who }) => who.endsWith('late'));
    for (const { line } of late) line.close();
    for (const seat of this.seats) {
      if (!this.isBusy(`seat ${seat},`)) continue;
      const before = late.find(({ who }) => who.startsWith(`seat ${seat},`));
      const from = before?.line.update(this.table.id)?.n ?? 0;
      await this.watch(`seat ${seat}`, seat, { label: 'again', from: Math.max(0, from - 3) });
      await this.watch(`seat ${seat}`, seat, { label: 'anew' });
    }
    if (!this.isBusy('watcher')) return;
    await this.watch('watcher', game.seats, { label: 'again', from: 3 });
    await this.watch('nobody', undefined, { label: 'again', from: 1_000_000 });
  }

  /** Everybody asks for what is refused, or changes nothing. */
  private async nag(): Promise<void> {
    const { id } = this.table;
    for (const { line, who } of this.lines) {
      if (line.closed !== undefined || who.includes('nobody') || !this.isBusy(who)) continue;
      await line.ask({ type: 'act', table: id, prompt: '0123456789abcdef', offer: 0 });
      await line.ask({ type: 'table-command', table: id, wish: { type: 'leave' } });
      await line.ask({ type: 'table-command', table: id, wish: { type: 'ready' } });
    }
    await this.settle();
  }

  /** Whether somebody is who this world is played for. */
  private isBusy(who: string): boolean {
    return isOf(who, this.parts.viewer);
  }

  /** The list of tables, as anybody can ask for it at any time. */
  private async look(): Promise<void> {
    const response = await fetch(`${this.parts.house.url}api/tables`);
    const text = await response.text();
    for (const who of new Set(this.lines.map((each) => each.who))) this.keep(who, text);
  }

  private async watch(
    who: string,
    place: number | undefined,
    how: { readonly aside?: boolean; readonly from?: number; readonly label?: string } = {},
  ): Promise<TestLine> {
    const { aside, from, label = 'first' } = how;
    const name = `${who}, ${label}`;
    const somebody = place === undefined ? undefined : this.parts.people[place];
    const { cookie = '', token } = somebody?.client ?? {};
    const line = await TestLine.greeted(this.parts.house.url, {
      cookie,
      ...(token === undefined ? {} : { token }),
      name: name.replace(/\W+/g, '-'),
      onFrame: (text) => this.keep(name, text),
    });
    this.lines.push({ line, who: name });
    await line.tell({
      type: 'watch',
      table: this.table.id,
      ...(aside === undefined ? {} : { aside }),
      ...(from === undefined ? {} : { from }),
    });
    await this.settle();
    return line;
  }

  private keep(who: string, text: string): void {
    const kept = this.sent.get(who) ?? [];
    kept.push(`${this.parts.rig.clock.now()} ${text}`);
    this.sent.set(who, kept);
  }

  private async wish(seat: Seat, wish: unknown): Promise<void> {
    const answer = await this.mains[seat]?.ask({ type: 'table-command', table: this.table.id, wish });
    if (answer?.type !== 'ack') throw new Error(`seat ${seat}: ${JSON.stringify([wish, answer])}`);
    await this.settle();
  }

  /** Answers if the seat is asked; false when it isn't. */
  private async answer(seat: Seat, wish: MahjongAction): Promise<boolean> {
    const line = this.mains[seat];
    const prompt = line?.update(this.table.id)?.view.prompt;
    if (line === undefined || prompt === undefined) return false;
    const offers = this.parts.game.offers(this.state, seat);
    const action = wishIn(offers, wish);
    const offer = offers.findIndex((each) => equalValues(each, action));
    const answer = await line.ask({ type: 'act', table: this.table.id, prompt: prompt.id, offer });
    await this.settle();
    return answer.type === 'ack';
  }

  /** Resolves when the table has done what was begun, and everybody has what they were sent. */
  private async settle(): Promise<void> {
    await this.live?.host.lookAgain();
    await Promise.all(this.lines.map(({ line }) => line.quiet()));
  }
}

/** Whose frames a viewer's are. */
export function isOf(who: string, viewer: Viewer): boolean {
  return viewer === 'outsider'
    ? !who.startsWith('seat')
    : who.startsWith(`seat ${viewer},`) || who === `seat ${viewer}`;
}

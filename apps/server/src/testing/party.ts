/** People at one table who press things in the same moment, and all they were answered. */
import { setTimeout as pause } from 'node:timers/promises';
import { equalValues, type MahjongAction, type MahjongView, type Seat } from '@tilehouse/engine';
import type { CommandAnswer } from '@tilehouse/sdk';
import type { TableView } from '@tilehouse/table';
import { plainChoice } from './evening.ts';
import { type Seen, TestPerson } from './test-person.ts';

/** What somebody can press. */
export type Button = 'win' | 'pass' | 'ready' | 'leave';

export interface Press {
  readonly seat: Seat;
  readonly button: Button;
  /** Milliseconds from the moment's begin. */
  readonly after: number;
}

/** A press and what became of it. */
export interface Pressed extends Press {
  readonly answer: CommandAnswer;
}

export class Party {
  readonly table: string;
  /** By seat. */
  readonly people: TestPerson[];
  /** By seat, what each sees. */
  readonly seen: Seen[];

  private constructor(table: string, people: readonly TestPerson[], seen: readonly Seen[]) {
    this.table = table;
    this.people = [...people];
    this.seen = [...seen];
  }

  /** Everybody sits down at a table that the first of them opened, and the first hand is dealt. */
  static async sitDown(table: string, people: readonly TestPerson[]): Promise<Party> {
    const party = new Party(
      table,
      people,
      people.map((person) => person.watch(table)),
    );
    await party.all(() => true);
    for (const [seat, { client }] of party.seen.entries()) {
      if (seat > 0) done(await client.wish({ type: 'sit', seat }));
    }
    for (const { client } of party.seen.slice(1)) done(await client.wish({ type: 'ready' }));
    done(await party.eyes(0).client.wish({ type: 'deal' }));
    return party;
  }

  /** What a seat sees and can ask by. */
  eyes(seat: number): Seen {
    const seen = this.seen[seat];
    if (seen === undefined) throw new Error(`nobody sits at ${seat}`);
    return seen;
  }

  view(seat: number): TableView<MahjongView> {
    const view = this.eyes(seat).latest?.view;
    if (view === undefined) throw new Error(`${seat} sees nothing`);
    return view as TableView<MahjongView>;
  }

  /** Resolves when it holds for what each of them sees. */
  async all(holds: (view: TableView<MahjongView>) => boolean): Promise<void> {
    await Promise.all(
      this.seen.map((each) =>
        each.until(({ latest }) => latest !== undefined && holds(latest.view as TableView<MahjongView>)),
      ),
    );
  }

  /** Closes whatever somebody had the table open in. */
  goAway(seat: number): void {
    this.people[seat]?.link.close();
  }

  /** Opens the table anew, as after a reload. */
  async comeBack(seat: number): Promise<void> {
    const before = this.people[seat];
    if (before === undefined) throw new Error(`nobody sits at ${seat}`);
    before.link.close();
    const person = TestPerson.of(before.client, before.me);
    this.people[seat] = person;
    this.seen[seat] = person.watch(this.table);
    await this.eyes(seat).until(({ latest }) => latest !== undefined);
  }

  /** Everybody wants the next hand. */
  async rematch(): Promise<void> {
    const { deals } = this.view(0);
    for (const { client } of this.seen) done(await client.wish({ type: 'ready' }));
    await this.all((view) => view.stage === 'in-play' && view.deals > deals);
  }

  /** These seats play on, throwing what they draw, until the hand is over or it says to stop. */
  async playOn(
    seats: readonly number[] = [...this.seen.keys()],
    isEnough: (view: TableView<MahjongView>) => boolean = () => false,
  ): Promise<void> {
    const { deals } = this.view(seats[0] ?? 0);
    const isOver = (view: TableView<MahjongView>): boolean =>
      view.stage !== 'in-play' || view.deals !== deals || isEnough(view);
    await Promise.all(
      seats.map(async (seat) => {
        let answered: string | undefined;
        const isAsked = (): boolean => {
          const { prompt } = this.view(seat);
          return prompt !== undefined && prompt.id !== answered;
        };
        for (;;) {
          await this.eyes(seat).until(() => isOver(this.view(seat)) || isAsked());
          const view = this.view(seat);
          if (isOver(view)) return;
          answered = view.prompt?.id;
          await this.eyes(seat).client.act(plainChoice(view));
        }
      }),
    );
  }

  /** Answers what a seat is asked. */
  async play(seat: number, action: MahjongAction): Promise<void> {
    done(await this.answering(seat, action)());
  }

  /** Everybody presses: what they answer is what they were asked when the moment began. */
  async press(presses: readonly Press[]): Promise<readonly Pressed[]> {
    const ways = presses.map((press) => ({ press, send: this.wayOf(press) }));
    return Promise.all(
      ways.map(async ({ press, send }) => {
        if (press.after > 0) await pause(press.after);
        return { ...press, answer: await send() };
      }),
    );
  }

  close(): void {
    for (const { link } of this.people) link.close();
  }

  private wayOf({ button, seat }: Press): () => Promise<CommandAnswer> {
    if (button === 'win' || button === 'pass') return this.answering(seat, { type: button });
    const { client } = this.eyes(seat);
    return () => client.wish({ type: button });
  }

  private answering(seat: number, action: MahjongAction): () => Promise<CommandAnswer> {
    const { prompt, view } = this.view(seat);
    const offer = view?.mine?.offers.findIndex((each) => equalValues(each, action)) ?? -1;
    if (prompt === undefined || offer < 0) throw new Error(`${seat} isn't offered to ${action.type}`);
    const command = { type: 'act', table: this.table, prompt: prompt.id, offer } as const;
    const { link } = this.people[seat] ?? { link: undefined };
    return () => link?.command(command) ?? Promise.reject(new Error(`nobody sits at ${seat}`));
  }
}

/** Throws when it was refused. */
export function done(answer: CommandAnswer): void {
  if (answer.type !== 'done') throw new Error(`refused: ${answer.code}`);
}

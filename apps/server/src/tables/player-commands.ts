/** What a player asks of a table, carried out: answers, wishes and talk. */
import { type ClientMessage, phrases, type TableWish } from '@tilehouse/protocol';
import {
  type CommandAnswer,
  commandFor,
  type PlayerWish,
  personAt,
  seatsOfPlayer,
  type TableState,
  toldApart,
} from '@tilehouse/table';
import { cleanText, keepLine, lineOf } from '../chat/chat.ts';
import { type Limiter, limiter } from '../http/limiter.ts';
import type { Outcome, Speaker } from '../socket/connection.ts';
import type { Store } from '../store/store.ts';
import { hasComputer } from './choosers.ts';
import { type LiveTable, seatOf } from './live-table.ts';
import { personOf } from './person-of.ts';
import type { Tables } from './tables.ts';

type Command = Extract<ClientMessage, { readonly id: string }>;

export interface CommandWorld {
  readonly store: Store;
  readonly tables: Tables;
  now(): number;
  /** Told when a line of talk is kept. */
  said(table: LiveTable): void;
  /** Told when somebody may have sat down or got up, or is muted. */
  moved(table: LiveTable): void;
}

/** A line every second and a half, and a few at once. */
const chatLimit = { times: 5, perMs: 7_000 };

/** Wishes by which others look on than before, or are told. */
const movesPeople: readonly TableWish['type'][] = ['sit', 'leave', 'remove', 'mute'];

export class PlayerCommands {
  private readonly world: CommandWorld;
  private readonly talk: Limiter;

  constructor(world: CommandWorld) {
    this.world = world;
    this.talk = limiter(chatLimit, () => world.now());
  }

  /** Carries out a command; every refusal has a name, and a refused command has changed nothing. */
  async run(command: Command, speaker: Speaker): Promise<Outcome> {
    const table = await this.world.tables.find(command.table);
    if (table === undefined) return { type: 'refused', code: 'no-such-table' };
    if (command.type === 'act') return outcomeOf(await this.act(table, command, speaker));
    if (command.type === 'chat') return this.chat(table, command, speaker);
    return this.wish(table, command, speaker);
  }

  private act(
    table: LiveTable,
    { id, offer, prompt }: Extract<Command, { type: 'act' }>,
    { me }: Speaker,
  ): Promise<CommandAnswer> {
    const key = { actor: me.id, id };
    // a program answers only from a seat that is marked as a program's
    const seats = (state: TableState) =>
      seatsOfPlayer(state, me.id).filter(
        (seat) => me.kind !== 'agent' || personAt(state, seat)?.agent === true,
      );
    return table.host.act(seats, { prompt, offer }, key);
  }

  private async wish(
    table: LiveTable,
    { id, wish }: Extract<Command, { type: 'table-command' }>,
    { me }: Speaker,
  ): Promise<Outcome> {
    if (wish.type === 'seat-computer' && !hasComputer(table.host.state.game.id, wish.level)) {
      return refused('no-such-level');
    }
    const answer = await table.host.ask((state) => commandFor(state, personOf(me), playerWishOf(wish)), {
      key: { actor: me.id, id },
      seat: seatOf(table.host.state, me.id),
    });
    if (answer.type === 'done' && movesPeople.includes(wish.type)) this.world.moved(table);
    return outcomeOf(answer);
  }

  private async chat(
    table: LiveTable,
    { body, id, kind }: Extract<Command, { type: 'chat' }>,
    { me }: Speaker,
  ): Promise<Outcome> {
    const { store } = this.world;
    const text = kind === 'text' ? cleanText(body) : body;
    const name = nameAt(table.host.state, me);
    const said = { table: table.id, player: me.id, name, kind, body: text, id };
    const known = await lineOf(store, said);
    if (known !== undefined) return { type: 'done', n: known.n };
    if (table.host.state.closed) return refused('table-closed');
    if (table.host.state.muted.includes(me.id)) return refused('muted');
    if (!(await this.mayTalk(table, me.id))) return refused('not-seated');
    if (kind === 'phrase' && !(phrases as readonly string[]).includes(body)) return refused('no-such-phrase');
    if (text === '') return refused('nothing-said');
    if (this.talk.take(me.id) > 0) return refused('too-many');
    const line = await keepLine(store, said, this.world.now());
    this.world.said(table);
    return { type: 'done', n: line.n };
  }

  /**
   * In a room of friends whoever has come to look on may talk; at a public table, where any stranger may look on, only
   * those who sit there.
   */
  private async mayTalk(table: LiveTable, player: string): Promise<boolean> {
    if (seatOf(table.host.state, player) !== undefined) return true;
    const head = await this.world.store.log.readHead(table.id);
    return head?.visibility === 'private';
  }
}

/** What somebody is called at a table: by the seat, and apart from whoever sits there for those who look on. */
function nameAt(state: TableState, { id, name }: Speaker['me']): string {
  const [seat] = seatsOfPlayer(state, id);
  const own = seat === undefined ? undefined : personAt(state, seat)?.name;
  return (
    own ??
    toldApart(
      name,
      state.seats.flatMap((occupant) => occupant?.name ?? []),
    )
  );
}

function refused(code: string): Outcome {
  return { type: 'refused', code };
}

function outcomeOf(answer: CommandAnswer): Outcome {
  return answer.type === 'done' ? { type: 'done', n: answer.n } : answer;
}

function playerWishOf(wish: TableWish): PlayerWish {
  return wish as PlayerWish;
}

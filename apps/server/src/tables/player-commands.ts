/** What a player asks of a table, carried out: answers, wishes and talk. */
import type { ClientMessage, TableWish } from '@tilehouse/protocol';
import { type CommandAnswer, commandFor, type PlayerWish } from '@tilehouse/table';
import { cleanText, keepLine } from '../chat/chat.ts';
import type { Outcome, Speaker } from '../socket/connection.ts';
import { TokenBucket } from '../socket/token-bucket.ts';
import type { Store } from '../store/store.ts';
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
}

/** A line every second and a half, and a few at once. */
const chatLimit = { size: 5, perSecond: 0.7 };
/** Ready phrases; the page has words for each. */
export const phrases = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'one-moment',
  'hurry',
  'sorry',
  'bye',
] as const;

export class PlayerCommands {
  private readonly world: CommandWorld;
  private readonly talk = new Map<string, TokenBucket>();

  constructor(world: CommandWorld) {
    this.world = world;
  }

  /** Carries out a command; every refusal has a name, and a refused command has changed nothing. */
  async run(command: Command, speaker: Speaker): Promise<Outcome> {
    const table = await this.world.tables.find(command.table);
    if (table === undefined) return { type: 'refused', code: 'no-such-table' };
    if (command.type === 'act') return outcomeOf(await this.act(table, command, speaker));
    if (command.type === 'chat') return this.chat(table, command, speaker);
    return outcomeOf(await this.wish(table, command, speaker));
  }

  /** Forgets limits of those who have been quiet. */
  tidy(): void {
    this.talk.clear();
  }

  private async act(
    table: LiveTable,
    { id, offer, prompt }: Extract<Command, { type: 'act' }>,
    { me }: Speaker,
  ): Promise<CommandAnswer> {
    const seat = seatOf(table.host.state, me.id);
    if (seat === undefined) return { type: 'refused', code: 'not-seated' };
    return table.host.act(seat, { prompt, offer }, { actor: me.id, id });
  }

  private wish(
    table: LiveTable,
    { id, wish }: Extract<Command, { type: 'table-command' }>,
    { me }: Speaker,
  ): Promise<CommandAnswer> {
    return table.host.ask((state) => commandFor(state, personOf(me), playerWishOf(wish)), {
      key: { actor: me.id, id },
      seat: seatOf(table.host.state, me.id),
    });
  }

  private async chat(
    table: LiveTable,
    { body, id, kind }: Extract<Command, { type: 'chat' }>,
    { me }: Speaker,
  ): Promise<Outcome> {
    const text = kind === 'text' ? cleanText(body) : body;
    if (kind === 'phrase' && !(phrases as readonly string[]).includes(body)) return refused('no-such-phrase');
    if (text === '') return refused('nothing-said');
    if (!this.bucketOf(me.id).take(this.world.now())) return refused('too-many');
    const said = { table: table.id, player: me.id, name: me.name, kind, body: text, id };
    const line = await keepLine(this.world.store, said, this.world.now());
    this.world.said(table);
    return { type: 'done', n: line.n };
  }

  private bucketOf(player: string): TokenBucket {
    const known = this.talk.get(player) ?? new TokenBucket(chatLimit, this.world.now());
    this.talk.set(player, known);
    return known;
  }
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

/**
 * Private tables at a Tilehouse with four guests each, who deal at once, throw the first tile they may and let everything
 * else pass. Of an update no more is read than that takes, as bytes.
 */
import { type Line, openLine, type Protocol, type Room, seatsOfRoom } from './room.ts';

/** An answer somebody may give now. */
interface Answer {
  readonly prompt: string;
  readonly offer: number;
  /** Everybody sees a tile that is thrown, so that four updates follow. */
  readonly isShown: boolean;
}

/** A move that is on its way. */
interface Move {
  readonly sentAt: number;
  readonly done: (took: number) => void;
  updates: number;
  isAcknowledged: boolean;
}

interface Guest {
  readonly cookie: string;
  /** One address for each table: a house counts how often an address asks. */
  readonly address: string;
}

const marks = {
  update: Buffer.from('{"type":"update"'),
  ack: Buffer.from('{"type":"ack"'),
  refused: Buffer.from('{"type":"refused"'),
  tooLate: Buffer.from('"too-late"'),
  acted: Buffer.from('{"type":"ack","id":"act-'),
  prompt: Buffer.from('"prompt":{"id":"'),
  offers: Buffer.from('"offers":['),
  between: Buffer.from('"stage":"between-deals"'),
  over: Buffer.from('"stage":"match-over"'),
  deals: Buffer.from('"deals":'),
} as const;
const promptLength = 16;

export const tilehouse: Protocol = {
  async open(url, number) {
    const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const guests = await Promise.all(seatsOfRoom.map((seat) => newGuest(url, address, `Guest ${seat}`)));
    const [host] = guests;
    if (host === undefined) throw new Error('nobody came');
    const opened = await post(`${url}api/tables`, { game: 'hong-kong-old-style' }, host);
    const { id } = (await opened.json()) as { readonly id: string };
    const table = new Table(id);
    await table.deal(url, guests);
    return table;
  },
};

async function newGuest(url: string, address: string, name: string): Promise<Guest> {
  const answer = await post(`${url}api/guests`, { name }, { cookie: '', address });
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', address };
}

async function post(url: string, body: unknown, guest: Guest): Promise<Response> {
  const headers = { ...headersOf(guest), 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

const headersOf = ({ address, cookie }: Guest): Readonly<Record<string, string>> => ({
  'x-forwarded-for': address,
  ...(cookie === '' ? {} : { cookie }),
});

class Table implements Room {
  private readonly id: string;
  private lines: readonly Line[] = [];
  /** By seat. */
  private readonly answers: (Answer | undefined)[] = [];
  /** The last deal after which each seat wanted the next. */
  private readonly wanted: string[] = [];
  private commands = 0;
  private asked: ((took: number) => void) | undefined;
  private current: Move | undefined;
  private told: (frame: Buffer) => void = () => {};

  constructor(id: string) {
    this.id = id;
  }

  /** Everybody comes in, sits down and is ready, and the host deals. */
  async deal(url: string, guests: readonly Guest[]): Promise<void> {
    this.lines = await Promise.all(
      guests.map((guest, seat) => openLine(`${url}ws`, (frame) => this.take(seat, frame), headersOf(guest))),
    );
    for (const [seat, line] of this.lines.entries()) {
      line.send(JSON.stringify({ type: 'hello', protocol: 1 }));
      line.send(JSON.stringify({ type: 'watch', table: this.id }));
      await this.until(marks.update);
      if (seat === 0) continue;
      await this.wish(seat, { type: 'sit', seat });
      await this.wish(seat, { type: 'ready' });
    }
    await this.wish(0, { type: 'deal' });
  }

  move(done: (took: number) => void): void {
    this.asked = done;
    this.act();
  }

  /** Lets whoever is asked first answer. */
  private act(): void {
    const seat = this.answers.findIndex((answer) => answer !== undefined);
    const answer = this.answers[seat];
    const done = this.asked;
    if (answer === undefined || done === undefined || this.current !== undefined) return;
    this.answers[seat] = undefined;
    this.asked = undefined;
    const { isShown, offer, prompt } = answer;
    const updates = isShown ? seatsOfRoom.length : 0;
    this.current = { done, sentAt: performance.now(), updates, isAcknowledged: false };
    this.send(seat, { type: 'act', id: this.newId('act'), table: this.id, prompt, offer });
  }

  private take(seat: number, frame: Buffer): void {
    this.told(frame);
    const { current } = this;
    if (begins(frame, marks.update)) {
      if (current !== undefined) current.updates -= 1;
      this.look(seat, frame);
    } else if (begins(frame, marks.acted) && current !== undefined) current.isAcknowledged = true;
    else if (begins(frame, marks.refused)) this.refused(frame);
    if (current?.isAcknowledged && current.updates <= 0) {
      this.current = undefined;
      current.done(performance.now() - current.sentAt);
    } else this.act();
  }

  /** An answer may come when its question is gone; the next one is answered then. Nothing else is refused. */
  private refused(frame: Buffer): void {
    const { current } = this;
    if (current === undefined || !frame.includes(marks.tooLate)) throw new Error(`a house refused: ${frame}`);
    this.asked = current.done;
    this.current = undefined;
  }

  /** Notes what a seat may answer; between deals and after a match everybody wants the next one. */
  private look(seat: number, frame: Buffer): void {
    this.answers[seat] = answerIn(frame);
    const isAsked = this.answers[seat] !== undefined;
    if (isAsked || !(frame.includes(marks.between) || frame.includes(marks.over))) return;
    const at = frame.indexOf(marks.deals) + marks.deals.length;
    const deal = frame.toString('latin1', at, frame.indexOf(',', at));
    if (this.wanted[seat] === deal) return;
    this.wanted[seat] = deal;
    this.sendWish(seat, { type: 'ready' });
  }

  private wish(seat: number, wish: unknown): Promise<void> {
    this.sendWish(seat, wish);
    return this.until(marks.ack);
  }

  private sendWish(seat: number, wish: unknown): void {
    this.send(seat, { type: 'table-command', id: this.newId('wish'), table: this.id, wish });
  }

  private send(seat: number, message: unknown): void {
    this.lines[seat]?.send(JSON.stringify(message));
  }

  private newId(kind: string): string {
    this.commands += 1;
    return `${kind}-${10_000 + this.commands}`;
  }

  private until(mark: Buffer): Promise<void> {
    return new Promise((resolve) => {
      this.told = (frame) => {
        if (!begins(frame, mark)) return;
        this.told = () => {};
        resolve();
      };
    });
  }
}

function begins(frame: Buffer, mark: Buffer): boolean {
  return frame.compare(mark, 0, mark.length, 0, Math.min(mark.length, frame.length)) === 0;
}

/** The first tile to throw, or passing, where the viewer is asked. */
function answerIn(frame: Buffer): Answer | undefined {
  const at = frame.lastIndexOf(marks.prompt);
  if (at < 0) return undefined;
  const begin = at + marks.prompt.length;
  const offers = frame.toString('latin1', frame.lastIndexOf(marks.offers, at), at).split('{"type":"');
  const isOffered = (type: string): number => offers.findIndex((offer) => offer.startsWith(type)) - 1;
  const discard = isOffered('discard"');
  return {
    prompt: frame.toString('latin1', begin, begin + promptLength),
    offer: discard < 0 ? isOffered('pass"') : discard,
    isShown: discard >= 0,
  };
}

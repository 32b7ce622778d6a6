/**
 * An agent in a few lines: it sits down at a table by its code, is ready for every deal, and plays.
 *
 *     node --import tsx examples/agent.ts http://localhost:3000 CODE TOKEN
 *
 * Its owner makes the token: POST api/tokens. It is marked as an agent wherever it appears.
 */
import { HouseClient, Link, linkPorts, type Socket, TableClient } from '@tilehouse/sdk';
import type { TableUpdate } from '@tilehouse/table';
import WebSocket from 'ws';

/** As much of a game's view as this agent looks at. */
interface View {
  readonly mine?: { readonly offers: readonly { readonly type: string }[] };
}

export interface Agent {
  /** Leaves the line. */
  stop(): void;
}

/** Where and as whom an agent plays. */
export interface AgentWish {
  readonly url: string;
  readonly code: string;
  readonly token: string;
}

/** Sits down at the first open seat and plays until it is stopped. */
export async function startAgent({ code, token, url }: AgentWish): Promise<Agent> {
  const client = new HouseClient({ url, fetch, token });
  const { id } = await client.get<{ id: string }>(`rooms/${code}`);
  const connect = (): Socket => new WebSocket(client.socketUrl) as unknown as Socket;
  const link = new Link(linkPorts(connect, globalThis), {}, token);
  let answered: string | undefined;
  const table = new TableClient<View>(link, id, { onUpdate: (update) => void follow(update) });
  link.open();
  return { stop: () => link.close() };

  async function follow({ view }: TableUpdate<View>): Promise<void> {
    if (view.stage !== 'in-play') return getReady(view);
    const { prompt } = view;
    if (prompt === undefined || prompt.id === answered) return;
    answered = prompt.id;
    await table.act(choose(view.view?.mine?.offers ?? []));
  }

  /** Takes an open seat, or its owner's as the agent it is, and wants the next deal. */
  async function getReady(view: TableUpdate<View>['view']): Promise<void> {
    const { me } = await client.get<{ me: { id: string } }>('me');
    const isMine = ({ occupant }: (typeof view.seats)[number]): boolean =>
      occupant?.type === 'person' && occupant.player === me.id;
    const open = view.seats.findIndex(({ occupant }) => occupant === undefined);
    const place = view.seats.findIndex(isMine);
    const mine = view.seats[place];
    const seat = mine === undefined ? open : place;
    // a program answers only from a seat that is marked as one's: to sit down where its owner sits marks it
    const isMarked = mine?.occupant?.type === 'person' && mine.occupant.agent === true;
    if (!isMarked && seat >= 0) await table.wish({ type: 'sit', seat });
    else if (mine?.wantsDeal === false) await table.wish({ type: 'ready' });
  }
}

/** Wins when it can, throws what it drew last when it must throw, and lets everything else pass. Yours plays better. */
function choose(offers: readonly { readonly type: string }[]): number {
  const find = (type: string): number => offers.findLastIndex((offer) => offer.type === type);
  for (const type of ['win', 'pass', 'discard']) if (find(type) >= 0) return find(type);
  return 0;
}

const [, program, url, code, token] = process.argv;
if (program?.endsWith('agent.ts') && url !== undefined && code !== undefined && token !== undefined) {
  await startAgent({ url, code, token });
}

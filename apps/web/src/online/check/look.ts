/** Looks at how this browser reaches the house: by request, by socket, by cookie. */
import { type HostCheckReply, protocolVersion } from '@tilehouse/protocol';
import { canCopy } from '../copy.ts';
import { house, houseUrl } from '../house.ts';
import { isLocalName } from '../local-name.ts';
import type { Seen } from './findings.ts';

/** Milliseconds until a line counts as dead. */
const patience = 6_000;

/** Asks twice: the second request brings the cookie that the first was given. */
export async function lookAtHouse(): Promise<Seen> {
  const { origin, pathname } = new URL(houseUrl());
  const page = { origin, path: pathname, isLocal: isLocalName(location.hostname), copies: canCopy() };
  try {
    await house().get<HostCheckReply>('host-check');
    const before = Date.now();
    const reply = await house().get<HostCheckReply>('host-check');
    const ahead = (before + Date.now()) / 2 - reply.now;
    return { reply, ahead, socket: await roundTrip(), page };
  } catch {
    return { reply: undefined, ahead: 0, socket: undefined, page };
  }
}

/** Milliseconds a message takes over a socket of its own, there and back; undefined when none comes. */
function roundTrip(): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(house().socketUrl);
    let sent = 0;
    const end = (result: number | undefined): void => {
      clearTimeout(timer);
      socket.close();
      resolve(result);
    };
    const timer = setTimeout(() => end(undefined), patience);
    socket.onerror = () => end(undefined);
    socket.onclose = () => end(undefined);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    socket.onmessage = ({ data }) => {
      const { type } = JSON.parse(String(data)) as { readonly type: string };
      if (type === 'pong') end(performance.now() - sent);
      else if (type === 'welcome') {
        sent = performance.now();
        socket.send(JSON.stringify({ type: 'ping' }));
      }
    };
  });
}

/** What the host check makes of what it has seen: a line for each thing, with a mark and what to do. */
import type { PageWords } from '@tilehouse/i18n';
import type { HostCheckReply } from '@tilehouse/protocol';

export type Mark = 'ok' | 'note' | 'wrong';

export interface Finding {
  readonly id: string;
  readonly name: string;
  readonly mark: Mark;
  readonly text: string;
}

/** What a browser has seen of a house. */
export interface Seen {
  /** Undefined when the house didn't answer. */
  readonly reply: HostCheckReply | undefined;
  /** Milliseconds a message takes over the socket and back; undefined when none came back. */
  readonly socket: number | undefined;
  /** Milliseconds this device's clock is ahead of the house's. */
  readonly ahead: number;
  readonly page: {
    /** Where the page is: scheme, host and port. */
    readonly origin: string;
    /** The path it is served under, with its slashes. */
    readonly path: string;
    /** Whether only this computer knows the address. */
    readonly isLocal: boolean;
    /** Whether a button can copy here. */
    readonly copies: boolean;
  };
}

export interface Said {
  readonly words: PageWords['house']['check'];
  when(time: number): string;
  /** An amount of bytes. */
  bytes(count: number): string;
}

/** Milliseconds on the line at which play feels slow, and that clocks may differ by. */
const slowFrom = 400;
const clocksMayDiffer = 5_000;
/** Bytes below which a disk is nearly full. */
const lowDisk = 500_000_000;

/** Everything that was looked at, in the order in which it is worth reading. */
export function findings(seen: Seen, said: Said): readonly Finding[] {
  const { reply } = seen;
  const { words } = said;
  const line = (id: keyof typeof words & string, mark: Mark, text: string): Finding => {
    const { name } = words[id] as { readonly name: string };
    return { id, name, mark, text };
  };
  if (reply === undefined) return [line('house', 'wrong', words.house.wrong)];
  return [
    line('house', 'ok', words.house.ok),
    line('socket', ...socketOf(seen, said)),
    line('cookie', ...cookieOf(reply, said)),
    line('https', ...httpsOf(seen, reply, said)),
    line('address', ...addressOf(seen, reply, said)),
    line('base', ...baseOf(seen, reply, said)),
    line('clock', ...clockOf(seen, said)),
    ...(reply.operator === undefined
      ? []
      : [
          line('proxy', ...proxyOf(reply.operator, said)),
          line('disk', ...diskOf(reply.operator, said)),
          line('backup', ...backupOf(reply.operator, reply.now, said)),
          line('database', 'ok', databaseOf(reply.operator, said)),
        ]),
  ];
}

type Judged = readonly [Mark, string];
type ForOperators = NonNullable<HostCheckReply['operator']>;

function socketOf({ socket }: Seen, { words }: Said): Judged {
  if (socket === undefined) return ['wrong', words.socket.wrong];
  const ms = Math.max(1, Math.round(socket));
  return ms < slowFrom ? ['ok', words.socket.ok(ms)] : ['note', words.socket.slow(ms)];
}

function cookieOf({ cookie }: HostCheckReply, { words }: Said): Judged {
  return cookie ? ['ok', words.cookie.ok] : ['wrong', words.cookie.wrong];
}

function httpsOf({ page }: Seen, reply: HostCheckReply, { words }: Said): Judged {
  if (page.origin.startsWith('https:')) {
    return reply.https ? ['ok', words.https.ok] : ['note', words.https.unseen];
  }
  if (page.isLocal) return ['ok', words.https.local];
  return ['note', page.copies ? words.https.plain : `${words.https.plain} ${words.https.noCopy}`];
}

function addressOf({ page }: Seen, { publicUrl }: HostCheckReply, { words }: Said): Judged {
  const { address } = words;
  if (publicUrl === undefined) return page.isLocal ? ['note', address.local] : ['note', address.none];
  return publicUrl === page.origin + page.path
    ? ['ok', address.ok(publicUrl)]
    : ['note', address.elsewhere(publicUrl)];
}

function baseOf({ page }: Seen, { basePath }: HostCheckReply, { words }: Said): Judged {
  return page.path === basePath
    ? ['ok', words.base.ok(basePath)]
    : ['wrong', words.base.wrong(page.path, basePath)];
}

function clockOf({ ahead }: Seen, { words }: Said): Judged {
  const seconds = Math.round(Math.abs(ahead) / 1000);
  return Math.abs(ahead) < clocksMayDiffer ? ['ok', words.clock.ok] : ['note', words.clock.off(seconds)];
}

function proxyOf({ proxy }: ForOperators, { words }: Said): Judged {
  const said = words.proxy;
  if (!proxy.headers) return ['ok', said.none(proxy.from)];
  if (!proxy.trusted) return ['wrong', said.untrusted(proxy.from)];
  return proxy.proto === ''
    ? ['note', said.noProto(proxy.asks)]
    : ['ok', said.trusted(proxy.asks, proxy.proto)];
}

function diskOf({ disk }: ForOperators, { bytes, words }: Said): Judged {
  if (disk === null) return ['note', words.disk.unknown];
  return disk.free < lowDisk
    ? ['wrong', words.disk.low(bytes(disk.free))]
    : ['ok', words.disk.ok(bytes(disk.free))];
}

function backupOf({ backup }: ForOperators, now: number, { when, words }: Said): Judged {
  const said = words.backup;
  const { at, every, kept } = backup;
  if (every === null) return ['note', said.off];
  if (at === null) return ['note', said.none];
  return now - at > 2 * every ? ['wrong', said.late(when(at))] : ['ok', said.ok(when(at), kept)];
}

function databaseOf({ database, nodes }: ForOperators, { words }: Said): string {
  return database === 'sqlite' ? words.database.sqlite : words.database.postgres(nodes);
}

import { loadPageWords } from '@tilehouse/i18n';
import type { HostCheckReply } from '@tilehouse/protocol';
import { describe, expect, it } from 'vitest';
import { findings, type Seen } from './findings.ts';

const { check: words } = await loadPageWords('house', 'en');
const said = { words, when: (time: number) => `day ${time}`, bytes: (count: number) => `${count} B` };

const operator: NonNullable<HostCheckReply['operator']> = {
  proxy: { headers: false, trusted: false, from: '10.0.0.7', asks: '10.0.0.7', proto: '' },
  disk: { free: 9e9, size: 9e10 },
  backup: { at: 900, every: 1000, kept: 3 },
  ...{ database: 'sqlite', nodes: 1 },
};
const reply: HostCheckReply = {
  ...{ now: 1000, https: true, host: 'club.example', basePath: '/', cookie: true, network: [] },
  ...{ publicUrl: 'https://club.example/', operator },
};
const good: Seen = {
  ...{ reply, socket: 20, ahead: 100 },
  page: { origin: 'https://club.example', path: '/', isLocal: false, copies: true },
};

/** The marks of what isn't as it should be, by name. */
function marks(seen: Partial<Seen>, answer: Partial<HostCheckReply> = {}): Readonly<Record<string, string>> {
  const all = findings({ ...good, reply: { ...reply, ...answer }, ...seen }, said);
  return Object.fromEntries(all.filter(({ mark }) => mark !== 'ok').map(({ id, mark }) => [id, mark]));
}
const atOperator = (change: Partial<typeof operator>) => marks({}, { operator: { ...operator, ...change } });
const page = (origin: string, isLocal = false) => ({
  page: { origin, path: '/', isLocal, copies: true },
});

describe('the host check', () => {
  it('finds nothing where all is well, and says nothing of the house itself to others', () => {
    expect(marks({})).toEqual({});
    const ids = findings({ ...good, reply: { ...reply, operator: undefined } }, said).map(({ id }) => id);
    expect(ids).toEqual(['house', 'socket', 'cookie', 'https', 'address', 'base', 'clock']);
  });

  it('stops at a house that doesn’t answer', () => {
    expect(marks({ reply: undefined })).toEqual({ house: 'wrong' });
  });

  it('tells a line that is slow from one that is dead, and a cookie that isn’t kept', () => {
    expect(marks({ socket: 900 })).toEqual({ socket: 'note' });
    expect(marks({ socket: undefined })).toEqual({ socket: 'wrong' });
    expect(marks({}, { cookie: false })).toEqual({ cookie: 'wrong' });
  });

  it('says what plain http costs, but not at the computer itself', () => {
    const plain = { https: false, publicUrl: undefined };
    expect(marks(page('http://192.168.1.5:3000'), plain)).toEqual({ https: 'note', address: 'note' });
    expect(marks(page('http://localhost:3000', true), plain)).toEqual({ address: 'note' });
    // of copying it speaks only where a button can't
    const textOf = (copies: boolean) => {
      const seen = { ...good, page: { ...page('http://192.168.1.5').page, copies } };
      return findings({ ...seen, reply: { ...reply, ...plain } }, said).find(({ id }) => id === 'https')
        ?.text;
    };
    expect(textOf(true)).not.toMatch(/cop/i);
    expect(textOf(false)).toContain('copy it by hand');
    // a proxy that takes https off and doesn't say so
    expect(marks({}, { https: false })).toEqual({ https: 'note' });
  });

  it('knows another address, another path and another time', () => {
    expect(marks(page('https://other.example'))).toEqual({ address: 'note' });
    expect(marks({}, { basePath: '/games/' })).toEqual({ base: 'wrong' });
    expect(marks({ ahead: -600_000 })).toEqual({ clock: 'note' });
  });

  it('looks after proxy, disk and backups', () => {
    const proxy = { ...operator.proxy, headers: true };
    expect(atOperator({ proxy })).toEqual({ proxy: 'wrong' });
    expect(atOperator({ proxy: { ...proxy, trusted: true } })).toEqual({ proxy: 'note' });
    expect(atOperator({ proxy: { ...proxy, trusted: true, proto: 'https' } })).toEqual({});
    expect(atOperator({ disk: { free: 1e6, size: 9e10 } })).toEqual({ disk: 'wrong' });
    expect(atOperator({ disk: null })).toEqual({ disk: 'note' });
    expect(atOperator({ backup: { at: null, every: null, kept: 0 } })).toEqual({ backup: 'note' });
    expect(atOperator({ backup: { at: null, every: 1000, kept: 0 } })).toEqual({ backup: 'note' });
    expect(atOperator({ backup: { at: -5000, every: 1000, kept: 1 } })).toEqual({ backup: 'wrong' });
  });
});

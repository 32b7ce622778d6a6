import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { gatheringWire } from './gathering-wire.ts';

function wired() {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const socket = {
    bufferedAmount: 7,
    send: (text: string) => void done.push(text),
    close() {},
    terminate() {},
  };
  const line = { cork: note('cork'), uncork: note('uncork') };
  return { done, wire: gatheringWire(socket as unknown as WebSocket, line) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('A gathering wire', () => {
  it('hands over together what promises send one after the other', async () => {
    const { done, wire } = wired();
    wire.send('an update');
    await Promise.resolve();
    wire.send('its acknowledgement');
    await turn();
    expect(done).toEqual(['cork', 'an update', 'its acknowledgement', 'uncork']);
  });

  it('keeps nothing back for the next time', async () => {
    const { done, wire } = wired();
    wire.send('one');
    await turn();
    wire.send('two');
    await turn();
    expect(done).toEqual(['cork', 'one', 'uncork', 'cork', 'two', 'uncork']);
    expect(wire.bufferedAmount).toBe(7);
  });
});

import { describe, expect, it } from 'vitest';
import { Connection, type ConnectionHouse } from './connection.ts';

function parts() {
  const told: string[] = [];
  const wire = {
    sent: [] as string[],
    bufferedAmount: 0,
    send: (text: string) => void wire.sent.push(text),
    close: () => void told.push('closed'),
    terminate: () => void told.push('terminated'),
  };
  const time = { now: 0 };
  const house: ConnectionHouse = {
    now: () => time.now,
    speakerOf: async () => undefined,
    watch: async () => ({ stop: () => void told.push('stopped'), leave: () => {} }),
    command: async () => ({ type: 'done', n: 0 }),
    refused: (code) => void told.push(code),
    report: () => {},
  };
  return { told, wire, time, connection: new Connection(wire, house, undefined) };
}

describe('a connection', () => {
  it('lets go of a client that does not read', () => {
    const { connection, told, wire } = parts();
    connection.send('a');
    wire.bufferedAmount = 2_000_000;
    connection.send('b');
    connection.send('c');
    expect([wire.sent, told]).toEqual([['a'], ['too-slow', 'terminated']]);
  });

  it('says each time that it is sent too much, however long ago it last was: what is dropped comes again', () => {
    const { connection, told, time, wire } = parts();
    const burst = (): void => {
      for (let sent = 0; sent < 62; sent += 1) connection.receive('{"type":"ping"}');
    };
    const tooMany = () => wire.sent.filter((text) => text.includes('too-many')).length;
    burst();
    expect(tooMany()).toBe(1);
    for (time.now = 600_000; time.now < 600_900; time.now += 300) burst();
    expect(tooMany()).toBe(3);
    expect(told).not.toContain('closed');
  });
});

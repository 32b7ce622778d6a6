import { describe, expect, it } from 'vitest';
import { Connection, type ConnectionHouse } from './connection.ts';

describe('a connection', () => {
  it('lets go of a client that does not read', () => {
    const told: string[] = [];
    const wire = {
      sent: [] as string[],
      bufferedAmount: 0,
      send: (text: string) => void wire.sent.push(text),
      close: () => {},
      terminate: () => void told.push('terminated'),
    };
    const house: ConnectionHouse = {
      now: () => 0,
      speakerOf: async () => undefined,
      watch: async () => ({ stop: () => void told.push('stopped'), leave: () => {} }),
      command: async () => ({ type: 'done', n: 0 }),
      refused: (code) => void told.push(code),
      report: () => {},
    };
    const connection = new Connection(wire, house, undefined);
    connection.send('a');
    wire.bufferedAmount = 2_000_000;
    connection.send('b');
    connection.send('c');
    expect([wire.sent, told]).toEqual([['a'], ['too-slow', 'terminated']]);
  });
});

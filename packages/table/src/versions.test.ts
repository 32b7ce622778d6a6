import { type AnyGame, findGame } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { MemoryLog } from './memory-log.ts';
import { TableHost } from './table-host.ts';
import { seenBy } from './testing/player.ts';
import { testRoom } from './testing/test-room.ts';
import { testPorts } from './testing/test-table.ts';

describe('versions of rules', () => {
  it('a deal goes on under the rules it began with; the next one takes the newest', async () => {
    const game = findGame('missing-suit') as AnyGame;
    const newer: AnyGame = { ...game, version: game.version + 1 };
    const log = new MemoryLog();
    const before = await testRoom({ game: game.id, log });
    await before.dealt();
    before.host.stop();
    // the same table under a build with newer rules
    const host = await TableHost.resume(testPorts({ log }), (id) => (id === game.id ? newer : undefined));
    if (host === undefined) throw new Error('nothing to resume');
    expect(seenBy(host, 0).view.hosted?.rules).toBe(game.version);
    await host.command({ type: 'cancel-deal' });
    expect(host.state.rules).toBe(game.version);
    for (const seat of [0, 1, 2] as const) await host.command({ type: 'want-deal', seat });
    expect(seenBy(host, 0).view).toMatchObject({ stage: 'in-play', hosted: { rules: newer.version } });
  });
});

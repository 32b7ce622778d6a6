import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { eventVersion } from './event-version.ts';
import { MemoryLog } from './memory-log.ts';
import { TableHost } from './table-host.ts';
import { isPerson, stageOf } from './table-state.ts';
import { dealNext, seenBy } from './testing/player.ts';
import { testPorts } from './testing/test-table.ts';

const folder = new URL('../../../fixtures/logs/', import.meta.url);
const stored = readdirSync(folder)
  .sort()
  .flatMap((version) => readdirSync(new URL(`${version}/`, folder)).map((file) => `${version}/${file}`));
const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');

describe('logs of every version', () => {
  it('are kept for every game and version', () => {
    const versions = Array.from({ length: eventVersion + 1 }, (_, version) => `version-${version}`);
    expect(stored).toEqual(
      versions.flatMap((version) => games.map(({ id }) => `${version}/${id}.jsonl`).sort()),
    );
  });

  it.each(stored)('%s is folded, played on and finished', async (file) => {
    const events = linesOf(file).map((line) => JSON.parse(line));
    const ports = testPorts({ log: new MemoryLog(events) });
    await ports.clock.advance(events.at(-1).at);
    const host = await TableHost.resume(ports);
    if (host === undefined) throw new Error('an empty log');
    expect(stageOf(host.state)).toBe('in-play');
    const { deals } = host.state;
    host.start();
    await finish(host, ports.clock);
    expect(host.state.results.length).toBeGreaterThan(1);
    if (host.state.shuffle === undefined) await dealNext(host);
    await finish(host, ports.clock);
    expect(host.state.deals).toBe(deals + 1);
    expect(ports.problems).toEqual([]);
  });
});

/** Plays the deal to its end, everybody as the autopilot would. */
async function finish(host: TableHost, clock: { advance(ms: number): Promise<void> }): Promise<void> {
  for (let moves = 0; stageOf(host.state) === 'in-play'; moves += 1) {
    if (moves > 3000) throw new Error('the deal never ends');
    const { state } = host;
    const seat = host.asked.find((each) => isPerson(state, each));
    if (seat === undefined) {
      await clock.advance(200);
      continue;
    }
    const offers = state.game.offers(state.match, seat);
    const idle = JSON.stringify(state.game.idle(state.match, seat));
    const offer = offers.findIndex((each) => JSON.stringify(each) === idle);
    await host.act(seat, { prompt: seenBy(host, seat).view.prompt?.id ?? '', offer });
  }
}

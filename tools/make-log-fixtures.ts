/**
 * Writes a log of each game as this build plays it to fixtures/logs/version-N. Run it once after `eventVersion` has
 * changed, as `node --import tsx tools/make-log-fixtures.ts`; logs of older versions stay as they are.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { games } from '../packages/engine/src/index.ts';
import { eventVersion } from '../packages/table/src/index.ts';
import { writtenLog } from '../packages/table/src/testing/written-log.ts';

const folder = new URL(`../fixtures/logs/version-${eventVersion}/`, import.meta.url);
mkdirSync(folder, { recursive: true });
for (const game of games) {
  const events = await writtenLog(game.id);
  const lines = events.map((event) => `${JSON.stringify(event)}\n`);
  writeFileSync(new URL(`${game.id}.jsonl`, folder), lines.join(''));
  console.log(`${game.id}: ${events.length} events`);
}

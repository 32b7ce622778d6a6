import { seatsOf } from '@tilehouse/engine';
import { dealNext, testTable } from '@tilehouse/table/testing';
import { describe, expect, it } from 'vitest';
import { UpdateTexts } from './update-text.ts';

describe('The text of updates', () => {
  it.each(['hong-kong-old-style', 'missing-suit'])(
    'says what the updates of a hand of %s say',
    async (game) => {
      const table = await testTable({ game });
      const texts = new UpdateTexts('a "table"');
      await dealNext(table.host);
      for (let move = 0; move < 30; move += 1) {
        const { host, clock } = table;
        const { view } = table.latest(0);
        if (view.prompt !== undefined) await host.act(0, { prompt: view.prompt.id, offer: 0 });
        await clock.advance(1000);
      }
      const steps = Math.min(...table.sent.map(({ length }) => length));
      expect(steps).toBeGreaterThan(10);
      for (let step = 0; step < steps; step += 1) {
        for (const seat of seatsOf(table.host.seats)) {
          const update = table.sent[seat]?.[step];
          if (update === undefined) throw new Error('nothing sent');
          const text = texts.of(update);
          expect(JSON.parse(text)).toEqual(
            JSON.parse(JSON.stringify({ type: 'update', table: 'a "table"', ...update })),
          );
          expect(texts.of(update)).toBe(text);
        }
        await Promise.resolve();
      }
    },
  );
});

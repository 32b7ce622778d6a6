import { expect, it } from 'vitest';
import { SpareWorker } from './spare-worker.ts';

/** As much of a worker as a spare needs. */
class FakeWorker extends EventTarget {}

function spareOfFakes() {
  const started: Worker[] = [];
  const spare = new SpareWorker(() => {
    const worker = new FakeWorker() as Worker;
    started.push(worker);
    return worker;
  });
  return { spare, started };
}

it('starts one ahead of time and gives it away once', () => {
  const { spare, started } = spareOfFakes();
  spare.warm();
  spare.warm();
  expect(started).toHaveLength(1);
  expect(spare.take()).toBe(started[0]);
  expect(spare.take()).toBe(started[1]);
  expect(started).toHaveLength(2);
});

it('forgets one that could not load', () => {
  const { spare, started } = spareOfFakes();
  spare.warm();
  started[0]?.dispatchEvent(new Event('error'));
  expect(spare.take()).toBe(started[1]);
});

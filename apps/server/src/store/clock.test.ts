import { describe, expect, it } from 'vitest';
import { type ClockSource, startClock } from './clock.ts';
import { onBoth } from './testing/on-both.ts';

/** A database whose clock is `ahead` of ours, and answers after the given times there and back. */
function source(ways: { ahead: number; there: number; back: number }) {
  let local = 5_000;
  const clockSource: ClockSource = {
    local: () => local,
    async sample() {
      local += ways.there;
      const answer = local + ways.ahead;
      local += ways.back;
      return answer;
    },
  };
  return { ways, clockSource, pass: (ms: number) => (local += ms), truth: () => local + ways.ahead };
}

describe('startClock', () => {
  it('adds to the own clock what the database is ahead, half of the way allowed for', async () => {
    const { clockSource, truth, pass } = source({ ahead: 70_000, there: 3, back: 3 });
    const clock = await startClock(clockSource);
    expect(clock.now()).toBe(truth());
    pass(1_234);
    expect(clock.now()).toBe(truth());
    clock.stop();
  });

  it('keeps the tighter of two answers, and is never wrong by more than half of its way', async () => {
    const world = source({ ahead: 100, there: 1, back: 1 });
    const clock = await startClock(world.clockSource);
    Object.assign(world.ways, { there: 90, back: 10 });
    await clock.sample();
    expect(Math.abs(clock.now() - world.truth())).toBeLessThanOrEqual(1);
    Object.assign(world.ways, { there: 0, back: 0 });
    await clock.sample();
    expect(clock.now()).toBe(world.truth());
    clock.stop();
  });

  it('follows when a clock is set', async () => {
    const world = source({ ahead: 100, there: 1, back: 1 });
    const clock = await startClock(world.clockSource);
    Object.assign(world.ways, { ahead: -8_000, there: 20, back: 10 });
    await clock.sample();
    expect(Math.abs(clock.now() - world.truth())).toBeLessThanOrEqual(15);
    clock.stop();
  });
});

onBoth("the database's clock", (bed) => {
  it('is this one, where both are on one machine', async () => {
    const before = Date.now();
    await bed.store().clock.sample();
    expect(bed.store().clock.now()).toBeGreaterThanOrEqual(before - 100);
    expect(bed.store().clock.now()).toBeLessThanOrEqual(Date.now() + 100);
  });
});

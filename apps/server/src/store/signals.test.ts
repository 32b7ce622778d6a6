/** The contract of signals, the same on both databases. */
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { onBoth } from './testing/on-both.ts';

const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 5 });

function ear() {
  const heard: string[] = [];
  const lost = vi.fn();
  return { heard, lost, look: (table: string) => void heard.push(table) };
}

onBoth('signals', (bed) => {
  it('reach the other stores, not the one that gave them', async () => {
    const [one, other] = [bed.store(), await bed.open()];
    const ears = [ear(), ear()] as const;
    const deaf = [one.signals.listen(ears[0]), other.signals.listen(ears[1])];
    const tables = Array.from({ length: 600 }, (_, at) => `table-with-quite-a-long-name-${at}`);
    for (const table of tables) one.signals.notify(table);
    await until(() => expect(ears[1].heard).toHaveLength(600));
    expect(ears[1].heard).toEqual(tables);
    other.signals.notify('back');
    await until(() => expect(ears[0].heard).toEqual(['back']));
    for (const stop of deaf) stop();
  });

  it('are heard no more by who stopped listening', async () => {
    const [one, other] = [bed.store(), await bed.open()];
    const ears = [ear(), ear()] as const;
    other.signals.listen(ears[0])();
    other.signals.listen(ears[1]);
    one.signals.notify('x');
    await until(() => expect(ears[1].heard).toEqual(['x']));
    expect(ears[0].heard).toEqual([]);
  });
});

onBoth('a connection that breaks', (bed) => {
  it.runIf(bed.dialect === 'postgres')(
    'comes back by itself, and says that signals may be lost',
    async () => {
      const [one, other] = [bed.store(), await bed.open()];
      const far = ear();
      other.signals.listen(far);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query = format('listen "tilehouse_%s"', current_schema())`.execute(one.db);
      one.signals.notify('meanwhile');
      await until(() => expect(far.lost).toHaveBeenCalled());
      one.signals.notify('after');
      await until(() => expect(far.heard).toContain('after'));
    },
  );
});

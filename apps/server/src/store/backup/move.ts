/** Copies all that a house keeps from one database into another, empty one. */
import { openExistingStore } from '../existing-store.ts';
import { livingNodes } from '../nodes/nodes.ts';
import { openStore, type StorePlace } from '../open-store.ts';
import type { Store } from '../store.ts';
import { StoreProblem } from '../store-problem.ts';
import { exportAll, importAll } from './portable.ts';

/**
 * @returns how many rows
 * @throws StoreProblem when a server runs on the source, or there are data in the target already
 */
export async function copyInto(from: StorePlace, to: StorePlace): Promise<number> {
  const source = await openExistingStore(from);
  try {
    await mustBeIdle(source);
    const target = await openStore(to);
    try {
      if (source.file !== undefined && source.file === target.file) {
        throw new StoreProblem('not-empty', 'Both are the same place.');
      }
      return await importAll(target.db, exported(source.db));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** @throws StoreProblem when a server runs on it, or did a moment ago */
export async function mustBeIdle({ db, clock }: Store): Promise<void> {
  if ((await livingNodes(db, clock.now())).length === 0) return;
  throw new StoreProblem(
    'in-use',
    'Tilehouse is running on these data. Stop it first, and wait a few seconds.',
  );
}

/** The lines of an export, which reads on when those before were taken. */
async function* exported(db: Store['db']): AsyncGenerator<string> {
  const pages = new TransformStream<string, string>(undefined, { highWaterMark: 1 }, { highWaterMark: 0 });
  const writer = pages.writable.getWriter();
  const reading = exportAll(db, (lines) => writer.write(lines)).then(
    () => writer.close(),
    (problem) => writer.abort(problem),
  );
  reading.catch(() => {});
  // whoever stops early cancels the stream, which ends the export as well
  for await (const lines of pages.readable) yield* lines.split('\n').filter((line) => line !== '');
  await reading;
}

/** Starts a worker that has all the rules: for a solo table, or for advice. The script comes over the line once. */
export function newRulesWorker(): Worker {
  return new Worker(new URL('./rules-worker.ts', import.meta.url), { type: 'module' });
}

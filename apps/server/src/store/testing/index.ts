/** What long checks may use of the store's tests. */
export { type KilledWriters, killWriters } from './kill-writers.ts';
export { type AppendSpeed, measureAppends } from './measure-appends.ts';
export { withStore } from './with-store.ts';

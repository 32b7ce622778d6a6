/** What other programs may use of the store. */
export { copyInto } from './backup/move.ts';
export { restore } from './backup/restore.ts';
export { writeBackup } from './backup/write-backup.ts';
export { openExistingStore } from './existing-store.ts';
export { checkLedger, type LedgerReport } from './ledger/check-ledger.ts';
export { openStore } from './open-store.ts';
export { StoreProblem } from './store-problem.ts';

/** What tests of other packages may use of the table's own. */
export { ManualClock, settled } from './manual-clock.ts';
export { dealNext, seenBy } from './player.ts';
export { dullChoosers, occupants, type TestTable, testPorts, testTable } from './test-table.ts';
export { playedDeal } from './two-worlds-table.ts';

/** The authority of a table: the same code in the browser and on the server. */
export type { TableCommand } from './command.ts';
export { decideTable } from './decide-table.ts';
export type { Decision, DecisionContext } from './decision.ts';
export { type Due, duesOf, nextDue } from './due.ts';
export { eventVersion, NewerEvent, readEvent, upcast } from './event-version.ts';
export { evolveTable, type FindGame } from './evolve-table.ts';
export { foldFrom, foldTable } from './fold-table.ts';
export { MemoryLog } from './memory-log.ts';
export { nameKey, toldApart } from './names-apart.ts';
export { type Computer, computerNames, type Occupant, type Person } from './occupant.ts';
export { type PackedTable, packTable, unpackTable } from './packed-table.ts';
export { type CustomsWish, commandFor, type PlayerWish, withCustoms } from './player-wish.ts';
export {
  type Append,
  type Appended,
  type Choosers,
  type CommandKey,
  type LoadedLog,
  LogConflict,
  OpeningRefused,
  type TableClock,
  type TableLog,
  type TablePorts,
} from './ports.ts';
export {
  type DealRecord,
  type RecordedSeat,
  type RecordedShuffle,
  type RecordedStep,
  recordSchema,
} from './record/deal-record.ts';
export { type LogPart, recordDeal } from './record/record-deal.ts';
export { type RecordedEnd, recordedEnd } from './record/recorded-end.ts';
export {
  type RecordFault,
  recordFaults,
  seedOf,
  type Verdict,
  verifyRecord,
} from './record/verify-record.ts';
export {
  lobbyRefusalCodes,
  type PlayRefusalCode,
  playRefusalCodes,
  type RefusalCode,
  refusalCodes,
} from './refusal.ts';
export { type SeenTableEvent, seenOf } from './seen-event.ts';
export {
  type Clocks,
  type PauseLimit,
  privateSettings,
  publicSettings,
  settledSettings,
  soloSettings,
  type TableSettings,
  trySettings,
  usualSettings,
} from './settings.ts';
export { isSettled, type UnsettledReason, unsettledReasons, whyUnsettled } from './settling.ts';
export { type CloseReason, closeReasons, type TableEvent, type TableFact } from './table-event.ts';
export { type CommandAnswer, type NewTable, TableHost, type WishAt } from './table-host.ts';
export {
  isShuffling,
  personAt,
  seatsOfPlayer,
  stageOf,
  type TableStage,
  type TableState,
} from './table-state.ts';
export type { HostedView, PromptView, ShuffleView, TableSeatView, TableView } from './table-view.ts';
export { numberOf, type TableUpdate } from './watchers.ts';

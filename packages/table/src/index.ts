/** The authority of a table: the same code in the browser and on the server. */
export type { TableCommand } from './command.ts';
export { decideTable } from './decide-table.ts';
export { evolveTable } from './evolve-table.ts';
export { MemoryLog } from './memory-log.ts';
export type { Computer, Occupant, Person } from './occupant.ts';
export { type Choosers, LogConflict, type TableClock, type TableLog, type TablePorts } from './ports.ts';
export { type RefusalCode, refusalCodes } from './refusal.ts';
export { type SeenTableEvent, seenOf } from './seen-event.ts';
export { type Clocks, soloSettings, type TableSettings } from './settings.ts';
export type { TableEvent, TableFact } from './table-event.ts';
export { type CommandAnswer, foldTable, type NewTable, TableHost, type TableUpdate } from './table-host.ts';
export type { TableStage, TableState } from './table-state.ts';
export type { PromptView, TableSeatView, TableView } from './table-view.ts';

/** The wire: what clients and servers say to one another, each shape written once. */
export * from './accounts.ts';
export { type BoardReply, type BoardRow, boardQuery, boardReply, boardRow } from './boards.ts';
export { dealRecord } from './deal-record.ts';
export {
  type HistoryReply,
  historyQuery,
  historyReply,
  type PlayedDeal,
  playedDeal,
  playedSeat,
  type WonHand,
  wonHand,
} from './history.ts';
export { commandId, entropyHex, hashHex, seatNumber, tableId } from './ids.ts';
export {
  type ClientMessage,
  clientMessage,
  type Onlooker,
  type ServerMessage,
  type WireChatLine,
  type WireMe,
} from './messages.ts';
export {
  type MoneyLine,
  type MoneyLinesReply,
  type MoneyReply,
  moneyLine,
  moneyLinesQuery,
  moneyLinesReply,
  moneyReply,
  topUpBody,
} from './money.ts';
export {
  type AuditAction,
  type AuditEntry,
  type AuditReply,
  auditActions,
  auditEntry,
  auditQuery,
  auditReply,
  type HostCheckReply,
  hostCheckReply,
  type OperatorTable,
  type OperatorTablesReply,
  operatorTable,
  operatorTablesReply,
  type ResetPasswordReply,
  resetPasswordBody,
  resetPasswordReply,
} from './operator.ts';
export { type Phrase, phrases } from './phrases.ts';
export {
  type Problem,
  type ProblemCode,
  problem,
  problemCodeOf,
  problemCodes,
  problems,
  problemType,
} from './problem.ts';
export * from './reports.ts';
export { type TableBalancesReply, tableBalancesReply } from './table-balances.ts';
export { optionWish, type TableCustoms, type TableWish, tableCustoms, tableWish } from './table-wish.ts';
export {
  type AddressesReply,
  addressesReply,
  dealParams,
  type ListedTable,
  listedTable,
  type MyRoomsReply,
  type MyTablesReply,
  myRoomsReply,
  myTablesReply,
  openTableBody,
  openTableReply,
  type RemovedFrom,
  type ResultsReply,
  type RoomReply,
  resultsReply,
  roomParams,
  roomReply,
  type TableReply,
  tableParams,
  tableReply,
  tablesReply,
} from './tables.ts';
export { protocolVersion } from './version.ts';

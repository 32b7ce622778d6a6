/** The wire: what clients and servers say to one another, each shape written once. */
export * from './accounts.ts';
export { dealRecord } from './deal-record.ts';
export { historyQuery, historyReply, type PlayedDeal, playedDeal, playedSeat } from './history.ts';
export { commandId, entropyHex, hashHex, seatNumber, tableId } from './ids.ts';
export {
  type ClientMessage,
  clientMessage,
  type ServerMessage,
  type WireChatLine,
  type WireMe,
} from './messages.ts';
export { type MoneyReply, moneyReply, topUpBody } from './money.ts';
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
export { type TableBalancesReply, tableBalancesReply } from './table-balances.ts';
export { optionWish, type TableCustoms, type TableWish, tableCustoms, tableWish } from './table-wish.ts';
export {
  type AddressesReply,
  addressesReply,
  dealParams,
  type ListedTable,
  listedTable,
  myRoomsReply,
  openTableBody,
  openTableReply,
  resultsReply,
  roomParams,
  roomReply,
  type TableReply,
  tableParams,
  tableReply,
  tablesReply,
} from './tables.ts';
export { protocolVersion } from './version.ts';

/** A client for programs and for the page: who one is, and one link that many tables share. */
export { type Fetch, HouseClient, type HouseClientOptions, ProblemError } from './house-client.ts';
export {
  type CommandAnswer,
  type CommandWish,
  Link,
  type LinkListener,
  type LinkStatus,
  type TableMessage,
} from './link.ts';
export { type LinkPorts, linkPorts, randomId, type Socket, type Timers } from './socket.ts';
export {
  type EntropyMemory,
  TableClient,
  type TableClientOptions,
  type TableListener,
} from './table-client.ts';

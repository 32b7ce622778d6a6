/** What long checks may use of the server's tests. */
export { type ComparedWorlds, compareOverSockets, HouseOfWorlds } from './two-worlds-sockets.ts';

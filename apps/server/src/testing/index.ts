/** What long checks may use of the server's tests. */
export { testHouse } from './test-house.ts';
export { TestLine } from './test-line.ts';
export { type ComparedWorlds, compareOverSockets, HouseOfWorlds } from './two-worlds-sockets.ts';

/** What long checks may use of the server's tests. */
export { type KilledNine, type KillNine, killNine } from './kill-nine.ts';
export { StartedHouse } from './started-house.ts';
export { type PlayedOnTwo, playOnTwo, type TwoNodes } from './two-nodes.ts';

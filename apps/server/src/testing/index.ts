/** What long checks may use of the server's tests. */
export { type KilledNine, type KillNine, killNine } from './kill-nine.ts';

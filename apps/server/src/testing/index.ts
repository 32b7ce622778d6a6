/** What tests and long checks of others may use of the server's own: a house with people in it. */
export { eveningDeal } from './evening.ts';
export { type KilledNine, type KillNine, killNine } from './kill-nine.ts';
export { laidGame } from './laid-game.ts';
export { LeapingClock } from './leaping-clock.ts';
export { loseAll } from './lose-all.ts';
export { type IdleBehind, idleBehind } from './proxies/idle-behind.ts';
export { type SameMoment, type SameMoments, sameMoment } from './same-moment/same-moment.ts';
export { StartedHouse } from './started-house.ts';
export { quickChoosers, type TestHouse, type TestHouseOptions, testHouse } from './test-house.ts';
export { TestLine } from './test-line.ts';
export { Seen, TestPerson } from './test-person.ts';
export { type PlayedOnTwo, playOnTwo, type TwoNodes } from './two-nodes.ts';
export { type ComparedWorlds, compareOverSockets, HouseOfWorlds } from './two-worlds-sockets.ts';

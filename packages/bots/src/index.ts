/** Computer players: what a seat sees and seeded chance in, one of its offers out. */
export { unseenCounts } from './mahjong/unseen.ts';
export { type ComputerPlayer, computerPlayer, type PlayerName, playerNames } from './players.ts';

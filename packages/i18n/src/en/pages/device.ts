/** Everybody at one device, in English: before the start, and while the device goes from hand to hand. */
import { plural } from '../../plural.ts';

export const words = {
  setup: {
    title: 'On this device',
    line: 'Everybody plays on this screen and passes it on. It hides the tiles between one player and the next.',
    names: 'Who plays',
    /** Why the order of names matters. */
    order: 'In the order you sit, anticlockwise: each plays before the next. Dice choose who deals first.',
    /** A player who gave no name. */
    player: (number: number): string => `Player ${number}`,
    name: (number: number): string => `Name of player ${number}`,
    options: 'House rules',
    changed: (count: number): string => `${count} changed`,
    asUsual: 'as usual',
    start: 'Deal',
    back: 'Back to the table',
    drops: 'A table of this game is kept on this device. Dealing clears it, and its scores.',
  },
  cover: {
    pass: 'Pass the device to',
    show: (name: string): string => `I am ${name}: show my tiles`,
    /** Why this player. */
    plays: (name: string): string => `${name} is to play.`,
    deals: (name: string): string => `${name} deals and begins.`,
    mayClaim: (name: string): string => `${name} may claim what was thrown.`,
    mayRob: (name: string): string => `${name} may rob the kong.`,
    lookAway: (name: string): string => `Only ${name} looks now.`,
    news: 'What happened since',
    noNews: 'Nothing yet.',
    dealt: (hand: number, dealer: string): string => `Hand ${hand} is dealt; ${dealer} is East.`,
    left: (count: number): string => `${count} ${plural(count, { one: 'tile', other: 'tiles' })} left`,
    newTable: 'New table',
    leave: 'Leave',
  },
};

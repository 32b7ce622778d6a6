/** The lessons, in English. */
import { inWords, plural, toGo } from '../../plural.ts';
import { coach } from './coach.ts';

/** One of several: *a*, *a or b*, *a, b or c*. */
const or = (names: readonly string[]): string => joined(names, 'or');
const and = (names: readonly string[]): string => joined(names, 'and');

function joined(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

const has = (count: number): string => (count === 0 ? 'is complete' : `has ${toGo(count)}`);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why an answer isn't right; tiles come as their names, game words as the game says them. */
const why = {
  noPairButSet: (two: readonly string[], needs: readonly string[]): string =>
    `${sentence(and(two))} aren’t alike. They are two thirds of a set that needs ${or(needs)}.`,
  otherSuit: (two: readonly string[]): string =>
    `${sentence(and(two))}: the same number, but of two suits. A pair is the very same picture twice.`,
  notAlike: (two: readonly string[]): string =>
    `${sentence(and(two))} have nothing in common. Look for the same picture twice.`,
  needs: (two: readonly string[], needs: readonly string[], odd: string): string =>
    `${sentence(and(two))} need ${or(needs)}; ${odd} doesn’t fit.`,
  mixedRun: (tiles: readonly string[]): string =>
    `${sentence(and(tiles))} are in a row, but not in one suit.`,
  honours: (tiles: readonly string[]): string =>
    `${sentence(and(tiles))}: winds and dragons make no runs, only three alike.`,
  nothingFits: (tiles: readonly string[]): string => `No two of ${and(tiles)} belong together.`,
  leftOver: (sets: readonly string[], rest: readonly string[]): string => {
    const over = rest.length === 2 ? `${and(rest)} are no pair` : `${and(rest)} doesn’t come out even`;
    return sets.length === 0 ? `${sentence(over)}.` : `${and(sets)} would be done, but ${over}.`;
  },
  farther: (tile: string, then: number, best: number): string =>
    `Without ${tile} the hand ${has(then)}; after another throw it ${has(best)}.`,
  noRun: (tile: string): string => `You hold no two tiles that make a run with ${tile}.`,
  tooFew: (tile: string, held: number, needs: number): string =>
    `That takes ${inWords(needs)} of ${tile} in your hand, and you hold ${inWords(held)}.`,
  notComplete: (tile: string, then: number): string =>
    `Even with ${tile} your hand ${has(then)}, so it can’t win yet.`,
  refused: (text: string): string => `${sentence(text)}.`,
  could: (moves: readonly string[]): string => `You may always pass. But here you could say ${or(moves)}.`,
  winsInstead: (tile: string): string => `You may, but look closer: ${tile} completes your whole hand.`,
  outranked: (says: string, by: string): string => `${by} goes before ${says}, whoever is nearer.`,
  nearer: (says: string): string =>
    `Both say ${says}, and then the one who plays sooner after the thrower gets the tile.`,
  worthLess: (own: string, items: readonly string[], other: string): string =>
    `This one has ${own}${items.length === 0 ? '' : ` for ${and(items)}`}. The other has ${other}.`,
  belowMinimum: (own: string, needs: string): string =>
    `It is complete, but it counts ${own}, and this game asks for ${needs}.`,
};

export const words = {
  title: 'Learn to play',
  intro: 'Five short lessons with real tiles, then a first hand with somebody at your shoulder.',
  game: 'For which game?',
  begin: 'Begin',
  goOn: 'Go on',
  again: 'Once more',
  done: 'done',
  lessonsDone: (count: number, all: number): string => `${count} of ${all} done`,
  minutes: (count: number): string => `${count} min`,
  lessons: {
    pair: { title: 'A pair', line: 'The same picture twice.' },
    set: { title: 'A set', line: 'Three alike, or three in a row.' },
    hand: { title: 'Four, seven, ten', line: 'A hand grows set by set.' },
    claims: { title: 'Claims', line: 'Taking what others throw.' },
    fan: { title: 'Fan', line: 'What a hand is worth.' },
  },
  first: { title: 'Your first hand', line: 'A real table, and a word of advice at every turn.' },
  all: 'All lessons',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  step: (step: number, all: number): string => `Step ${step} of ${all}`,
  right: ['That’s it.', 'Yes.', 'Well seen.', 'Just so.'],
  rightAll: (left: number): string =>
    left === 0
      ? 'Those are all.'
      : `Yes. There ${plural(left, { one: 'is', other: 'are' })} ${inWords(left)} more.`,
  finished: {
    title: (lesson: string): string => `${lesson}: done`,
    line: 'You can come back to it whenever you like.',
    nextLesson: (lesson: string): string => `On to: ${lesson}`,
    play: 'Play now',
  },
  tileIn: (tile: string): string => tile,
  tapped: (tile: string): string => `${tile}, chosen`,
  held: 'Your tiles',
  offered: 'To choose from',
  thrown: (tile: string): string => `Thrown: ${tile}`,
  rivals: { next: 'The next player', last: 'The one before you' },
  says: (who: string, move: string): string => `${who}: ${move}`,
  hand: (place: number): string => `Hand ${place}`,
  payHead: { fan: 'Fan', amount: 'The thrower pays' },
  orMore: (fan: string): string => `${fan} or more`,
  /** The sentence of each step. */
  steps: {
    pairIs: 'Two tiles with the very same picture are a pair. Every winning hand has exactly one.',
    pairFirst: 'Four tiles lie here. Tap the two that make a pair.',
    pairSuits: 'There are three suits: dots, bamboo and characters. Tap the pair.',
    pairHonours: 'Dragons can be a pair too: red, green, and white with its empty frame. Find one.',
    pairWinds: 'And the four winds: east, south, west, north. Which two are alike?',
    setIs: 'Three tiles make a set: three in a row of one suit, or three alike. A hand wants four sets.',
    setRun: 'Tap three in a row.',
    setSame: 'Now tap three alike.',
    setSuits: 'A row stays in one suit. Tap the set.',
    setMiddle: 'Two tiles wait for a third. Which one?',
    setEnds: 'These two can be completed at both ends. Tap both tiles that do.',
    setWinds: 'Winds and dragons have no order, so they make no rows. Tap the set.',
    setKong: 'Four alike, once declared, are a kong. It counts as one set, and you draw another tile for it.',
    setFei: 'This game has a Fei. It stands in for a tile you lack: here it is the one in the middle.',
    setWithFei: 'Make a set with the help of the Fei.',
    handFour: 'A small hand of four: one set, and one tile that waits for its twin.',
    handFourAdd: 'Which tile completes it to one set and a pair?',
    handFiveThrow: 'You drew a fifth tile. Throw one so that the hand still needs only one more.',
    handSeven: 'Seven tiles: two sets and a pair are the aim. One set stands, the pair too.',
    handSevenAdd: 'Which tiles complete it? There is more than one.',
    handEightThrow: 'Eight tiles, so one must go. Keep the hand as close as it is.',
    handTenAdd: 'Ten tiles, three sets to be. Two pairs are waiting: tap every tile that completes the hand.',
    handWhole: 'A whole hand is fourteen: four sets and a pair. You hold thirteen and draw the last.',
    handWholeAdd: 'Thirteen tiles. Which ones would you win with?',
    claimsAre:
      'When somebody throws a tile you can use, you may claim it, turn or no turn, and lay the set down.',
    claimPung: 'The player after you throws this tile. What may you say?',
    claimChow: 'The player before you throws. What may you say?',
    claimNotChow: 'The same tile and the same hand, but the player after you throws it. And now?',
    claimKong: 'You hold three of the tile that is thrown. What may you say? More than one answer is fine.',
    claimWin: 'Look at the whole hand. What do you say?',
    rivalsPung: 'You throw a tile and two players want it. Who gets it?',
    rivalsWin: 'This time one of them would win with it. Who gets it?',
    rivalsNear: 'Both would win with it. Who gets it?',
    fanIs: 'What a hand is worth is counted in fan. Everything special about it adds some.',
    fanDragon: 'Which hand is worth more?',
    fanSuits: 'Rows or three alike: which hand is worth more?',
    fanPungs: 'One hand is all threes, the other all rows. Which is worth more?',
    fanOneSuit: 'Keeping to one suit pays. Which hand is worth more?',
    fanWins: 'A hand must have enough fan before it may win. Which of these may?',
    fanPays: 'More fan, more pay. This is what the player pays who throws your winning tile.',
  },
  why,
  coach,
};

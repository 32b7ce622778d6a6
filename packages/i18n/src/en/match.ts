/** Mahjong Match in English: before a round, on the board, afterwards, and what is read out. */
import type { MatchMode } from '@tilehouse/engine';
import { plural } from '../plural.ts';

const tilesOf = (count: number): string => `${count} ${plural(count, { one: 'tile', other: 'tiles' })}`;

export const match = {
  modes: { alternating: 'Alternating', 'sudden-death': 'Sudden death' } satisfies Record<MatchMode, string>,
  modeWhat: {
    alternating: 'One tile each, then both are compared. The only match wins.',
    'sudden-death': 'Turn tiles one after the other. Meet the target’s rank and you are out.',
  } satisfies Record<MatchMode, string>,
  /** A player who gave no name. */
  player: (number: number): string => `Player ${number}`,
  opening: 'Laying out the tiles…',
  setup: {
    title: 'A small game for two',
    line: 'Sit close. One tile is turned up for you; the rest is nerve.',
    name: (number: number): string => `Name of player ${number}`,
    mode: 'How to play',
    start: 'Turn up a target',
  },
  side: 'Target and players',
  target: {
    find: 'Find this rank',
    avoid: 'Keep away from this rank',
    none: 'No target yet',
    noneWhat: 'It is picked as you start.',
    rank: (rank: number): string => `Rank ${rank}`,
    faces: (rank: number): string => `Every face of rank ${rank}`,
  },
  plate: {
    label: 'Players',
    turn: 'your turn',
    waits: 'waits',
    matches: 'match',
    differs: 'no match',
    safe: 'safe',
    lost: 'out',
    won: 'wins the round',
    turned: (tile: string, what: string): string => `turned ${tile}: ${what}`,
    rounds: (count: number): string => `${count} ${plural(count, { one: 'round', other: 'rounds' })} won`,
  },
  board: {
    label: 'Board',
    help: 'Arrow keys move over the board, Enter turns a tile.',
    down: (row: number, column: number): string => `face down, row ${row}, column ${column}`,
    up: (tile: string, row: number, column: number): string => `${tile}, row ${row}, column ${column}`,
    upMatching: (tile: string, row: number, column: number): string =>
      `${tile}, matches, row ${row}, column ${column}`,
    gap: (row: number, column: number): string => `empty, row ${row}, column ${column}`,
    left: (count: number): string => `${tilesOf(count)} face down`,
  },
  status: {
    begins: (who: string): string => `${who} begins: turn any tile.`,
    drawnByLot: (who: string): string => `The lot falls on ${who}: turn any tile.`,
    matched: (who: string, tile: string, next: string): string =>
      `${who} turned ${tile}: a match! ${next}, only a match keeps you in.`,
    missed: (who: string, tile: string, next: string): string =>
      `${who} turned ${tile}: no match. ${next}, your turn.`,
    bothMatch: (who: string, tile: string, next: string): string =>
      `${who} turned ${tile}: both match. Another pair; ${next}, your turn.`,
    neitherMatches: (who: string, tile: string, next: string): string =>
      `${who} turned ${tile}: neither matches. Another pair; ${next}, your turn.`,
    safe: (who: string, tile: string, next: string): string =>
      `${who} turned ${tile}: safe. ${next}, your turn.`,
    won: (who: string): string => `${who} wins the round.`,
    drawn: 'The round is drawn.',
    closed: 'The board is closed until you start.',
  },
  /** Why a tap changed nothing. */
  why: {
    faceUp: (tile: string): string => `That one is face up already: ${tile}. Pick one that is face down.`,
    gap: 'Nothing lies here: the target came from this place.',
    over: 'The round is over. Start a new one to go on.',
    turning: 'One tile at a time: the last one is still turning.',
    'too-late': 'It was no longer that turn. Nothing was turned.',
    failed: 'That could not be kept on this device, so nothing was turned. Try once more.',
  },
  newRound: {
    title: 'New round',
    ask: 'Give this round up? The names and the mode stay, all 144 tiles are shuffled again.',
    yes: 'Shuffle again',
    change: 'Names or mode',
    keep: 'Keep playing',
  },
  ranks: {
    title: 'Ranks and rules',
    open: 'Ranks',
    caption: 'Tiles of one rank match, whatever their faces',
    rank: 'Rank',
    faces: 'Faces',
    suitsOnly: 'Suited tiles only: no wind, dragon, season or flower goes this high.',
    howTo: 'How it is played',
    rules: [
      'All 144 tiles lie on the board. One is opened as the target, the other 143 stay face down.',
      'A turn is one tile. It stays face up, the turn passes by itself, and the target stays the same for the round.',
      'Alternating: the first player turns one, then the second, then both are compared. Exactly one match wins; both or neither, and there is another pair.',
      'Alternating ends in a draw when a pair is tied and fewer than two tiles are left.',
      'Sudden death: a lot says who begins. Another rank is safe; the target’s rank loses at once.',
      'A new round shuffles everything and keeps your names and the mode.',
    ],
    close: 'Close',
  },
  result: {
    won: (who: string): string => `${who} wins`,
    drawn: 'Nobody wins',
    /** One of these is shown, whichever the tiles choose. */
    wonLines: [
      'A hundred and forty-three backs, and that hand went to the right one. The kettle whistles in your honour.',
      'No skill whatsoever, beautifully done. The house pours the winner’s tea first.',
      'The tiles would like it known that they had nothing to do with it.',
    ],
    lostLines: (who: string): readonly string[] => [
      `${who} found it. Bad luck, nicely carried. Somebody pass the biscuits.`,
      `Every back looked the same, and ${who} picked that one. The house sighs along.`,
      `${who} may keep the tile as a souvenir. (Please put it back.)`,
    ],
    drawnLine: 'You have emptied the table between you. Shake hands, shake the tiles, go again.',
    target: 'Target',
    compared: 'The pair against the target',
    newRound: 'New round',
    change: 'Names or mode',
    seeBoard: 'See the board',
    again: 'Result',
    home: 'To the games',
    score: 'Rounds won',
  },
  language: 'Language',
  continueRound: 'Your round is waiting',
};

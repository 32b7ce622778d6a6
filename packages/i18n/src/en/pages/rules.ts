/** The rules pages, in English. */
import type { DealCount, GameId, PayerRole } from '@tilehouse/engine';
import { inWords, plural } from '../../plural.ts';
import type { HouseRule, RulesText } from '../../rules-text.ts';
import { hongKong } from './rules/hong-kong.ts';
import { hongKongOldStyle } from './rules/hong-kong-old-style.ts';
import { mahjongMatch } from './rules/mahjong-match.ts';
import { malaysian } from './rules/malaysian.ts';
import { missingSuit } from './rules/missing-suit.ts';

const games: Readonly<Record<GameId, RulesText>> = {
  'missing-suit': missingSuit,
  malaysian,
  'hong-kong-old-style': hongKongOldStyle,
  'hong-kong': hongKong,
  'mahjong-match': mahjongMatch,
};

/** Decisions of ours that hold for every table game, by clause of the common RULES.md. */
const commonHouse: Readonly<Record<string, HouseRule>> = {
  'Claims.12': {
    what: 'The very last discard may be claimed only to win.',
    why: 'Nobody could draw after a set made with it.',
  },
  'Kongs.3': {
    what: 'No kong when no replacement tile is left.',
    why: 'A kong without its replacement would leave the hand a tile short.',
  },
};

const people = (count: number): string =>
  `${inWords(count)} ${plural(count, { one: 'player', other: 'players' })}`;
const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

export const words = {
  title: 'Rules',
  rulesOf: (game: string): string => `How to play ${game}`,
  contents: 'On this page',
  play: 'Play now',
  sections: {
    before: 'Before you play',
    goal: 'What you are after',
    tiles: 'The tiles',
    turn: 'A turn',
    claims: 'Claiming a tile',
    special: 'What is special',
    fan: 'What counts',
    payment: 'Who pays what',
    options: 'What a table may choose',
    controls: 'Touch, mouse and keys',
    tips: 'Tips',
    questions: 'Questions',
    others: 'If you know another mahjong',
    house: 'House rules',
    worth: 'What is this hand worth?',
  },
  before: {
    players: (count: number): string => `${capital(people(count))}. Empty seats are taken by computers.`,
    twoPlayers: (count: number): string => `${capital(people(count))} at one device.`,
    ways: 'Alone against computers or with others at one device. It is free, works without a network once it is loaded, and needs no account.',
    waysAtOneDevice: 'It is free, works without a network once it is loaded, and needs no account.',
    age: 'For about eight years and up, younger with somebody who knows the tiles.',
    online:
      'If you play with others online, they may be people you don’t know: children play there only with an adult beside them.',
    money: 'Play money only: no real money goes in, and none comes out.',
  },
  goal: {
    shape: (minimum: number): string =>
      minimum === 0
        ? 'You collect four sets and a pair. The first who has them wins the hand.'
        : `You collect four sets and a pair, worth at least ${minimum} fan. The first who has them wins the hand.`,
    chow: 'three of a suit in a row',
    pung: 'three alike',
    kong: 'four alike, counted as one set',
    pair: 'two alike',
    pairWord: 'Pair',
  },
  tiles: {
    count: (count: number): string => `${count} tiles in all.`,
    groups: {
      m: 'Characters',
      p: 'Dots',
      s: 'Bamboo',
      z: 'Winds and dragons',
      x: 'Fei, the joker',
      f: 'Flowers',
      y: 'Seasons',
      a: 'Animals',
      j: 'Faces or kings',
    },
    copies: (count: number): string => (count === 1 ? 'one of each' : `${inWords(count)} of each`),
    ranks: 'Ranks',
    rank: 'Rank',
  },
  turn: {
    deal: 'Everybody gets thirteen tiles, the dealer one more. The dealer begins by throwing one.',
    draw: 'You draw a tile from the wall. If it completes your hand you may win.',
    discard:
      'Otherwise you throw a tile you don’t need, face up in front of you. Then the player on your right is next.',
    bonus: 'A bonus tile is laid beside your hand and replaced at once, by itself.',
    kong: (kong: string): string =>
      `With four tiles alike in your hand, or the fourth of a set you claimed, you may declare a ${kong} after drawing. You get a replacement and go on.`,
    end: 'If the wall is used up and nobody has won, the hand is drawn: nothing is paid for being close.',
    keptBack: (count: number): string => `${count} tiles stay at the end of the wall.`,
  },
  claims: {
    lead: 'A tile that is thrown can be taken by somebody else. You are asked only if you can use it. Whoever takes it lays the set down and throws next.',
    win: 'completes your hand, from anybody',
    kong: 'three in your hand and the tile, from anybody',
    pung: 'two in your hand and the tile, from anybody',
    chow: 'two that make a run with it, only from the player before you',
    order:
      'The list is in order: what stands higher wins over what stands lower. Between equals it goes to whoever sits next after the thrower.',
    robbing:
      'A fourth tile added to a declared set may be taken by somebody who wins on it: the kong is robbed, and its maker pays as if the tile had been thrown.',
  },
  fan: {
    head: { pattern: 'Pattern', worth: 'Fan', example: 'Example' },
    minimum: (minimum: number, cap: number): string =>
      minimum === 0
        ? `Any complete hand wins. More than ${cap} fan are counted as ${cap}.`
        : `${minimum} fan to win, unless the table chooses otherwise. More than ${cap} are counted as ${cap}.`,
    limit: 'limit',
    off: 'option',
    offWhy: (chip: string): string => `Only at a table with: ${chip}.`,
    contains: (names: string): string => `Has in it: ${names}.`,
    inAll: (fan: string): string => `This hand: ${fan} in all`,
    open: 'Look at it',
    openNamed: (pattern: string): string => `Look at the example of ${pattern} in the calculator`,
    on: { 'self-draw': 'self-drawn', discard: 'on a discard', 'robbed-kong': 'robbing a kong' },
    aside: 'Set aside',
    wins: 'Winning tile',
  },
  payment: {
    table: 'What each player pays, by fan',
    cap: (fan: number): string => `More than ${fan} fan are paid like ${fan}.`,
    fan: 'Fan',
    role: {
      discarder: 'Threw it',
      declarer: 'Made the kong',
      other: 'Other players, each',
      opponent: 'Self-drawn: each',
    } satisfies Readonly<Record<PayerRole, string>>,
    perFei: (amount: string): string => `Besides, each payer pays ${amount} for every Fei of the winner.`,
    kongs: 'Kongs are paid at once, whoever wins in the end:',
    kongKinds: { concealed: 'Concealed', added: 'Added', claimed: 'Claimed' },
    kongEach: (amount: string): string => `${amount} from each`,
    kongDiscarder: (amount: string): string => `${amount} from whoever threw the tile`,
    noKongs: 'Kongs pay nothing by themselves.',
    worked: 'An example',
    workedOn: (fan: string): string => `This hand, won on a discard, is worth ${fan}:`,
    workedDrawn: (amount: string): string =>
      `Had it been self-drawn, the winner would have received ${amount}.`,
  },
  options: {
    lead: 'Whoever opens the table chooses before the first deal. A dot marks what is played if nothing is chosen.',
    none: 'This game is always played the same way.',
    usual: 'usual',
    from: (least: string, most: string): string => `${least} up to ${most}`,
  },
  controls: {
    touch:
      'Touch: tap a tile to raise it, tap it again to throw it, or slide it upwards. Slide it along the hand to put it elsewhere.',
    mouse: 'Mouse: the same with clicks. Pointing at a tile lights its copies on the whole table.',
    keys: (win: string, pung: string, chow: string): string =>
      `Keys: arrows move along the hand, Enter raises and throws. W ${win}, K kong, P ${pung}, C ${chow}, X pass.`,
    feiKeys: 'With Fei: F sets one aside, R redeems one where that is played.',
    reader: 'A screen reader is told every draw, discard and claim; the menu has the whole table as text.',
    matchTouch: 'Touch or mouse: tap any tile that lies face down.',
    matchKeys: 'Keys: arrows move over the board, Enter turns a tile.',
  },
  others: {
    lead: 'What is different here from the game you know.',
    choose: 'I know',
    there: 'There',
    here: 'Here',
    what: 'What',
    rows: {
      players: 'Players',
      tiles: 'Tiles',
      suits: 'Suits',
      bonus: 'Bonus tiles',
      fei: 'Fei',
      minimum: 'Fan to win',
      cap: 'Most fan',
      shapes: 'Other shapes',
      robbing: 'Robbing a kong',
      concealedKong: 'A concealed kong',
      wallEnd: 'Kept back at the end',
      length: 'Length',
      selfDrawn: 'Fan for self-draw',
      concealed: 'Fan for a concealed hand',
      kongPay: 'Kongs are paid',
      unit: 'Paid in',
    },
    yes: 'yes',
    no: 'no',
    none: 'none',
    shown: 'shown to all',
    hidden: 'hidden until the end',
    feiIn: (perSet: number, inPair: number): string =>
      `${perSet} at most in a set, ${inPair === 0 ? 'none' : inPair} in the pair`,
    deals: (count: DealCount): string =>
      count === 'endless'
        ? 'as long as you like'
        : count === 'open'
          ? 'rounds'
          : `${count} ${plural(count, { one: 'hand', other: 'hands' })}`,
    units: { sen: 'ringgit (play money)', points: 'points' },
    same: 'Nothing: they are played alike.',
  },
  house: {
    tag: 'house rule',
    lead: 'Where players differ we had to choose. These are our choices, and why.',
    why: (reason: string): string => `Why: ${reason}`,
  },
  worth: {
    lead: 'Lay out any hand and see at once what it is worth in this game, who pays what, and what would raise it.',
    open: 'Open the calculator',
  },
  common: commonHouse,
  games,
};

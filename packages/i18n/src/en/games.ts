/** The games in English: names, lines of character, game words, patterns, options. */
import type { GameId, MahjongGameId, OptionNameOf, OptionValue, PatternIdOf } from '@tilehouse/engine';

/** A game as its card shows it. */
export interface GameText {
  readonly name: string;
  /** Its Chinese name, shown in every language. */
  readonly han: string;
  /** Players, length, unit: a short line. */
  readonly facts: string;
  /** A line of character. */
  readonly line: string;
}

/** A game word and its character. */
export interface GameWord {
  readonly word: string;
  readonly han: string;
}

/** The words of a game's moves, as its own players say them. */
export interface MoveWords {
  readonly chow: GameWord;
  readonly pung: GameWord;
  readonly kong: GameWord;
  readonly win: GameWord;
  readonly pass: GameWord;
  readonly discard: GameWord;
  readonly setAside: GameWord;
  readonly redeem: GameWord;
  readonly fourFlying: GameWord;
}

/** A row of the fan table, in words. */
export interface PatternText {
  readonly han: string;
  readonly name: string;
}

/** A table option: its name, and a value in a few words. */
export interface OptionText {
  readonly name: string;
  readonly chip: (value: OptionValue) => string;
}

/** Everything said about a mahjong game. */
export type MahjongTexts = {
  readonly [Id in MahjongGameId]: {
    readonly moves: MoveWords;
    /** What fan are called. */
    readonly fan: (count: number) => string;
    readonly patterns: Readonly<Record<PatternIdOf<Id>, PatternText>>;
    readonly options: Readonly<Record<OptionNameOf<Id>, OptionText>>;
  };
};

const malaysianMoves: MoveWords = {
  chow: { word: 'Chi', han: '吃' },
  pung: { word: 'Pong', han: '碰' },
  kong: { word: 'Kong', han: '槓' },
  win: { word: 'Win', han: '胡' },
  pass: { word: 'Pass', han: '過' },
  discard: { word: 'Discard', han: '出牌' },
  setAside: { word: 'Set aside', han: '飛' },
  redeem: { word: 'Redeem', han: '換飛' },
  fourFlying: { word: 'Four Flying', han: '四飛' },
};

const hongKongMoves: MoveWords = {
  ...malaysianMoves,
  chow: { word: 'Chow', han: '上' },
  pung: { word: 'Pung', han: '碰' },
  win: { word: 'Win', han: '食糊' },
};

export const games: Readonly<Record<GameId, GameText>> = {
  'missing-suit': {
    name: 'The Missing Suit',
    han: '缺一門',
    facts: '3 players · 10 min a hand · RM',
    line: 'No characters, no bamboo, and a Fei that stands in for whatever you lack.',
  },
  malaysian: {
    name: 'Malaysian',
    han: '馬來三人',
    facts: '3 players · 10 min a hand · points',
    line: 'Four flying jokers, and five fan before anybody may go out.',
  },
  'hong-kong-old-style': {
    name: 'Hong Kong, old style',
    han: '港式舊章',
    facts: '4 players · four hands, 25 min',
    line: 'The harbour classic. No flowers, four hands, highest total wins.',
  },
  'hong-kong': {
    name: 'Hong Kong with flowers',
    han: '三番起糊',
    facts: '4 players · one hand, 10 min',
    line: 'Flowers to set aside, and no hand wins that isn’t worth three fan.',
  },
  'mahjong-match': {
    name: 'Mahjong Match',
    han: '配對麻雀',
    facts: '2 players · one device · 3 min',
    line: 'One tile lies open, 143 hide. Turn, pass the device, and hope.',
  },
};

const fan = (count: number): string => `${count} fan`;

export const mahjong: MahjongTexts = {
  'missing-suit': {
    moves: malaysianMoves,
    fan,
    patterns: {
      'seat-wind-pung': { han: '門風', name: 'Pung of your own wind' },
      'other-wind-pung': { han: '風牌', name: 'Pung of another wind' },
      'dragon-pung': { han: '三元牌', name: 'Dragon pung' },
      'seat-flower': { han: '正花', name: 'Flower of your number, or number 4' },
      'seat-season': { han: '正季', name: 'Season of your number, or number 4' },
      'four-flowers': { han: '四花', name: 'All four flowers' },
      'four-seasons': { han: '四季', name: 'All four seasons' },
      animal: { han: '動物', name: 'Animal' },
      'plain-joker': { han: '王', name: 'Plain joker' },
      'four-plain-jokers': { han: '四王', name: 'All four plain jokers' },
      'fei-set-aside': { han: '飛花', name: 'Fei set aside as a flower' },
      'all-pungs': { han: '碰碰胡', name: 'All pungs' },
      'all-pungs-all-dots': { han: '清碰', name: 'All pungs, all dots' },
      'chow-hand': { han: '吃胡', name: 'At least one chow' },
      'chow-hand-all-dots': { han: '清吃', name: 'At least one chow, all dots' },
      'seven-pairs': { han: '七對', name: 'Seven pairs' },
      'small-three-dragons': { han: '小三元', name: 'Small three dragons' },
      'small-four-winds': { han: '小四喜', name: 'Small four winds' },
      'robbing-the-kong': { han: '搶槓胡', name: 'Robbing the kong' },
      'no-flowers': { han: '無花', name: 'Nothing set aside' },
      'big-three-dragons': { han: '大三元', name: 'Big three dragons' },
      'big-four-winds': { han: '大四喜', name: 'Big four winds' },
      'four-fei': { han: '四飛', name: 'Four Fei, all in sets' },
    },
    options: {
      minimumFan: {
        name: 'Fan to win',
        chip: (value) => (value === 0 ? 'any hand wins' : `${value} fan to win`),
      },
    },
  },
  malaysian: {
    moves: malaysianMoves,
    fan,
    patterns: {
      'dragon-pung': { han: '三元牌', name: 'Dragon pong' },
      'seat-wind-pung': { han: '門風', name: 'Pong of your own wind' },
      'east-pung': { han: '圈風', name: 'Pong of East' },
      'north-pung': { han: '北風', name: 'Pong of North' },
      face: { han: '人頭', name: 'Face' },
      animal: { han: '動物', name: 'Animal' },
      'seat-flower': { han: '正花', name: 'Flower of your number, or number 4' },
      'seat-season': { han: '正季', name: 'Season of your number, or number 4' },
      'fei-set-aside': { han: '飛花', name: 'Fei set aside as a flower' },
      replacement: { han: '補牌', name: 'Win on a replacement' },
      'robbing-the-kong': { han: '搶槓', name: 'Robbing the kong' },
      'four-faces': { han: '四人頭', name: 'All four faces, on top' },
      'four-animals': { han: '四動物', name: 'All four animals, on top' },
      'four-flowers': { han: '四花', name: 'All four flowers, on top' },
      'four-seasons': { han: '四季', name: 'All four seasons, on top' },
      'mixed-one-suit': { han: '混一色', name: 'Dots and honours' },
      'all-sequences': { han: '平胡', name: 'All sequences' },
      'all-pungs': { han: '碰碰胡', name: 'All pongs' },
      'pure-one-suit': { han: '清一色', name: 'All dots' },
      'small-three-dragons': { han: '小三元', name: 'Small three dragons' },
      'self-drawn': { han: '自摸', name: 'Self-drawn' },
      'seven-pairs': { han: '七對', name: 'Seven pairs' },
      'no-flowers': { han: '無花', name: 'Nothing set aside' },
      'big-three-dragons': { han: '大三元', name: 'Big three dragons' },
      'small-four-winds': { han: '小四喜', name: 'Small four winds' },
      'big-four-winds': { han: '大四喜', name: 'Big four winds' },
      'all-honours': { han: '字一色', name: 'All honours' },
      'nine-gates': { han: '九蓮寶燈', name: 'Nine gates' },
      'four-kongs': { han: '四槓', name: 'Four kongs' },
      'four-concealed-pungs': { han: '四暗刻', name: 'Four concealed pongs, self-drawn' },
      'sixteen-bonus-tiles': { han: '十六花', name: 'All sixteen bonus tiles' },
      'four-flying': { han: '四飛', name: 'Four Flying: all four Fei' },
      'kong-on-kong': { han: '槓上槓', name: 'Win after two kongs in a row' },
      'last-tile': { han: '海底撈月', name: 'Last tile' },
      'win-on-the-deal': { han: '天胡', name: 'Win on the deal' },
      'win-on-the-first-draw': { han: '地胡', name: 'Win on the first draw' },
      'win-on-the-first-discard': { han: '人胡', name: 'Win on the first discard' },
    },
    options: {
      minimumFan: {
        name: 'Fan to win',
        chip: (value) => (value === 0 ? 'any hand wins' : `${value} fan to win`),
      },
      sevenPairs: {
        name: 'Seven pairs',
        chip: (value) => (value === true ? 'seven pairs win' : 'no seven pairs'),
      },
      mixedFan: { name: 'Dots and honours', chip: (value) => `dots and honours ${value}` },
      selfDrawFan: {
        name: 'Self-draw',
        chip: (value) => (value === 0 ? 'no fan for self-draw' : `self-draw ${value}`),
      },
      flowerQuartet: { name: 'Four flowers or seasons', chip: (value) => `all four flowers ${value} in all` },
      lastTile: {
        name: 'Last tile',
        chip: (value) => (value === 'maximum' ? 'last tile a maximum' : `last tile ${value}`),
      },
      fourFlying: {
        name: 'Four Flying',
        chip: (value) => (value === 'instant' ? 'four Fei win at once' : 'four Fei need a complete hand'),
      },
      losersSettle: {
        name: 'Losers settle',
        chip: (value) => (value === true ? 'losers settle too' : 'only the winner is paid'),
      },
      pointsPerFan: {
        name: 'Points a fan',
        chip: (value) => (value === 1 ? '1 point a fan' : `${value} points a fan`),
      },
      bonusUnit: {
        name: 'Points a Fei or kong',
        chip: (value) => (value === 0 ? 'Fei and kongs unpaid' : `Fei and kongs by ${value}`),
      },
    },
  },
  'hong-kong-old-style': {
    moves: hongKongMoves,
    fan,
    patterns: {
      'self-drawn': { han: '自摸', name: 'Self-drawn' },
      'concealed-hand': { han: '門前清', name: 'Concealed hand' },
      'all-chows': { han: '平糊', name: 'All chows' },
      'dragon-pung': { han: '三元牌', name: 'Dragon pung' },
      'seat-wind-pung': { han: '門風', name: 'Pung of your own wind' },
      'east-pung': { han: '圈風', name: 'Pung of East' },
      'last-tile': { han: '海底撈月', name: 'Last tile' },
      'kong-replacement': { han: '槓上開花', name: 'Kong replacement' },
      'all-pungs': { han: '對對糊', name: 'All pungs' },
      'mixed-one-suit': { han: '混一色', name: 'One suit with honours' },
      'small-three-dragons': { han: '小三元', name: 'Small three dragons' },
      'pure-one-suit': { han: '清一色', name: 'One suit only' },
      'big-three-dragons': { han: '大三元', name: 'Big three dragons' },
      'all-honours': { han: '字一色', name: 'All honours' },
      'thirteen-orphans': { han: '十三幺', name: 'Thirteen orphans' },
    },
    options: {},
  },
  'hong-kong': {
    moves: hongKongMoves,
    fan,
    patterns: {
      'all-chows': { han: '平糊', name: 'All chows' },
      'fully-concealed': { han: '門前清', name: 'Fully concealed' },
      'self-drawn': { han: '自摸', name: 'Self-drawn' },
      'no-flowers': { han: '無花', name: 'No flowers' },
      'seat-flower': { han: '正花', name: 'Seat flower' },
      'complete-set': { han: '一台花', name: 'Complete set' },
      'dragon-pung': { han: '三元牌', name: 'Dragon pung' },
      'seat-wind-pung': { han: '門風', name: 'Seat wind pung' },
      'round-wind-pung': { han: '圈風', name: 'Round wind pung' },
      'last-tile': { han: '海底撈月', name: 'Last tile' },
      'robbing-the-kong': { han: '搶槓', name: 'Robbing the kong' },
      'kong-replacement': { han: '槓上開花', name: 'Kong replacement' },
      'all-pungs': { han: '對對糊', name: 'All pungs' },
      'half-flush': { han: '混一色', name: 'Half flush' },
      'all-terminals-and-honours': { han: '花幺九', name: 'All terminals and honours' },
      'little-three-dragons': { han: '小三元', name: 'Little three dragons' },
      'little-four-winds': { han: '小四喜', name: 'Little four winds' },
      'full-flush': { han: '清一色', name: 'Full flush' },
      'big-three-dragons': { han: '大三元', name: 'Big three dragons' },
      'kong-on-kong': { han: '連槓開花', name: 'Kong on kong' },
      'eight-flowers': { han: '八仙過海', name: 'Eight flowers' },
      'four-concealed-pungs': { han: '坎坎糊', name: 'Four concealed pungs' },
      'all-honours': { han: '字一色', name: 'All honours' },
      'all-terminals': { han: '清幺九', name: 'All terminals' },
      'nine-gates': { han: '九蓮寶燈', name: 'Nine gates' },
      'big-four-winds': { han: '大四喜', name: 'Big four winds' },
      'thirteen-orphans': { han: '十三幺', name: 'Thirteen orphans' },
      'four-kongs': { han: '十八羅漢', name: 'Four kongs' },
      'on-the-deal': { han: '天糊', name: 'Won on the deal' },
      'first-draw': { han: '地糊', name: 'Won on the first draw' },
      'first-discard': { han: '人糊', name: 'Won on the first discard' },
    },
    options: {
      length: {
        name: 'Length',
        chip: (value) => (value === 'hand' ? 'one hand' : value === 'round' ? 'one round' : 'four rounds'),
      },
      dealerKeepsOnWin: {
        name: 'A winning dealer deals again',
        chip: (value) => (value === true ? 'a winning dealer stays' : 'the deal passes after a win'),
      },
      dealerKeepsOnDraw: {
        name: 'After a drawn hand the dealer deals again',
        chip: (value) => (value === true ? 'a drawn hand keeps the dealer' : 'a drawn hand passes the deal'),
      },
      kongsFromHand: {
        name: 'Kongs from the hand',
        chip: (value) => (value === true ? 'kongs from the hand' : 'no kongs from the hand'),
      },
      robbing: {
        name: 'Robbing the kong',
        chip: (value) => (value === true ? 'kongs can be robbed' : 'no robbing of kongs'),
      },
      minimumFan: {
        name: 'Fan to win',
        chip: (value) => (value === 0 ? 'any hand wins' : `${value} fan to win`),
      },
      limit: { name: 'Limit', chip: (value) => `limit ${value} fan` },
      schedule: {
        name: 'What fan are worth',
        chip: (value) => (value === 'full-spicy' ? 'full spicy' : 'half spicy'),
      },
      gun: {
        name: 'Who pays for a discard',
        chip: (value) => (value === 'full' ? 'the discarder pays for all' : 'all pay, the discarder double'),
      },
    },
  },
};

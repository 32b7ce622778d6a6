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
  'hong-kong-old-style': {
    name: 'Hong Kong, old style',
    han: '港式舊章',
    facts: '4 players · four hands, 25 min',
    line: 'The harbour classic. No flowers, four hands, highest total wins.',
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
};

/** The games in English: names and lines of character, game words, patterns, options. */
import type { GameId } from '@tilehouse/engine';
import type { GameText, MahjongTexts } from '../ruleset-words.ts';
import { hongKong } from './rulesets/hong-kong.ts';
import { hongKongOldStyle } from './rulesets/hong-kong-old-style.ts';
import { malaysian } from './rulesets/malaysian.ts';
import { missingSuit } from './rulesets/missing-suit.ts';

export const games: Readonly<Record<GameId, GameText>> = {
  'missing-suit': missingSuit.game,
  malaysian: malaysian.game,
  'hong-kong-old-style': hongKongOldStyle.game,
  'hong-kong': hongKong.game,
  'mahjong-match': {
    name: 'Mahjong Match',
    han: '配對麻雀',
    facts: '2 players · one device · 3 min',
    line: 'One tile lies open, 143 hide. Turn, pass the device, and hope.',
  },
};

export const mahjong: MahjongTexts = {
  'missing-suit': missingSuit.mahjong,
  malaysian: malaysian.mahjong,
  'hong-kong-old-style': hongKongOldStyle.mahjong,
  'hong-kong': hongKong.mahjong,
};

/** The games in Chinese as Hong Kong writes them. */
import type { Catalogue } from '../catalogue.ts';
import type { MahjongTexts } from '../ruleset-words.ts';
import { hongKong } from './rulesets/hong-kong.ts';
import { hongKongOldStyle } from './rulesets/hong-kong-old-style.ts';
import { malaysian } from './rulesets/malaysian.ts';
import { missingSuit } from './rulesets/missing-suit.ts';

export const games = {
  'missing-suit': missingSuit.game,
  malaysian: malaysian.game,
  'hong-kong-old-style': hongKongOldStyle.game,
  'hong-kong': hongKong.game,
  'mahjong-match': {
    name: '配對麻雀',
    han: '配對麻雀',
    facts: '2 人 · 同一部裝置 · 約 3 分鐘',
    line: '一隻開牌，一百四十三隻蓋着。翻一隻，傳給對方，聽天由命。',
  },
} satisfies Catalogue['games'];

export const mahjong: MahjongTexts = {
  'missing-suit': missingSuit.mahjong,
  malaysian: malaysian.mahjong,
  'hong-kong-old-style': hongKongOldStyle.mahjong,
  'hong-kong': hongKong.mahjong,
};

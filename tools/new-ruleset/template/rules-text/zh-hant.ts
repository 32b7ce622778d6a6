/** The rules of New ruleset, in Chinese as Hong Kong writes it. */
import type { RulesText } from '../../../rules-text.ts';

export const newRuleset: RulesText = {
  lead: '四人麻雀。',
  before: ['每人做一次莊，總分最高者勝。'],
  goal: ['四副牌加一對眼。'],
  tiles: ['萬、筒、索三門，加風牌和三元牌，每種四隻。'],
  turn: ['每局之後過莊，食糊或流局都一樣。'],
  claims: ['只有打牌者的下一家可以上，其他的人人都可以。'],
  special: [],
  fan: ['各項相加，到頂為止。'],
  payment: ['打出那隻牌的一家付雙份，其餘各付一份；自摸則各家付雙份。'],
  tips: ['三元牌成對，可以留一會；單隻就先打。'],
  questions: [{ ask: '誰可以上？', answer: '只有打牌者的下一家。其他的人人都可以。' }],
  house: {},
};

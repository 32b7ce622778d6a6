/** Everybody at one device, in Chinese as Hong Kong writes it. */
import type { PageWords } from '../../pages.ts';
import { inChinese } from '../../plural.ts';
import { zh } from '../zh.ts';

export const words: PageWords['device'] = {
  setup: {
    title: '同一部機玩',
    line: '大家用同一個畫面，輪流傳遞；換人時畫面會蓋住各人的牌。',
    names: '誰一齊玩',
    order: '按座位次序填寫，逆時針方向：上面的人打完就輪到下面的人。由骰子決定誰先做莊。',
    player: (number) => `玩家${inChinese(number)}`,
    name: (number) => `玩家${inChinese(number)}的名字`,
    options: '枱規',
    changed: (count) => zh`改了${count}項`,
    asUsual: '照平常',
    start: '派牌',
    back: '返回牌枱',
    drops: '這部機已存有一張同款牌枱；派牌會將它連同分數一併清除。',
  },
  cover: {
    pass: '請把裝置交給',
    show: (name) => zh`我是${name}：看我的牌`,
    plays: (name) => zh`輪到${name}打牌。`,
    deals: (name) => zh`${name}做莊，先打牌。`,
    mayClaim: (name) => zh`${name}可以叫剛打出的牌。`,
    mayRob: (name) => zh`${name}可以搶槓。`,
    lookAway: (name) => zh`現在只有${name}可以看。`,
    news: '這段時間發生的事',
    noNews: '暫時沒有。',
    dealt: (hand, dealer) => zh`第${inChinese(hand)}局，牌已派好，${dealer}做莊坐東。`,
    left: (count) => zh`餘牌${count}隻`,
    newTable: '另開新枱',
    leave: '離開',
  },
};

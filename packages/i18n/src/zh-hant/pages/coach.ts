/** The coach at a first hand, in Chinese as Hong Kong writes it. */
import type { PageWords } from '../../pages.ts';
import { quantity } from '../quantity.ts';
import { zh } from '../zh.ts';

const away = (count: number): string =>
  count === 0 ? '已經完成' : count === 1 ? '只差一隻' : zh`還差${quantity(count)}隻`;

export const coach: PageWords['learn']['coach'] = {
  name: '提點',
  youDrew: (tile) => zh`你摸到${tile}`,
  yourTurn: '輪到你',
  threw: (who, tile) => zh`${who}打出${tile}`,
  plays: (who) => zh`輪到${who}`,
  throwTile: (tile) => zh`打${tile}`,
  say: (move) => zh`叫${move}`,
  press: (move) => zh`按${move}`,
  pass: '這隻不要',
  leaves: (then, helpful) =>
    then === 1
      ? zh`之後只等最後一隻，還有${helpful}隻未見`
      : zh`之後${away(then)}，未見的牌有${helpful}隻有用`,
  forFan: (fan) => zh`慢一點，但保得住${fan}`,
  claimBrings: (then) => zh`之後${away(then)}`,
  claimKeeps: '這樣沒有損失',
  passKeeps: (then) => zh`這手牌仍然${away(then)}`,
  wins: (fan) => zh`食糊，${fan}`,
  kong: '四隻一樣，再補一隻牌',
  setAside: '在這裏當作花牌',
  wasFarther: (tile, then, best) => zh`打了${tile}，${away(then)}；本來${away(best)}`,
  wasNarrower: (tile, helpful, best) => zh`打了${tile}，只剩${helpful}隻牌有用，本來有${best}隻`,
  wasFine: (tile) => zh`打${tile}一樣好`,
  missedWin: '那隻牌本來可以食糊',
  missedClaim: (move) => zh`叫${move}會更近一步`,
  neededClaim: '叫了這隻牌，並沒有更近',
  ready: (tiles) => zh`你等${tiles}`,
  far: (then) => zh`你${away(then)}`,
  resultWon: '第一局便贏了。番數列在下面。',
  resultOther: '輸了不要緊，常有的事。看看人家怎樣贏。',
  resultDrawn: '這一局沒有人贏。再試一次，或者坐下來打牌。',
  again: '再來一次',
  lessons: '所有課',
  play: '立即打牌',
};

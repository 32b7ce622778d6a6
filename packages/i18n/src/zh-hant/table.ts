/** The table in Chinese as Hong Kong says it. */
import type { Wind } from '@tilehouse/engine';
import type { Catalogue } from '../catalogue.ts';
import { inChinese } from '../plural.ts';

const windMarks: Readonly<Record<Wind, string>> = { east: '東', south: '南', west: '西', north: '北' };

export const table = {
  you: '你',
  wind: (wind) => windMarks[wind],
  windMark: (wind) => windMarks[wind],
  plate: {
    dealer: '莊家',
    yourTurn: '輪到你',
    toPlay: '輪到佢',
    justThrew: '剛打出',
    deciding: '考慮中',
    tiles: (count) => `${count} 隻`,
    computer: (level) => `電腦，${level}`,
    flowerNumber: (number) => `花號${inChinese(number)}`,
    ready: '準備好',
    notReady: '未準備',
  },
  badge: {
    round: (wind) => `${windMarks[wind]}圈`,
    tilesLeft: '隻餘牌',
    left: '餘牌',
    threw: (who) => who,
    paused: '已暫停',
    dealing: '派牌中',
  },
  levels: { easy: '容易', normal: '普通', hard: '高手' },
  status: {
    threw: (who) => `${who}打出`,
    addedToKong: (who) => `${who}加槓`,
    laidKong: (who) => `${who}暗槓`,
    toPlay: (who) => `輪到${who}`,
    youDrew: '你摸到',
    yourThrow: '輪到你：打出一隻',
    complete: '牌型已成',
    ready: '叫糊',
    away: (count) => `差${inChinese(count)}隻`,
    waits: '叫',
    waitsLeft: (count) => `餘 ${count} 隻`,
    throwTile: '打',
    or: '或',
    helps: (count) => `${count} 隻有用`,
    afterwards: '之後',
    winWorth: (fan) => `食糊，${fan}`,
    pausedBy: (who) => `${who}暫停了`,
    nobodyDealt: '未派牌',
    worthTooLittle: (fan, needs) => `牌型已成，得 ${fan} 番，要 ${needs} 番`,
    dealOver: '呢局完咗',
  },
  refusal: (refusal, tile) => {
    switch (refusal.code) {
      case 'below-minimum':
        return `牌型已成，得 ${refusal.fan} 番，要 ${refusal.needs} 番`;
      case 'not-next-seat':
        return `${tile(refusal.tile)}唔係上家打，唔可以上`;
      case 'last-tile-only-wins':
        return '最後一隻只可以食糊';
      case 'not-drawn-this-turn':
        return '牌型已成，但要自己摸到先可以糊';
      case 'no-replacement-left':
        return '冇牌補，唔可以開槓';
      case 'fei-cannot-be-thrown':
        return '飛唔可以打出';
    }
  },
  keys: {
    drawn: '剛摸到',
    uses: (tiles) => `用 ${tiles}`,
    winPays: (fan, amount) => `${fan} · ${amount}`,
    choose: '揀邊款？',
    back: '返回',
    takeBack: '收回',
    more: (count) => `${count} 款`,
  },
  hand: {
    label: '你手牌',
    drawn: (tile) => `${tile}，剛摸到`,
    selected: (tile) => `${tile}，已提起；再按一次打出`,
    seen: (tile, left) => `${tile}：未見 ${left} 隻`,
    keyboardHelp: '用方向鍵揀牌，按 Enter 提起，再按 Enter 打出。',
  },
  menu: {
    open: '選單',
    rules: '規則',
    scores: '分數',
    settings: '設定',
    pause: '暫停',
    resume: '繼續',
    takeBack: '收回上一步',
    newTable: '新開一枱',
    newTableAsk: '清枱重新開始？之前嘅分數會一齊清走。',
    newTableYes: '重新開始',
    leave: '離開',
    level: '電腦級別',
    close: '關閉',
    cancel: '取消',
    textView: '文字版枱面',
  },
  switches: { noClaims: '唔叫牌', autoSort: '自動理牌' },
  scoreLine: (hand, hands) => (hands === undefined ? `第 ${hand} 局` : `第 ${hand} 局，共 ${hands} 局`),
  place: (place, shared) => `${shared ? '同列' : ''}第${inChinese(place)}`,
  opening: '開枱中…',
  failed: '開唔到枱。',
  failedWhat: '重新載入再試，你張枱保存喺呢部機。',
  reload: '重新載入',
  turnPhone: '打橫部電話，牌會大啲。',
  turnPhoneClose: '咁樣得喇',
  forFun: '玩票',
  deal: '派牌',
  says: {
    dealt: (hand, wind) => `第${inChinese(hand)}局派好牌，你坐${wind}。`,
    hand: (tiles) => `你手牌：${tiles}。`,
    youDraw: (tile) => `你摸到${tile}。`,
    draws: (who) => `${who}摸牌。`,
    throws: (who, tile) => `${who}打出${tile}。`,
    setsAside: (who, tile) => `${who}補花：${tile}。`,
    claims: (who, what, tiles) => `${who}${what}：${tiles}。`,
    concealedKong: (who) => `${who}暗槓。`,
    addsToKong: (who, tile) => `${who}加槓${tile}。`,
    paid: (who, amount, to) => `${who}付${to} ${amount}。`,
    robs: (who, tile, from) => `${who}搶${from}槓：${tile}。`,
    selfDrawn: (who, tile) => `${who}自摸${tile}，食糊。`,
    wins: (who, tile, from) => `${who}食${from}嘅${tile}，食糊。`,
    exhausted: '冇牌剩，流局。',
    cancelled: '呢局取消，所有付款退回。',
    canClaim: (what) => `你可以：${what}。`,
    yourTurn: '輪到你。',
    tookBack: (who) => `${who}收回上一步。`,
    paused: (who) => `${who}暫停。`,
    resumed: (who) => `${who}繼續。`,
  },
  text: {
    title: '文字版枱面',
    seat: (who, wind) => `${who}，${wind}`,
    holds: (count) => `手牌 ${count} 隻`,
    melds: (tiles) => `面前：${tiles}`,
    hiddenKong: '暗槓',
    aside: (tiles) => `花：${tiles}`,
    threw: (tiles) => `打出：${tiles}`,
    nothing: '冇',
    wall: (count) => `餘牌 ${count} 隻`,
  },
} satisfies Catalogue['table'];

/** The table in Chinese as Hong Kong writes it. */
import type { Wind } from '@tilehouse/engine';
import type { Catalogue } from '../catalogue.ts';
import { inChinese } from '../plural.ts';
import { quantity } from './quantity.ts';
import { zh } from './zh.ts';

const windMarks: Readonly<Record<Wind, string>> = { east: '東', south: '南', west: '西', north: '北' };

export const table = {
  you: '你',
  wind: (wind) => windMarks[wind],
  windMark: (wind) => windMarks[wind],
  plate: {
    dealer: '莊家',
    balance: '結餘',
    yourTurn: '輪到你',
    toPlay: '輪到他',
    justThrew: '剛打出',
    deciding: '考慮中',
    tiles: (count) => zh`${count}隻`,
    computer: (level) => `電腦（${level}）`,
    isComputer: '電腦',
    flowerNumber: (number) => `${inChinese(number)}號花`,
  },
  badge: {
    round: (wind) => `${windMarks[wind]}圈`,
    roundShort: '圈',
    tilesLeft: '剩餘牌數',
    left: '餘牌',
    paused: '已暫停',
    dealing: '派牌中',
  },
  levels: { easy: '初級', normal: '中級', hard: '高級' },
  status: {
    threw: (who) => zh`${who}打出`,
    addedToKong: (who) => zh`${who}加槓：`,
    laidKong: (who) => zh`${who}開暗槓`,
    laidKongOf: (who) => zh`${who}開暗槓：`,
    toPlay: (who) => zh`輪到${who}`,
    toPlayAway: (who) => zh`${who}離線了，牌枱在等`,
    youDrew: '你摸到',
    yourThrow: '輪到你：請打出一隻牌',
    complete: '牌型已成',
    ready: '叫糊',
    away: (count) => zh`還差${quantity(count)}隻牌`,
    awayWhat: '一手完整的牌是四副加一對眼。你最少還要這麼多隻合用的牌。',
    waits: '你叫',
    waitsLeft: (count) => zh`餘${count}隻`,
    throwTile: '打',
    or: '或',
    helps: (count) => zh`未見的牌有${count}隻有用`,
    helpsWhat: '未見的牌之中，有這麼多隻能令你的牌近一步。',
    unseen: (count) => zh`還有${count}隻未見`,
    afterwards: '之後',
    winWorth: (fan) => `食糊，${fan}`,
    pausedBy: (who) => zh`${who}暫停了牌局`,
    nobodyDealt: '還未派牌',
    dealOver: '這一局打完了',
    beatenBy: (who) => zh`${who}的叫牌比你優先`,
  },
  refusal: (refusal, tile) => {
    switch (refusal.code) {
      case 'below-minimum':
        return zh`牌型已成，但只有${refusal.fan}番，要${refusal.needs}番`;
      case 'not-next-seat':
        return zh`不能用${tile(refusal.tile)}做順子：不是上家打出的`;
      case 'last-tile-only-wins':
        return '最後一隻牌只能用來食糊';
      case 'not-drawn-this-turn':
        return '牌型已成，但要摸到牌才能食糊';
      case 'no-replacement-left':
        return '不能開槓：沒有牌可補';
      case 'kong-needs-a-draw':
        return '現在不能開槓：這一輪要先摸牌';
      case 'no-kong-from-hand':
        return '不能開槓：本枱不設暗槓和加槓';
      case 'no-kong-with-fei':
        return '有飛的碰不能加槓';
      case 'only-drawn-tile-redeems':
        return zh`${tile(refusal.tile)}不能換飛：只有剛摸的牌可以`;
      case 'fei-cannot-be-replaced':
        return '飛不能放到一旁：沒有牌可補';
      case 'fei-cannot-be-thrown':
        return '飛不能打出';
    }
  },
  keys: {
    drawn: '剛摸的牌',
    uses: (tiles) => zh`用${tiles}`,
    winPays: (fan, amount) => `${fan} · ${amount}`,
    choose: '選哪一種？',
    back: '返回',
    takeBack: '收回',
    more: (count) => zh`${count}種`,
  },
  hand: {
    label: '你的手牌',
    drawn: (tile) => `${tile}，剛摸到`,
    selected: (tile) => `${tile}，已提起；再按一次打出`,
    seen: (tile, left) => zh`${tile}：還有${left}隻未見`,
    keyboardHelp: '用方向鍵在手牌中移動，按 Enter 提起，再按 Enter 打出。',
  },
  menu: {
    open: '選單',
    rules: '規則',
    scores: '分數',
    settings: '設定',
    pause: '暫停',
    resume: '繼續',
    takeBack: '收回一步',
    hideTiles: '蓋住我的牌',
    newTable: '另開新枱',
    newTableAsk: '要清走這張枱，重新開始嗎？分數也會一併清除。',
    newTableYes: '重新開始',
    leave: '離開牌枱',
    level: '電腦程度',
    close: '關閉',
    cancel: '取消',
    textView: '文字版牌枱',
  },
  switches: { noClaims: '只食糊', noClaimsWhat: '除食糊外一律不叫牌', autoSort: '自動理牌' },
  scoreLine: (hand, hands) => (hands === undefined ? zh`第${hand}局` : zh`第${hand}局，共${hands}局`),
  place: (place, shared) => `${shared ? '並列' : ''}第${inChinese(place)}`,
  opening: '正在開枱…',
  failed: '未能開枱。',
  failedWhat: '請重新載入再試。你的牌枱保存在這部裝置上。',
  reload: '重新載入',
  turnPhone: '把手機打橫，牌會更大。',
  turnPhoneClose: '這樣就好',
  forFun: '純娛樂',
  deal: '派牌',
  says: {
    dealt: (hand, wind) => zh`第${inChinese(hand)}局，牌已派好。你坐${wind}。`,
    hand: (tiles) => `你的手牌：${tiles}。`,
    youDraw: (tile) => zh`你摸到${tile}。`,
    throws: (who, tile) => zh`${who}打出${tile}。`,
    redeems: (who, tile) => zh`${who}用${tile}換回飛。`,
    winsBy: (who, what) => zh`${who}食糊：${what}。`,
    setsAside: (who, tile) => zh`${who}補花：${tile}。`,
    claims: (who, what, tiles) => zh`${who}${what}：${tiles}。`,
    concealedKong: (who) => zh`${who}開暗槓。`,
    concealedKongOf: (who, tile) => zh`${who}開暗槓，${tile}。`,
    addsToKong: (who, tile) => zh`${who}加槓${tile}。`,
    paid: (who, amount, to) => zh`${who}付${amount}給${to}。`,
    robs: (who, tile, from) => zh`${who}搶${from}的槓：${tile}。`,
    byItself: (who, tile) => zh`${who}補花${tile}，即時食糊。`,
    selfDrawn: (who, tile) => zh`${who}自摸${tile}，食糊。`,
    wins: (who, tile, from) => zh`${who}食糊：${from}打出的${tile}。`,
    exhausted: '牌已摸完，流局。',
    cancelled: '這一局取消，所有付款退回。',
    canClaim: (what) => `你可以：${what}。`,
    yourTurn: '輪到你。',
    tookBack: (who) => zh`${who}收回了一步。`,
    paused: (who) => zh`${who}暫停了牌局。`,
    resumed: (who) => zh`${who}讓牌局繼續。`,
    away: (who) => zh`${who}離線了。`,
    playedFor: (who) => zh`牌枱代${who}打牌。`,
    back: (who) => zh`${who}回來了。`,
  },
  text: {
    title: '文字版牌枱',
    seat: (who, wind) => `${who}，${wind}`,
    holds: (count) => zh`手牌${count}隻`,
    melds: (tiles) => `面前：${tiles}`,
    hiddenKong: '暗槓',
    aside: (tiles) => `花牌：${tiles}`,
    threw: (tiles) => `打出：${tiles}`,
    nothing: '沒有',
    wall: (count) => zh`餘牌${count}隻`,
  },
} satisfies Catalogue['table'];

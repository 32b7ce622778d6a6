/** The rules pages, in Chinese as Hong Kong writes it. */
import type { PageWords } from '../../pages.ts';
import { quantity } from '../quantity.ts';
import { zh } from '../zh.ts';
import { hongKong } from './rules/hong-kong.ts';
import { hongKongOldStyle } from './rules/hong-kong-old-style.ts';
import { mahjongMatch } from './rules/mahjong-match.ts';
import { malaysian } from './rules/malaysian.ts';
import { missingSuit } from './rules/missing-suit.ts';

const games: PageWords['rules']['games'] = {
  'missing-suit': missingSuit,
  malaysian,
  'hong-kong-old-style': hongKongOldStyle,
  'hong-kong': hongKong,
  'mahjong-match': mahjongMatch,
};

export const words: PageWords['rules'] = {
  title: '規則',
  rulesOf: (game) => zh`${game}怎樣玩`,
  contents: '本頁內容',
  play: '立即開局',
  sections: {
    before: '開始之前',
    goal: '目標',
    tiles: '牌',
    turn: '一巡',
    claims: '上、碰、槓',
    special: '特別之處',
    fan: '番數表',
    payment: '各家付多少',
    options: '本枱可選',
    controls: '操作',
    tips: '心得',
    questions: '常見問題',
    others: '如果你打慣另一種',
    house: '本館規定',
    worth: '這手牌值多少？',
  },
  before: {
    players: (count) => zh`${quantity(count)}人一枱，空位由電腦補上。`,
    twoPlayers: (count) => zh`${quantity(count)}個人，用同一部機。`,
    ways: '可以一個人對電腦，或幾個人用同一部機。免費，載入後不用上網，也不用開戶口。',
    waysAtOneDevice: '免費，載入後不用上網，也不用開戶口。',
    age: '適合八歲左右或以上，再小的要有識牌的人陪着。',
    online: '如果在網上與人同枱，對方可能是陌生人：小朋友要有大人在旁。',
    money: '全是遊戲錢：不用付真錢，也換不到真錢。',
  },
  goal: {
    shape: (minimum) =>
      minimum === 0
        ? '砌出四副牌加一對眼，先成的一位就贏這一局。'
        : zh`砌出四副牌加一對眼，並且最少有${minimum}番，先成的一位就贏這一局。`,
    chow: '同一門連續三隻',
    pung: '三隻相同',
    kong: '四隻相同，當一副計',
    pair: '兩隻相同',
    pairWord: '眼',
  },
  tiles: {
    count: (count) => zh`共${count}隻。`,
    groups: {
      m: '萬子',
      p: '筒子',
      s: '索子',
      z: '番子',
      x: '飛（百搭）',
      f: '花',
      y: '季',
      a: '動物',
      j: '王或人頭',
    },
    copies: (count) => zh`每種${quantity(count)}隻`,
    ranks: '級數',
    rank: '級',
  },
  turn: {
    deal: '每人派十三隻，莊家多一隻。莊家先打出一隻。',
    draw: '由牌牆摸一隻。成了牌就可以食糊。',
    discard: '不然就打出一隻不要的，放在自己面前，輪到右手邊的一位。',
    bonus: '摸到花牌會自動擺出，即時補一隻。',
    kong: (kong) => zh`手上有四隻相同，或有已碰的第四隻，摸牌後可以${kong}，補一隻再打。`,
    end: '牌摸完還沒有人食糊就流局，叫糊也沒有收入。',
    keptBack: (count) => zh`牌尾留起${count}隻。`,
  },
  claims: {
    lead: '別人打出的牌，用得着就可以拿。用得着時才會問你。拿了就亮出那一副，再打一隻。',
    win: '成了牌，誰打出的都可以',
    kong: '手上有三隻相同，誰打出的都可以',
    pung: '手上有兩隻相同，誰打出的都可以',
    chow: '手上有兩隻可成順子，只限上家打出的',
    order: '由上至下，上面的先得；同級則由打牌者之後最近的一家先得。',
    robbing: '有人把第四隻加到碰了的一副，而那隻正好令別人食糊，就可以搶槓；開槓的一家當作打出那隻牌。',
  },
  fan: {
    head: { pattern: '牌型', worth: '番', example: '例子' },
    minimum: (minimum, cap) =>
      minimum === 0
        ? zh`成了牌就可食糊。超過${cap}番作${cap}番計。`
        : zh`除非本枱另選，${minimum}番起計。超過${cap}番作${cap}番計。`,
    limit: '封頂',
    off: '選項',
    offWhy: (chip) => zh`只限選了「${chip}」的枱。`,
    contains: (names) => `已包括：${names}。`,
    inAll: (fan) => zh`這手牌共${fan}`,
    open: '看看',
    openNamed: (pattern) => zh`在計番頁看${pattern}的例子`,
    on: { 'self-draw': '自摸', discard: '食別人打出的', 'robbed-kong': '搶槓' },
    aside: '擺出的牌',
    wins: '食糊的一隻',
  },
  payment: {
    table: '各家按番數付多少',
    cap: (fan) => zh`多過${fan}番，照${fan}番付。`,
    fan: '番',
    role: { discarder: '打出的一家', declarer: '開槓的一家', other: '其餘每家', opponent: '自摸，每家' },
    perFei: (amount) => zh`另外，贏家每有一隻飛，每家多付${amount}。`,
    kongs: '槓即時付，與誰食糊無關：',
    kongKinds: { concealed: '暗槓', added: '加槓', claimed: '明槓' },
    kongEach: (amount) => zh`每家付${amount}`,
    kongDiscarder: (amount) => zh`打出的一家付${amount}`,
    noKongs: '槓本身不用付。',
    worked: '例子',
    workedOn: (fan) => zh`以下一手牌，食別人打出的，值${fan}：`,
    workedDrawn: (amount) => zh`如果是自摸，贏家會收${amount}。`,
  },
  options: {
    lead: '開枱的一位在第一局之前選定。有圓點的，是沒有另選時的打法。',
    none: '這個玩法沒有選項。',
    usual: '慣用',
    from: (least, most) => zh`由${least}至${most}`,
  },
  controls: {
    touch: '觸控：按一下牌提起，再按一下打出，或向上推。沿着手牌推可以換位置。',
    mouse: '滑鼠：同樣用按。指着一隻牌，全枱相同的牌會亮起。',
    keys: (win, pung, chow) =>
      zh`鍵盤：方向鍵在手牌上移動，Enter 提起和打出。W ${win}，K 槓，P ${pung}，C ${chow}，X 過。`,
    feiKeys: '有飛時：F 擺出當花；可換飛的玩法，R 換飛。',
    reader: '螢幕閱讀器會讀出每次摸牌、打牌和吃碰；選單中有全枱的文字版。',
    matchTouch: '觸控或滑鼠：按任何一隻蓋着的牌。',
    matchKeys: '鍵盤：方向鍵在牌面上移動，Enter 翻牌。',
  },
  others: {
    lead: '與你熟悉的打法有甚麼不同。',
    choose: '我打慣',
    there: '那邊',
    here: '這裏',
    what: '項目',
    rows: {
      players: '人數',
      tiles: '牌數',
      suits: '門數',
      bonus: '花牌',
      fei: '飛',
      minimum: '起糊番數',
      cap: '封頂番數',
      shapes: '其他牌型',
      robbing: '搶槓',
      concealedKong: '暗槓',
      wallEnd: '牌尾留起',
      length: '一場',
      selfDrawn: '自摸番數',
      concealed: '門前清番數',
      kongPay: '槓要付',
      unit: '結算',
    },
    yes: '有',
    no: '沒有',
    none: '沒有',
    shown: '亮給各家看',
    hidden: '局終才揭開',
    feiIn: (perSet, inPair) =>
      zh`每副最多${quantity(perSet)}隻，眼${inPair === 0 ? '不可用' : `可用${quantity(inPair)}隻`}`,
    deals: (count) => (count === 'endless' ? '隨意' : count === 'open' ? '按圈' : zh`${quantity(count)}局`),
    units: { sen: '馬幣（遊戲錢）', points: '分數' },
    same: '沒有分別，打法一樣。',
  },
  house: {
    tag: '本館規定',
    lead: '各處打法不同的地方，我們要選一種。以下是我們的選擇和原因。',
    why: (reason) => `原因：${reason}`,
  },
  worth: {
    lead: '排出任何一手牌，即時知道在這個玩法值多少番、各家付多少、怎樣可以更大。',
    open: '打開計番頁',
  },
  common: {
    'Claims.12': { what: '最後一隻打出的牌只可食糊，不可上、碰或槓。', why: '拿了之後，再沒有人有牌可摸。' },
    'Kongs.3': { what: '沒有牌可補就不可開槓。', why: '開槓而不補，手牌就少了一隻。' },
  },
  games,
};

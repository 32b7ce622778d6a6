/** Inviting to a room, house rules kept under a name, and the clocks and pace of a table, in Chinese as Hong Kong writes it. */
import type { PageWords } from '../../pages.ts';
import { zh } from '../zh.ts';

const seconds = (count: number): string => zh`${count}秒`;

export const saved: PageWords['online']['saved'] = {
  title: '保存的枱規',
  count: (count) => (count === 0 ? '未有' : String(count)),
  name: '給這套枱規起個名',
  keep: '保存',
  kept: '已保存在這部裝置。',
  use: '使用',
  useLabel: (name) => zh`使用枱規${name}`,
  forget: '刪除',
  forgetLabel: (name) => zh`刪除枱規${name}`,
  link: '這套枱規的連結',
  linkLine: '用這條連結，別人開枱時會用同樣的玩法、枱規和計時：',
  brought: (name) =>
    name === ''
      ? '已按連結填好枱規。看一看，就可以開枱。'
      : `已按連結填好枱規「${name}」。看一看，就可以開枱。`,
  bad: {
    damaged: () => '這條連結的枱規讀不到：可能缺了一截，請再要一次。',
    newer: () => '這條連結的枱規來自較新的版本，這間牌館還未有。',
    pace: () => '這條連結的計時在這裏不可能，所以沒有採用它的枱規。',
    game: (what) => `這間牌館沒有這條連結的玩法「${what}」。`,
    option: (what) => `這條連結的枱規「${what}」不合玩法，所以沒有採用。`,
  },
};

export const invite: PageWords['online']['invite'] = {
  title: '邀請朋友',
  key: '邀請',
  by: (host, game) => (host === '' ? zh`有人請你玩${game}。` : zh`${host}請你玩${game}。`),
  forMoney: '只用名字就是為玩而玩；人人有帳戶就用遊戲錢計，開頭有 RM 200。',
  code: '房號',
  line: '有個名字就可以，不用帳戶。',
  lineForMoney: '有個名字就可以玩玩；計 RM 就人人要有帳戶。',
  copy: '複製',
  copied: '已複製',
  select: '已選取，請自行複製。',
  link: '這個房間的連結',
  share: '分享',
  qr: '連結的二維碼',
  localOnly: '你開啟牌館的網址只有這部電腦認得。同一個網絡的人請用這條連結：',
  localAlone: '這條連結只在這部電腦有效：請讓牌館對外開放，或者用其他人用的網址開啟。',
  where: '網址',
  hostCheck: '朋友連得到這間牌館嗎？檢查一下',
  here: '只限這部電腦',
};

export const trying: PageWords['online']['trying'] = {
  open: '自己打所有座位',
  what: '用來試枱規。別人不能入座，也不計任何成績。',
  as: '現在打的座位',
  follow: '輪到哪個座位就轉到哪個',
};

export const customs: PageWords['online']['customs'] = {
  answer: '叫牌時限',
  answers: (count) => (count === undefined ? '不限' : seconds(count)),
  turn: '打牌時限',
  turns: (count) => (count === undefined ? '不限' : seconds(count)),
  bank: '每局備用時間',
  away: '有人斷線時',
  aways: (count) => (count === undefined ? '全枱等待' : zh`${count}秒後由牌枱代打`),
  evenPace: '劃一節奏',
  evenPaceWhat: '每次摸牌都等同樣的時間，沒有人能猜到誰可以叫牌。',
  chipAnswer: (count) => (count === undefined ? '叫牌不限時' : zh`叫牌${count}秒`),
  chipTurn: (count, bank) => {
    if (count === undefined) return '打牌不限時';
    return bank > 0 ? zh`打牌${count}秒，備用${bank}秒` : zh`打牌${count}秒`;
  },
  chipAway: (count) => (count === undefined ? '斷線者全枱等待' : zh`斷線${count}秒後代打`),
  chipPace: (isOn) => (isOn ? '劃一節奏' : '無人可叫即繼續'),
  chipEndless: (isEndless) => (isEndless ? '沒有最後一局' : '按下一局繼續'),
  whatAnswer: (count) =>
    count === undefined
      ? '可以叫牌的人，想多久都可以。'
      : zh`可以叫牌的人有${count}秒決定，過了時間當作不叫。`,
  whatTurn: (count, bank) => {
    if (count === undefined) return '輪到的人，想多久都可以。';
    const spare = bank > 0 ? zh`，之後還有全局共用的備用時間${bank}秒` : '';
    return zh`每次打牌有${count}秒${spare}。時間用完，就打出剛摸的牌。`;
  },
  whatAway: (count) =>
    count === undefined
      ? '有人斷線，全枱等待，直到他回來。'
      : zh`有人斷線${count}秒後，由牌枱代打，直到他回來；牌枱不會叫牌，也不會食糊。`,
  uneven: '沒有人可以叫牌時，下一隻牌即時摸起。',
  whatEndless: (isEndless) =>
    isEndless
      ? '沒有最後一局：每局之後全枱按「下一局」，有人離開就結束。'
      : '每局之後全枱按下一局，直到打完最後一局。',
};

export const removed: PageWords['online']['removed'] = {
  here: '主持請你離座了。',
  byHost: (game) => zh`${game}：主持請你離座了。`,
  whileAway: (game) => zh`${game}：你離開得太久，同枱的人請你離座了。`,
  hand: {
    'in-play': '這一局由牌枱代你打到完。',
    over: '這一局已由牌枱代你打完。',
    cancelled: '這一局取消了。',
  },
  counts: { 'in-play': '結果照樣計 RM。', over: '結果已計入 RM。', cancelled: '沒有人要付錢。' },
  read: '知道了',
};

export const stakes: PageWords['online']['stakes'] = {
  title: '遊戲錢',
  line: ({ perFan, most }) => zh`每番 ${perFan}，滿番 ${most}。`,
  more: '誰付多少',
  lacks: (names) => zh`暫時只是玩玩，未有帳戶：${names}。`,
  lacksYou: '人人有帳戶才計 RM。開了帳戶就有 RM 200。',
  also: (names) => zh`未有帳戶的還有：${names}。`,
  short: '你的 RM 已用完，增值後才可以開局。',
  add: '增值',
};

/** One's account, in Chinese as Hong Kong writes it. */
import type { PageWords } from '../../pages.ts';
import { zh } from '../zh.ts';

export const account: PageWords['online']['account'] = {
  title: '帳戶',
  guest: '訪客',
  guestLine:
    '你是訪客：只有這部裝置認得你。開了帳戶就有 RM 200，可以坐 RM 枱；用任何裝置都看到自己的紀錄，還可以上龍虎榜。',
  leftSeat: '你和訪客坐在同一張枱。訪客的座位已經離開；如果正在打牌，牌枱會代打到完局。',
  lives: (house) => zh`這個帳戶只存在${house}這間牌館，別處沒有。`,
  money: 'RM 是遊戲錢：不用付真錢，也換不到真錢。',
  since: (date) => zh`${date}加入`,
  name: '名字',
  rename: '更改名字',
  password: '密碼',
  current: '現時密碼',
  next: '新密碼',
  changePassword: '更改密碼',
  passwordLine: '其他裝置會登出。',
  codes: '復原碼',
  codesLeft: (count) => zh`尚餘${count}個。`,
  newCodes: '重新製作',
  newCodesLine: '舊的會失效。',
  devices: '裝置',
  here: '這部裝置',
  device: (browser, system) =>
    browser !== undefined && system !== undefined
      ? zh`${system} 的 ${browser}`
      : (browser ?? system ?? '一部裝置'),
  seen: (date) => zh`最近使用：${date}`,
  seenToday: '今日用過',
  came: (date) => zh`${date}登入`,
  signOut: '在這裏登出',
  signOutAll: '在所有裝置登出',
  signOutGuest: '忘記我',
  signOutGuestAsk: '訪客登出後不能以同一身分回來。要忘記這個名字嗎？',
  end: '刪除帳戶',
  endGuest: '刪除我的資料',
  endLine: '你的名字會從這間牌館永久刪除。打完的牌局會寫作「已刪除的玩家」。',
  endYes: '永久刪除',
  saved: '已儲存。',
  cancel: '取消',
  make: '開個帳戶',
  goOn: '轉到另一部裝置',
  operator: '營運牌館',
};

export const made: PageWords['online']['made'] = {
  title: '帳戶開好了',
  signedIn: (name) => zh`你已登入為${name}。`,
  gift: '你有 RM 200 遊戲錢。',
  runs: '這間牌館由你營運',
  runsLine: '你是這裏第一個開帳戶的人，所以由你營運：可以查看所有牌枱、派發邀請碼，也可以幫忘記密碼的人。',
  toTable: '入枱',
  hasClosed: '你來的那張枱已經關閉了。',
  goOn: '繼續',
};

export const ways: PageWords['online']['ways'] = { table: '返回牌枱', tables: '往牌枱列表', page: '返回' };

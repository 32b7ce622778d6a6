/** The lessons, in Chinese as Hong Kong writes it. */
import type { PageWords } from '../../pages.ts';
import { quantity } from '../quantity.ts';
import { zh } from '../zh.ts';
import { coach } from './coach.ts';

const or = (names: readonly string[]): string => names.join('或');
const and = (names: readonly string[]): string => names.join('、');

const away = (count: number): string =>
  count === 0 ? '已經完成' : count === 1 ? '只差一隻' : zh`差${quantity(count)}隻`;

const why: PageWords['learn']['why'] = {
  noPairButSet: (two, needs) => zh`${and(two)}不一樣，做不成對。它們可以等${or(needs)}湊成一副。`,
  otherSuit: (two) => zh`${and(two)}：數字一樣，花色不同。一對要圖案完全相同。`,
  notAlike: (two) => zh`${and(two)}毫不相干。要找兩隻圖案相同的牌。`,
  needs: (two, needs, odd) => zh`${and(two)}要等${or(needs)}，${odd}配不上。`,
  mixedRun: (tiles) => zh`${and(tiles)}數字相連，但不是同一花色。`,
  honours: (tiles) => zh`${and(tiles)}：風牌和三元牌沒有順子，只可以三隻一樣。`,
  nothingFits: (tiles) => zh`${and(tiles)}沒有兩隻能配在一起。`,
  leftOver: (sets, rest) => {
    const over = rest.length === 2 ? zh`${and(rest)}不成對` : zh`${and(rest)}湊不成牌組和一對眼`;
    return sets.length === 0 ? `${over}。` : zh`${and(sets)}已成，但${over}。`;
  },
  farther: (tile, then, best) => zh`打出${tile}便${away(then)}；打另一隻，仍然${away(best)}。`,
  noRun: (tile) => zh`你手上沒有兩隻牌可以和${tile}連成順子。`,
  tooFew: (tile, held, needs) =>
    held === 0
      ? zh`手上要有${quantity(needs)}隻${tile}才可以，你一隻也沒有。`
      : zh`手上要有${quantity(needs)}隻${tile}才可以，你只有${quantity(held)}隻。`,
  notComplete: (tile, then) => zh`就算有了${tile}，這手牌還${away(then)}，未能食糊。`,
  refused: (text) => `${text}。`,
  could: (moves) => zh`隨時都可以不叫。不過這裏你可以叫${or(moves)}。`,
  winsInstead: (tile) => zh`可以是可以，但再看清楚：有了${tile}，整手牌便成了。`,
  outranked: (says, by) => zh`${by}比${says}優先，不論誰坐得近。`,
  nearer: (says) => zh`兩家都叫${says}，便由打牌那家之後先輪到的一家得牌。`,
  worthLess: (own, items, other) =>
    items.length === 0
      ? zh`這手牌有${own}，另一手有${other}。`
      : zh`這手牌有${own}：${and(items)}。另一手有${other}。`,
  belowMinimum: (own, needs) => zh`牌型是成了，但只有${own}，這裏要${needs}才可以食糊。`,
};

export const words: PageWords['learn'] = {
  title: '學打牌',
  intro: '五課短短的，用真牌來學，再打一局有人在旁提點的牌。',
  game: '學哪一種？',
  begin: '開始',
  goOn: '繼續',
  again: '再來一次',
  done: '學完',
  lessonsDone: (count, all) => zh`已學${count}課，共${all}課`,
  minutes: (count) => zh`${count}分鐘`,
  lessons: {
    pair: { title: '對子', line: '圖案相同的兩隻。' },
    set: { title: '一副', line: '三隻一樣，或者三隻相連。' },
    hand: { title: '四、七、十', line: '一副一副地砌成一手牌。' },
    claims: { title: '叫牌', line: '拿別人打出的牌。' },
    fan: { title: '番', line: '一手牌值多少。' },
  },
  first: { title: '第一局', line: '真正的牌枱，每一步都有人提點。' },
  all: '所有課',
  back: '上一步',
  next: '下一步',
  finish: '完成',
  step: (step, all) => zh`第${step}步，共${all}步`,
  right: ['對了。', '沒錯。', '好眼力。', '正是。'],
  rightAll: (left) => (left === 0 ? '全部找到了。' : zh`對，還有${quantity(left)}隻。`),
  finished: {
    title: (lesson) => `${lesson}：學完了`,
    line: '隨時可以回來再看。',
    nextLesson: (lesson) => `下一課：${lesson}`,
    play: '立即打牌',
  },
  tileIn: (tile) => tile,
  tapped: (tile) => `${tile}，已選`,
  held: '你的牌',
  offered: '可以選的牌',
  thrown: (tile) => `打出的牌：${tile}`,
  rivals: { next: '下家', last: '上家' },
  says: (who, move) => zh`${who}：${move}`,
  hand: (place) => zh`第${place}手`,
  payHead: { fan: '番數', amount: '出銃一家付' },
  orMore: (fan) => `${fan}或以上`,
  steps: {
    pairIs: '兩隻圖案一模一樣的牌是一對。每手食糊的牌都有一對，叫做眼。',
    pairFirst: '這裏有四隻牌。請點出成對的兩隻。',
    pairSuits: '牌有三種花色：筒、索、萬。請點出一對。',
    pairHonours: '三元牌也可以成對：紅中、發財、白板。找一對出來。',
    pairWinds: '還有四隻風牌：東、南、西、北。哪兩隻一樣？',
    setIs: '三隻牌是一副：同花色三隻相連，或者三隻一樣。一手牌要有四副。',
    setRun: '請點出三隻相連的牌。',
    setSame: '現在點出三隻一樣的牌。',
    setSuits: '順子要同一花色。請點出一副。',
    setMiddle: '兩隻牌等第三隻。是哪一隻？',
    setEnds: '這兩隻牌兩頭都可以接。請把兩隻都點出來。',
    setWinds: '風牌和三元牌不分先後，沒有順子。請點出一副。',
    setKong: '四隻一樣的牌，開出來便是槓。它當作一副，還要補一隻牌。',
    setFei: '這種打法有飛。飛可以代替你欠的牌：這裏它是中間那一隻。',
    setWithFei: '用飛湊成一副。',
    handFour: '先砌四隻的小牌：一副，再加一隻等成對的牌。',
    handFourAdd: '哪一隻能令它變成一副和一對？',
    handFiveThrow: '你摸了第五隻。打出一隻，仍然只差一隻便完成。',
    handSeven: '七隻牌：目標是兩副和一對。已經有一副，對子也有了。',
    handSevenAdd: '哪幾隻能完成它？不只一隻。',
    handEightThrow: '八隻牌，要打出一隻。不要離目標更遠。',
    handTenAdd: '十隻牌，要成三副。兩個對子在等：把能完成的牌都點出來。',
    handWhole: '整手牌是十四隻：四副和一對。手上有十三隻，再來最後一隻。',
    handWholeAdd: '十三隻牌。來了哪幾隻便可以食糊？',
    claimsAre: '別人打出你合用的牌，不論輪到誰，你都可以叫來用，再把那一副亮出來。',
    claimPung: '下家打出這隻牌。你可以叫甚麼？',
    claimChow: '上家打出這隻牌。你可以叫甚麼？',
    claimNotChow: '同一隻牌，同一手牌，不過是下家打出的。現在呢？',
    claimKong: '打出的牌，你手上有三隻。可以叫甚麼？答案不只一個。',
    claimWin: '看清楚整手牌。你叫甚麼？',
    rivalsPung: '你打出一隻牌，兩家都想要。誰得到？',
    rivalsWin: '這次有一家可以食糊。誰得到？',
    rivalsNear: '兩家都可以食糊。誰得到？',
    fanIs: '一手牌的大小用番來算。有甚麼特別之處，便加多少番。',
    fanDragon: '哪一手牌較大？',
    fanSuits: '順子或者三隻一樣：哪一手較大？',
    fanPungs: '一手全是三隻一樣，一手全是順子。哪一手較大？',
    fanOneSuit: '守着一種花色有好處。哪一手較大？',
    fanWins: '夠番才可以食糊。這兩手，哪一手可以？',
    fanPays: '番數越多，收得越多。下面是打出你所食那隻牌的一家要付的。',
  },
  why,
  coach,
};

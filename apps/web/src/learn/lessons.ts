/** The five lessons, step by step; a game takes the steps that its own tiles and rules have an answer for. */
import { isPlayable } from './judge/answers.ts';
import type { School } from './judge/school.ts';
import type { LessonId, Step } from './step.ts';

const pair: readonly Step[] = [
  { kind: 'show', id: 'pairIs', groups: ['55p', '77z'] },
  { kind: 'pick', id: 'pairFirst', goal: 'pair', tiles: '3p7p3p5p' },
  { kind: 'pick', id: 'pairSuits', goal: 'pair', tiles: '5p5m5s8m5m' },
  { kind: 'pick', id: 'pairHonours', goal: 'pair', tiles: '6z2p7z4p6z' },
  { kind: 'pick', id: 'pairWinds', goal: 'pair', tiles: '1z3z2z4z3z' },
];

const set: readonly Step[] = [
  { kind: 'show', id: 'setIs', groups: ['345p', '777p'] },
  { kind: 'pick', id: 'setRun', goal: 'set', tiles: '4p9p3p2z5p' },
  { kind: 'pick', id: 'setSame', goal: 'set', tiles: '7z2p7z3p7z' },
  { kind: 'pick', id: 'setSuits', goal: 'set', tiles: '4m5p6s5m6m' },
  { kind: 'add', id: 'setMiddle', hand: '35p', from: '246p' },
  { kind: 'add', id: 'setEnds', hand: '67p', from: '4589p' },
  { kind: 'pick', id: 'setWinds', goal: 'set', tiles: '1z2z3z1z1z' },
  { kind: 'show', id: 'setKong', groups: ['8888p'] },
  { kind: 'show', id: 'setFei', groups: ['4p1x6p'] },
  { kind: 'pick', id: 'setWithFei', goal: 'set', tiles: '3p1x4p9p2z' },
];

const hand: readonly Step[] = [
  { kind: 'show', id: 'handFour', groups: ['123p', '5p'] },
  { kind: 'add', id: 'handFourAdd', hand: '123p5p', from: '4p5p6p1z' },
  { kind: 'throw', id: 'handFiveThrow', hand: '345p8p2z' },
  { kind: 'show', id: 'handSeven', groups: ['234p', '66p', '78p'] },
  { kind: 'add', id: 'handSevenAdd', hand: '234p66p78p', from: '3p9p1z6p' },
  { kind: 'throw', id: 'handEightThrow', hand: '123p67p55z2z' },
  { kind: 'add', id: 'handTenAdd', hand: '123p456p99p77z', from: '9p4p7z1z' },
  { kind: 'show', id: 'handWhole', groups: ['123p', '456p', '777p', '666z', '22z'] },
  { kind: 'add', id: 'handWholeAdd', hand: '123p456p777p8p666z', from: '2z8p9p6p' },
];

const claims: readonly Step[] = [
  { kind: 'show', id: 'claimsAre', groups: ['5p', '55p'] },
  { kind: 'claim', id: 'claimPung', hand: '1p1p5p5p8p9p2z2z4z6z6z7z3z', thrown: '5p', by: 'after' },
  { kind: 'claim', id: 'claimChow', hand: '1p4p6p9p9p2z2z4z6z6z7z3z1z', thrown: '5p', by: 'before' },
  { kind: 'claim', id: 'claimNotChow', hand: '1p4p6p9p9p2z2z4z6z6z7z3z1z', thrown: '5p', by: 'after' },
  { kind: 'claim', id: 'claimKong', hand: '1p4p8p8p8p2z2z4z6z6z7z3z1z', thrown: '8p', by: 'after' },
  { kind: 'claim', id: 'claimWin', hand: '111p333p77p99p666p', thrown: '9p', by: 'after' },
  {
    kind: 'rivals',
    id: 'rivalsPung',
    thrown: '5p',
    next: { hand: '4p6p1p9p1z1z2z3z4z5z6z7z7z', says: 'chow' },
    last: { hand: '5p5p2p8p1z2z2z3z4z4z5z6z7z', says: 'pung' },
  },
  {
    kind: 'rivals',
    id: 'rivalsWin',
    thrown: '5p',
    next: { hand: '5p5p2p8p1z1z2z3z4z5z6z7z7z', says: 'pung' },
    last: { hand: '46p111p999p777p33p', says: 'win' },
  },
  {
    kind: 'rivals',
    id: 'rivalsNear',
    thrown: '5p',
    next: { hand: '46p111p999p777p22p', says: 'win' },
    last: { hand: '333p888p5p111z666z', says: 'win' },
  },
];

const fan: readonly Step[] = [
  { kind: 'slip', id: 'fanIs', hand: '123p456p678p22z555z' },
  { kind: 'worth', id: 'fanDragon', ask: 'more', hands: ['123p456p678p345p22z', '123p456p678p22z555z'] },
  { kind: 'worth', id: 'fanSuits', ask: 'more', hands: ['111m444p888s22p999p', '123m456p789s55s234s'] },
  { kind: 'worth', id: 'fanPungs', ask: 'more', hands: ['111p444p888p99p333z', '123p234p456p33z678p'] },
  { kind: 'worth', id: 'fanOneSuit', ask: 'more', hands: ['123p456p678p22z345p', '123p456p678p345p99p'] },
  { kind: 'worth', id: 'fanWins', ask: 'wins', hands: ['123p234p456p22z678p', '111p444p888p666p99p'] },
  { kind: 'worth', id: 'fanWins', ask: 'wins', hands: ['111m444m888m99p666m', '123m456p789s55s234s'] },
  { kind: 'pay', id: 'fanPays' },
];

const all: Readonly<Record<LessonId, readonly Step[]>> = { pair, set, hand, claims, fan };

/** The steps of a lesson in a game. A sentence is asked once: where two steps share it, the first that fits stands. */
export function stepsOf(school: School, lesson: LessonId): readonly Step[] {
  const seen = new Set<string>();
  return all[lesson].filter((step) => {
    if (seen.has(step.id) || !isPlayable(school, step)) return false;
    seen.add(step.id);
    return true;
  });
}

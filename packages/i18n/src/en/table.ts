/** The table in English: plates, badge, status line, keys, menus, and what is read out. */
import type { Refusal, Wind } from '@tilehouse/engine';
import { plural, toGo } from '../plural.ts';
import type { Someone } from '../someone.ts';

const windNames: Readonly<Record<Wind, string>> = {
  east: 'East',
  south: 'South',
  west: 'West',
  north: 'North',
};
const windMarks: Readonly<Record<Wind, string>> = { east: '東', south: '南', west: '西', north: '北' };

/** Somebody and what they do: *You discard*, *Mei discards*. */
const does = ({ name, isYou }: Someone, you: string, others = `${you}s`): string =>
  isYou ? `You ${you}` : `${name} ${others}`;
/** Somebody to whom something is done. */
const whom = ({ name, isYou }: Someone): string => (isYou ? 'you' : name);
const whose = ({ name, isYou }: Someone): string => (isYou ? 'your' : `${name}’s`);

const tilesOf = (count: number): string => `${count} ${plural(count, { one: 'tile', other: 'tiles' })}`;

export const table = {
  you: 'You',
  wind: (wind: Wind): string => windNames[wind],
  windMark: (wind: Wind): string => windMarks[wind],
  /** Under a name. */
  plate: {
    dealer: 'dealer',
    balance: 'balance',
    yourTurn: 'your turn',
    toPlay: 'to play',
    justThrew: 'just threw',
    deciding: 'deciding',
    tiles: tilesOf,
    computer: (level: string): string => `computer, ${level}`,
    isComputer: 'computer',
    flowerNumber: (number: number): string => `flower number ${number}`,
  },
  badge: {
    round: (wind: Wind): string => `${windNames[wind]} round`,
    roundShort: 'round',
    tilesLeft: 'tiles left',
    left: 'left',
    paused: 'Paused',
    dealing: 'Dealing',
  },
  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard' } as Readonly<Record<string, string>>,
  status: {
    threw: (who: Someone): string => does(who, 'threw', 'threw'),
    addedToKong: (who: Someone): string => `${does(who, 'add')} to a kong:`,
    laidKong: (who: Someone): string => `${does(who, 'lay')} a concealed kong`,
    laidKongOf: (who: Someone): string => `${does(who, 'lay')} a concealed kong of`,
    toPlay: (who: Someone): string => `${who.name} to play`,
    toPlayAway: (who: Someone): string => `${who.name} is away, the table waits`,
    youDrew: 'You drew',
    yourThrow: 'Your turn: throw a tile',
    complete: 'complete',
    ready: toGo(1),
    away: toGo,
    awayWhat:
      'A hand is complete with four sets and a pair. Yours needs so many more of the right tiles, at the least.',
    waits: 'you wait for',
    waitsLeft: (count: number): string => `${count} left`,
    throwTile: 'throw',
    or: 'or',
    helps: (count: number): string =>
      `${count} ${plural(count, { one: 'unseen tile helps', other: 'unseen tiles help' })}`,
    helpsWhat: 'So many of the tiles that you haven’t seen would bring your hand a step nearer to complete.',
    unseen: (count: number): string => `${count} unseen`,
    afterwards: 'then',
    winWorth: (fan: string): string => `wins, ${fan}`,
    pausedBy: (who: Someone): string => does(who, 'paused the game', 'paused the game'),
    nobodyDealt: 'Nothing is dealt yet',
    dealOver: 'The hand is over',
    beatenBy: (who: Someone): string => `${whose(who)} claim goes before yours`,
  },
  /** Why something can't be done, said in the status line. */
  refusal: (refusal: Refusal, tile: (tile: string) => string): string => {
    switch (refusal.code) {
      case 'below-minimum':
        return `complete, but worth ${refusal.fan} of ${refusal.needs} fan`;
      case 'not-next-seat':
        return `no chow on ${tile(refusal.tile)}: only from the seat before you`;
      case 'last-tile-only-wins':
        return 'the last tile can only be claimed to win';
      case 'not-drawn-this-turn':
        return 'complete, but a win needs a tile you drew';
      case 'no-replacement-left':
        return 'no kong: nothing is left to replace it';
      case 'kong-needs-a-draw':
        return 'no kong now: it needs a tile you drew this turn';
      case 'no-kong-from-hand':
        return 'no kong: at this table kongs from the hand are not played';
      case 'no-kong-with-fei':
        return 'no kong on a pung that holds a Fei';
      case 'only-drawn-tile-redeems':
        return `${tile(refusal.tile)} redeems no Fei: only the tile just drawn does`;
      case 'fei-cannot-be-replaced':
        return 'a Fei can’t be set aside: nothing is left to replace it';
      case 'fei-cannot-be-thrown':
        return 'a Fei can’t be thrown';
    }
  },
  keys: {
    drawn: 'drawn tile',
    uses: (tiles: string): string => `with ${tiles}`,
    winPays: (fan: string, amount: string): string => `${fan} · ${amount}`,
    choose: 'Which one?',
    back: 'Back',
    takeBack: 'Take back',
    more: (count: number): string => `${count} ways`,
  },
  hand: {
    label: 'Your hand',
    drawn: (tile: string): string => `${tile}, drawn`,
    selected: (tile: string): string => `${tile}, raised; press again to throw`,
    seen: (tile: string, left: number): string => `${tile}: ${left} unseen`,
    keyboardHelp: 'Arrow keys move along your hand, Enter raises a tile, Enter again throws it.',
  },
  menu: {
    open: 'Menu',
    rules: 'Rules',
    scores: 'Scores',
    settings: 'Settings',
    pause: 'Pause',
    resume: 'Go on',
    takeBack: 'Take back',
    hideTiles: 'Hide my tiles',
    newTable: 'New table',
    newTableAsk: 'Clear this table and begin anew? Its scores go with it.',
    newTableYes: 'Begin anew',
    leave: 'Leave the table',
    level: 'Computers',
    close: 'Close',
    cancel: 'Cancel',
    textView: 'The table in words',
  },
  switches: { noClaims: 'No claims', noClaimsWhat: 'Passes everything but a win', autoSort: 'Auto-sort' },
  scoreLine: (hand: number, hands: number | undefined): string =>
    hands === undefined ? `Hand ${hand}` : `Hand ${hand} of ${hands}`,
  place: (place: number, shared: boolean): string => {
    const ordinal = ['1st', '2nd', '3rd', '4th'][place - 1] ?? `${place}th`;
    return shared ? `${ordinal}, shared` : ordinal;
  },
  opening: 'Setting the table …',
  failed: 'The table could not be opened.',
  failedWhat: 'Reload the page to try again. Your table is kept on this device.',
  reload: 'Reload',
  turnPhone: 'Sideways gives the tiles more room.',
  turnPhoneClose: 'Fine like this',
  forFun: 'for fun',
  deal: 'Deal',
  /** What is read out as it happens. */
  says: {
    dealt: (hand: number, wind: string): string => `Hand ${hand} is dealt. You are ${wind}.`,
    hand: (tiles: string): string => `Your hand: ${tiles}.`,
    youDraw: (tile: string): string => `You draw ${tile}.`,
    throws: (who: Someone, tile: string): string => `${does(who, 'discard')} ${tile}.`,
    redeems: (who: Someone, tile: string): string => `${does(who, 'redeem')} a Fei with ${tile}.`,
    winsBy: (who: Someone, what: string): string => `${does(who, 'win')}: ${what}.`,
    setsAside: (who: Someone, tile: string): string => `${does(who, 'set')} ${tile} aside.`,
    claims: (who: Someone, what: string, tiles: string): string => `${does(who, 'claim')} ${what}: ${tiles}.`,
    concealedKong: (who: Someone): string => `${does(who, 'lay')} a concealed kong.`,
    concealedKongOf: (who: Someone, tile: string): string =>
      `${does(who, 'lay')} a concealed kong of ${tile}.`,
    addsToKong: (who: Someone, tile: string): string => `${does(who, 'add')} ${tile} to a kong.`,
    paid: (who: Someone, amount: string, to: Someone): string =>
      `${does(who, 'pay')} ${amount} to ${whom(to)}.`,
    robs: (who: Someone, tile: string, from: Someone): string =>
      `${does(who, 'rob')} ${whose(from)} kong: ${tile}.`,
    selfDrawn: (who: Someone, tile: string): string => `${does(who, 'win')}, self-drawn on ${tile}.`,
    byItself: (who: Someone, tile: string): string =>
      `${does(who, 'win')} by setting ${tile} aside; the hand ends by itself.`,
    wins: (who: Someone, tile: string, from: Someone): string =>
      `${does(who, 'win')} on ${tile} from ${whom(from)}.`,
    exhausted: 'No tiles are left. The hand is drawn.',
    cancelled: 'The hand is cancelled; payments go back.',
    canClaim: (what: string): string => `You can claim: ${what}.`,
    yourTurn: 'Your turn.',
    tookBack: (who: Someone): string => `${does(who, 'take')} the last move back.`,
    paused: (who: Someone): string => `${does(who, 'pause')} the game.`,
    resumed: (who: Someone): string => `${does(who, 'go', 'goes')} on with the game.`,
    away: (who: Someone): string => `${who.name} is away.`,
    playedFor: (who: Someone): string => `The table plays for ${whom(who)}.`,
    back: (who: Someone): string => `${who.name} is back.`,
  },
  /** The table in words, for who can't see it. */
  text: {
    title: 'The table in words',
    seat: (who: string, wind: string): string => `${who}, ${wind}`,
    holds: (count: number): string => `${tilesOf(count)} in hand`,
    melds: (tiles: string): string => `declared: ${tiles}`,
    hiddenKong: 'a concealed kong',
    aside: (tiles: string): string => `set aside: ${tiles}`,
    threw: (tiles: string): string => `thrown: ${tiles}`,
    nothing: 'nothing',
    wall: (count: number): string => `${tilesOf(count)} left to draw`,
  },
};

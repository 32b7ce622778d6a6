/** Inviting to a room, house rules kept under a name, and the clocks and pace of a table, in English. */

const seconds = (count: number): string => `${count} s`;

export const saved = {
  title: 'Kept house rules',
  count: (count: number): string => (count === 0 ? 'none yet' : String(count)),
  name: 'A name for these rules',
  keep: 'Keep them',
  kept: 'Kept on this device.',
  use: 'Use',
  useLabel: (name: string): string => `Use the house rules ${name}`,
  forget: 'Forget',
  forgetLabel: (name: string): string => `Forget the house rules ${name}`,
  link: 'Link to these house rules',
  linkLine: 'With this link others open a table by the same game, rules and clocks:',
  brought: (name: string): string =>
    name === ''
      ? 'The link has filled in its house rules. Look them over and open the table.'
      : `The link has filled in the house rules “${name}”. Look them over and open the table.`,
  bad: {
    damaged: (_what: string): string =>
      'The house rules in this link can’t be read: part of it is missing. Ask for it once more.',
    newer: (_what: string): string =>
      'The house rules in this link are of a newer Tilehouse than this house runs.',
    pace: (_what: string): string =>
      'The clocks in this link aren’t possible here, so its house rules weren’t taken.',
    game: (what: string): string =>
      `This house doesn’t know the game “${what}” that this link’s house rules are for.`,
    option: (what: string): string =>
      `This link’s house rules set “${what}” in a way the game doesn’t know, so they weren’t taken.`,
  },
};

export const invite = {
  title: 'Bring someone in',
  key: 'Invite',
  by: (host: string, game: string): string =>
    host === '' ? `You are invited to ${game}.` : `${host} invites you to ${game}.`,
  forMoney:
    'With a name you play for fun. Where everybody has an account it is for play money, RM 200 to begin with.',
  code: 'Room code',
  line: 'A name is enough, no account needed.',
  lineForMoney: 'A name is enough to play for fun; for RM everybody needs an account.',
  copy: 'Copy',
  copied: 'Copied',
  select: 'Now copy it: it is selected.',
  link: 'Link to this room',
  share: 'Share',
  qr: 'QR code of the link',
  localOnly:
    'You opened Tilehouse at an address that only this computer knows. Others on your network use this link:',
  localAlone:
    'This link works on this computer only: start Tilehouse so that others can reach it, or open it by the address others use.',
  where: 'Address',
  hostCheck: 'Can friends reach this house? Check',
  here: 'this computer only',
};

export const trying = {
  open: 'Play every seat yourself',
  what: 'To try rules out. Nobody else can sit down, and it counts for nothing.',
  as: 'Playing as',
  follow: 'Go to the seat that is asked',
};

export const customs = {
  answer: 'Time to claim',
  answers: (count: number | undefined): string => (count === undefined ? 'no limit' : seconds(count)),
  turn: 'Time for a turn',
  turns: (count: number | undefined): string => (count === undefined ? 'no limit' : seconds(count)),
  bank: 'Spare time in a hand',
  away: 'When somebody’s line is down',
  aways: (count: number | undefined): string =>
    count === undefined ? 'the table waits' : `the table plays for them after ${seconds(count)}`,
  evenPace: 'Even pace',
  evenPaceWhat: 'Every draw waits the same moment, so that nobody can tell who might have claimed.',
  chipAnswer: (count: number | undefined): string =>
    count === undefined ? 'No claim clock' : `Claims ${seconds(count)}`,
  chipTurn: (count: number | undefined, bank: number): string =>
    count === undefined ? 'No turn clock' : `Turns ${seconds(count)}${bank > 0 ? ` + ${bank} s` : ''}`,
  chipAway: (count: number | undefined): string =>
    count === undefined ? 'Waits for who is away' : `Plays for who is away ${seconds(count)}`,
  chipPace: (isOn: boolean): string => (isOn ? 'Even pace' : 'Moves on at once'),
  chipEndless: (isEndless: boolean): string => (isEndless ? 'No last hand' : 'Next hand to go on'),
  whatAnswer: (count: number | undefined): string =>
    count === undefined
      ? 'Whoever may claim a discard has all the time they like.'
      : `Whoever may claim a discard has ${count} seconds to say so; after that it counts as a pass.`,
  whatTurn: (count: number | undefined, bank: number): string => {
    if (count === undefined) return 'Whoever’s turn it is has all the time they like.';
    const spare = bank > 0 ? ` and then ${bank} spare seconds that last for the whole hand` : '';
    return `Each turn has ${count} seconds${spare}. When they are over, the tile drawn last is thrown.`;
  },
  whatAway: (count: number | undefined): string =>
    count === undefined
      ? 'When somebody’s line is down, everybody waits until they are back.'
      : `When somebody’s line has been down for ${count} seconds, the table throws for them until they are back; it never claims or wins.`,
  uneven: 'Where nobody can claim a discard, the next tile is drawn at once.',
  whatEndless: (isEndless: boolean): string =>
    isEndless
      ? 'There is no last hand: after each, everybody taps Next hand, and the game ends when somebody leaves.'
      : 'After each hand everybody taps Next hand, until the last of the match is played.',
};

/** That somebody was taken from a seat, told them on another page. */
export const removed = {
  here: 'The host removed you from the table.',
  byHost: (game: string): string => `${game}: the host removed you from the table.`,
  whileAway: (game: string): string =>
    `${game}: you had been away for long, and somebody at the table took your seat from you.`,
  hand: {
    'in-play': 'The table plays your hand to the end.',
    over: 'The table played your hand to the end.',
    cancelled: 'The hand was cancelled.',
  },
  counts: {
    'in-play': 'Its result still counts in RM.',
    over: 'Its result counted in RM.',
    cancelled: 'Nothing was paid.',
  },
  read: 'Understood',
};

/** What a win costs in a room for play money, and whose account is missing. */
export const stakes = {
  title: 'Play money',
  line: ({ perFan, most }: { readonly perFan: string; readonly most: string }): string =>
    `${perFan} a fan, ${most} for a full hand.`,
  more: 'Who pays what',
  lacks: (names: string): string => `For fun so far, without an account: ${names}.`,
  lacksYou: 'RM move only when everybody here has an account. Yours begins with RM 200.',
  also: (names: string): string => `Also without one: ${names}.`,
  short: 'Your RM are used up. Nothing is dealt until you add some.',
  add: 'Add RM',
};

/** Inviting to a room, and house rules kept under a name, in English. */

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

/** Running a house, checking how others reach it, and going on at another device, in English. */
import { plural } from '../../plural.ts';

const minutes = (count: number): string => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`;

export const words = {
  operator: {
    title: 'Running the house',
    line: 'For operators: what goes on here, and what you can put right.',
    notYours: 'This page is for whoever runs this house',
    notYoursLine:
      'You are signed in, but not as an operator. Sign in with the account that runs the house, or go back to the tables.',
    guestLine: 'This needs an operator’s account. You are here as a guest: sign in on your account page.',
    account: 'Your account',
    back: 'To the tables',
    hostCheck: 'Host check',
    reports: 'Scoring reports',
    loading: 'Looking …',
    tables: {
      title: 'Live tables',
      count: (count: number): string => `${count} open`,
      none: 'No table is open just now.',
      more: (shown: number, all: number): string => `The ${shown} played at last are shown, of ${all}.`,
      since: (when: string): string => `open since ${when}`,
      moved: (when: string): string => `last move ${when}`,
      here: (count: number): string => `${count} connected`,
      kinds: { private: 'room of friends', public: 'public table' },
      stages: {
        waiting: 'waiting to begin',
        'in-play': 'a hand is in play',
        'between-deals': 'between two hands',
        'match-over': 'the match is over',
        closed: 'closed',
      },
      stuck: (seconds: number): string => `Stuck: ${seconds} s past what it should have done by itself.`,
      openSeat: 'open seat',
      close: 'Close',
      closeLabel: (code: string): string => `Close the table ${code}`,
      askWaiting: (code: string): string =>
        `Close ${code}? Everybody there is told that you did, and nobody can come back to it.`,
      askInPlay: (code: string): string =>
        `Close ${code}? The hand in play is cancelled, money it has moved goes back, and everybody there is told that you closed it.`,
      yes: 'Close it',
      no: 'Leave it open',
      look: 'Look on',
      lookLabel: (code: string): string => `Look on at ${code}`,
    },
    codes: {
      title: 'Invite codes',
      line: 'A code lets one person make an account where the house asks for one. It works once.',
      forWhom: 'For whom (a note for yourself)',
      make: 'Make a code',
      made: 'Hand this over. It isn’t shown again:',
      none: 'No code has been made yet.',
      madeOn: (date: string): string => `made ${date}`,
      unnamed: 'no note',
      usedBy: (name: string): string => (name === '' ? 'used by somebody since deleted' : `used by ${name}`),
      revoked: 'taken back',
      open: 'not used yet',
      revoke: 'Take back',
      revokeLabel: (label: string): string => `Take back the code for ${label}`,
    },
    password: {
      title: 'Reset a password',
      line: 'For somebody who has lost it. They are signed out everywhere, and their old recovery codes work no more.',
      name: 'Name of the account',
      ask: 'Reset …',
      sure: (name: string): string => `Give ${name} a new password and sign them out everywhere?`,
      yes: 'Reset it',
      no: 'Cancel',
      unknown: 'No account here has that name.',
      done: (name: string): string =>
        `${name} comes in with this password now. Hand it over; it isn’t shown again. They can change it on their account page.`,
      password: 'New password',
      codes: 'New recovery codes',
    },
    audit: {
      title: 'What operators did',
      line: 'Lines are only ever added here.',
      none: 'Nothing yet.',
      more: 'Show earlier ones',
      commandLine: 'the command line',
      deleted: 'a deleted player',
      unnamed: 'nobody in particular',
      actions: {
        'table-closed': (by: string, subject: string): string => `${by} closed the table ${subject}.`,
        'invite-made': (by: string, subject: string): string => `${by} made an invite code for ${subject}.`,
        'invite-revoked': (by: string, subject: string): string =>
          `${by} took back the invite code for ${subject}.`,
        'password-reset': (by: string, subject: string): string => `${by} reset the password of ${subject}.`,
        'account-made': (by: string, subject: string): string => `${by} made the account ${subject}.`,
      },
    },
    copy: 'Copy',
    copied: 'Copied',
    select: 'Now copy it: it is selected.',
  },
  check: {
    title: 'Host check',
    line: 'How this browser reaches the house, and what your friends can expect.',
    back: 'Back',
    again: 'Check again',
    running: 'Checking …',
    marks: { ok: 'OK', note: 'worth knowing', wrong: 'wrong' },
    summary: (wrong: number, notes: number): string =>
      wrong > 0
        ? `${wrong} ${plural(wrong, { one: 'thing is', other: 'things are' })} wrong, ${notes} worth knowing.`
        : notes > 0
          ? `Nothing is wrong; ${notes} ${plural(notes, { one: 'thing is', other: 'things are' })} worth knowing.`
          : 'Everything is as it should be.',
    house: {
      name: 'The house answers',
      ok: 'It does.',
      wrong: 'It doesn’t. Is it running, and is this device on the right network?',
    },
    socket: {
      name: 'The line for playing',
      ok: (ms: number): string => `A message goes there and back in ${ms} ms.`,
      slow: (ms: number): string =>
        `A message takes ${ms} ms there and back. It can be played, but tiles come late: try another network.`,
      wrong:
        'Nothing comes back at /ws. A proxy before the house must pass the WebSocket on (Upgrade and Connection headers); a filter in between may block it.',
    },
    cookie: {
      name: 'The cookie',
      ok: 'This browser keeps it: whoever comes in stays in.',
      wrong:
        'This browser doesn’t keep it, so nobody can come in. Allow cookies for this address, and don’t open it inside another page.',
    },
    https: {
      name: 'https',
      ok: 'The page came over https.',
      local: 'At this computer plain http is as good.',
      plain:
        'The page came over plain http. Playing works. These don’t, because browsers keep them for https: installing the app, playing without a network, keeping the screen awake, notifications.',
      noCopy: 'Copying in one tap doesn’t either: mark the text and copy it by hand.',
      unseen:
        'The page came over https, but the house is told http: its cookie isn’t marked secure. Let the proxy send X-Forwarded-Proto, and give its address to --trust-proxy.',
    },
    clock: {
      name: 'Clocks',
      ok: 'This device and the house agree.',
      off: (seconds: number): string =>
        `This device is ${seconds} s off the house. Countdowns are right all the same; dates and times in lists follow the house.`,
    },
    base: {
      name: 'The path',
      ok: (path: string): string =>
        path === '/' ? 'The house has its address to itself.' : `The house is at ${path}`,
      wrong: (page: string, house: string): string =>
        `The page is at ${page}, but the house believes it is at ${house}. Start it with --base-path ${page}`,
    },
    address: {
      name: 'The public address',
      ok: (url: string): string => `Invitations name ${url}, where you are now.`,
      elsewhere: (url: string): string =>
        `Invitations name ${url}. You came by another address; open that one to see what your friends see.`,
      none: 'None is set. Invitations name the address you opened, which is right where your friends can open it too. Otherwise start with --public-url.',
      local:
        'None is set, and you opened Tilehouse at an address that only this computer knows: invitations offer the addresses under “At home”.',
    },
    network: {
      name: 'At home',
      line: 'Anybody on your network can open these:',
      qr: (url: string): string => `QR code of ${url}`,
      none: 'This house has no address on a home network, or isn’t told to listen there (--host).',
      hidden: 'Only this computer and operators are shown the addresses on the network.',
    },
    proxy: {
      name: 'A proxy before it',
      none: (from: string): string => `None: this browser speaks with the house itself (${from}).`,
      trusted: (asks: string, proto: string): string =>
        `Its word is taken: you are ${asks}${proto === '' ? '' : `, by ${proto}`}.`,
      noProto: (asks: string): string =>
        `Its word is taken: you are ${asks}. It doesn’t say whether by https: let it send X-Forwarded-Proto.`,
      untrusted: (from: string): string =>
        `The proxy at ${from} says for whom it asks, but isn’t believed: everybody counts as one. Start with --trust-proxy ${from}`,
    },
    disk: {
      name: 'Room on the disk',
      ok: (free: string): string => `${free} are free.`,
      low: (free: string): string =>
        `Only ${free} are free. A house that can’t write can’t be played in: make room.`,
      unknown: 'This computer doesn’t say.',
    },
    backup: {
      name: 'Backups',
      ok: (when: string, kept: number): string =>
        `The last one is of ${when}; ${kept} ${plural(kept, { one: 'is', other: 'are' })} kept.`,
      off: 'The house makes none by itself. Start it with --backup-every 24h, or see that something else copies it.',
      none: 'None has been made yet. The first comes within a minute of the start.',
      late: (when: string): string => `The last one is of ${when}, which is too long ago. Look at the log.`,
    },
    database: {
      name: 'Where it is kept',
      sqlite: 'In one file on this computer.',
      postgres: (nodes: number): string =>
        `In PostgreSQL, served by ${nodes} ${plural(nodes, { one: 'server', other: 'servers' })}.`,
    },
  },
  moving: {
    title: 'Go on at another device',
    line: 'Your seats, your rooms and a hand in play come along, just as they are.',
    guestLine:
      'As a guest you are known by this device alone. This link is how you take everything to another one.',
    make: 'Make a link',
    scan: 'Scan this with the other device, or open the link there:',
    qr: 'QR code of the link',
    link: 'Link for the other device',
    holds: (count: number): string => `It holds ${minutes(count)} and works once. It is for you alone.`,
    over: 'Its time is over.',
    anew: 'Make another',
    signsOff: (name: string): string =>
      `Whoever opens it is ${name} from then on, and this device is signed off. For ten minutes you can take it back here.`,
    local:
      'Others can’t open this address: at localhost a link works on this computer only. Open Tilehouse by its address on your network first; the host check lists it.',
    back: 'Back',
    take: {
      title: (name: string): string => `Go on here as ${name}?`,
      line: (name: string): string =>
        `This device becomes ${name}’s, with seats, rooms and a hand in play. The one that made the link is signed off; for ten minutes it can take everything back.`,
      over: 'This link leads nowhere any more',
      replaces: (name: string): string =>
        `You are ${name} on this device. That ends here when you take over.`,
      replacesGuest: (name: string): string =>
        `You are the guest ${name} on this device. Guests live on one device: ${name} is gone for good when you take over.`,
      yes: 'Go on here',
      no: 'Not now',
      busy: 'Taking over …',
    },
    left: {
      title: 'You went on at another device',
      line: 'This one is signed off. Nothing was lost: your seats are where you are now.',
      takeBack: 'Take it back here',
      takeBackLine: (name: string): string =>
        `Was that not you, or not meant? For ten minutes you can be ${name} here again; the other device is signed off then.`,
      busy: 'Taking it back …',
      late: 'It is too late to take it back here. At the other device, open your account and choose “Go on at another device”.',
      again: 'Come in here as somebody else',
      home: 'To the games',
    },
  },
};

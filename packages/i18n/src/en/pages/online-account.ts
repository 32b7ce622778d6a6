/** One's account, in English. */
import { plural } from '../../plural.ts';

export const account = {
  title: 'Account',
  guest: 'Guest',
  guestLine:
    'You are a guest: this device alone knows you. With an account you begin with RM 200 for the tables where it counts, your history comes along to any device, and your name can stand on the leaderboard.',
  leftSeat:
    'You sit at a table at which the guest sat too. The guest’s seat there is left; in a hand the table plays for it to the end.',
  lives: (house: string): string =>
    `This account lives at ${house}, in the house that runs there, and nowhere else.`,
  money: 'RM is play money: no real money goes in, and none comes out.',
  since: (date: string): string => `Here since ${date}`,
  name: 'Name',
  rename: 'Change the name',
  password: 'Password',
  current: 'Password now',
  next: 'New password',
  changePassword: 'Change the password',
  passwordLine: 'Other devices are signed out.',
  codes: 'Recovery codes',
  codesLeft: (count: number): string =>
    `${count} ${plural(count, { one: 'code is', other: 'codes are' })} left.`,
  newCodes: 'Make new ones',
  newCodesLine: 'The old ones work no more.',
  devices: 'Devices',
  here: 'this device',
  device: (browser: string | undefined, system: string | undefined): string =>
    browser !== undefined && system !== undefined
      ? `${browser} on ${system}`
      : (browser ?? system ?? 'A device'),
  seen: (date: string): string => `last used ${date}`,
  seenToday: 'last used today',
  came: (date: string): string => `since ${date}`,
  signOut: 'Sign out here',
  signOutAll: 'Sign out everywhere',
  signOutGuest: 'Forget me here',
  signOutGuestAsk: 'As a guest you can’t come back as the same player. Forget this name here?',
  end: 'Delete the account',
  endGuest: 'Delete me',
  endLine: 'Your name goes from this house for good. Finished games keep a place for “a deleted player”.',
  endYes: 'Delete for good',
  saved: 'Saved.',
  cancel: 'Cancel',
  make: 'Make an account',
  goOn: 'Go on at another device',
  operator: 'Running the house',
};

export const made = {
  title: 'Your account is made',
  signedIn: (name: string): string => `You are signed in as ${name}.`,
  gift: 'RM 200 of play money is yours.',
  runs: 'You run this house',
  runsLine:
    'Yours is the first account here, so you are its operator: you see every table, hand out invite codes, and help whoever has lost a password.',
  toTable: 'On to the table',
  hasClosed: 'The table you came from has closed in the meantime.',
  goOn: 'Go on',
};

/** Back to where one came from. */
export const ways = { table: 'Back to the table', tables: 'To the tables', page: 'Back' };

/** Four guests at four browsers play a private match of old style by link, with names only, by clicks alone. */
import { browserEvening } from '../lib/browser-evening.ts';

export const check = browserEvening({
  name: 'friends-match',
  summary: 'four browsers play a whole private match by link, with nothing but names, and begin another',
  spec: 'friends-match.spec.ts',
  title: 'whole match by link',
});

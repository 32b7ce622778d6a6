/** Three accounts at three browsers play five hands for money with rematches, by clicks alone. */
import { browserEvening } from '../lib/browser-evening.ts';

export const check = browserEvening({
  name: 'rm-evening',
  summary:
    'three browsers play five hands for money with rematches; pages, ledger and histories agree to the sen',
  spec: 'rm.spec.ts',
  title: 'five hands',
});

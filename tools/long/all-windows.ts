/** The browser tests in every kind of window, also those that `npm test` runs in two. */
import { CheckFailed, type LongCheck } from '../lib/long-check.ts';
import { suites } from '../lib/suites.mjs';

export const check: LongCheck = {
  name: 'all-windows',
  summary: 'every browser test in every window it is for: whole hands and matches in all five',
  async run() {
    process.env.E2E_WINDOWS = 'all';
    const { passed, failed } = await suites.e2e();
    if (failed > 0) throw new CheckFailed(`${failed} of ${passed + failed} browser tests failed`);
    return { passed, failed };
  },
};

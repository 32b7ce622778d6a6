/** Three accounts at three browsers play five hands for money with rematches, by clicks alone. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CheckFailed, type Figures, type LongCheck } from '../lib/long-check.ts';
import { root } from '../lib/root.mjs';
import { suites } from '../lib/suites.mjs';

export const check: LongCheck = {
  name: 'rm-evening',
  summary:
    'three browsers play five hands for money with rematches; pages, ledger and histories agree to the sen',
  async run() {
    const file = path.join(root, '.cache', 'rm-evening.json');
    rmSync(file, { force: true });
    Object.assign(process.env, { E2E_WINDOWS: 'all', RM_EVENING: file });
    const { passed, failed } = await suites.e2e([
      'rm.spec.ts',
      '--project',
      'desktop',
      '--grep',
      'five hands',
    ]);
    if (failed > 0) throw new CheckFailed(`${failed} of ${passed + failed} browser tests failed`);
    return { passed, ...(JSON.parse(readFileSync(file, 'utf8')) as Figures) };
  },
};

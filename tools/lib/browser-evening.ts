/** Long checks that are one test in browsers, which writes down what came of it. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CheckFailed, type Figures, type LongCheck } from './long-check.ts';
import { root } from './root.mjs';
import { suites } from './suites.mjs';

interface Evening {
  readonly name: string;
  readonly summary: string;
  readonly spec: string;
  /** Words of the test's title. */
  readonly title: string;
}

/** A check that runs one test on the desktop; the test writes its figures to the file that `EVIDENCE` names. */
export function browserEvening({ name, spec, summary, title }: Evening): LongCheck {
  return {
    ...{ name, summary },
    async run() {
      const file = path.join(root, '.cache', `${name}.json`);
      rmSync(file, { force: true });
      Object.assign(process.env, { E2E_WINDOWS: 'all', EVIDENCE: file });
      const { passed, failed } = await suites.e2e([spec, '--project', 'desktop', '--grep', title]);
      if (failed > 0 || passed === 0)
        throw new CheckFailed(`${failed} of ${passed + failed} browser tests failed`);
      return { passed, ...(JSON.parse(readFileSync(file, 'utf8')) as Figures) };
    },
  };
}

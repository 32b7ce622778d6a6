/** How the tests beside the sources are run. */
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // long enough for a slow machine: what hangs is found all the same
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // on two cores Vitest would leave one to itself, which has next to nothing to do
    maxWorkers: '100%',
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
      'bench/**/*.test.ts',
      'examples/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    // what new rulesets are made from: it runs where it is copied to
    exclude: [...configDefaults.exclude, 'tools/new-ruleset/template'],
  },
});

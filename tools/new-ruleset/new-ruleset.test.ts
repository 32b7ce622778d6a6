import { rmSync } from 'node:fs';
import path from 'node:path';
import { mahjongGames } from '@tilehouse/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { withEntry, withImport } from './lists.ts';
import { templateModel } from './model.ts';
import { namesOf, renamedCode } from './names.ts';
import { places } from './places.ts';
import { whyNot } from './refusals.ts';
import { makeTrialCopy } from './trial-copy.ts';
import { writeRuleset } from './write-ruleset.ts';

describe('a new ruleset', () => {
  const copy = makeTrialCopy(`new-ruleset-${process.pid}`, [
    'packages/engine',
    'packages/i18n',
    'packages/tsconfig.test.json',
    'package.json',
    'vitest.config.ts',
    'tsconfig.base.json',
  ]);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const id = 'trial-game';
  const inModules = (file: string): string => path.join(root, 'node_modules', file);
  const inCopy = (args: readonly string[]) => run(process.execPath, args, { cwd: copy, output: 'capture' });

  it('is whole: every file, and a place in the registry and in each language', () => {
    const { files, lists } = writeRuleset(copy, namesOf(id), templateModel());
    expect(files.map((file) => path.posix.basename(file)).sort()).toEqual(
      [
        'RULES.md',
        'examples.ts',
        'golden.txt',
        'index.ts',
        'options.ts',
        'patterns.ts',
        'settle.ts',
        'trial-game.test.ts',
      ].sort(),
    );
    expect(lists).toContain(places.registry);
  });

  it('compiles, with all its words', async () => {
    const { output } = await inCopy([inModules('typescript/bin/tsc'), '-p', 'packages/tsconfig.test.json']);
    expect(output).toBe('');
  }, 120_000);

  it('passes its own tests, its golden table and the contract of a game', async () => {
    const files = [
      `rulesets/${id}`,
      'golden.test.ts',
      'examples.test.ts',
      'clauses.test.ts',
      'src/games.test.ts',
      'i18n.test.ts',
    ];
    // of the contract one rule: the long check has the others, fingerprints, two worlds and all else
    const titles = `${id} (§|golden|.*folding)|names it ${id}|names every game`;
    const args = [inModules('vitest/vitest.mjs'), 'run', ...files, '-t', titles];
    const { status, output } = await inCopy([...args, '--no-color']);
    expect(output).toMatch(/✓ .*trial-game\.test\.ts/);
    expect(output).toMatch(/✓ .*src\/games\.test\.ts/);
    expect(status, output).toBe(0);
  }, 120_000);
});

describe('the id of a new ruleset', () => {
  it.each([
    ['Three-Dots', 'small letters'],
    ['three--dots', 'small letters'],
    ['../escape', 'small letters'],
    ['3-dots', 'small letters'],
    [mahjongGames[0]?.id ?? '', 'already'],
    ['mahjong-match', 'already'],
    ['class', 'keeps "class" for itself'],
    ['chow', 'already means something else'],
    ['once', 'uses "once" already'],
  ])('can’t be %s', (id, why) => {
    expect(whyNot(id, templateModel())).toContain(why);
  });

  it('can be a word or more', () => {
    expect(whyNot('three-dots', templateModel())).toBeUndefined();
    expect(whyNot('guangdong', templateModel())).toBeUndefined();
    expect(namesOf('three-dots-2')).toEqual({
      id: 'three-dots-2',
      value: 'threeDots2',
      title: 'Three dots 2',
    });
  });

  it('takes the place of the old one, and of nothing longer', () => {
    const text =
      "oldName('old-name', 'old-name §Fan.1', 'old-name-84') as OldNameOptions; // Old name, old-name.test.ts";
    expect(renamedCode(text, namesOf('old-name'), namesOf('three-dots'))).toBe(
      "threeDots('three-dots', 'three-dots §Fan.1', 'old-name-84') as ThreeDotsOptions; // Three dots, three-dots.test.ts",
    );
    expect(
      renamedCode("old(`old`, 'old-x', 'old'); // it's old", namesOf('old'), namesOf('three-dots')),
    ).toBe("threeDots(`three-dots`, 'old-x', 'three-dots'); // it's three-dots");
  });
});

describe('lists', () => {
  const source = `import { b } from './b/index.ts';\n\nconst list = {\n  'a-b': {\n    x: 1,\n  },\n  c: {\n    x: 2,\n  },\n} as const;\n`;

  it('get an entry at their end, and an import', () => {
    expect(withEntry(source, 'list', '  d: {},')).toContain('  d: {},\n} as const;');
    expect(withImport(source, './b/', "import { d } from './d.ts';")).toMatch(/b.*\nimport \{ d \}/);
  });

  it('that have another form are said to', () => {
    expect(() => withEntry(source, 'other', '')).toThrow('no object other');
  });
});

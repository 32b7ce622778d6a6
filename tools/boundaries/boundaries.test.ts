import { describe, expect, it } from 'vitest';
import { checkFileLength, longestFile } from './file-length.ts';
import { checkLayers } from './layers.ts';
import { checkPurity } from './purity.ts';
import { checkRulesetNames } from './ruleset-names.ts';
import { readSource } from './source-file.ts';

const at = (problems: readonly { readonly line: number; readonly message: string }[]) =>
  problems.map(({ line, message }) => `${line}: ${message}`);

describe('readSource', () => {
  it('finds every way of importing, and tells imports from other strings', () => {
    const text = `import type { A } from './a.ts';
import b, { type C } from '@tilehouse/engine';
export * from './d.ts';
export { e } from './e.ts';
type F = import('./f.ts').F;
const g = await import('./g.ts');
// import './comment.ts';
const h: 'type' = 'import "./string.ts"';
const i = \`whole\` + \`part \${h}\`;
const j = { 'key': <p title="attribute" /> };`;
    const file = readSource('apps/web/src/x.tsx', text);
    expect(file.imports.map(({ text, line }) => `${line} ${text}`)).toEqual([
      '1 ./a.ts',
      '2 @tilehouse/engine',
      '3 ./d.ts',
      '4 ./e.ts',
      '5 ./f.ts',
      '6 ./g.ts',
    ]);
    expect(file.strings.map(({ text }) => text).sort()).toEqual(
      ['attribute', 'import "./string.ts"', 'key', 'type', 'whole'].sort(),
    );
  });

  it('says which file it cannot read', () => {
    expect(() => readSource('packages/engine/src/x.ts', 'const = 1')).toThrow(
      "packages/engine/src/x.ts can't be parsed",
    );
  });
});

describe('checkLayers', () => {
  const check = (path: string, specifier: string) =>
    at(checkLayers([readSource(path, `\nimport x from '${specifier}';`)]));

  it.each([
    ['packages/table/src/x.ts', '@tilehouse/engine'],
    ['packages/engine/src/x.ts', '@noble/hashes/sha2.js'],
    ['packages/engine/src/a/x.ts', '../b.ts'],
    ['packages/engine/src/x.test.ts', 'vitest'],
    ['packages/engine/src/testing/x.ts', 'fast-check'],
    ['packages/table/src/x.ts', '@noble/hashes/sha2.js'],
    ['apps/server/src/x.ts', '@tilehouse/protocol'],
    ['apps/server/src/x.ts', 'fastify'],
    ['apps/cli/src/x.ts', '@tilehouse/server/serve-options'],
    ['apps/cli/src/x.ts', '../package.json'],
    ['apps/cli/src/x.ts', '@tilehouse/cli'],
  ])('lets %s import %s', (path, specifier) => {
    expect(check(path, specifier)).toEqual([]);
  });

  it.each([
    [
      'packages/engine/src/x.ts',
      '@tilehouse/table',
      'Move what it needs down into engine or lower, or this code up into table',
    ],
    ['packages/engine/src/x.test.ts', '@tilehouse/bots', 'engine lies below bots'],
    ['packages/table/src/x.ts', '@tilehouse/server', 'table lies below server'],
    [
      'packages/bots/src/x.ts',
      '@tilehouse/table',
      'What both need goes down into engine; what joins them goes up into sdk',
    ],
    ['apps/web/src/x.tsx', '@tilehouse/server', 'goes up into cli'],
    ['apps/server/src/x.ts', '@tilehouse/cli', 'server lies below cli'],
    ['packages/engine/src/x.ts', 'node:fs', 'The engine imports nothing but @noble/hashes'],
    ['packages/engine/src/x.ts', 'fast-check', 'The engine imports nothing but @noble/hashes'],
    ['packages/table/src/x.ts', '../../engine/src/game.ts', "Use what '@tilehouse/engine' exports"],
    ['apps/cli/src/x.ts', '../../../tools/x.ts', 'What is shared belongs in a package'],
    ['packages/newcomer/src/x.ts', '@tilehouse/engine', 'newcomer stands in no layer yet'],
    ['apps/cli/src/x.ts', '@tilehouse/newcomer', 'newcomer stands in no layer yet'],
  ])("doesn't let %s import %s", (path, specifier, message) => {
    const problems = check(path, specifier);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^2: /);
    expect(problems[0]).toContain(message);
  });
});

describe('checkRulesetNames', () => {
  const check = (path: string, text: string) => at(checkRulesetNames([readSource(path, text)]));

  it.each(['missing-suit', 'malaysian', 'hong-kong-old-style', 'hong-kong'])(
    'finds %s in shared code',
    (id) => {
      const text = `// no '${id}' here\nif (ruleset === '${id}') pay();`;
      expect(check('packages/table/src/x.ts', text)).toEqual([
        expect.stringMatching(`^2: .*this names ${id}\\.`),
      ]);
      expect(check('apps/web/src/x.tsx', `const x = { '${id}': 1 };`)).toHaveLength(1);
      expect(check('packages/engine/src/mahjong/x.ts', `type X = \`${id}\`;`)).toHaveLength(1);
    },
  );

  it.each([
    'packages/engine/src/mahjong/rulesets/hong-kong/index.ts',
    'packages/engine/src/games.ts',
    'packages/i18n/src/en.ts',
    'packages/table/src/x.test.ts',
    'packages/engine/src/testing/x.ts',
  ])('allows it in %s', (path) => {
    expect(check(path, "const id = 'hong-kong';")).toEqual([]);
  });

  it('leaves longer names alone', () => {
    expect(
      check('packages/table/src/x.ts', "const id = 'missing-suit-84'; const t = 'a hong-kong b';"),
    ).toEqual([]);
  });
});

describe('checkPurity', () => {
  const check = (path: string, text: string) => at(checkPurity([readSource(path, text)]));

  it.each([
    'const t = Date.now();',
    'const t = new Date();',
    'const t = Math.random();',
    'deal(Math.random);',
  ])('finds %s in the rules', (text) => {
    expect(check('packages/engine/src/x.ts', text)).toEqual([
      expect.stringMatching(/^1: Same input, same result/),
    ]);
  });

  it('leaves the rest of the house alone', () => {
    expect(check('apps/server/src/x.ts', 'const t = Date.now();')).toEqual([]);
    expect(check('packages/engine/src/x.test.ts', 'const t = Date.now();')).toEqual([]);
    expect(check('packages/engine/src/x.ts', 'const t = Math.max(1, 2); // Math.random()')).toEqual([]);
  });
});

describe('checkFileLength', () => {
  const check = (path: string, lines: number) =>
    at(checkFileLength([readSource(path, 'f();\n'.repeat(lines))]));

  it('finds a file that is too long', () => {
    expect(check('packages/engine/src/x.ts', longestFile)).toEqual([]);
    expect(check('packages/engine/src/x.ts', longestFile + 1)).toEqual([
      expect.stringMatching(/^401: 401 lines, where 400 is the most/),
    ]);
  });

  it('lets tests and generated files be long', () => {
    expect(check('packages/engine/src/x.test.ts', 500)).toEqual([]);
    expect(check('packages/tile-art/src/sprite.generated.ts', 500)).toEqual([]);
  });
});

/** Writes a new ruleset: its folder, and its entry in every list that a person writes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keyText, withEntry, withImport } from './lists.ts';
import type { Model } from './model.ts';
import { type Names, renamedCode, renamedProse } from './names.ts';
import {
  catalogueOf,
  type Language,
  languages,
  places,
  rulesPagesOf,
  rulesTextOf,
  wordsOf,
} from './places.ts';

/** What was written, as paths from the checkout's top folder. */
export interface Written {
  readonly folder: string;
  /** Its files. */
  readonly files: readonly string[];
  /** Its words, by language. */
  readonly words: readonly string[];
  /** The lists that have it now. */
  readonly lists: readonly string[];
}

/** Makes a ruleset like `model` under new names, in the checkout at `root`. */
export function writeRuleset(root: string, names: Names, model: Model): Written {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const folder = `${places.rulesets}/${names.id}`;
  // every new text is ready before the first is written, so that a list in a new form leaves nothing half done
  const files = [...model.files].map(
    ([name, text]) =>
      [`${folder}/${fileName(name, names, model)}`, fileText([name, text], names, model)] as const,
  );
  const words = languages.flatMap((language) => [
    [wordsOf(language, names.id), wordsText(language, names, model)] as const,
    [rulesTextOf(language, names.id), renamedCode(model.rulesText(language), model.names, names)] as const,
  ]);
  const lists = [
    [places.registry, registered(read(places.registry), names)] as const,
    [places.examples, withExamples(read(places.examples), names)] as const,
    ...languages.flatMap((language) => [
      [catalogueOf(language), listed(read(catalogueOf(language)), names)] as const,
      [rulesPagesOf(language), withRulesPage(read(rulesPagesOf(language)), names)] as const,
    ]),
  ];
  mkdirSync(path.join(root, folder));
  for (const [file, text] of [...files, ...words, ...lists]) writeFileSync(path.join(root, file), text);
  const paths = (written: readonly (readonly [string, string])[]): readonly string[] =>
    written.map(([file]) => file);
  return { folder, files: paths(files), words: paths(words), lists: paths(lists) };
}

/** `old-name-options.test.ts` is called after its ruleset; `index.ts` stays. */
const fileName = (name: string, { id }: Names, model: Model): string =>
  name.startsWith(model.names.id) ? `${id}${name.slice(model.names.id.length)}` : name;

function fileText([name, text]: readonly [string, string], names: Names, model: Model): string {
  const own = (name.endsWith('.ts') ? renamedCode : renamedProse)(text, model.names, names);
  return name === 'RULES.md' ? own.replace(/^# .*/, `# ${names.title}`) : own;
}

/** A ruleset's value under its id. */
const entryOf = ({ id, value }: Names): string =>
  keyText(id) === value ? `  ${value},` : `  ${keyText(id)}: ${value},`;

function registered(source: string, names: Names): string {
  const line = `import { ${names.value} } from './mahjong/rulesets/${names.id}/index.ts';`;
  return withImport(withEntry(source, 'rulesets', entryOf(names)), './mahjong/rulesets/', line);
}

function withExamples(source: string, names: Names): string {
  const line = `import { examples as ${names.value} } from './${names.id}/examples.ts';`;
  return withImport(withEntry(source, 'examples', entryOf(names)), '/examples.ts', line);
}

function withRulesPage(source: string, names: Names): string {
  const line = `import { ${names.value} } from './rules/${names.id}.ts';`;
  return withImport(withEntry(source, 'games', entryOf(names)), './rules/', line);
}

/** The model's words under the new names; only the English name can be told from the id. */
function wordsText(language: Language, names: Names, model: Model): string {
  const text = renamedCode(model.words(language), model.names, names);
  return language === 'en' ? text.replace(/^ {4}name: .*$/m, `    name: '${names.title}',`) : text;
}

/** A language's catalogue with the new words among the others. */
function listed(catalogue: string, { id, value }: Names): string {
  const entry = (part: string): string => `  ${keyText(id)}: ${value}.${part},`;
  const line = `import { ${value} } from './rulesets/${id}.ts';`;
  const withGame = withEntry(catalogue, 'games', entry('game'));
  return withImport(withEntry(withGame, 'mahjong', entry('mahjong')), './rulesets/', line);
}

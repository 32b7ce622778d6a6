/** Writes a new ruleset: its folder, and its entry in every list that a person writes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entryOf, keyText, withEntry, withImport } from './lists.ts';
import type { Model } from './model.ts';
import { type Names, renamedCode, renamedProse } from './names.ts';
import { type Language, languages, places, wordsOf } from './places.ts';

/** What was written, as paths from the checkout's top folder. */
export interface Written {
  readonly folder: string;
  /** Its files. */
  readonly files: readonly string[];
  /** The lists that have it now. */
  readonly lists: readonly string[];
}

/** Makes a ruleset like `model` under new names, in the checkout at `root`. */
export function writeRuleset(root: string, names: Names, model: Model): Written {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const folder = `${places.rulesets}/${names.id}`;
  // every new text is ready before the first is written, so that a list in a new form leaves nothing half done
  const files = [...model.files].map(
    (file) => [`${folder}/${fileName(file[0], names, model)}`, fileText(file, names, model)] as const,
  );
  const lists = [
    [places.registry, registered(read(places.registry), names)] as const,
    ...languages.map(
      (language) => [wordsOf(language), worded(read(wordsOf(language)), { language, names, model })] as const,
    ),
  ];
  mkdirSync(path.join(root, folder));
  for (const [file, text] of [...files, ...lists]) writeFileSync(path.join(root, file), text);
  return { folder, files: files.map(([file]) => file), lists: lists.map(([file]) => file) };
}

/** `old-name-options.test.ts` is called after its ruleset; `index.ts` stays. */
const fileName = (name: string, { id }: Names, model: Model): string =>
  name.startsWith(model.names.id) ? `${id}${name.slice(model.names.id.length)}` : name;

function fileText([name, text]: readonly [string, string], names: Names, model: Model): string {
  const own = (name.endsWith('.ts') ? renamedCode : renamedProse)(text, model.names, names);
  return name === 'RULES.md' ? own.replace(/^# .*/, `# ${names.title}`) : own;
}

function registered(source: string, { id, value }: Names): string {
  const entry = keyText(id) === value ? `  ${value},` : `  ${keyText(id)}: ${value},`;
  const line = `import { ${value} } from './mahjong/rulesets/${id}/index.ts';`;
  return withImport(withEntry(source, 'rulesets', entry), './mahjong/rulesets/', line);
}

/** The catalogue with the model's words under the new id; only the English name can be told from the id. */
function worded(catalogue: string, made: { language: Language; names: Names; model: Model }): string {
  const { language, names, model } = made;
  const words = model.words(language);
  const under = (object: string): string =>
    entryOf(words, object, model.names.id).replace(/^.*\n/, `  ${keyText(names.id)}: {\n`);
  const game = under('games');
  const named = language === 'en' ? game.replace(/^ {4}name: .*$/m, `    name: '${names.title}',`) : game;
  return withEntry(withEntry(catalogue, 'games', named), 'mahjong', under('mahjong'));
}

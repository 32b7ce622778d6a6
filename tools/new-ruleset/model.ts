/** What a new ruleset is made from: the template, or a ruleset there is. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { type Names, namesOf } from './names.ts';
import { type Language, places, rulesTextOf, wordsOf } from './places.ts';

/** A ruleset to copy. */
export interface Model {
  readonly names: Names;
  /** The texts of its folder by name. */
  readonly files: ReadonlyMap<string, string>;
  /** A language's words for it, as a source. */
  words(language: Language): string;
  /** A language's text of its rules page, as a source. */
  rulesText(language: Language): string;
}

const templateFolder = path.join(root, 'tools', 'new-ruleset', 'template');

/** The small ruleset to begin with. */
export function templateModel(): Model {
  return {
    names: namesOf('new-ruleset'),
    files: filesOf(templateFolder),
    words: (language) => readFileSync(path.join(templateFolder, 'words', `${language}.ts`), 'utf8'),
    rulesText: (language) => readFileSync(path.join(templateFolder, 'rules-text', `${language}.ts`), 'utf8'),
  };
}

/** A ruleset there is, by its id. */
export function rulesetModel(id: string): Model {
  return {
    names: namesOf(id),
    files: filesOf(path.join(root, places.rulesets, id)),
    words: (language) => readFileSync(path.join(root, wordsOf(language, id)), 'utf8'),
    rulesText: (language) => readFileSync(path.join(root, rulesTextOf(language, id)), 'utf8'),
  };
}

function filesOf(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(names.map(({ name }) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

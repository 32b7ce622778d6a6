/** Why a ruleset can't have an id. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@tilehouse/engine';
import { checkRulesetNames } from '../boundaries/ruleset-names.ts';
import { allSources } from '../boundaries/sources.ts';
import { root } from '../lib/root.mjs';
import type { Model } from './model.ts';
import { canBeVariable, isKebabCase, namesOf } from './names.ts';
import { places } from './places.ts';

/** Why a new ruleset can't have this id, in words for whoever chose it; undefined when it can. */
export function whyNot(id: string, model: Model): string | undefined {
  if (!isKebabCase(id))
    return `"${id}" can't be an id: write small letters and digits in words with a - between them, such as three-dots.`;
  const ids: readonly string[] = games.map((game) => game.id);
  if (ids.includes(id)) return `There is a game "${id}" already. There are: ${ids.join(', ')}.`;
  const { value } = namesOf(id);
  if (!canBeVariable(value)) return `"${id}" can't be an id: TypeScript keeps "${value}" for itself.`;
  const [use] = checkRulesetNames(allSources(), [id]);
  if (use !== undefined)
    return `"${id}" can't be an id: ${use.path}:${use.line} already means something else by it.`;
  const registry = readFileSync(path.join(root, places.registry), 'utf8');
  const isUsed = [registry, ...model.files.values()].some((text) => new RegExp(`\\b${value}\\b`).test(text));
  return isUsed ? `"${id}" can't be an id: the code it would stand in uses "${value}" already.` : undefined;
}

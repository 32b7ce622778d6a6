/** The special shapes a table plays: a ruleset's, less those its options switch off. */
import { defaultOptions, type OptionValues } from '../options.ts';
import type { Ruleset, SpecialShape } from './ruleset.ts';

type Shapes = readonly SpecialShape[];

/** One list a combination of shapes, so that what is remembered by list is remembered once. */
const lists = new WeakMap<Ruleset, Map<string, Shapes>>();
const byOptions = new WeakMap<Ruleset, WeakMap<OptionValues, Shapes>>();
const defaults = new WeakMap<Ruleset, OptionValues>();

/** The shapes under a table's options, or under the defaults; the same options give the same list. */
export function playedShapes(rules: Ruleset, options?: OptionValues): Shapes {
  if (rules.specialShapes.every(({ isPlayed }) => isPlayed === undefined)) return rules.specialShapes;
  const values = options ?? remembered(defaults, rules, () => defaultOptions(rules.options) as OptionValues);
  const known = remembered(byOptions, rules, () => new WeakMap<OptionValues, Shapes>());
  return remembered(known, values, () => listOf(rules, values));
}

function listOf(rules: Ruleset, options: OptionValues): Shapes {
  const played = rules.specialShapes.filter((shape) => shape.isPlayed?.(options) !== false);
  const known = remembered(lists, rules, () => new Map<string, Shapes>());
  const key = played.map(({ id }) => id).join();
  const list = known.get(key) ?? played;
  known.set(key, list);
  return list;
}

function remembered<Key extends object, Value>(
  memo: WeakMap<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const made = make();
  memo.set(key, made);
  return made;
}

/** Hand analysis of a ruleset: one analyser each, kept for good. */
import { HandAnalyser } from './hand/tiles-away.ts';
import type { Ruleset } from './ruleset.ts';

const analysers = new WeakMap<Ruleset, HandAnalyser>();

/** The analyser of a ruleset; it knows the special shapes and the Fei limits. */
export function analyserOf(rules: Ruleset): HandAnalyser {
  let analyser = analysers.get(rules);
  if (analyser === undefined) {
    analyser = new HandAnalyser({ suits: rules.suits, wilds: rules.wilds, specials: rules.specialShapes });
    analysers.set(rules, analyser);
  }
  return analyser;
}

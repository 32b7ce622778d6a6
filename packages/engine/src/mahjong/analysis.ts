/** Hand analysis of a ruleset: one analyser for each list of special shapes its tables may play, kept for good. */
import type { OptionValues } from '../options.ts';
import { HandAnalyser } from './hand/tiles-away.ts';
import { playedShapes } from './played-shapes.ts';
import type { Ruleset, SpecialShape } from './ruleset.ts';

const analysers = new WeakMap<Ruleset, WeakMap<readonly SpecialShape[], HandAnalyser>>();

/** The analyser of a ruleset under a table's options, or the defaults; it knows the special shapes and Fei limits. */
export function analyserOf(rules: Ruleset, options?: OptionValues): HandAnalyser {
  if (latest?.rules !== rules || latest.options !== options) {
    latest = { rules, options, analyser: analyserFor(rules, options) };
  }
  return latest.analyser;
}

/** The analyser asked for last: a table asks for its own many times over. */
let latest: { rules: Ruleset; options: OptionValues | undefined; analyser: HandAnalyser } | undefined;

function analyserFor(rules: Ruleset, options: OptionValues | undefined): HandAnalyser {
  const specials = playedShapes(rules, options);
  let known = analysers.get(rules);
  if (known === undefined) {
    known = new WeakMap();
    analysers.set(rules, known);
  }
  let analyser = known.get(specials);
  if (analyser === undefined) {
    analyser = new HandAnalyser({ suits: rules.suits, wilds: rules.wilds, specials });
    known.set(specials, analyser);
  }
  return analyser;
}

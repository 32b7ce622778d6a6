/** Scoring: complete hands judged a second, beside a peer, and how long the slowest hand with four Fei takes. */
import { countTiles, defaultOptions, judge, type OptionValues, type Ruleset } from '@tilehouse/engine';
import { completeWins } from './hands.ts';
import { type Contender, keep, measure } from './measure.ts';
import { majiangCore, majiangText } from './peers.ts';
import { type BenchReport, type Latency, ratiosOf } from './report.ts';

function ours(rules: Ruleset, wish: { count: number; fei: number; seed: number }): Contender {
  const options = defaultOptions(rules.options) as OptionValues;
  const wins = completeWins(rules, wish);
  return {
    name: `tilehouse: scoring ${rules.id}${wish.fei > 0 ? `, ${wish.fei} Fei` : ''}`,
    operations: wins.length,
    run: () => {
      for (const win of wins) keep(judge(rules, options, win).win ? 1 : 0);
    },
  };
}

function majiangScoring(rules: Ruleset, count: number): Contender {
  const { Shoupai, Util } = majiangCore();
  const hands = completeWins(rules, { count, fei: 0, seed: 21 }).map((win) =>
    Shoupai.fromString(majiangText(countTiles([...win.concealed, win.tile]))),
  );
  const param = Util.hule_param({ hupai: { lizhi: 1 } });
  return {
    name: '@kobalab/majiang-core 1.4.1: scoring',
    operations: hands.length,
    run: () => {
      for (const hand of hands) keep(Util.hule(hand, null, param)?.defen ?? 0);
    },
  };
}

/** Scoring of a four-suit ruleset beside majiang-core, and of each ruleset alone. */
export function benchScoring(besidePeer: Ruleset, others: readonly Ruleset[]): BenchReport {
  const beside = measure([
    ours(besidePeer, { count: 2_000, fei: 0, seed: 21 }),
    majiangScoring(besidePeer, 500),
  ]);
  const alone = others.flatMap((rules) => measure([ours(rules, { count: 2_000, fei: 0, seed: 22 })]));
  return { results: [...beside, ...alone], ratios: ratiosOf(beside), latencies: others.map(fourFeiLatency) };
}

/** Single hands with four Fei, each timed by itself. */
function fourFeiLatency(rules: Ruleset): Latency {
  const options = defaultOptions(rules.options) as OptionValues;
  const wins = completeWins(rules, { count: 3_000, fei: 4, seed: 23 });
  for (const win of wins.slice(0, 500)) judge(rules, options, win);
  const times = wins
    .map((win) => {
      const before = performance.now();
      judge(rules, options, win);
      return performance.now() - before;
    })
    .sort((a, b) => a - b);
  const at = (share: number): number =>
    Number((times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(4));
  return {
    name: `tilehouse: scoring ${rules.id}, 4 Fei`,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    samples: times.length,
  };
}

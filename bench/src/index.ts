/** The project's benchmarks, each with the peers it can run beside itself in the same run. */
import { mahjongGames } from '@tilehouse/engine';
import { benchFei, benchHandAnalysis } from './hand-analysis.ts';
import type { BenchReport } from './report.ts';
import { benchScoring } from './scoring.ts';
import { benchSelfPlay } from './self-play.ts';

export type { Measured } from './measure.ts';
export type { BenchReport, Latency, Ratio } from './report.ts';

/** Runs every benchmark; `progress` is told what comes next. */
export async function runBench(progress: (what: string) => void): Promise<BenchReport> {
  const rulesets = mahjongGames.map(({ rules }) => rules);
  const threeSuits = rulesets.filter(({ suits, wilds }) => suits.length === 3 && wilds.copies === 0);
  const withFei = rulesets.filter(({ wilds }) => wilds.copies > 0);
  const [besidePeers] = threeSuits;
  if (besidePeers === undefined) throw new Error('no ruleset to run beside the peers');
  const reports: BenchReport[] = [];
  progress('hand analysis');
  reports.push(await benchHandAnalysis(besidePeers));
  for (const rules of withFei) reports.push(benchFei(rules));
  progress('scoring');
  reports.push(benchScoring(besidePeers, withFei));
  progress('self-play');
  reports.push(benchSelfPlay(mahjongGames, ['random', 'normal']));
  return {
    results: reports.flatMap(({ results }) => results),
    ratios: reports.flatMap(({ ratios }) => ratios),
    latencies: reports.flatMap(({ latencies }) => latencies),
  };
}

/** Ten thousand hands a ruleset by random legal players, options sampled: every promise audited, two worlds compared. */
import { findMahjongGame, mahjongGames } from '@tilehouse/engine';
import { type SelfPlayReport, selfPlayDeals } from '@tilehouse/engine/testing';
import { CheckFailed, type LongCheck } from '../lib/long-check.ts';
import { spread, workOnParts } from '../lib/spread.ts';

const handsEach = 10_000;
const partSize = 500;
/** Hands in a sitting before other options are drawn: long enough for dealer and winds to move. */
const sitting = 8;

interface Part {
  readonly game: string;
  readonly hands: number;
  readonly firstSeed: number;
}

export const check: LongCheck = {
  name: 'self-play',
  summary: `${handsEach} hands a ruleset, options sampled: endings, tiles, payments, folds, two worlds`,
  async run({ seed, jobs, progress }) {
    const start = Number(seed) || 1;
    const perGame = handsEach / partSize;
    const parts = mahjongGames.flatMap(({ id }) =>
      Array.from({ length: perGame }, (_, at): Part => {
        return { game: id, hands: partSize, firstSeed: start * 1_000_000 + at * partSize };
      }),
    );
    const total = parts.length * partSize;
    const reports = await spread<Part, SelfPlayReport>({
      module: new URL(import.meta.url),
      parts,
      jobs,
      progress: (done) => progress(`${done} of ${total} hands`),
    });
    return Object.fromEntries(
      mahjongGames.map(({ id }, at) => [id, figures(reports.slice(at * perGame, (at + 1) * perGame))]),
    );
  },
};

function figures(reports: readonly SelfPlayReport[]) {
  const sum = (of: (report: SelfPlayReport) => number): number =>
    reports.reduce((total, each) => total + of(each), 0);
  const hands = sum((report) => report.hands);
  const endings = sum((report) => report.endings);
  if (endings !== hands) throw new CheckFailed(`${hands} hands had ${endings} endings`);
  return {
    hands,
    endings,
    wins: sum((report) => report.wins),
    optionSets: new Set(reports.flatMap((report) => report.optionSets)).size,
    handsComparedInTwoWorlds: sum((report) => report.worlds),
    tilesThatDiffered: sum((report) => report.swapped),
  };
}

workOnParts<Part, SelfPlayReport>(({ game, hands, firstSeed }, progress) => {
  const found = findMahjongGame(game);
  if (found === undefined) throw new Error(`no game ${game}`);
  return selfPlayDeals(found, { hands, firstSeed, worldsEvery: 1, optionsEvery: sitting, progress });
});

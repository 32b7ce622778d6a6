/** Hands played over real sockets in two worlds: every kind of viewer is sent the same bytes at the same times. */
import { findMahjongGame, mahjongGames, seatsOf, seededRandom, type Viewer } from '@tilehouse/engine';
import { type ComparedWorlds, compareOverSockets, HouseOfWorlds } from '@tilehouse/server/testing';
import { CheckFailed, type LongCheck } from '../lib/long-check.ts';
import { spread, workOnParts } from '../lib/spread.ts';

const handsEach = 125;
const partSize = 25;

interface Part {
  readonly game: string;
  readonly firstSeed: number;
}

interface Report {
  readonly compared: readonly ComparedWorlds[];
  readonly faults: readonly string[];
}

export const check: LongCheck = {
  name: 'two-worlds-sockets',
  summary: `${handsEach * mahjongGames.length} hands over real sockets, each on two walls, seen by every kind of viewer in turn`,
  async run({ seed, jobs, progress }) {
    const start = (Number(seed) || 1) * 10_000;
    const parts = mahjongGames.flatMap(({ id }) =>
      Array.from({ length: handsEach / partSize }, (_, at): Part => {
        return { game: id, firstSeed: start + at * partSize };
      }),
    );
    const total = parts.length * partSize;
    const reports = await spread<Part, Report>({
      ...{ module: new URL(import.meta.url), parts, jobs },
      progress: (done) => progress(`${done} of ${total} hands`),
    });
    const faults = reports.flatMap((report) => report.faults);
    if (faults.length > 0) throw new CheckFailed(faults.slice(0, 5).join('; '));
    const compared = reports.flatMap((report) => report.compared);
    const sum = (of: (each: ComparedWorlds) => number): number =>
      compared.reduce((all, each) => all + of(each), 0);
    return {
      hands: compared.length,
      framesCompared: sum(({ frames }) => frames),
      tilesThatDiffered: sum(({ differing }) => differing),
      differences: 0,
    };
  },
};

workOnParts<Part, Report>(async ({ firstSeed, game: id }, progress) => {
  const game = findMahjongGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const worlds = await HouseOfWorlds.open(game);
  const compared: ComparedWorlds[] = [];
  const viewers: readonly Viewer[] = [...seatsOf(game.seats), 'outsider'];
  for (let at = 0; at < partSize; at += 1) {
    const viewer = viewers[at % viewers.length] ?? 'outsider';
    const random = seededRandom(firstSeed + at);
    const length = 8 + Math.floor(random() * 30);
    compared.push(await compareOverSockets(worlds, game, { random, length, viewers: [viewer] }));
    progress(at + 1);
  }
  const { faults } = worlds;
  await worlds.close();
  return { compared, faults };
});

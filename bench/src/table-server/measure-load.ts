/** Measures servers of tables under the same load, one after the other and in turn, each in a process of its own. */
import type { Done, ProtocolName, Work } from './generator.ts';
import { Generator, type LoadedServer } from './processes.ts';

/** A server to measure. */
export interface LoadContender {
  readonly name: string;
  readonly protocol: ProtocolName;
  start(): Promise<LoadedServer>;
}

export interface LoadPlan {
  /** More than ten. */
  readonly rooms: number;
  readonly samples: number;
  /** Moves a second over all rooms, where they are paced. */
  readonly perSecond: number;
  /** Milliseconds of each part that is measured. */
  readonly milliseconds: number;
  /** Rooms are apart by up to so many moves, about as many as a hand has. */
  readonly apart: number;
  /** As many moves as go for so long before, in milliseconds: a server runs for days, and not as it is first compiled. */
  readonly warmMilliseconds: number;
}

/** What was measured, in each sample or as medians. */
export interface LoadFigures {
  /** Milliseconds until everybody in a room has a move. */
  readonly pacedP50: number;
  readonly pacedP99: number;
  readonly pacedPerSecond: number;
  readonly saturatedPerSecond: number;
  /** Microseconds of the server's processor for each move. */
  readonly serverMicros: number;
  /** The same of the generator: it must not be what is measured. */
  readonly generatorMicros: number;
  /** Memory that a room more takes, when it has just been opened and after the load. */
  readonly openedKb: number;
  readonly usedKb: number;
  /** Of that, what the program still uses; the rest is what it was given in passing and keeps for the next time. */
  readonly aliveKb: number;
}

export interface LoadResult {
  readonly name: string;
  readonly median: LoadFigures;
  /** (most − least) / median of the samples. */
  readonly spread: LoadFigures;
}

/** Rooms opened before memory is counted: they bring what all have in common. */
const firstRooms = 10;

/** Takes a sample of each contender in turn, every second time in the opposite order. */
export async function measureLoad(
  contenders: readonly LoadContender[],
  plan: LoadPlan,
  progress: (text: string) => void,
): Promise<readonly LoadResult[]> {
  const samples = new Map(contenders.map(({ name }) => [name, [] as LoadFigures[]]));
  for (let round = 0; round < plan.samples; round += 1) {
    const order = round % 2 === 0 ? contenders : contenders.toReversed();
    for (const contender of order) {
      progress(`${contender.name}, ${round + 1} of ${plan.samples}`);
      samples.get(contender.name)?.push(await sample(contender, plan));
    }
  }
  return [...samples].map(([name, taken]) => ({ name, ...summed(taken) }));
}

async function sample({ protocol, start }: LoadContender, plan: LoadPlan): Promise<LoadFigures> {
  const server = await start();
  const generator = new Generator();
  const { apart, milliseconds, perSecond, warmMilliseconds } = plan;
  const measured = async (work: Work): Promise<Done & { readonly serverMicros: number }> => {
    const before = await server.processor();
    const done = await generator.work(work);
    const after = await server.processor();
    return { ...done, serverMicros: ((after - before) * 1000) / done.moves };
  };
  try {
    await generator.work({ type: 'open', protocol, url: server.url, rooms: firstRooms });
    await generator.work({ type: 'saturated', milliseconds: milliseconds / 4 });
    const first = await server.memory();
    await generator.work({ type: 'open', protocol, url: server.url, rooms: plan.rooms - firstRooms });
    const opened = await server.memory();
    const perRoom = (bytes: number): number => bytes / 1024 / (plan.rooms - firstRooms);
    await generator.work({ type: 'stagger', moves: apart });
    await generator.work({ type: 'saturated', milliseconds: warmMilliseconds });
    const paced = await measured({ type: 'paced', perSecond, milliseconds });
    const saturated = await measured({ type: 'saturated', milliseconds });
    const used = await server.memory();
    return {
      pacedP50: paced.p50,
      pacedP99: paced.p99,
      pacedPerSecond: paced.moves / paced.seconds,
      saturatedPerSecond: saturated.moves / saturated.seconds,
      serverMicros: saturated.serverMicros,
      generatorMicros: (saturated.cpuMs * 1000) / saturated.moves,
      openedKb: perRoom(opened.rss - first.rss),
      usedKb: perRoom(used.rss - first.rss),
      aliveKb: perRoom(used.alive - first.alive),
    };
  } finally {
    await generator.close();
    await server.close();
  }
}

function summed(samples: readonly LoadFigures[]): Pick<LoadResult, 'median' | 'spread'> {
  const of = (reduce: (sorted: readonly number[]) => number): LoadFigures => {
    const figure = (name: keyof LoadFigures): number => {
      const value = reduce(samples.map((each) => each[name]).toSorted((a, b) => a - b));
      return Number(value.toPrecision(3));
    };
    return {
      ...{ pacedP50: figure('pacedP50'), pacedP99: figure('pacedP99') },
      ...{ pacedPerSecond: figure('pacedPerSecond'), saturatedPerSecond: figure('saturatedPerSecond') },
      ...{ serverMicros: figure('serverMicros'), generatorMicros: figure('generatorMicros') },
      ...{ openedKb: figure('openedKb'), usedKb: figure('usedKb'), aliveKb: figure('aliveKb') },
    };
  };
  const middle = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? 0;
  return {
    median: of(middle),
    spread: of((sorted) => ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / (middle(sorted) || 1)),
  };
}

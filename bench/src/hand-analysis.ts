/** Hand analysis beside the npm peers: tiles away, acceptance, every discard's acceptance. */
import { analyserOf, type HandAnalyser, type Ruleset, type TileCounts } from '@tilehouse/engine';
import { randomCounts, withFei } from './hands.ts';
import { type Contender, keep, measure } from './measure.ts';
import { majiang, type Peer, paiForge, shown, syanten, tileEfficiency } from './peers.ts';
import { type BenchReport, ratiosOf } from './report.ts';

const ourName = 'tilehouse';

/** How many hands each question is asked of; slow peers get fewer. */
const counts = { fast: 20_000, slow: 400 };

/** Measures all questions; peers that disagree with each other more than they are known to stop the bench. */
export async function benchHandAnalysis(rules: Ruleset): Promise<BenchReport> {
  const peers = [await tileEfficiency(), majiang(), await paiForge(), syanten()];
  const ofThirteen = randomCounts(rules, { count: counts.fast, size: 13, seed: 13 });
  const ofFourteen = randomCounts(rules, { count: counts.fast, size: 14, seed: 14 });
  const analyser = analyserOf(rules);
  checkAgreement(analyser, peers, ofFourteen.slice(0, 2_000));
  const groups = [
    question('tiles away', {
      ours: (hands) => {
        for (const hand of hands) keep(analyser.tilesAway(hand));
      },
      peers,
      ask: (peer) => peer.tilesAway,
      hands: ofFourteen,
    }),
    question('acceptance', {
      ours: (hands) => {
        for (const hand of hands) keep(analyser.accepts(hand).length);
      },
      peers,
      ask: (peer) => peer.acceptance,
      hands: ofThirteen,
    }),
    question('every discard’s acceptance', {
      ours: (hands) => {
        for (const hand of hands) keep(everyDiscard(analyser, hand));
      },
      peers,
      ask: (peer) => peer.discards,
      hands: ofFourteen,
    }),
  ].map(measure);
  return { results: groups.flat(), ratios: groups.flatMap(ratiosOf), latencies: [] };
}

/** Tiles away with four Fei beside none, in a ruleset that has Fei. */
export function benchFei(rules: Ruleset): BenchReport {
  const analyser = analyserOf(rules);
  const plain = randomCounts(rules, { count: counts.fast, size: 14, seed: 15 });
  const wild = withFei(plain, 4);
  const contender = (name: string, hands: readonly TileCounts[]): Contender => ({
    name: `${ourName}: tiles away, ${name}`,
    operations: hands.length,
    run: () => {
      for (const hand of hands) keep(analyser.tilesAway(hand));
    },
  });
  const results = measure([contender('four Fei', wild), contender('no Fei', plain)]);
  return { results, ratios: ratiosOf(results), latencies: [] };
}

function question(
  name: string,
  asked: {
    /** Asks the question of all hands, in a loop of its own as a caller would write it. */
    ours: (hands: readonly TileCounts[]) => void;
    peers: readonly Peer[];
    ask: (peer: Peer) => ((hand: unknown) => number) | undefined;
    hands: readonly TileCounts[];
  },
): readonly Contender[] {
  const { ours, peers, ask, hands } = asked;
  const contender = (
    who: string,
    inputs: readonly unknown[],
    answer: (hand: never) => number,
  ): Contender => ({
    name: `${who}: ${name}`,
    operations: inputs.length,
    run: () => {
      for (const input of inputs) keep(answer(input as never));
    },
  });
  return [
    { name: `${ourName}: ${name}`, operations: hands.length, run: () => ours(hands) },
    ...peers.flatMap((peer) => {
      const answer = ask(peer);
      return answer === undefined
        ? []
        : [
            contender(
              peer.name,
              hands.slice(0, counts.slow).map((hand) => peer.prepare(hand)),
              answer,
            ),
          ];
    }),
  ];
}

function everyDiscard(analyser: HandAnalyser, hand: TileCounts): number {
  const rest = hand.slice();
  let sum = 0;
  for (let place = 0; place < rest.length; place += 1) {
    const count = rest[place] ?? 0;
    if (count === 0) continue;
    rest[place] = count - 1;
    sum += analyser.accepts(rest).length;
    rest[place] = count;
  }
  return sum;
}

/** Most hands in a thousand on which a peer may differ: what they are known to get wrong. */
const knownWrong = 0.002;

function checkAgreement(analyser: HandAnalyser, peers: readonly Peer[], hands: readonly TileCounts[]): void {
  for (const peer of peers) {
    const { tilesAway } = peer;
    if (tilesAway === undefined) continue;
    const asked = peer.name.startsWith('syanten') ? hands.slice(0, 200) : hands;
    const differing = asked.filter((hand) => tilesAway(peer.prepare(hand)) !== analyser.tilesAway(hand));
    if (differing.length > asked.length * knownWrong + 1) {
      throw new Error(
        `${peer.name} and we differ on ${differing.length} of ${asked.length} hands: ${differing.slice(0, 3).map(shown).join(' ')}`,
      );
    }
  }
}

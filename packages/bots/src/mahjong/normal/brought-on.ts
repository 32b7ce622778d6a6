/** Dealt hands brought on to ready, to learn what hands of a ruleset are like. */
import {
  analyserOf,
  countTiles,
  fei,
  type HandAnalyser,
  isBonus,
  type Ruleset,
  seededRandom,
  type Tile,
  type TileCounts,
  tileAtPlace,
} from '@tilehouse/engine';
import { bestThrow, progressOf } from '../hand-progress.ts';

/** What the hands were like. */
export interface Brought {
  /** Tiles away of a dealt hand, on average. */
  readonly away: number;
  /** Unseen copies that help a hand, on average, by tiles away. */
  readonly help: readonly number[];
}

const deals = 40;
/** Tiles of a dealt hand. */
export const handSize = 13;
/** Most tiles away any hand may be. */
const furthest = 13;
const noMelds = { sets: 0, bound: new Uint8Array(countTiles([]).length) };

/** A hand, and the copies it can't see. */
interface Sample {
  readonly counts: TileCounts;
  readonly unseen: TileCounts;
}

/** Deals hands and brings each on a helpful tile and a throw at a time. The same ruleset gives the same figures. */
export function bringHandsOn(rules: Ruleset): Brought {
  const random = seededRandom(1);
  const analyser = analyserOf(rules);
  const playing = rules.tiles.filter((tile) => !isBonus(tile));
  const sums = new Array<number>(furthest + 1).fill(0);
  const times = new Array<number>(furthest + 1).fill(0);
  let dealtAway = 0;
  for (let deal = 0; deal < deals; deal += 1) {
    const wall = mixed(playing, random);
    let hand: Sample | undefined = {
      counts: countTiles(wall.slice(0, handSize)),
      unseen: countTiles(wall.slice(handSize)),
    };
    dealtAway += analyser.tilesAway(hand.counts);
    while (hand !== undefined) {
      const { away, helpful } = progressOf(analyser, { ...hand, melds: noMelds });
      sums[away] = (sums[away] as number) + helpful;
      times[away] = (times[away] as number) + 1;
      hand = away > 1 && helpful > 0 ? stepOn(analyser, hand, random) : undefined;
    }
  }
  const means = sums.map((sum, at) => (times[at] === 0 ? 0 : sum / (times[at] as number)));
  return { away: dealtAway / deals, help: filled(means) };
}

/** The hand with a helpful tile, each unseen copy equally likely, and its best throw. */
function stepOn(analyser: HandAnalyser, hand: Sample, random: () => number): Sample | undefined {
  const copies = analyser
    .accepts(hand.counts)
    .flatMap((place) => new Array<number>(hand.unseen[place] as number).fill(place));
  const drawn = copies[Math.floor(random() * copies.length)];
  if (drawn === undefined) return undefined;
  const counts = changed(hand.counts, drawn, 1);
  const unseen = changed(hand.unseen, drawn, -1);
  const throws = [...counts.keys()].filter((place) => counts[place] !== 0).map(tileAtPlace);
  const thrown = bestThrow(
    analyser,
    { counts, melds: noMelds, unseen },
    throws.filter((tile) => tile !== fei),
  );
  if (thrown === undefined) return undefined;
  return { counts: changed(counts, countTiles([thrown.tile]).indexOf(1), -1), unseen };
}

function changed(counts: TileCounts, place: number, by: number): TileCounts {
  const after = counts.slice();
  after[place] = (after[place] as number) + by;
  return after;
}

/** The list with zeros filled by the last figure before them. */
function filled(list: readonly number[]): readonly number[] {
  let last = 0;
  return list.map((each) => {
    if (each > 0) last = each;
    return last;
  });
}

function mixed(list: readonly Tile[], random: () => number): readonly Tile[] {
  const tiles = [...list];
  for (let at = tiles.length - 1; at > 0; at -= 1) {
    const pick = Math.floor(random() * (at + 1));
    [tiles[at], tiles[pick]] = [tiles[pick] as Tile, tiles[at] as Tile];
  }
  return tiles;
}

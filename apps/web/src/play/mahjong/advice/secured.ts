/** What a hand has already, however it goes on: for the ticks in the rules drawer. */
import { unseenCounts } from '@tilehouse/bots';
import {
  analyserOf,
  countTiles,
  fanRows,
  findMahjongGame,
  isFei,
  judge,
  type MahjongView,
  meldedPart,
  type OptionValues,
  ownMelds,
  ownWin,
  placeOf,
  type Ruleset,
  seededRandom,
  type Tile,
  type TileCounts,
  tileAtPlace,
  type Win,
} from '@tilehouse/engine';
import { type AdvisedHand, throwsOf } from './advice.ts';

/** A pattern that the hand already has, however it is completed. */
export interface Secured {
  readonly pattern: string;
  readonly fan: number;
}

/** How many ways of going on are looked at. */
const samples = 24;
/** Tiles changed at random before the hand is completed: enough for it to turn into another kind of hand. */
const strays = 5;

/**
 * What the hand has so far: patterns that it holds in every one of several ways it may go on without a claim. On each
 * way some loose tiles (none of three alike) are changed at random, then the hand is completed as fast as it can be.
 */
export function secured(gameId: string, view: MahjongView): readonly Secured[] {
  const rules = findMahjongGame(gameId)?.rules;
  if (rules === undefined || view.mine === undefined) return [];
  let held: ReadonlyMap<string, number> | undefined;
  for (let sample = 0; sample < samples; sample += 1) {
    const win = completed(rules, view, sample);
    if (win !== undefined) held = shared(held, heldBy(rules, view.common.options, win));
  }
  return [...(held ?? [])].map(([pattern, fan]) => ({ pattern, fan }));
}

/** One way the hand may go on to its end; undefined when it doesn't get there. */
function completed(rules: Ruleset, view: MahjongView, sample: number): Win | undefined {
  const { mine } = view;
  if (mine === undefined) return undefined;
  const random = seededRandom(sample);
  const melds = meldedPart(ownMelds(view));
  const { options } = view.common;
  const hand = { rules, options, counts: countTiles(mine.hand), melds, unseen: unseenCounts(rules, view) };
  if (mine.hand.length + melds.sets * 3 === 14) throwBest(hand);
  for (let stray = 0; stray < strays; stray += 1) changeOne(hand, random);
  const analyser = analyserOf(rules, options);
  for (let step = 0; step < 14; step += 1) {
    const accepts = analyser.accepts(hand.counts, melds);
    const drawn = accepts[Math.floor(random() * accepts.length)];
    if (drawn === undefined) return undefined;
    if (analyser.tilesAway(hand.counts, melds) === 1) {
      const source = sample % 2 === 0 ? 'discard' : 'self-draw';
      return ownWin(view, { concealed: tilesOf(hand.counts), tile: tileAtPlace(drawn), source });
    }
    add(hand.counts, drawn, 1);
    throwBest(hand);
  }
  return undefined;
}

/** Draws any tile that is unseen, and throws any loose one for it. */
function changeOne({ counts, unseen }: AdvisedHand, random: () => number): void {
  const loose = looseTiles(counts);
  const wall = tilesOf(unseen).filter((tile) => !isFei(tile) && (counts[placeOf(tile)] ?? 0) < 4);
  const thrown = loose[Math.floor(random() * loose.length)];
  const drawn = wall[Math.floor(random() * wall.length)];
  if (thrown === undefined || drawn === undefined) return;
  add(counts, placeOf(thrown), -1);
  add(counts, placeOf(drawn), 1);
}

/** Tiles that are neither Fei nor one of three alike. */
const looseTiles = (counts: TileCounts): readonly Tile[] =>
  tilesOf(counts).filter((tile) => !isFei(tile) && (counts[placeOf(tile)] ?? 0) < 3);

function throwBest(hand: AdvisedHand): void {
  const loose = looseTiles(hand.counts);
  const [best] = throwsOf(hand, loose.length > 0 ? loose : tilesOf(hand.counts));
  if (best !== undefined) add(hand.counts, placeOf(best.tile), -1);
}

function add(counts: TileCounts, place: number, by: number): void {
  counts[place] = (counts[place] ?? 0) + by;
}

function tilesOf(counts: TileCounts): readonly Tile[] {
  return [...counts].flatMap((count, place) => new Array<Tile>(count).fill(tileAtPlace(place)));
}

/** Every pattern a complete hand holds, with its fan; those inside larger ones left out. */
function heldBy(rules: Ruleset, options: OptionValues, win: Win): ReadonlyMap<string, number> {
  const judgement = judge(rules, options, { ...win, circumstances: [] });
  if (!judgement.win && judgement.reason === 'incomplete') return new Map();
  const fan = new Map<string, number>();
  for (const item of judgement.score.items) fan.set(item.pattern, (fan.get(item.pattern) ?? 0) + item.fan);
  const known = new Set(fanRows(rules, options).map(({ id }) => id));
  return new Map([...fan].filter(([pattern]) => known.has(pattern)));
}

function shared(
  before: ReadonlyMap<string, number> | undefined,
  now: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  if (before === undefined) return now;
  return new Map(
    [...before].flatMap(([pattern, fan]) =>
      now.has(pattern) ? [[pattern, Math.min(fan, now.get(pattern) ?? 0)]] : [],
    ),
  );
}

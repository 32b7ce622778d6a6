/** Every way to see a complete hand as four sets and a pair, Fei taken as any tile the ruleset's limits allow. */
import { fei, type Tile } from '../../tiles/tile.ts';
import { countedFaces, feiPlace, type TileCounts, tileAtPlace } from '../../tiles/tile-counts.ts';
import { type PairInHand, type Reading, type SetInHand, standardShape } from './reading.ts';
import type { WildLimits } from './wilds.ts';

/** What the readings are made of. */
export interface ReadingsInput {
  /** The hand with its winning tile, without melds. */
  readonly counts: TileCounts;
  /** The declared sets, laid out first in every reading. */
  readonly declared: readonly SetInHand[];
  readonly limits: WildLimits;
  /** Faces a pair of two Fei can stand for: every playing face of the tile set. */
  readonly faces: readonly Tile[];
}

/** Every reading as four sets and a pair; none when the hand isn't complete in that shape. */
export function standardReadings(input: ReadingsInput): readonly Reading[] {
  const search = new ReadingSearch(input);
  search.from(0, 0);
  return search.found;
}

/** One way to use up a tile of the lowest face left. */
interface Part {
  readonly type: 'pair' | 'pung' | 'chow';
  /** Place of the tile the part stands for: a chow's lowest. */
  readonly place: number;
  readonly real: readonly number[];
  readonly tiles: readonly Tile[];
  readonly fei: number;
  /** Copies needed of the first of `real`; of the other two places, where there are others, one each. */
  readonly need: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
  /** The set it makes in the hand; none for a pair. */
  readonly set: SetInHand | undefined;
}

const scratch: TileCounts = new Uint8Array(countedFaces);

/** Depth-first search that always uses up the lowest face left; equal parts are taken in one order only. */
class ReadingSearch {
  readonly found: Reading[] = [];
  private readonly counts: TileCounts;
  private readonly input: ReadingsInput;
  private readonly byPlace: readonly (readonly Part[])[];
  private readonly parts: Part[] = [];
  private feiLeft: number;
  private setsLeft: number;
  private paired = false;

  constructor(input: ReadingsInput) {
    this.input = input;
    this.byPlace = partsFor(input.limits);
    // one search at a time runs, and leaves nothing behind but its readings
    this.counts = scratch;
    this.counts.set(input.counts);
    this.feiLeft = this.counts[feiPlace] as number;
    this.setsLeft = 4 - input.declared.length;
  }

  /** Goes on from `lowest`, the first place that may still hold tiles, with the parts from `firstPart` on. */
  from(lowest: number, firstPart: number): void {
    let place = lowest;
    while (place < feiPlace && this.counts[place] === 0) place += 1;
    if (place === feiPlace) {
      this.finish();
      return;
    }
    const skip = place === lowest ? firstPart : 0;
    const parts = this.byPlace[place] as readonly Part[];
    for (let at = skip; at < parts.length; at += 1) {
      const part = parts[at] as Part;
      if (!this.fits(part)) continue;
      this.put(part, -1);
      this.parts.push(part);
      this.from(place, at);
      this.parts.pop();
      this.put(part, 1);
    }
  }

  private fits(part: Part): boolean {
    if (part.type === 'pair' ? this.paired : this.setsLeft === 0) return false;
    if (part.fei > this.feiLeft) return false;
    const { counts } = this;
    const { first, need, second, third } = part;
    return (counts[first] as number) >= need && counts[second] !== 0 && counts[third] !== 0;
  }

  private put(part: Part, sign: 1 | -1): void {
    const { counts } = this;
    const { real } = part;
    for (let at = 0; at < real.length; at += 1) {
      const place = real[at] as number;
      counts[place] = (counts[place] as number) + sign;
    }
    this.feiLeft += sign * part.fei;
    if (part.type === 'pair') this.paired = sign < 0;
    else this.setsLeft += sign;
  }

  private finish(): void {
    if (this.setsLeft > 0) return;
    if (this.paired && this.feiLeft === 0) this.found.push(readingOf(this.setsTaken(), this.pairTaken()));
    else if (!this.paired && this.feiLeft === 2 && this.input.limits.inPair === 2) {
      const sets = this.setsTaken();
      for (const pair of feiPairs(this.input.faces)) this.found.push(readingOf(sets, pair));
    }
  }

  private pairTaken(): PairInHand {
    const part = this.parts.find(({ type }) => type === 'pair') as Part;
    return { face: tileAtPlace(part.place), tiles: part.tiles };
  }

  private setsTaken(): readonly SetInHand[] {
    const sets = [...this.input.declared];
    for (const part of this.parts) if (part.set !== undefined) sets.push(part.set);
    return sets;
  }
}

function readingOf(sets: readonly SetInHand[], pair: PairInHand): Reading {
  const groups = new Array<readonly Tile[]>(sets.length + 1);
  for (let at = 0; at < sets.length; at += 1) groups[at] = (sets[at] as SetInHand).tiles;
  groups[sets.length] = pair.tiles;
  return { shape: standardShape, sets, pair, groups };
}

const pairsMemo = new WeakMap<readonly Tile[], readonly PairInHand[]>();

/** Two Fei as a pair of each face. */
function feiPairs(faces: readonly Tile[]): readonly PairInHand[] {
  const known = pairsMemo.get(faces);
  if (known !== undefined) return known;
  const pairs = faces.map((face) => ({ face, tiles: [fei, fei] }));
  pairsMemo.set(faces, pairs);
  return pairs;
}

const partsMemo: (readonly (readonly Part[])[])[] = [];

/** By place: every part that uses a real tile there as its lowest real tile, under the limits. */
function partsFor(limits: WildLimits): readonly (readonly Part[])[] {
  const key = limits.perSet * 3 + limits.inPair;
  let byPlace = partsMemo[key];
  if (byPlace === undefined) {
    byPlace = Array.from({ length: feiPlace }, (_, at) => [
      ...sameParts('pair', at, limits.inPair),
      ...sameParts('pung', at, limits.perSet),
      ...chowParts(at, limits.perSet),
    ]);
    partsMemo[key] = byPlace;
  }
  return byPlace;
}

/** Pairs or pungs with no Fei, one Fei, … up to the limit, at least one real tile in each. */
function sameParts(type: 'pair' | 'pung', place: number, mostFei: number): readonly Part[] {
  const size = type === 'pair' ? 2 : 3;
  return Array.from({ length: Math.min(mostFei, size - 1) + 1 }, (_, count) => {
    const real = new Array<number>(size - count).fill(place);
    const tiles = [...real.map(tileAtPlace), ...new Array<Tile>(count).fill(fei)];
    return partOf({ type, place, real, tiles, fei: count });
  });
}

/** Chows whose lowest real tile is at `place`: Fei may stand below it, and for either tile above it. */
function chowParts(place: number, mostFei: number): readonly Part[] {
  if (place >= 27) return [];
  const rank = place % 9;
  const parts: Part[] = [];
  for (let start = Math.max(0, rank - 2); start <= Math.min(6, rank); start += 1) {
    for (let wild = 0; wild < 8; wild += 1) {
      const part = chowPart(place - rank + start, wild);
      if (part.fei <= mostFei && part.real[0] === place) parts.push(part);
    }
  }
  return parts;
}

/** The chow from `lowest` with Fei at the positions whose bits are set in `wild`. */
function chowPart(lowest: number, wild: number): Part {
  const positions = [0, 1, 2];
  const real = positions.filter((at) => (wild & (1 << at)) === 0).map((at) => lowest + at);
  const tiles = positions.map((at) => ((wild & (1 << at)) === 0 ? tileAtPlace(lowest + at) : fei));
  return partOf({ type: 'chow', place: lowest, real, tiles, fei: 3 - real.length });
}

function partOf(part: Pick<Part, 'type' | 'place' | 'real' | 'tiles' | 'fei'>): Part {
  const { type, place, real, tiles } = part;
  const first = real[0] as number;
  const need = real.filter((each) => each === first).length;
  const set = type === 'pair' ? undefined : { type, face: tileAtPlace(place), tiles, concealed: true };
  return { ...part, need, first, second: real[1] ?? first, third: real[2] ?? first, set };
}

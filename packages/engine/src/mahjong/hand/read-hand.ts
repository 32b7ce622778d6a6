/** A reading with the facts that patterns ask about, worked out once. */
import { rankOf, type Tile, tileIndex } from '../../tiles/tile.ts';
import { feiIn } from './meld.ts';
import { type Reading, standardShape } from './reading.ts';

/** Facts about one reading; Fei count as what they stand for, unless a name says real. */
export interface ReadHand {
  readonly reading: Reading;
  /** Chows of a standard hand. */
  readonly chows: number;
  /** Pungs and kongs of a standard hand. */
  readonly pungs: number;
  readonly kongs: number;
  /** Pungs and kongs that nobody's tile was claimed for. */
  readonly concealedPungs: number;
  /** Faces of the pungs and kongs. */
  readonly pungFaces: readonly Tile[];
  /** How many suits stand in the hand. */
  readonly suits: number;
  readonly hasHonours: boolean;
  /** Every tile a 1, a 9 or an honour. */
  readonly outsideOnly: boolean;
  /** Fei inside sets and pair. */
  readonly fei: number;
  /** The pair of a standard hand has no Fei. */
  readonly realPair: boolean;
}

/** Works out the facts of a standard hand. */
function readStandard(reading: Reading): ReadHand {
  let chows = 0;
  let kongs = 0;
  let concealedPungs = 0;
  let fei = 0;
  let suits = 0;
  let hasHonours = false;
  let outsideOnly = true;
  const pungFaces: Tile[] = [];
  const look = (face: Tile): void => {
    const index = tileIndex(face);
    if (index >= 27) hasHonours = true;
    else {
      suits |= 1 << Math.floor(index / 9);
      if (rankOf(face) !== 1 && rankOf(face) !== 9) outsideOnly = false;
    }
  };
  for (const set of reading.sets) {
    fei += feiIn(set);
    look(set.face);
    if (set.type === 'chow') {
      chows += 1;
      outsideOnly = false;
      continue;
    }
    pungFaces.push(set.face);
    if (set.type === 'kong') kongs += 1;
    if (set.concealed) concealedPungs += 1;
  }
  const pair = reading.pair;
  const feiInPair = pair === undefined ? 0 : feiIn(pair);
  if (pair !== undefined) look(pair.face);
  return {
    reading,
    chows,
    pungs: pungFaces.length,
    kongs,
    concealedPungs,
    pungFaces,
    suits: countBits(suits),
    hasHonours,
    outsideOnly,
    fei: fei + feiInPair,
    realPair: pair !== undefined && feiInPair === 0,
  };
}

/** Works out the facts of a special shape: its tiles are all real and stand in no set. */
function readSpecial(reading: Reading): ReadHand {
  const faces = reading.groups.flat();
  const suited = faces.filter((face) => tileIndex(face) < 27);
  const suits = new Set(suited.map((face) => face.charAt(1)));
  return {
    reading,
    chows: 0,
    pungs: 0,
    kongs: 0,
    concealedPungs: 0,
    pungFaces: [],
    suits: suits.size,
    hasHonours: suited.length < faces.length,
    outsideOnly: suited.every((face) => rankOf(face) === 1 || rankOf(face) === 9),
    fei: 0,
    realPair: false,
  };
}

/** The facts of a reading. */
export function readHand(reading: Reading): ReadHand {
  return reading.shape === standardShape ? readStandard(reading) : readSpecial(reading);
}

function countBits(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
}

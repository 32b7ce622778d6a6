/** A reading: one way to see a complete hand as sets and a pair, or as a special shape. */
import type { Tile } from '../../tiles/tile.ts';
import type { Meld } from './meld.ts';

/** A set of a complete hand, declared or not. Fei stay `1x` in `tiles`, each at its place. */
export interface SetInHand {
  readonly type: Meld['type'];
  /** The pung's or kong's tile, the chow's lowest; what the Fei stand for is counted in. */
  readonly face: Tile;
  readonly tiles: readonly Tile[];
  /** Made without a claim: in the hand, or a concealed kong. */
  readonly concealed: boolean;
}

/** The pair of a complete hand. */
export interface PairInHand {
  readonly face: Tile;
  readonly tiles: readonly Tile[];
}

/** The shape every ruleset of the family plays; special shapes have ids of their own. */
export const standardShape = 'standard';

/** One way to see a complete hand. */
export interface Reading {
  readonly shape: string;
  /** The four sets of a standard hand, declared ones first; none in a special shape. */
  readonly sets: readonly SetInHand[];
  /** The pair of a standard hand. */
  readonly pair: PairInHand | undefined;
  /** The hand laid out: sets and pair, or the groups of a special shape. */
  readonly groups: readonly (readonly Tile[])[];
}

/** A declared set as part of a complete hand. */
export function setOfMeld(meld: Meld): SetInHand {
  const concealed = meld.type === 'kong' && meld.kind === 'concealed';
  return { type: meld.type, face: meld.face, tiles: meld.tiles, concealed };
}

/** A seat's offers as the keys show them: each kind of move with the ways there are to make it. */
import type { MahjongAction, MoveName, Tile } from './offer-types.ts';

/** One way to make a move: its place among the offers, and the tiles of the hand it uses. */
export interface Way {
  readonly offer: number;
  readonly action: MahjongAction;
  readonly uses: readonly Tile[];
}

/** Moves that have a key, with their ways; a move without any isn't offered. */
export type KeyedOffers = Readonly<Record<MoveName, readonly Way[]>>;

/** Sorts offers to their keys. `claimed` is the tile under claim. */
export function keyedOffers(offers: readonly MahjongAction[], claimed: Tile | undefined): KeyedOffers {
  const ways: Record<MoveName, Way[]> = {
    ...{ win: [], fourFlying: [], kong: [], pung: [], chow: [], pass: [] },
    ...{ redeem: [], setAside: [] },
  };
  offers.forEach((action, offer) => {
    const move = moveOf(action);
    if (move !== undefined) ways[move].push({ offer, action, uses: usesOf(action, claimed) });
  });
  // the two moves with a Fei share a place among the keys
  if (ways.redeem.length > 0) ways.redeem.push(...ways.setAside);
  return ways;
}

function moveOf(action: MahjongAction): MoveName | undefined {
  if (action.type === 'discard') return undefined;
  if (action.type === 'four-flying') return 'fourFlying';
  return action.type === 'set-aside' ? 'setAside' : action.type;
}

function usesOf(action: MahjongAction, claimed: Tile | undefined): readonly Tile[] {
  switch (action.type) {
    case 'chow':
    case 'pung':
      return withoutOne(action.tiles, claimed);
    case 'kong':
      return new Array<Tile>(action.kind === 'added' ? 1 : action.kind === 'claimed' ? 3 : 4).fill(
        action.tile,
      );
    case 'redeem':
      return [action.tile];
    case 'set-aside':
      return ['1x'];
    default:
      return [];
  }
}

function withoutOne(tiles: readonly Tile[], gone: Tile | undefined): readonly Tile[] {
  const at = gone === undefined ? -1 : tiles.indexOf(gone);
  return tiles.filter((_, place) => place !== at);
}

/** The offer that throws a tile, or −1. */
export function discardOffer(offers: readonly MahjongAction[], tile: Tile): number {
  return offers.findIndex((offer) => offer.type === 'discard' && offer.tile === tile);
}

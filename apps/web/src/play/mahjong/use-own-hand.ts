/** The state of one's own hand on screen: its order, the raised tile, the tile whose copies are lit. */
import { unseenCounts } from '@tilehouse/bots';
import { placeOf, type Tile, withoutTiles } from '@tilehouse/engine';
import { useEffect, useMemo, useState } from 'react';
import { type HandTile, keptOrder, moved } from './hand-order.ts';
import { drawnKey } from './parts/hand.tsx';
import type { TableModel } from './table-model.ts';

/** One's hand as it stands on screen. */
export interface OwnHand {
  /** The hand in order, without the drawn tile. */
  readonly tiles: readonly HandTile[];
  readonly drawn: Tile | undefined;
  readonly raisedKey: string | undefined;
  /** The raised tile. */
  readonly raised: Tile | undefined;
  /** The tile that is pointed at: its copies are lit. */
  readonly lit: HandTile | undefined;
  /** Copies of the lit tile that are unseen. */
  readonly unseen: number | undefined;
  raise(key: string | undefined): void;
  light(each: HandTile | undefined): void;
  move(from: number, to: number): void;
}

/** Keeps order and choice from update to update; `autoSort` puts the hand in notation order. */
export function useOwnHand(model: TableModel, autoSort: boolean, onOwnOrder: () => void): OwnHand {
  const { mine, common } = model.view;
  const [raisedKey, raise] = useState<string>();
  const [lit, light] = useState<HandTile>();
  const [order, setOrder] = useState<readonly HandTile[]>();
  const drawn = mine?.drawn;
  const tiles = useMemo(() => {
    const rest = mine === undefined ? [] : drawn === undefined ? mine.hand : withoutTiles(mine.hand, [drawn]);
    return keptOrder(autoSort ? undefined : order, rest);
  }, [mine, drawn, autoSort, order]);
  const keys = [...tiles.map(({ key }) => key), ...(drawn === undefined ? [] : [drawnKey])];
  const isThere = raisedKey === undefined || keys.includes(raisedKey);
  useEffect(() => {
    if (!isThere) raise(undefined);
  }, [isThere]);
  useEffect(() => {
    // a new deal, or a turn that is over: nothing is raised
    if (common.discards.length >= 0) raise(undefined);
  }, [common.discards.length]);
  const raised = raisedKey === drawnKey ? drawn : tiles.find(({ key }) => key === raisedKey)?.tile;
  const unseen = lit === undefined ? undefined : unseenCounts(model.rules, model.view)[placeOf(lit.tile)];
  const move = (from: number, to: number): void => {
    setOrder(moved(tiles, from, Math.max(0, Math.min(tiles.length - 1, to))));
    onOwnOrder();
  };
  return {
    tiles,
    drawn,
    raisedKey: isThere ? raisedKey : undefined,
    raised,
    lit,
    unseen,
    raise,
    light,
    move,
  };
}

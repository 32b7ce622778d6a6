/** The table while one player looks. Everything of it goes when the table is covered: nothing above it holds an update. */
import type { OptionValues, TileSetId } from '@tilehouse/engine';
import { useEffect, useRef, useState } from 'react';
import { rememberTable } from '../local/saved-tables.ts';
import { MahjongTable } from '../mahjong/mahjong-table.tsx';
import type { SeatConnection } from './seat-connection.ts';

interface OpenTableProps {
  readonly connection: SeatConnection;
  readonly tileSet: TileSetId;
  readonly onNewTable: (options: OptionValues) => void;
}

export function OpenTable({ connection, tileSet, onNewTable }: OpenTableProps) {
  const [update, setUpdate] = useState(connection.latest);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => connection.subscribe(setUpdate), [connection]);
  useEffect(() => {
    // the button that was pressed is gone; a result has a button of its own
    if (document.querySelector('dialog[open]') === null) place.current?.querySelector('main')?.focus();
  }, []);
  const { game, stage } = update?.view ?? {};
  useEffect(() => {
    // of the hand nothing is kept where others may look
    if (game !== undefined) rememberTable({ game, way: 'device', inPlay: stage === 'in-play', tiles: [] });
  }, [game, stage]);
  if (update === undefined) return null;
  return (
    <div ref={place} className="open-table">
      <MahjongTable connection={connection} update={update} tileSet={tileSet} onNewTable={onNewTable} />
    </div>
  );
}

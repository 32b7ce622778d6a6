/** The mahjong table on screen: every zone of its layout, and what taps and keys do. */

import type { MahjongView, OptionValues, TileSetId } from '@tilehouse/engine';
import type { TableUpdate, TableView } from '@tilehouse/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { TileLooks } from '../../ui/tile.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useWords } from '../../ui/words.tsx';
import type { TableConnection } from '../connection.ts';
import { useAdvice, useAdviser } from './advice/use-advice.ts';
import { useCompany } from './company.ts';
import { DealSwitchesContext, useSwitchesOf } from './deal-switches.ts';
import { tableLayout } from './layout/table-layout.ts';
import type { TableLayout } from './layout/zones.ts';
import { Overlays } from './overlays.tsx';
import { MoveWordsContext } from './parts/move-words.ts';
import { TableFelt } from './table-felt.tsx';
import { type TableModel, tableModel } from './table-model.ts';
import { useDealShow } from './use-deal-show.ts';
import { usePlayback } from './use-playback.ts';
import { useTurnNotice, useWakeLock } from './use-presence.ts';
import { useElementSize } from './use-window-size.ts';
import './panels.css';
import './table.css';

interface MahjongTableProps {
  readonly connection: TableConnection;
  readonly update: TableUpdate;
  readonly tileSet: TileSetId;
  /** Clears the table and begins anew. */
  readonly onNewTable: (options: OptionValues) => void;
}

const modelFor = (connection: TableConnection, table: TableView<MahjongView>): TableModel | undefined =>
  tableModel(table, {
    seat: connection.seat,
    isOneOfMany: connection.cover !== undefined,
    isWatching: connection.isWatching === true,
  });

/** Colours what a phone shows round the page like the table's edge. */
function useTableGround(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.screen = 'table';
    return () => {
      delete dataset.screen;
    };
  }, []);
}

/** A table of any mahjong ruleset. */
export function MahjongTable({ connection, update, tileSet, onNewTable }: MahjongTableProps) {
  const table = update.view as TableView<MahjongView>;
  const model = useMemo(() => modelFor(connection, table), [connection, table]);
  const root = useRef<HTMLElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const size = useElementSize(element);
  const said = usePlayback(root, update, model);
  const seats = table.seats.length === 3 ? 3 : 4;
  const { bigTiles } = useSettings();
  const talk = useCompany() !== undefined;
  const layout = useMemo(
    () => (size === undefined ? undefined : tableLayout({ ...size, seats, big: bigTiles, talk })),
    [size, seats, bigTiles, talk],
  );
  useDealShow(root, update, { model, layout });
  useTableGround();
  const words = useWords();
  const { name } = words.games[table.game as keyof typeof words.games];
  useTitle(name);
  return (
    <TileLooks tileSet={tileSet}>
      <main
        tabIndex={-1}
        className={`felt table-screen${layout === undefined ? '' : ` is-${layout.kind}`}`}
        ref={(node) => {
          root.current = node;
          setElement(node);
        }}
      >
        <h1 className="unseen">{name}</h1>
        {model !== undefined && layout !== undefined && (
          <PlayedTable
            connection={connection}
            model={model}
            layout={layout}
            tileSet={tileSet}
            onNewTable={onNewTable}
          />
        )}
        <p className="unseen" role="log" aria-live="polite">
          {said}
        </p>
      </main>
    </TileLooks>
  );
}

interface PlayedTableProps {
  readonly connection: TableConnection;
  readonly model: TableModel;
  readonly layout: TableLayout;
  readonly tileSet: TileSetId;
  readonly onNewTable: (options: OptionValues) => void;
}

/** A table with a deal on it. */
function PlayedTable({ connection, model, layout, tileSet, onNewTable }: PlayedTableProps) {
  const words = useWords();
  const adviser = useAdviser();
  const advice = useAdvice(adviser, model.table.game, model.view);
  const moves = words.mahjong[model.rules.id as keyof typeof words.mahjong].moves;
  const switches = useSwitchesOf(model.table.deals, connection);
  useTurnNotice(model.table.prompt?.id);
  useWakeLock(model.table.stage === 'in-play');
  const moveWords = useMemo(() => ({ ...moves, tileSet }), [moves, tileSet]);
  return (
    <MoveWordsContext value={moveWords}>
      <DealSwitchesContext value={switches}>
        <TableFelt connection={connection} model={model} layout={layout} advice={advice} />
        <Overlays
          connection={connection}
          model={model}
          layout={layout}
          adviser={adviser}
          onNewTable={onNewTable}
        />
      </DealSwitchesContext>
    </MoveWordsContext>
  );
}

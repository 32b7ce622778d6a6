/** The board: tiles face down that can be turned, by pointer or with the arrow keys. */
import {
  type MatchMode,
  type MatchRoundView,
  mahjongMatch,
  matchTiles,
  type Reveal,
} from '@tilehouse/engine';
import { type CSSProperties, type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { TileView } from '../../ui/tile.tsx';
import { useWords } from '../../ui/words.tsx';
import { useElementSize } from '../mahjong/use-window-size.ts';
import { type BoardGrid, boardGrid } from './board-grid.ts';
import { Mark } from './mark.tsx';
import './board.css';

interface BoardProps {
  /** Missing while the board is closed. */
  readonly round: MatchRoundView | undefined;
  readonly mode: MatchMode | undefined;
  readonly onTurn: (place: number) => void;
}

export function Board(props: BoardProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const size = useElementSize(box);
  return (
    // a closed board has nothing to press, and what scrolls must be reachable by keyboard
    <div ref={setBox} className="match-board" tabIndex={props.round === undefined ? 0 : undefined}>
      {size !== undefined && <Places grid={boardGrid(size)} {...props} />}
    </div>
  );
}

/** What every place needs to know of the round. */
const lying = (round: MatchRoundView | undefined): ReadonlyMap<number, Reveal> =>
  new Map(round?.reveals.map((each) => [each.place, each]));

function Places({ grid, round, mode, onTurn }: BoardProps & { readonly grid: BoardGrid }) {
  const { board } = useWords().match;
  const table = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const turned = lying(round);
  const newest = round?.reveals.at(-1)?.place;
  const isClosed = round === undefined;
  useFocusOnOpening(table, isClosed);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = placeAfter(event, current, grid.columns);
    if (next === undefined) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };
  const rows = Array.from({ length: grid.rows }, (_, row) => row);
  const columns = Array.from({ length: grid.columns }, (_, column) => column);
  const sizes = { '--w': `${grid.tile}px`, '--cell-w': `${grid.cell.width}px` } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid that one moves about in, not a table of data
    <div
      ref={table}
      role="grid"
      tabIndex={-1}
      aria-label={board.label}
      aria-description={board.help}
      aria-rowcount={grid.rows}
      aria-colcount={grid.columns}
      className={`match-grid${grid.scrolls ? ' is-scrolling' : ''}`}
      style={{ ...sizes, '--cell-h': `${grid.cell.height}px` } as CSSProperties}
      inert={isClosed}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are
        <div key={row} role="row" className="match-row">
          {columns.map((column) => {
            const place = row * grid.columns + column;
            return (
              <Place
                key={place}
                place={place}
                row={row + 1}
                column={column + 1}
                reveal={turned.get(place)}
                mode={mode}
                isGap={place === round?.targetPlace}
                isNewest={place === newest}
                isCurrent={place === current}
                onTurn={onTurn}
                onFocus={setCurrent}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Whoever opens the board by keyboard finds itself on it. */
function useFocusOnOpening(table: { readonly current: HTMLElement | null }, isClosed: boolean): void {
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (wasClosed.current && !isClosed)
      table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    wasClosed.current = isClosed;
  }, [table, isClosed]);
}

/** Where a key leads from a place; undefined for a key that doesn't move, or off the board. */
function placeAfter(event: KeyboardEvent, from: number, columns: number): number | undefined {
  const column = from % columns;
  const rowStart = from - column;
  const all = matchTiles.length;
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: column > 0 ? from - 1 : from,
    ArrowRight: column < columns - 1 ? from + 1 : from,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: event.ctrlKey ? 0 : rowStart,
    End: event.ctrlKey ? all - 1 : rowStart + columns - 1,
    PageUp: from >= columns * 4 ? from - columns * 4 : column,
    PageDown: from + columns * 4 < all ? from + columns * 4 : all - columns + column,
  };
  const target = targets[event.key];
  return target !== undefined && target >= 0 && target < all ? target : undefined;
}

interface PlaceProps {
  readonly place: number;
  readonly row: number;
  readonly column: number;
  readonly reveal: Reveal | undefined;
  readonly mode: MatchMode | undefined;
  readonly isGap: boolean;
  readonly isNewest: boolean;
  readonly isCurrent: boolean;
  readonly onTurn: (place: number) => void;
  readonly onFocus: (place: number) => void;
}

const newestMarks = ['last'];
const noMarks: readonly string[] = [];

const Place = memo(function Place(props: PlaceProps) {
  const { place, reveal, mode, isGap, isNewest, isCurrent, onTurn, onFocus } = props;
  const label = useLabel(props);
  const state = isGap ? 'gap' : reveal === undefined ? 'down' : 'up';
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it is
    <div role="gridcell" className="match-cell">
      <button
        type="button"
        className={`match-place is-${state}${isNewest ? ' is-newest' : ''}`}
        data-place={place}
        data-tile={reveal?.tile}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={label}
        onClick={() => onTurn(place)}
        onFocus={() => onFocus(place)}
      >
        {!isGap && <TileView tile={reveal?.tile} marks={isNewest ? newestMarks : noMarks} />}
        {reveal?.matches === true && mode !== undefined && <Mark reveal={reveal} mode={mode} />}
      </button>
    </div>
  );
});

function useLabel({ row, column, reveal, isGap }: PlaceProps): string {
  const { match, tiles } = useWords();
  if (isGap) return match.board.gap(row, column);
  if (reveal === undefined) return match.board.down(row, column);
  const tile = tiles.full(mahjongMatch.tileSet, reveal.tile);
  return reveal.matches ? match.board.upMatching(tile, row, column) : match.board.up(tile, row, column);
}

/** A row of tiles to be tapped; arrow keys go along it. */
import type { Tile } from '@tilehouse/engine';
import { type KeyboardEvent, useRef } from 'react';
import { TileView } from '../../ui/tile.tsx';
import { tileText } from '../reason-text.ts';
import { useTelling } from '../telling.ts';

interface TapTilesProps {
  readonly tiles: readonly Tile[];
  /** Places of those that are chosen. */
  readonly chosen: readonly number[];
  /** What the chosen ones are. */
  readonly mark?: 'right' | 'wrong' | 'thrown' | undefined;
  readonly onTap: (place: number) => void;
  readonly label?: string;
}

export function TapTiles({ tiles, chosen, mark, onTap, label }: TapTilesProps) {
  const telling = useTelling();
  const row = useRef<HTMLFieldSetElement>(null);
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step === 0 || from < 0) return;
    event.preventDefault();
    buttons[(from + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <fieldset
      className="tap-tiles"
      ref={row}
      onKeyDown={onKey}
      data-count={tiles.length > 5 ? 'many' : 'few'}
    >
      <legend className="unseen">{label ?? telling.learn.offered}</legend>
      {tiles.map((tile, place) => {
        const isChosen = chosen.includes(place);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are told apart by their place only
            key={place}
            type="button"
            className={isChosen && mark !== undefined ? `tap-tile is-${mark}` : 'tap-tile'}
            aria-pressed={isChosen}
            aria-label={tileText(telling, tile)}
            data-tile={tile}
            onClick={() => onTap(place)}
          >
            <TileView tile={tile} />
          </button>
        );
      })}
    </fieldset>
  );
}

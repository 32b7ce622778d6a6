/** One's own hand: tap to raise and throw, drag up to throw, drag along to put in order, arrow keys and Enter. */
import type { Tile } from '@tilehouse/engine';
import { type KeyboardEvent, useRef, useState } from 'react';
import { TileView, useTileSet } from '../../../ui/tile.tsx';
import { useWords } from '../../../ui/words.tsx';
import type { HandTile } from '../hand-order.ts';
import type { TileSpot } from '../layout/fit.ts';
import type { HandZone } from '../layout/zones.ts';
import type { SeatModel } from '../table-model.ts';
import { type HandSpots, handSpots } from './hand-spots.ts';
import { sizeOf, tileOf } from './line.tsx';
import { useTileDrag } from './use-tile-drag.ts';

/** What can be done with the hand. */
export interface HandActions {
  /** Raises a tile, or lowers it when it is the raised one already. */
  raise(key: string | undefined): void;
  throwTile(tile: Tile): void;
  /** Puts the tile at one place of the order before another. */
  move(from: number, to: number): void;
  /** Lights every visible copy of the tile that is pointed at. */
  light(each: HandTile | undefined): void;
}

interface HandProps {
  readonly zone: HandZone;
  readonly own: SeatModel;
  /** The hand in order, without the drawn tile. */
  readonly tiles: readonly HandTile[];
  readonly drawn: Tile | undefined;
  /** Key of the raised tile. */
  readonly raised: string | undefined;
  /** Tiles that may be thrown now. */
  readonly throwable: readonly Tile[];
  /** Whether one tap throws. */
  readonly oneTap: boolean;
  /** The tile that is pointed at. */
  readonly lit: HandTile | undefined;
  /** How many copies of the lit tile are unseen, where a bubble says it; a raised tile's is in the status line. */
  readonly unseen: number | undefined;
  readonly actions: HandActions;
}

/** The drawn tile's key; equal tiles of the hand have others. */
export const drawnKey = 'drawn';

/** The hand, the drawn tile apart, and one's melds at its right. */
export function Hand(props: HandProps) {
  const { zone, own, tiles, drawn } = props;
  const words = useWords();
  const all: readonly HandTile[] = [
    ...tiles,
    ...(drawn === undefined ? [] : [{ key: drawnKey, tile: drawn }]),
  ];
  const spots = handSpots(zone, {
    tiles: tiles.length,
    hasDrawn: drawn !== undefined,
    melds: own.melds.map(sizeOf),
  });
  const [focused, setFocused] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const focus = (place: number): void => {
    const next = Math.max(0, Math.min(all.length - 1, place));
    setFocused(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form */}
      <div ref={list} role="group" aria-label={words.table.hand.label} aria-describedby="hand-help">
        {all.map((each, place) => (
          <HandTileButton
            key={each.key}
            {...props}
            each={each}
            place={place}
            spot={spotOf(spots, each, place)}
            isTabStop={place === Math.min(focused, all.length - 1)}
            onFocus={() => setFocused(place)}
            focus={focus}
          />
        ))}
      </div>
      <span id="hand-help" className="unseen">
        {words.table.hand.keyboardHelp}
      </span>
      <OwnMelds own={own} spots={spots} />
    </>
  );
}

function spotOf(spots: HandSpots, { key }: HandTile, place: number): TileSpot {
  const spot = key === drawnKey ? spots.drawn : spots.tiles[place];
  if (spot === undefined) throw new Error(`no spot for ${key}`);
  return spot;
}

export interface ButtonProps extends HandProps {
  readonly each: HandTile;
  readonly place: number;
  readonly spot: TileSpot;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly focus: (place: number) => void;
}

function HandTileButton(props: ButtonProps) {
  const { zone, each, spot, raised, throwable, oneTap, lit, unseen, actions, isTabStop } = props;
  const words = useWords();
  const set = useTileSet();
  const isRaised = raised === each.key;
  const canThrow = throwable.includes(each.tile);
  const drag = useTileDrag(props, canThrow);
  const name = words.tiles.full(set, each.tile);
  const plain = each.key === drawnKey ? words.table.hand.drawn(name) : name;
  const press = (): void => {
    if (canThrow && (isRaised || oneTap)) actions.throwTile(each.tile);
    else actions.raise(isRaised ? undefined : each.key);
  };
  return (
    <button
      type="button"
      className={isRaised ? 'hand-tile is-raised' : 'hand-tile'}
      data-hand={each.key}
      data-tile={each.tile}
      aria-label={isRaised && canThrow ? words.table.hand.selected(name) : plain}
      aria-pressed={isRaised}
      tabIndex={isTabStop ? 0 : -1}
      style={{
        left: spot.x,
        top: spot.y,
        width: zone.tile,
        height: zone.tile * 1.52,
        transform: `translate(${drag.x}px, ${(isRaised ? -zone.lift : 0) + drag.y}px)`,
        zIndex: drag.isDragged ? 5 : undefined,
      }}
      onClick={() => {
        if (!drag.wasDragged()) press();
      }}
      onFocus={props.onFocus}
      onKeyDown={(event) => arrowKeys(event, props.place, props.focus)}
      {...drag.handlers}
      onMouseEnter={() => actions.light(each)}
      onMouseLeave={() => actions.light(undefined)}
    >
      <TileView
        tile={each.tile}
        width={zone.tile}
        marks={lit?.tile === each.tile && !isRaised ? ['same'] : []}
      />
      {lit?.key === each.key && unseen !== undefined && !isRaised && (
        <span className="tile-hint">{words.table.hand.seen(words.tiles.short(set, each.tile), unseen)}</span>
      )}
    </button>
  );
}

function arrowKeys(event: KeyboardEvent, place: number, focus: (place: number) => void): void {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -99, End: 99 };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  focus(place + step);
}

/** Melds at the right of the hand. */
export function OwnMelds({ own, spots }: { own: SeatModel; spots: HandSpots }) {
  return own.melds.flatMap((meld, group) =>
    (spots.melds[group] ?? []).map((spot, place) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: melds stay in the order they were declared
        key={`${group}-${place}`}
        data-meld={`${own.seat}-${group}`}
        style={{ position: 'absolute', left: spot.x, top: spot.y }}
      >
        <TileView tile={tileOf(meld, place)} width={spot.width} />
      </span>
    )),
  );
}

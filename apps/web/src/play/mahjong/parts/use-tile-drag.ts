/** Dragging a tile of one's hand: up to throw it, along to put it elsewhere; touching it lights its copies. */
import { type PointerEvent, useRef, useState } from 'react';
import { type ButtonProps, drawnKey } from './hand.tsx';

/** Less than this, in CSS pixels, is a tap. */
const tapDistance = 8;

interface Distance {
  readonly x: number;
  readonly y: number;
}

const none: Distance = { x: 0, y: 0 };

/** A tile as it is dragged. */
export interface TileDrag extends Distance {
  readonly isDragged: boolean;
  /** Whether the press that has just ended was a drag rather than a tap. */
  wasDragged(): boolean;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
}

/** Follows the pointer from press to release. */
export function useTileDrag(props: ButtonProps, canThrow: boolean): TileDrag {
  const { zone, each, place, actions } = props;
  const start = useRef<Distance>(undefined);
  const ended = useRef(false);
  // events may come faster than renderings: what counts is the latest, not what was last shown
  const latest = useRef<Distance>(none);
  const [by, show] = useState<Distance>(none);
  const setBy = (moved: Distance): void => {
    latest.current = moved;
    show(moved);
  };
  const finish = (event: PointerEvent): void => {
    start.current = undefined;
    setBy(none);
    if (event.pointerType !== 'mouse') actions.light(undefined);
  };
  const drop = (by: Distance): void => {
    if (by.y < -zone.tile * 0.8) {
      if (canThrow) actions.throwTile(each.tile);
      return;
    }
    const steps = Math.round(by.x / zone.tile);
    if (steps !== 0 && each.key !== drawnKey) actions.move(place, place + steps);
  };
  return {
    ...by,
    isDragged: by !== none,
    wasDragged: () => ended.current,
    handlers: {
      onPointerDown(event) {
        start.current = { x: event.clientX, y: event.clientY };
        ended.current = false;
        if (event.pointerType !== 'mouse') actions.light(each);
      },
      onPointerMove(event) {
        if (start.current === undefined) return;
        const moved = { x: event.clientX - start.current.x, y: event.clientY - start.current.y };
        if (latest.current === none && Math.hypot(moved.x, moved.y) < tapDistance) return;
        if (latest.current === none) event.currentTarget.setPointerCapture(event.pointerId);
        setBy(moved);
      },
      onPointerUp(event) {
        ended.current = latest.current !== none;
        if (ended.current) drop(latest.current);
        finish(event);
      },
      onPointerCancel: finish,
    },
  };
}

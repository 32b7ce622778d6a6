/** A box at its place on the table. */
import type { CSSProperties, ReactNode } from 'react';
import type { Rect } from '../layout/zones.ts';

/** The style that puts something at a rectangle. */
export function at({ x, y, w, h }: Rect): CSSProperties {
  return { position: 'absolute', left: x, top: y, width: w, height: h };
}

/** Puts children at a rectangle. */
export function Box({ rect, className, children }: { rect: Rect; className?: string; children: ReactNode }) {
  return (
    <div className={className} style={at(rect)}>
      {children}
    </div>
  );
}

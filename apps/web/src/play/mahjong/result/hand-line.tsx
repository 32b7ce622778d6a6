/** A hand in one line, its tiles as wide as fits. */
import type { CSSProperties, ReactNode } from 'react';
import { unitsOf } from './hand-units.ts';

interface HandLineProps {
  /** How many tiles each group has. */
  readonly groups: readonly number[];
  /** How many small tiles stand at the end. */
  readonly small?: number;
  readonly children: ReactNode;
}

export function HandLine({ groups, small = 0, children }: HandLineProps) {
  return (
    <div className="hand-room">
      <div className="hand-line" style={{ '--units': unitsOf(groups, small) } as CSSProperties}>
        {children}
      </div>
    </div>
  );
}

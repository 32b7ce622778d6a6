/** The box a path's ink fills. */
import { contoursOf, flatten, type Path } from './path.ts';

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box round a path, widened by half a stroke. */
export function boundsOf(path: Path, strokeWidth = 0): Bounds {
  const points = contoursOf(path).flatMap((contour) => flatten(contour, 24));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const half = strokeWidth / 2;
  return {
    left: Math.min(...xs) - half,
    top: Math.min(...ys) - half,
    right: Math.max(...xs) + half,
    bottom: Math.max(...ys) + half,
  };
}

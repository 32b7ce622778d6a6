/** A picture is a list of painted layers; these make layers and move pictures about. */
import type { Ink } from './inks.ts';
import { parsePath } from './path/parse.ts';
import { clockwise, enlargement, type Matrix, type Path, transform } from './path/path.ts';

export interface Layer {
  readonly ink: Ink;
  readonly path: Path;
  /** The width of a stroke; 0 fills. */
  readonly width: number;
  /** Cut into the ivory itself, so it shows a white lip below (or an outline in the high-contrast set). */
  readonly cut: boolean;
}

export type Picture = readonly Layer[];

/** Path data as drawn by hand, or as made by the shape functions. */
export type Drawing = Path | string;

const toPath = (drawing: Drawing): Path => (typeof drawing === 'string' ? parsePath(drawing) : drawing);

/** A shape cut into the tile and filled with ink; its contours may overlap. */
export const shape = (ink: Ink, drawing: Drawing): Layer => ({
  ink,
  path: clockwise(toPath(drawing)),
  width: 0,
  cut: true,
});

/** A shape whose contours that run the other way are holes. */
export const pierced = (ink: Ink, drawing: Drawing): Layer => ({
  ink,
  path: toPath(drawing),
  width: 0,
  cut: true,
});

/** A pierced shape that is only printed: no lip below it, no outline round it. */
export const flat = (ink: Ink, drawing: Drawing): Layer => ({ ...pierced(ink, drawing), cut: false });

/** A line cut into the tile. */
export const line = (ink: Ink, width: number, drawing: Drawing): Layer => ({
  ink,
  path: toPath(drawing),
  width,
  cut: true,
});

/** A shape painted over other paint. */
export const over = (ink: Ink, drawing: Drawing): Layer => ({ ...shape(ink, drawing), cut: false });

/** A line painted over other paint. */
export const overLine = (ink: Ink, width: number, drawing: Drawing): Layer => ({
  ...line(ink, width, drawing),
  cut: false,
});

/** The picture seen through a matrix; line widths follow its scale. */
export function place(picture: Picture, matrix: Matrix): Picture {
  const factor = Math.abs(enlargement(matrix));
  return picture.map((layer) => {
    const moved = transform(layer.path, matrix);
    const keepsHoles = layer.width > 0 || enlargement(matrix) > 0;
    return { ...layer, path: keepsHoles ? moved : clockwise(moved), width: layer.width * factor };
  });
}

/** The picture in another ink. */
export const inked = (picture: Picture, ink: Ink): Picture => picture.map((layer) => ({ ...layer, ink }));

/** Turns a picture into SVG elements: the white lip of the engraving first, then the paint. */
import { colourOf, type Style } from './inks.ts';
import type { Path } from './path/path.ts';
import { gridLength, serialise } from './path/serialise.ts';
import type { Layer, Picture } from './picture.ts';

const LIP = 3.5;
const OUTLINE = 7;

interface Run {
  readonly colour: string;
  readonly width: number;
  readonly path: Path;
}

/** The SVG elements of a picture, without a wrapper. */
export function writePicture(picture: Picture, style: Style): string {
  const cut = picture.filter((layer) => layer.cut);
  const ground = style === 'painted' ? lipOf(cut) : outlineOf(cut);
  const paint = picture.map((layer): Run => ({ ...layer, colour: colourOf(layer.ink, style) }));
  return (
    ground +
    joined(paint)
      .map((run) => element(run))
      .join('')
  );
}

function lipOf(layers: readonly Layer[]): string {
  const colour = colourOf('snow', 'painted');
  const byWidth = layers.map((layer): Run => ({ ...layer, colour })).sort((a, b) => a.width - b.width);
  return joined(byWidth)
    .map((run) => element(run, LIP))
    .join('');
}

function outlineOf(layers: readonly Layer[]): string {
  const colour = colourOf('ink', 'contrast');
  const widened = layers
    .filter((layer) => layer.ink !== 'ink')
    .map((layer): Run => ({ ...layer, colour, width: layer.width + OUTLINE }))
    .sort((a, b) => a.width - b.width);
  return joined(widened)
    .map((run) => element(run))
    .join('');
}

/** Neighbours of the same colour and width become one path. */
function joined(runs: readonly Run[]): readonly Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last?.colour === run.colour && last.width === run.width)
      result[result.length - 1] = { ...last, path: [...last.path, ...run.path] };
    else result.push(run);
  }
  return result;
}

function element(run: Run, down = 0): string {
  const colour =
    run.width === 0
      ? `fill="${run.colour}"`
      : `fill="none" stroke="${run.colour}" stroke-width="${gridLength(run.width)}"`;
  return `<path ${colour} d="${serialise(run.path, down)}"/>`;
}

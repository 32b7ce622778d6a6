/** The tile itself: ivory face over jade, or the jade back over ivory, upright or turned, lit from above. */
import { colourOf, type Ink } from './inks.ts';
import type { Path } from './path/path.ts';
import { serialise } from './path/serialise.ts';
import { circle, polygon } from './path/shapes.ts';

/** The face in grid steps: upright it is 600 wide and 1.335 times as high. */
export const FACE_WIDTH = 600;
export const FACE_HEIGHT = 801;

const RADIUS = 72;
/** How far ivory and jade reach below the face. */
const NEAR = 45;
const FAR = 99;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const UPRIGHT: Size = { width: FACE_WIDTH, height: FACE_HEIGHT };
export const TURNED: Size = { width: FACE_HEIGHT, height: FACE_WIDTH };

/** The gradients every body uses, in the painted style. */
export const GRADIENTS =
  '<linearGradient id="tile-ivory" x2=".35" y2="1"><stop stop-color="#fffdf5"/><stop offset=".55" stop-color="#fbf5e4"/><stop offset="1" stop-color="#efe5c9"/></linearGradient>' +
  '<linearGradient id="tile-ivory-side" x2="0" y2="1"><stop offset=".9" stop-color="#e9ddba"/><stop offset="1" stop-color="#cab887"/></linearGradient>' +
  '<linearGradient id="tile-jade-side" x2="0" y2="1"><stop offset=".88" stop-color="#1a8862"/><stop offset="1" stop-color="#0c5840"/></linearGradient>' +
  '<linearGradient id="tile-brass-side" x2="0" y2="1"><stop offset=".88" stop-color="#efc977"/><stop offset="1" stop-color="#a87b2a"/></linearGradient>' +
  '<radialGradient id="tile-jade" cx=".3" cy=".16" r="1.05"><stop stop-color="#2fa37e"/><stop offset=".5" stop-color="#187a5b"/><stop offset="1" stop-color="#0e5b44"/></radialGradient>';

interface Slab {
  readonly top: number;
  readonly fill: string;
  readonly opacity?: number;
  readonly grow?: number;
}

/** A rounded slab as wide as the tile, its top so far below the face's top. */
function slab({ width, height }: Size, { top, fill, opacity, grow = 0 }: Slab): string {
  const faint = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<rect${position(-grow, top - grow)} width="${width + 2 * grow}" height="${height + 2 * grow}" rx="${RADIUS + grow}" fill="${fill}"${faint}/>`;
}

const position = (x: number, y: number): string =>
  (x === 0 ? '' : ` x="${x}"`) + (y === 0 ? '' : ` y="${y}"`);

function rim({ width, height }: Size, stroke: string, thickness: number): string {
  const inset = thickness / 2 + 2;
  return `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${RADIUS - inset}" fill="none" ${stroke} stroke-width="${thickness}"/>`;
}

/** A soft shadow without filters: a few faint slabs, each larger than the one above it. */
const shadow = (size: Size): string =>
  [36, 26, 16, 8].map((grow) => slab(size, { top: FAR + 22, fill: '#010c0e', opacity: 0.13, grow })).join('');

interface Edge {
  readonly fill: string;
  readonly seam: string;
  readonly foot: string;
}

/** The lower edge of a tile: jade, or brass when it scores for its owner. */
export const EDGES = {
  jade: { fill: 'url(#tile-jade-side)', seam: '#0a5540', foot: '#0a4a37' },
  brass: { fill: 'url(#tile-brass-side)', seam: '#8d6722', foot: '#7a5518' },
} as const satisfies Record<string, Edge>;

/** The body that carries a face. */
export const body = (size: Size, { fill, seam, foot }: Edge): string =>
  shadow(size) +
  slab(size, { top: FAR, fill: foot }) +
  slab(size, { top: FAR - 6, fill }) +
  slab(size, { top: NEAR + 4, fill: seam }) +
  slab(size, { top: NEAR, fill: '#b9a671' }) +
  slab(size, { top: NEAR - 6, fill: 'url(#tile-ivory-side)' }) +
  slab(size, { top: 0, fill: 'url(#tile-ivory)' }) +
  rim(size, 'stroke="#fff" stroke-opacity=".85"', 11);

/** The body seen from behind. */
export const back = (size: Size): string =>
  shadow(size) +
  slab(size, { top: FAR, fill: '#b5a271' }) +
  slab(size, { top: FAR - 6, fill: 'url(#tile-ivory-side)' }) +
  slab(size, { top: 27, fill: '#084232' }) +
  slab(size, { top: 20, fill: 'url(#tile-jade-side)' }) +
  slab(size, { top: 0, fill: 'url(#tile-jade)' }) +
  lattice(size) +
  rim(size, 'stroke="#dcffee" stroke-opacity=".3"', 10);

/** A woven lattice with a knot in every mesh, inside a double border. */
function lattice({ width, height }: Size): string {
  const [across, down] = width < height ? [4, 6] : [6, 4];
  const border = 62;
  const [stepX, stepY] = [(width - 2 * border) / across, (height - 2 * border) / down];
  const [meshes, knots]: [Path[], Path[]] = [[], []];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const [x, y] = [border + (column + 0.5) * stepX, border + (row + 0.5) * stepY];
      meshes.push(mesh(x, y, [stepX / 2, stepY / 2]));
      knots.push(circle(x / 2, y / 2, 6));
    }
  }
  const frame = `<rect x="40" y="40" width="${width - 80}" height="${height - 80}" rx="38" fill="none" stroke="#dcffee" stroke-opacity=".42" stroke-width="7"/>`;
  return (
    frame +
    `<path fill="none" stroke="#dcffee" stroke-opacity=".26" stroke-width="6" d="${serialise(meshes.flat())}"/>` +
    `<path fill="#dcffee" fill-opacity=".42" d="${serialise(knots.flat())}"/>`
  );
}

/** One diamond, in design units from a centre in grid steps. */
const mesh = (x: number, y: number, [rx, ry]: readonly [number, number]): Path =>
  polygon([
    [(x - rx) / 2, y / 2],
    [x / 2, (y - ry) / 2],
    [(x + rx) / 2, y / 2],
    [x / 2, (y + ry) / 2],
  ]);

/** Flat and outlined, for the high-contrast set. */
export const contrastBody = (size: Size, ink: Ink): string =>
  slab(size, { top: FAR, fill: '#000' }) +
  slab(size, { top: FAR - 10, fill: colourOf(ink, 'contrast') }) +
  slab(size, { top: NEAR + 5, fill: '#000' }) +
  slab(size, { top: NEAR - 5, fill: '#d9d9d9' }) +
  slab(size, { top: 0, fill: '#fff' }) +
  rim(size, 'stroke="#000"', 12);

/** The flat back: a plain ground and one bold diamond. */
export const contrastBack = (size: Size): string => {
  const [x, y] = [size.width / 2, size.height / 2];
  return (
    slab(size, { top: FAR, fill: '#000' }) +
    slab(size, { top: FAR - 10, fill: '#d9d9d9' }) +
    slab(size, { top: NEAR - 15, fill: '#000' }) +
    slab(size, { top: 0, fill: colourOf('green', 'contrast') }) +
    rim(size, 'stroke="#000"', 12) +
    `<path fill="none" stroke="#fff" stroke-width="26" d="${serialise(mesh(x, y, [x - 130, y - 130]))}"/>`
  );
};

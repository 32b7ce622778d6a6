/** A seat's pond: every tile it threw, the last one ringed, those taken by others faded. */
import type { Tile } from '@tilehouse/engine';
import { TileView } from '../../../ui/tile.tsx';
import { pondSpots } from '../layout/fit.ts';
import type { PondZone } from '../layout/zones.ts';
import type { PondTile } from '../table-model.ts';

export function Pond({
  zone,
  pond,
  lit,
}: {
  zone: PondZone;
  pond: readonly PondTile[];
  lit: Tile | undefined;
}) {
  const spots = pondSpots(zone, pond.length);
  return pond.map(({ at, tile, taken, last }, place) => {
    const spot = spots[place];
    if (spot === undefined) return null;
    const marks = [last ? 'last' : '', taken ? 'taken' : '', tile === lit ? 'same' : ''].filter(Boolean);
    return (
      <span
        key={at}
        data-discard={at}
        style={{ position: 'absolute', left: spot.x, top: spot.y, zIndex: last ? 1 : undefined }}
      >
        <TileView tile={tile} width={spot.width} turn={spot.turn} marks={marks} />
      </span>
    );
  });
}

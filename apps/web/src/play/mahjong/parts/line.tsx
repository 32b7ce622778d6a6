/** Tiles in a line: racks, melds, bonus tiles. */
import type { SeenMeld, Tile } from '@tilehouse/engine';
import { TileView } from '../../../ui/tile.tsx';
import { lineSpots, type TileSpot } from '../layout/fit.ts';
import type { LineZone } from '../layout/zones.ts';
import type { AsideTile } from '../table-model.ts';

/** Part of a back that shows on a rack. */
const packed = 0.72;

/** Backs on a rack, or the hand face up once the deal is over. */
export function Rack({
  zone,
  seat,
  count,
  open,
}: {
  zone: LineZone;
  seat: number;
  count: number;
  open: readonly Tile[] | undefined;
}) {
  const shown = open === undefined ? packed : 1;
  const [spots = []] = lineSpots(zone, { groups: [open?.length ?? count], shown });
  return spots.map((spot, place) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: backs have no identity but their place
      key={place}
      data-rack={seat}
      style={{ position: 'absolute', left: spot.x, top: spot.y }}
    >
      <TileView tile={open?.[place]} width={spot.width} turn={spot.turn} />
    </span>
  ));
}

interface DeclaredProps {
  readonly zone: LineZone;
  /** Bonus tiles that lie before the melds in the same line. */
  readonly bonus: readonly AsideTile[];
  readonly melds: readonly SeenMeld[];
  readonly seat: number;
}

/** Declared sets; a hidden kong shows its backs, a shown concealed one its outer tiles face down. */
export function Declared({ zone, bonus, melds, seat }: DeclaredProps) {
  const [aside = [], ...groups] = lineSpots(zone, {
    groups: [bonus.length, ...melds.map(sizeOf)],
    shown: 1,
  });
  return (
    <>
      <AsideTiles spots={aside} bonus={bonus} />
      <Melds groups={groups} melds={melds} seat={seat} />
    </>
  );
}

interface MeldsProps {
  readonly groups: readonly (readonly TileSpot[])[];
  readonly melds: readonly SeenMeld[];
  readonly seat: number;
}

function Melds({ groups, melds, seat }: MeldsProps) {
  return melds.flatMap((meld, group) =>
    (groups[group] ?? []).map((spot, place) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: melds stay in the order they were declared
        key={`${group}-${place}`}
        data-meld={`${seat}-${group}`}
        style={{ position: 'absolute', left: spot.x, top: spot.y }}
      >
        <TileView tile={tileOf(meld, place)} width={spot.width} turn={spot.turn} />
      </span>
    )),
  );
}

export const sizeOf = (meld: SeenMeld): number => ('tiles' in meld ? meld.tiles.length : 4);

/** What a place of a meld shows: a concealed kong lies with its outer tiles face down. */
export function tileOf(meld: SeenMeld, place: number): Tile | undefined {
  if (!('tiles' in meld)) return undefined;
  const isHidden = meld.type === 'kong' && meld.kind === 'concealed' && (place === 0 || place === 3);
  return isHidden ? undefined : meld.tiles[place];
}

/** Tiles set aside; those that score for their owner are marked. */
export function Aside({ zone, bonus }: { zone: LineZone; bonus: readonly AsideTile[] }) {
  const [spots = []] = lineSpots(zone, { groups: [bonus.length], shown: 1 });
  return <AsideTiles spots={spots} bonus={bonus} />;
}

function AsideTiles({ spots, bonus }: { spots: readonly TileSpot[]; bonus: readonly AsideTile[] }) {
  return spots.map((spot, place) => {
    const aside = bonus[place];
    return (
      <TileView
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles stay in the order they were set aside
        key={place}
        tile={aside?.tile}
        width={spot.width}
        turn={spot.turn}
        marks={aside?.scores === true ? ['scores'] : []}
        style={{ position: 'absolute', left: spot.x, top: spot.y }}
      />
    );
  });
}

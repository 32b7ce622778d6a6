/** The hand at the near side of the table for whoever only looks on: its tiles face down, or open once the deal is over. */
import { TileView } from '../../../ui/tile.tsx';
import { useWords } from '../../../ui/words.tsx';
import type { HandZone } from '../layout/zones.ts';
import type { SeatModel } from '../table-model.ts';
import { OwnMelds } from './hand.tsx';
import { handSpots } from './hand-spots.ts';
import { sizeOf } from './line.tsx';

export function HiddenHand({ zone, own }: { zone: HandZone; own: SeatModel }) {
  const { plate } = useWords().table;
  const spots = handSpots(zone, {
    tiles: own.open?.length ?? own.count,
    hasDrawn: false,
    melds: own.melds.map(sizeOf),
  });
  return (
    <>
      <span data-seat={own.seat} style={{ position: 'absolute', left: zone.rect.x, top: zone.rect.y }} />
      <div role="img" aria-label={plate.tiles(own.count)}>
        {spots.tiles.map((spot, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles that nobody tells apart
          <span key={place} style={{ position: 'absolute', left: spot.x, top: spot.y }}>
            <TileView tile={own.open?.[place]} width={zone.tile} />
          </span>
        ))}
      </div>
      <OwnMelds own={own} spots={spots} />
    </>
  );
}

/** The hand at the near side of the table for whoever only looks on: its tiles face down, or open once the deal is over. */

import type { HandZone } from '../../play/mahjong/layout/zones.ts';
import { OwnMelds } from '../../play/mahjong/parts/hand.tsx';
import { handSpots } from '../../play/mahjong/parts/hand-spots.ts';
import { sizeOf } from '../../play/mahjong/parts/line.tsx';
import type { SeatModel } from '../../play/mahjong/table-model.ts';
import { TileView } from '../../ui/tile.tsx';
import { useWords } from '../../ui/words.tsx';

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

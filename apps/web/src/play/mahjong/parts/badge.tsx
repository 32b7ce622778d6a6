/** The badge in the middle: round wind, tiles left, what is under claim, whose turn by the bar at its edge. */
import { TileView } from '../../../ui/tile.tsx';
import { useWords } from '../../../ui/words.tsx';
import type { Rect, TableLayout } from '../layout/zones.ts';
import type { TableModel } from '../table-model.ts';
import { at } from './box.tsx';

/** Heights below which the badge is a mere strip, or says things side by side; from which it shows all winds. */
const strip = 48;
const oneLine = 84;
const roomy = 150;
const windy = 215;

export function Badge({ model, layout }: { model: TableModel; layout: TableLayout }) {
  const words = useWords();
  const { position, live } = model.view.common;
  const rect = layout.badge;
  const round = position?.roundWind ?? 'east';
  const isSmall = rect.h < oneLine;
  const isTall = rect.h >= roomy;
  const isStrip = rect.h < strip;
  const shape = `${isSmall ? ' is-small' : ''}${isStrip ? ' is-strip' : ''}${isTall ? ' is-tall' : ''}`;
  return (
    <div className={`badge${shape}`} style={at(rect)}>
      {rect.h >= windy && <BadgeWinds model={model} />}
      <div className="badge-round">
        <span className="han badge-mark" aria-hidden="true">
          {words.table.windMark(round)}
        </span>
        <span className="badge-small">
          {isTall ? words.table.badge.round(round) : words.table.badge.roundShort}
        </span>
      </div>
      <div className="badge-left">
        <span className="badge-number num">{live}</span>
        <span className="badge-small">{isSmall ? words.table.badge.left : words.table.badge.tilesLeft}</span>
      </div>
      <UnderClaim model={model} rect={rect} />
      <TurnBar model={model} rect={rect} />
    </div>
  );
}

function BadgeWinds({ model }: { model: TableModel }) {
  const words = useWords();
  return model.seats.map(({ seat, place, wind, isToPlay }) => (
    <span key={seat} className={`badge-wind han at-${place}${isToPlay ? ' is-turn' : ''}`} aria-hidden="true">
      {words.table.windMark(wind)}
    </span>
  ));
}

/** The tile under claim and who threw it; its place is kept when there is none. */
function UnderClaim({ model, rect }: { model: TableModel; rect: Rect }) {
  const { underClaim } = model;
  const thrower = model.seats.find(({ seat }) => seat === underClaim?.seat);
  const words = useWords();
  if (rect.w < 130) return null;
  const width = Math.min(rect.h * (rect.h >= roomy ? 0.16 : 0.36), rect.w * 0.16, 46);
  return (
    <div className="badge-claim">
      <span style={{ height: width * 1.5 }}>
        {underClaim?.tile !== undefined && <TileView tile={underClaim.tile} width={width} />}
      </span>
      {rect.h < roomy && thrower !== undefined && rect.h >= oneLine && (
        <span className="badge-small">{words.table.wind(thrower.wind)}</span>
      )}
    </div>
  );
}

function TurnBar({ model, rect }: { model: TableModel; rect: Rect }) {
  const active = model.seats.find(({ isToPlay, justThrew }) => isToPlay || justThrew);
  if (active === undefined) return null;
  const length = Math.min(90, rect.w * 0.32, rect.h * 0.5);
  const lies = active.place === 'top' || active.place === 'bottom';
  return (
    <i className={`turn-bar at-${active.place}`} style={lies ? { width: length } : { height: length }} />
  );
}

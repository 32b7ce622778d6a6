/** Beside the hand on wide tables: take back, and the switches of this deal; where people take turns, the way to cover it. */

import { Switch } from '../../../ui/fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../ui/words.tsx';
import type { TableConnection } from '../../connection.ts';
import { useCompany } from '../company.ts';
import { useDealSwitches } from '../deal-switches.ts';
import type { Rect, TableLayout } from '../layout/zones.ts';
import type { TableModel } from '../table-model.ts';
import { at } from './box.tsx';

/** Two switches, one above the other. */
const leastHeight = 48;

export function SwitchRow({
  connection,
  model,
  layout,
}: {
  connection: TableConnection;
  model: TableModel;
  layout: TableLayout;
}) {
  const words = useWords();
  const { noClaims, autoSort, setNoClaims, setAutoSort } = useDealSwitches();
  const company = useCompany();
  const { discard } = layout.own.keys;
  const { rect: hand } = layout.own.hand;
  const top = discard.y + discard.h + 8;
  const rect = { x: discard.x, y: top, w: discard.w, h: hand.y + hand.h - top };
  if (model.isWatching) return null;
  if (connection.cover !== undefined) return <HideTiles connection={connection} model={model} rect={rect} />;
  // where they would reach below the hand all of this is in the menu alone
  if (rect.h < leastHeight) return null;
  return (
    <div className="switch-row" style={at(rect)}>
      <div className="switch-pair">
        <Switch label={words.table.switches.noClaims} isOn={noClaims} onChange={setNoClaims} />
        <Switch label={words.table.switches.autoSort} isOn={autoSort} onChange={setAutoSort} />
      </div>
      {company === undefined && (
        <button
          type="button"
          className="table-button take-back"
          disabled={!model.table.canTakeBack}
          onClick={() => void connection.command({ type: 'take-back' })}
          aria-label={words.table.keys.takeBack}
          title={words.table.keys.takeBack}
        >
          <Icon name="undo" />
        </button>
      )}
    </div>
  );
}

function HideTiles({
  connection,
  model,
  rect,
}: {
  connection: TableConnection;
  model: TableModel;
  rect: Rect;
}) {
  const { menu } = useWords().table;
  return (
    <div className="switch-row" style={at(rect)}>
      <button
        type="button"
        className="table-button hide-tiles"
        disabled={model.table.stage !== 'in-play'}
        onClick={() => connection.cover?.()}
      >
        <Icon name="hide" />
        <span>{menu.hideTiles}</span>
      </button>
    </div>
  );
}

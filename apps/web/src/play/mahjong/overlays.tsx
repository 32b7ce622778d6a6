/** What opens over the felt: menu, rules, scores, settings, the result of a hand. */
import type { OptionValues } from '@tilehouse/engine';
import { useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { SettingsDialog } from '../../settings/settings-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../ui/words.tsx';
import type { TableConnection } from '../connection.ts';
import type { Adviser } from './advice/use-advice.ts';
import { useCompany } from './company.ts';
import type { TableLayout } from './layout/zones.ts';
import { MenuDialog } from './menu-dialog.tsx';
import { at } from './parts/box.tsx';
import { ScoreChip } from './parts/score-chip.tsx';
import { SwitchRow } from './parts/switch-row.tsx';
import { TurnHint } from './parts/turn-hint.tsx';
import { Result } from './result/result.tsx';
import { RulesDrawer } from './rules-drawer.tsx';
import { ScoresDialog } from './scores-dialog.tsx';
import type { TableModel } from './table-model.ts';
import { TextView } from './text-view.tsx';

/** What is open. */
export type Overlay = 'menu' | 'rules' | 'scores' | 'settings' | 'text';

export interface OverlaysProps {
  readonly connection: TableConnection;
  readonly model: TableModel;
  readonly layout: TableLayout;
  readonly adviser: Adviser | undefined;
  readonly onNewTable: (options: OptionValues) => void;
}

/** Width of a window below which it may be a phone held upright. */
const widestPhone = 600;

export function Overlays({ connection, model, layout, adviser, onNewTable }: OverlaysProps) {
  const words = useWords();
  const [open, setOpen] = useState<Overlay>();
  const close = (): void => setOpen(undefined);
  const isWide = layout.kind === 'wide';
  const company = useCompany();
  const scores = layout.scores ?? layout.caption;
  const { turnHintSeen } = useSettings();
  const isHinted = layout.kind === 'portrait' && layout.width < widestPhone && !turnHintSeen;
  return (
    <>
      <button
        type="button"
        className="table-button"
        style={at(layout.menu)}
        onClick={() => setOpen('menu')}
        aria-label={words.table.menu.open}
      >
        <Icon name="menu" />
      </button>
      <button
        type="button"
        className="table-button"
        style={at(layout.rules)}
        onClick={() => setOpen(open === 'rules' ? undefined : 'rules')}
        aria-label={words.table.menu.rules}
        aria-expanded={open === 'rules'}
      >
        <Icon name="book" />
        {isWide && <span>{words.table.menu.rules}</span>}
      </button>
      {scores !== undefined && isHinted && <TurnHint rect={scores} />}
      {scores !== undefined && !isHinted && (
        <ScoreChip model={model} rect={scores} onOpen={() => setOpen('scores')} />
      )}
      {isWide && <SwitchRow connection={connection} model={model} layout={layout} />}
      {company?.aside(layout)}
      {open === 'menu' && company?.menu({ model, onClose: close, onOpen: setOpen })}
      {open === 'menu' && company === undefined && (
        <MenuDialog
          connection={connection}
          model={model}
          onClose={close}
          onOpen={setOpen}
          onNewTable={onNewTable}
        />
      )}
      {open === 'rules' && (
        <RulesDrawer model={model} rect={layout.drawer} adviser={adviser} onClose={close} />
      )}
      {open === 'scores' && <ScoresDialog connection={connection} model={model} onClose={close} />}
      {open === 'settings' && <SettingsDialog onClose={close} />}
      {open === 'text' && <TextView model={model} onClose={close} />}
      <Result connection={connection} model={model} />
    </>
  );
}

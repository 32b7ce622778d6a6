/** The table's menu: pause, take back, level, settings, scores, the table in words, a new table, leaving. */
import { playerNames } from '@tilehouse/bots';
import type { OptionValues } from '@tilehouse/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { changeSettings } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioRow, Switch } from '../../ui/fields.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useWords } from '../../ui/words.tsx';
import type { TableConnection } from '../connection.ts';
import { levelsFor } from '../levels.ts';
import { OptionsForm } from '../options-form.tsx';
import { useDealSwitches } from './deal-switches.ts';
import type { Overlay } from './overlays.tsx';
import type { TableModel } from './table-model.ts';

interface MenuProps {
  readonly connection: TableConnection;
  readonly model: TableModel;
  readonly onClose: () => void;
  readonly onOpen: (overlay: Overlay) => void;
  readonly onNewTable: (options: OptionValues) => void;
}

export function MenuDialog({ connection, model, onClose, onOpen, onNewTable }: MenuProps) {
  const words = useWords();
  const { menu } = words.table;
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const isShared = connection.cover !== undefined;
  return (
    <Dialog title={menu.open} closeLabel={menu.close} onClose={onClose}>
      <div className="menu-list">
        {isShared ? (
          item('hide', menu.hideTiles, () => connection.cover?.(), model.table.stage !== 'in-play')
        ) : (
          <PauseAndUndo connection={connection} model={model} onClose={onClose} />
        )}
        {item('book', menu.rules, () => onOpen('rules'))}
        {item('trophy', menu.scores, () => onOpen('scores'))}
        {item('sliders', menu.settings, () => onOpen('settings'))}
        {item('text', menu.textView, () => onOpen('text'))}
      </div>
      <MenuSwitches isShared={isShared} />
      {!isShared && <LevelPicker connection={connection} model={model} />}
      <div className="menu-list">
        {asking ? (
          <NewTable model={model} onNewTable={onNewTable} onCancel={() => setAsking(false)} />
        ) : (
          item('refresh', menu.newTable, () => (isShared ? onNewTable(model.options) : setAsking(true)))
        )}
        {item('back', menu.leave, () => navigate('/'))}
      </div>
    </Dialog>
  );
}

const item = (icon: IconName, text: string, act: () => void, isOff = false) => (
  <button type="button" className="menu-item" onClick={act} disabled={isOff}>
    <Icon name={icon} />
    {text}
  </button>
);

/** What one person may do to a table of their own. */
function PauseAndUndo({ connection, model, onClose }: Pick<MenuProps, 'connection' | 'model' | 'onClose'>) {
  const { menu } = useWords().table;
  const { pausedBy, canTakeBack, stage } = model.table;
  const isPaused = pausedBy !== undefined;
  const command = (type: 'pause' | 'resume' | 'take-back'): void => {
    void connection.command({ type });
    onClose();
  };
  return (
    <>
      {item(
        isPaused ? 'play' : 'pause',
        isPaused ? menu.resume : menu.pause,
        () => command(isPaused ? 'resume' : 'pause'),
        stage !== 'in-play',
      )}
      {item('undo', menu.takeBack, () => command('take-back'), !canTakeBack)}
    </>
  );
}

interface NewTableProps {
  readonly model: TableModel;
  readonly onNewTable: (options: OptionValues) => void;
  readonly onCancel: () => void;
}

/** Asks whether to begin anew, and with which options; those of this table to begin with. */
function NewTable({ model, onNewTable, onCancel }: NewTableProps) {
  const { menu } = useWords().table;
  const [options, setOptions] = useState<OptionValues>(model.options);
  return (
    <div className="menu-ask">
      <OptionsForm game={model.rules.id} specs={model.rules.options} values={options} onChange={setOptions} />
      <p role="alert">{menu.newTableAsk}</p>
      <button type="button" className="button danger" onClick={() => onNewTable(options)}>
        {menu.newTableYes}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {menu.cancel}
      </button>
    </div>
  );
}

/** Where people take turns a hand is sorted anew for each look. */
function MenuSwitches({ isShared }: { isShared: boolean }) {
  const words = useWords();
  const { noClaims, autoSort, setNoClaims, setAutoSort } = useDealSwitches();
  const { switches } = words.table;
  return (
    <div className="menu-switches">
      <Switch label={switches.noClaims} isOn={noClaims} onChange={setNoClaims} />
      {!isShared && <Switch label={switches.autoSort} isOn={autoSort} onChange={setAutoSort} />}
    </div>
  );
}

/** How strong the computers play; takes effect at their next decision and is kept on the device. */
function LevelPicker({ connection, model }: { connection: TableConnection; model: TableModel }) {
  const words = useWords();
  const current = model.others.find(({ level }) => level !== undefined)?.level;
  const choices = levelsFor(playerNames);
  return (
    <RadioRow
      label={words.table.menu.level}
      choices={choices.map((level) => ({ value: level, text: words.table.levels[level] ?? level }))}
      value={choices.find((level) => level === current)}
      onChange={(level) => {
        changeSettings({ level });
        void connection.command({ type: 'set-level', level });
      }}
    />
  );
}

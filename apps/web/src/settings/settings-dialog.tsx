/** Settings, kept on this device. */
import { languages } from '@tilehouse/i18n';
import { spokenTongues } from '../sound/speech.ts';
import { Dialog } from '../ui/dialog.tsx';
import { RadioRow, Slider, Switch } from '../ui/fields.tsx';
import { useWords } from '../ui/words.tsx';
import {
  changeSettings,
  cloths,
  looks,
  motions,
  paces,
  spokenIn,
  throwings,
  tileLooks,
  useSettings,
} from './settings.ts';
import './settings.css';

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { settings } = useWords().app;
  return (
    <Dialog title={settings.title} closeLabel={settings.done} onClose={onClose} className="settings">
      <Looks />
      <Play />
      <Sounds />
      <p className="settings-note">{settings.keptHere}</p>
    </Dialog>
  );
}

/** Values as choices, under their names. */
const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, text: names[value] }));

/** Language, tiles, cloth. */
function Looks() {
  const { settings } = useWords().app;
  const now = useSettings();
  return (
    <>
      <RadioRow
        label={settings.language}
        choices={languages.map(({ id, name }) => ({ value: id, text: name }))}
        value={now.language}
        onChange={(language) => changeSettings({ language })}
      />
      <RadioRow
        label={settings.tiles}
        choices={named(tileLooks, settings.tileStyles)}
        value={now.tiles}
        onChange={(tiles) => changeSettings({ tiles })}
      />
      <Switch
        label={settings.indices}
        isOn={now.indices}
        onChange={(indices) => changeSettings({ indices })}
      />
      <Switch
        label={settings.bigTiles}
        note={settings.bigTilesWhat}
        isOn={now.bigTiles}
        onChange={(bigTiles) => changeSettings({ bigTiles })}
      />
      <RadioRow
        label={settings.cloth}
        choices={named(cloths, settings.cloths)}
        value={now.cloth}
        onChange={(cloth) => changeSettings({ cloth })}
      />
      <RadioRow
        label={settings.look}
        choices={named(looks, settings.lookOptions)}
        value={now.look}
        onChange={(look) => changeSettings({ look })}
      />
    </>
  );
}

/** How one plays. */
function Play() {
  const { settings } = useWords().app;
  const now = useSettings();
  return (
    <>
      <RadioRow
        label={settings.throwing}
        choices={named(throwings, settings.throwings)}
        value={now.throwing}
        onChange={(throwing) => changeSettings({ throwing })}
      />
      <Switch
        label={settings.suggest}
        note={settings.suggestWhat}
        isOn={now.suggest}
        onChange={(suggest) => changeSettings({ suggest })}
      />
      <RadioRow
        label={settings.pace}
        choices={named(paces, settings.paces)}
        value={now.pace}
        onChange={(pace) => changeSettings({ pace })}
      />
      <RadioRow
        label={settings.motion}
        choices={named(motions, settings.motions)}
        value={now.motion}
        onChange={(motion) => changeSettings({ motion })}
      />
    </>
  );
}

/** What one hears. */
function Sounds() {
  const { settings } = useWords().app;
  const now = useSettings();
  return (
    <>
      <Switch label={settings.sound} isOn={now.sound} onChange={(sound) => changeSettings({ sound })} />
      <Slider label={settings.volume} value={now.volume} onChange={(volume) => changeSettings({ volume })} />
      <SpokenCalls />
      {'Notification' in window && (
        <Switch
          label={settings.notify}
          note={settings.notifyWhat}
          isOn={now.notify}
          onChange={(notify) => void setNotify(notify)}
        />
      )}
    </>
  );
}

/** Offers the tongues the browser has a voice for; nothing where it has none. */
function SpokenCalls() {
  const { settings } = useWords().app;
  const { spoken } = useSettings();
  const tongues = spokenTongues();
  if (tongues.length === 0) return null;
  const choices = spokenIn.filter((each) => each === 'off' || tongues.includes(each));
  return (
    <RadioRow
      label={settings.spoken}
      choices={named(choices, settings.tongues)}
      value={spoken}
      onChange={(value) => changeSettings({ spoken: value })}
    />
  );
}

/** Turns notifications on once the browser allows them. */
async function setNotify(notify: boolean): Promise<void> {
  const isAllowed = !notify || (await Notification.requestPermission()) === 'granted';
  changeSettings({ notify: notify && isAllowed });
}

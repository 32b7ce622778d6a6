/** What a person has chosen on this device, kept in its local storage. */
import { type PlayerName, playerNames } from '@tilehouse/bots';
import { type LanguageId, languages, pickLanguage } from '@tilehouse/i18n';
import { fieldsOf, Stored, useStored } from '../stored.ts';

export const looks = ['auto', 'light', 'dark'] as const;
export const cloths = ['teal', 'jade', 'indigo', 'plum'] as const;
export const tileLooks = ['painted', 'contrast'] as const;
export const throwings = ['two', 'one'] as const;
export const paces = ['quick', 'brisk', 'calm'] as const;
export const motions = ['auto', 'off'] as const;
/** Tongues in which calls are spoken. */
export const spokenIn = ['off', 'cantonese', 'mandarin', 'malay', 'english'] as const;
export type SpokenIn = (typeof spokenIn)[number];

export interface Settings {
  readonly language: LanguageId;
  readonly look: (typeof looks)[number];
  readonly cloth: (typeof cloths)[number];
  readonly tiles: (typeof tileLooks)[number];
  readonly indices: boolean;
  readonly bigTiles: boolean;
  readonly throwing: (typeof throwings)[number];
  readonly suggest: boolean;
  readonly pace: (typeof paces)[number];
  readonly motion: (typeof motions)[number];
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly spoken: SpokenIn;
  /** Whether a turn is notified while the page is hidden. */
  readonly notify: boolean;
  /** Level of the computers in solo. */
  readonly level: PlayerName;
  /** The hint to hold a phone sideways was closed. */
  readonly turnHintSeen: boolean;
}

const defaults = (): Settings => ({
  language: pickLanguage(navigator.languages),
  look: 'auto',
  cloth: 'teal',
  tiles: 'painted',
  indices: false,
  bigTiles: false,
  throwing: 'two',
  suggest: true,
  pace: 'brisk',
  motion: 'auto',
  sound: true,
  volume: 0.6,
  spoken: 'off',
  notify: false,
  level: 'normal',
  turnHintSeen: false,
});

const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((each) => each === value) ?? otherwise;

/** Reads what is stored, field by field: anything odd is as if it were never set. */
function read(value: unknown): Settings {
  const base = defaults();
  const fields = fieldsOf(value);
  const flag = (name: keyof Settings): boolean => {
    const wish = fields[name];
    return typeof wish === 'boolean' ? wish : base[name] === true;
  };
  const volume = fields.volume;
  return {
    language: oneOf(
      languages.map(({ id }) => id),
      fields.language,
      base.language,
    ),
    look: oneOf(looks, fields.look, base.look),
    cloth: oneOf(cloths, fields.cloth, base.cloth),
    tiles: oneOf(tileLooks, fields.tiles, base.tiles),
    indices: flag('indices'),
    bigTiles: flag('bigTiles'),
    throwing: oneOf(throwings, fields.throwing, base.throwing),
    suggest: flag('suggest'),
    pace: oneOf(paces, fields.pace, base.pace),
    motion: oneOf(motions, fields.motion, base.motion),
    sound: flag('sound'),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : base.volume,
    spoken: oneOf(spokenIn, fields.spoken, base.spoken),
    notify: flag('notify'),
    level: oneOf(playerNames, fields.level, base.level),
    turnHintSeen: flag('turnHintSeen'),
  };
}

const stored = new Stored({ key: 'tilehouse-settings', read });

/** The settings as they are. */
export const settings = stored.get;

/** Changes some settings and keeps them. */
export function changeSettings(change: Partial<Settings>): void {
  const changed = { ...settings(), ...change };
  applySettings(changed);
  stored.set(changed);
}

/** Shows the settings on the page itself: colours, cloth, motion, size of words. */
export function applySettings({ look, cloth, tiles, motion, bigTiles }: Settings): void {
  const root = document.documentElement;
  const dark = look === 'dark' || (look === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.toggle('dark', dark);
  root.dataset.cloth = cloth;
  root.dataset.tiles = tiles;
  root.dataset.motion = motion;
  root.classList.toggle('big', bigTiles);
}

/** The settings, rendering again when one changes. */
export const useSettings = (): Settings => useStored(stored);

/** Whether things may move: not when the person or the device says no. */
export function mayMove(): boolean {
  return settings().motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

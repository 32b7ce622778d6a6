/** Before a table for everybody at one device: who plays, and by which house rules. */
import { type AnyGame, defaultOptions, type OptionValues, seatsOf } from '@tilehouse/engine';
import { type FormEvent, useId, useRef, useState } from 'react';
import { firstTaken, isolated, longestName, tidied } from '../../person-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page, usePageWords } from '../../ui/page.tsx';
import { useWords } from '../../ui/words.tsx';
import { OptionsForm } from '../options-form.tsx';
import type { DeviceWish } from './device-wish.ts';
import '../mahjong/panels.css';
import './setup.css';

interface SetupProps {
  readonly game: AnyGame;
  /** What was chosen last. */
  readonly before: { readonly names: readonly string[]; readonly options: OptionValues | undefined };
  /** Back to the table that is kept, where one is. */
  readonly onBack: (() => void) | undefined;
  /** `given` are the names as typed, empty where none was. */
  readonly onBegin: (wish: DeviceWish & { readonly given: readonly string[] }) => void;
}

export function Setup({ game, before, onBack, onBegin }: SetupProps) {
  const all = useWords();
  const words = usePageWords('device');
  const usual = defaultOptions(game.options) as OptionValues;
  const [options, setOptions] = useState(before.options ?? usual);
  const [names, setNames] = useState(() => seatsOf(game.seats).map((seat) => before.names[seat] ?? ''));
  const [taken, setTaken] = useState<number>();
  const form = useRef<HTMLFormElement>(null);
  if (words === undefined) return null;
  const { setup } = words;
  const given = names.map(tidied);
  const called = given.map((name, seat) => name || setup.player(seat + 1));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const place = firstTaken(called);
    setTaken(place);
    if (place === undefined) onBegin({ names: called.map(isolated), given, options });
    else form.current?.querySelectorAll('input')[place]?.focus();
  };
  const rename = (seat: number, name: string): void => {
    setNames(names.map((each, place) => (place === seat ? name : each)));
    setTaken(undefined);
  };
  const text = all.games[game.id as keyof typeof all.games];
  const changed = Object.keys(game.options).filter((name) => options[name] !== usual[name]).length;
  return (
    <Page className="device-page">
      <form ref={form} className="device-setup" onSubmit={onSubmit} noValidate>
        <header>
          <p className="device-game">
            {text.name}
            {text.han !== text.name && (
              <span className="han" lang="zh-Hant">
                {text.han}
              </span>
            )}
          </p>
          <h1>{setup.title}</h1>
          <p>{setup.line}</p>
        </header>
        <fieldset className="device-names">
          <legend>{setup.names}</legend>
          <p>{setup.order}</p>
          <div className="device-fields">
            {names.map((name, seat) => (
              <NameField
                // biome-ignore lint/suspicious/noArrayIndexKey: a field is a seat
                key={seat}
                label={setup.name(seat + 1)}
                number={seat + 1}
                value={name}
                placeholder={setup.player(seat + 1)}
                problem={taken === seat ? all.app.nameTaken(called[seat] ?? '') : undefined}
                onChange={(changedName) => rename(seat, changedName)}
              />
            ))}
          </div>
        </fieldset>
        <details className="device-options">
          <summary>
            <b>{setup.options}</b>
            <span>{changed === 0 ? setup.asUsual : setup.changed(changed)}</span>
          </summary>
          <OptionsForm game={game.id} specs={game.options} values={options} onChange={setOptions} />
        </details>
        {onBack !== undefined && <p className="device-drops">{setup.drops}</p>}
        <footer>
          {onBack !== undefined && (
            <button type="button" className="button" onClick={onBack}>
              <Icon name="back" />
              {setup.back}
            </button>
          )}
          <button type="submit" className="button primary device-start">
            {setup.start}
          </button>
        </footer>
      </form>
    </Page>
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly number: number;
  readonly value: string;
  readonly placeholder: string;
  readonly problem: string | undefined;
  readonly onChange: (name: string) => void;
}

function NameField({ label, number, value, placeholder, problem, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div className={problem === undefined ? 'device-name' : 'device-name is-wrong'}>
      <span className="device-seat num" aria-hidden="true">
        {number}
      </span>
      <input
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : id}
        value={value}
        placeholder={placeholder}
        maxLength={longestName}
        autoComplete="off"
        enterKeyHint="next"
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== undefined && (
        <p id={id} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Fields of settings: rows of choices, switches, a slider. */
import { useId } from 'react';

interface RadioRowProps<T extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly text: string }[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
}

/** One of a few, shown side by side. */
export function RadioRow<T extends string>({ label, choices, value, onChange }: RadioRowProps<T>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="radio-row">
        {choices.map((choice) => (
          <label key={choice.value} className="radio">
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off. */
export function Switch({ label, note, isOn, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="switch-track" aria-hidden="true" />
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
  );
}

interface SliderProps {
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Anything between nothing and all. */
export function Slider({ label, value, onChange }: SliderProps) {
  return (
    <label className="slider">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}

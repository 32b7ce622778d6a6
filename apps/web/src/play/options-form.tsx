/** The options of a table, as a form: whatever options a game has, with their ranges and defaults. */
import {
  type OptionSpec,
  type OptionSpecs,
  type OptionValue,
  type OptionValues,
  valuesOf,
} from '@tilehouse/engine';
import { Switch } from '../ui/fields.tsx';
import { useWords } from '../ui/words.tsx';

interface OptionsFormProps {
  readonly game: string;
  readonly specs: OptionSpecs;
  /** A value for each option. */
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

export function OptionsForm({ game, specs, values, onChange }: OptionsFormProps) {
  const words = useWords();
  const texts: Readonly<Record<string, OptionTexts>> =
    words.mahjong[game as keyof typeof words.mahjong].options;
  return (
    <div className="options-form">
      {Object.entries(specs).map(([name, spec]) => (
        <OptionField
          key={name}
          spec={spec}
          texts={texts[name] ?? { name, chip: String }}
          value={values[name] ?? spec.default}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </div>
  );
}

interface OptionTexts {
  readonly name: string;
  readonly chip: (value: OptionValue) => string;
}

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly texts: OptionTexts;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function OptionField({ spec, texts, value, onChange }: OptionFieldProps) {
  if (spec.kind === 'flag') {
    return <Switch label={texts.name} isOn={value === true} onChange={onChange} />;
  }
  const allowed = valuesOf(spec);
  return (
    <label className="select">
      <span>{texts.name}</span>
      <select
        value={allowed.indexOf(value)}
        onChange={({ target }) => onChange(allowed[Number(target.value)] ?? spec.default)}
      >
        {allowed.map((each, place) => (
          <option key={String(each)} value={place}>
            {texts.chip(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

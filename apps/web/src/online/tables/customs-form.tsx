/** Clocks and customs of a table, as a form. */
import { Switch } from '../../ui/fields.tsx';
import type { OnlineWords } from '../texts.ts';
import type { Customs } from './customs.ts';

const answers = [3, 6, 10, 15, 20, 30, null];
const turns = [10, 20, 30, 60, 120, null];
const banks = [0, 30, 60, 120, 300];
const aways = [20, 45, 120, 300, null];

interface CustomsFormProps {
  readonly words: OnlineWords;
  readonly value: Customs;
  readonly onChange: (customs: Customs) => void;
}

export function CustomsForm({ words, value, onChange }: CustomsFormProps) {
  const { customs } = words;
  return (
    <div className="options-form">
      <Select
        label={customs.answer}
        choices={answers}
        value={value.answer}
        text={(each) => customs.answers(each ?? undefined)}
        onChange={(answer) => onChange({ ...value, answer })}
      />
      <Select
        label={customs.turn}
        choices={turns}
        value={value.turn}
        text={(each) => customs.turns(each ?? undefined)}
        onChange={(turn) => onChange({ ...value, turn })}
      />
      {value.turn !== null && (
        <Select
          label={customs.bank}
          choices={banks}
          value={value.bank}
          text={(each) => customs.turns(each ?? 0)}
          onChange={(bank) => onChange({ ...value, bank: bank ?? 0 })}
        />
      )}
      <Select
        label={customs.away}
        choices={aways}
        value={value.away}
        text={(each) => customs.aways(each ?? undefined)}
        onChange={(away) => onChange({ ...value, away })}
      />
      <Switch
        label={customs.evenPace}
        note={customs.evenPaceWhat}
        isOn={value.evenPace}
        onChange={(evenPace) => onChange({ ...value, evenPace })}
      />
    </div>
  );
}

interface SelectProps {
  readonly label: string;
  readonly choices: readonly (number | null)[];
  readonly value: number | null;
  readonly text: (value: number | null) => string;
  readonly onChange: (value: number | null) => void;
}

/** One of a few numbers; one that isn't among them is shown as well. */
function Select({ label, choices, value, text, onChange }: SelectProps) {
  const all = choices.includes(value) ? choices : [value, ...choices];
  return (
    <label className="select is-full">
      <span>{label}</span>
      <select
        value={all.indexOf(value)}
        onChange={({ target }) => onChange(all[Number(target.value)] ?? null)}
      >
        {all.map((each, place) => (
          <option key={String(each)} value={place}>
            {text(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Before a game: who plays, and how. */
import { type MatchMode, matchModes } from '@tilehouse/engine';
import { type FormEvent, useState } from 'react';
import { RadioRow } from '../../ui/fields.tsx';
import { useWords } from '../../ui/words.tsx';
import type { MatchWish } from './match-table.ts';
import './setup.css';

/** Longer names don't fit a plate. */
const longestName = 16;

interface SetupProps {
  /** What was chosen last. */
  readonly before: MatchWish;
  readonly onBegin: (wish: MatchWish) => void;
}

export function Setup({ before, onBegin }: SetupProps) {
  const { match } = useWords();
  const [first, setFirst] = useState(before.names[0]);
  const [second, setSecond] = useState(before.names[1]);
  const [mode, setMode] = useState<MatchMode>(before.mode);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onBegin({ names: [first.trim(), second.trim()], mode });
  };
  const field = (number: number, value: string, onChange: (name: string) => void) => (
    <label className="match-name">
      <span>{match.setup.name(number)}</span>
      <input
        value={value}
        placeholder={match.player(number)}
        maxLength={longestName}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
  return (
    <form className="paper match-setup" aria-label={match.setup.title} onSubmit={onSubmit}>
      <header>
        <h2>{match.setup.title}</h2>
        <p>{match.setup.line}</p>
      </header>
      <div className="match-names">
        {field(1, first, setFirst)}
        {field(2, second, setSecond)}
      </div>
      <div>
        <RadioRow
          label={match.setup.mode}
          choices={matchModes.map((value) => ({ value, text: match.modes[value] }))}
          value={mode}
          onChange={setMode}
        />
        <p className="match-mode-what">{match.modeWhat[mode]}</p>
      </div>
      <button type="submit" className="button primary">
        {match.setup.start}
      </button>
    </form>
  );
}

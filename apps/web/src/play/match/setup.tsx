/** Before a game: who plays, and how. */
import { type MatchMode, matchModes } from '@tilehouse/engine';
import { type FormEvent, useId, useRef, useState } from 'react';
import { firstTaken, isolated, longestName, tidied } from '../../person-names.ts';
import { RadioRow } from '../../ui/fields.tsx';
import { useWords } from '../../ui/words.tsx';
import type { MatchWish } from './match-table.ts';
import './setup.css';

interface SetupProps {
  /** What was chosen last. */
  readonly before: MatchWish;
  readonly onBegin: (wish: MatchWish) => void;
}

export function Setup({ before, onBegin }: SetupProps) {
  const { app, match } = useWords();
  const [first, setFirst] = useState(before.names[0]);
  const [second, setSecond] = useState(before.names[1]);
  const [mode, setMode] = useState<MatchMode>(before.mode);
  const [isTaken, setTaken] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = useId();
  const [one, other] = [tidied(first), tidied(second)] as const;
  const isSame = firstTaken([one || match.player(1), other || match.player(2)]) !== undefined;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTaken(isSame);
    if (isSame) form.current?.querySelectorAll('input')[1]?.focus();
    else onBegin({ names: [isolated(one), isolated(other)], mode });
  };
  const field = (number: number, value: string, onChange: (name: string) => void) => (
    <label className="match-name">
      <span>{match.setup.name(number)}</span>
      <input
        value={value}
        placeholder={match.player(number)}
        maxLength={longestName}
        aria-invalid={isTaken && isSame && number === 2}
        aria-describedby={isTaken && isSame && number === 2 ? problem : undefined}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
  return (
    <form ref={form} className="paper match-setup" aria-label={match.setup.title} onSubmit={onSubmit}>
      <header>
        <h2>{match.setup.title}</h2>
        <p>{match.setup.line}</p>
      </header>
      <div className="match-names">
        {field(1, first, setFirst)}
        {field(2, second, setSecond)}
      </div>
      {isTaken && isSame && (
        <p id={problem} className="match-taken" role="alert">
          {app.nameTaken(other || match.player(2))}
        </p>
      )}
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

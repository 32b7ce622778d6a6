/** One of the games whose hands are kept. */
import { mahjongGames } from '@tilehouse/engine';
import { useWords } from '../ui/words.tsx';
import { gameName } from './parts.tsx';

interface GameChoiceProps {
  readonly label: string;
  /** What stands for no game in particular, where that can be chosen; its value is empty. */
  readonly all?: string;
  readonly value: string;
  readonly onChange: (game: string) => void;
}

export function GameChoice({ label, all, value, onChange }: GameChoiceProps) {
  const words = useWords();
  return (
    <label className="record-filter">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {all !== undefined && <option value="">{all}</option>}
        {mahjongGames.map(({ id }) => (
          <option key={id} value={id}>
            {gameName(id, words)}
          </option>
        ))}
      </select>
    </label>
  );
}

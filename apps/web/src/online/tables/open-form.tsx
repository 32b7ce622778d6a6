/** Opening a table: which game, for whom, by which rules and clocks. */
import { defaultOptions, findMahjongGame, mahjongGames, type OptionValues } from '@tilehouse/engine';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { OptionsForm } from '../../play/options-form.tsx';
import { RadioRow } from '../../ui/fields.tsx';
import { useWords } from '../../ui/words.tsx';
import { house } from '../house.ts';
import { type OnlineWords, troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';
import { askedCustoms, type Customs, changes, usualCustoms, type Visibility } from './customs.ts';
import { CustomsForm } from './customs-form.tsx';

const usualOptions = (game: string): OptionValues =>
  defaultOptions(findMahjongGame(game)?.options ?? {}) as OptionValues;

interface Wish {
  readonly game: string;
  readonly visibility: Visibility;
  readonly options: OptionValues;
  /** As usual until somebody says otherwise. */
  readonly customs: Customs | undefined;
}

export function OpenForm({ words, first }: { words: OnlineWords; first: string | undefined }) {
  const { tables } = words;
  const asking = useAsking();
  const [, navigate] = useLocation();
  const [wish, setWish] = useState<Wish>(() => {
    const game = (findMahjongGame(first ?? '') ?? mahjongGames[0])?.id ?? '';
    return { game, visibility: 'private', options: usualOptions(game), customs: undefined };
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void asking.run(async () => {
      const { customs, ...rest } = wish;
      const body = { ...rest, ...(customs === undefined ? {} : { customs: askedCustoms(customs) }) };
      const { id } = await house().post<{ readonly id: string }>('tables', body);
      navigate(`/table/${id}`);
    });
  };
  return (
    <form className="sheet open-form" onSubmit={onSubmit}>
      <header>
        <h2>{tables.open}</h2>
        <p>{tables.openLine}</p>
      </header>
      <GameSelect words={words} wish={wish} onChange={setWish} />
      <RadioRow
        label={tables.visibility}
        choices={(['private', 'public'] as const).map((value) => ({
          value,
          text: tables.visibilities[value],
        }))}
        value={wish.visibility}
        onChange={(visibility) => setWish({ ...wish, visibility, customs: undefined })}
      />
      <Rules words={words} wish={wish} onChange={setWish} />
      {asking.trouble !== undefined && (
        <p role="alert" className="sheet-problem">
          {troubleText(asking.trouble, words)}
        </p>
      )}
      <button type="submit" className="button primary is-big" disabled={asking.isBusy}>
        {tables.openIt}
      </button>
    </form>
  );
}

interface PartProps {
  readonly words: OnlineWords;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

function GameSelect({ words, wish, onChange }: PartProps) {
  const all = useWords();
  return (
    <label className="select is-full">
      <span>{words.tables.game}</span>
      <select
        value={wish.game}
        onChange={({ target }) =>
          onChange({
            ...wish,
            game: target.value,
            options: usualOptions(target.value),
            customs: undefined,
          })
        }
      >
        {mahjongGames.map(({ id, seats }) => {
          const { name } = all.games[id as keyof typeof all.games];
          return (
            <option key={id} value={id}>
              {name} · {words.room.players(seats)}
            </option>
          );
        })}
      </select>
    </label>
  );
}

/** House rules and clocks, folded away until somebody wants others than usual. */
function Rules({ words, wish, onChange }: PartProps) {
  const { tables } = words;
  const game = findMahjongGame(wish.game);
  const usual = usualOptions(wish.game);
  if (game === undefined) return null;
  const usualClocks = usualCustoms(game, wish.visibility);
  const customs = wish.customs ?? usualClocks;
  const changed = Object.keys(usual).filter((name) => usual[name] !== wish.options[name]).length;
  return (
    <div className="folds">
      {Object.keys(usual).length > 0 && (
        <details className="fold">
          <summary>
            <b>{tables.rules}</b>
            <span>{tables.changed(changed)}</span>
          </summary>
          <OptionsForm
            game={game.id}
            specs={game.options}
            values={wish.options}
            onChange={(options) => onChange({ ...wish, options })}
          />
        </details>
      )}
      <details className="fold">
        <summary>
          <b>{tables.pace}</b>
          <span>{tables.changed(changes(customs, usualClocks))}</span>
        </summary>
        <CustomsForm
          words={words}
          value={customs}
          onChange={(next) => onChange({ ...wish, customs: next })}
        />
      </details>
    </div>
  );
}

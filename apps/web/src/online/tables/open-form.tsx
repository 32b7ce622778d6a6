/** Opening a table: which game, for whom, by which rules and clocks. */
import { defaultOptions, findMahjongGame, mahjongGames, type OptionValues } from '@tilehouse/engine';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { OptionsForm } from '../../play/options-form.tsx';
import { useStored } from '../../stored.ts';
import { RadioRow, Switch } from '../../ui/fields.tsx';
import { useWords } from '../../ui/words.tsx';
import { house } from '../house.ts';
import { useWho } from '../me.ts';
import { costLine } from '../room/cost-line.ts';
import { type OnlineWords, troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';
import { askedCustoms, changes, usualCustoms } from './customs.ts';
import { CustomsForm } from './customs-form.tsx';
import { type HouseRules, keepRules, keptRules, type ReadRules } from './house-rules.ts';
import { SavedRules } from './saved-rules.tsx';

const usualOptions = (game: string): OptionValues =>
  defaultOptions(findMahjongGame(game)?.options ?? {}) as OptionValues;

/** What is wished for, as a form has it. Customs are as usual until somebody says otherwise. */
type Wish = Omit<HouseRules, 'name'>;

interface OpenFormProps {
  readonly words: OnlineWords;
  /** The game to begin with. */
  readonly first: string | undefined;
  /** Rules that a link brought. */
  readonly brought: ReadRules | undefined;
}

export function OpenForm({ words, first, brought }: OpenFormProps) {
  const { tables } = words;
  const asking = useAsking();
  const [, navigate] = useLocation();
  const who = useWho();
  const mayTry = who.type === 'known' && who.house.trying === true && who.me?.kind === 'account';
  const [isTrying, setTrying] = useState(false);
  const [wish, setWish] = useState<Wish>(() => {
    if (brought?.type === 'rules') return wishOf(brought.rules);
    const game = (findMahjongGame(first ?? '') ?? mahjongGames[0])?.id ?? '';
    return { game, visibility: 'private', options: usualOptions(game), customs: undefined };
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void asking.run(async () => {
      const { customs, ...rest } = wish;
      const trying = isTrying ? { trying: true } : {};
      const body = {
        ...rest,
        ...trying,
        ...(customs === undefined ? {} : { customs: askedCustoms(customs) }),
      };
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
      {brought !== undefined && <Brought words={words} brought={brought} />}
      <GameSelect words={words} wish={wish} onChange={setWish} />
      <ComersNote words={words} wish={wish} />
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
      {mayTry && (
        <Switch label={words.trying.open} note={words.trying.what} isOn={isTrying} onChange={setTrying} />
      )}
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

const wishOf = ({ name: _, ...wish }: HouseRules): Wish => wish;

/** What a link brought, or why it can't be used. */
function Brought({ words, brought }: { words: OnlineWords; brought: ReadRules }) {
  const { saved } = words;
  const [isKept, setKept] = useState(false);
  if (brought.type === 'bad') {
    return (
      <p role="alert" className="sheet-problem">
        {saved.bad[brought.why]('what' in brought ? brought.what : '')}
      </p>
    );
  }
  const { rules } = brought;
  const keep = (): void => {
    keepRules(rules);
    setKept(true);
  };
  return (
    <div className="row-ask invite-local" role="status">
      <p>{isKept ? saved.kept : saved.brought(rules.name)}</p>
      {rules.name !== '' && !isKept && (
        <button type="button" className="button" onClick={keep}>
          {saved.keep}
        </button>
      )}
    </div>
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

/** What a game wants of those who come, and what it costs where it is for play money. */
function ComersNote({ words, wish }: Pick<PartProps, 'words' | 'wish'>) {
  const game = findMahjongGame(wish.game);
  if (game?.banked !== true) return <p className="open-money">{words.invite.line}</p>;
  return (
    <p className="open-money">
      <b>{costLine(words, game.rules, wish.options)}</b> {words.invite.lineForMoney}
    </p>
  );
}

/** House rules and clocks, folded away until somebody wants others than usual. */
function Rules({ words, wish, onChange }: PartProps) {
  const { tables } = words;
  const game = findMahjongGame(wish.game);
  const usual = usualOptions(wish.game);
  const kept = useStored(keptRules).length;
  if (game === undefined) return null;
  const usualClocks = usualCustoms(game, wish.visibility);
  const customs = wish.customs ?? usualClocks;
  const changed = Object.keys(usual).filter((name) => usual[name] !== wish.options[name]).length;
  const pace = changes(customs, usualClocks);
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
          <span>{tables.changed(pace)}</span>
        </summary>
        <CustomsForm
          words={words}
          value={customs}
          onChange={(next) => onChange({ ...wish, customs: next })}
        />
      </details>
      {/* nothing is there to keep before something is changed */}
      {(kept + changed + pace > 0 || wish.visibility === 'public') && (
        <SavedRules words={words} rules={{ ...wish, name: '' }} onUse={(rules) => onChange(wishOf(rules))} />
      )}
    </div>
  );
}

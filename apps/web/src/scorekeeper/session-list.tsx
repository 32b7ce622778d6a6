/** The sessions there are, and the form for a new one. */

import {
  defaultOptions,
  type MahjongGame,
  mahjongGames,
  type OptionValues,
  readOptions,
  type Seat,
  seatsOf,
} from '@tilehouse/engine';
import { formatChange, type PageWords } from '@tilehouse/i18n';
import { type FormEvent, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { firstTaken, isolated, longestName, tidied } from '../person-names.ts';
import { OptionsForm } from '../play/options-form.tsx';
import { useSettings } from '../settings/settings.ts';
import { RadioRow } from '../ui/fields.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../ui/words.tsx';
import { type Session, soFar } from './session.ts';
import { keepSession } from './sessions.ts';

export type KeeperWords = PageWords['scorekeeper'];

export function SessionList({ keeper, sessions }: { keeper: KeeperWords; sessions: readonly Session[] }) {
  useTitle(keeper.title);
  return (
    <>
      <header className="keeper-head">
        <h1>{keeper.title}</h1>
        <p>{keeper.intro}</p>
      </header>
      {sessions.length > 0 && (
        <section className="keeper-part">
          <h2>{keeper.sessions}</h2>
          <ul className="session-list">
            {sessions.map((session) => (
              <SessionRow key={session.id} keeper={keeper} session={session} />
            ))}
          </ul>
        </section>
      )}
      <NewSession keeper={keeper} />
    </>
  );
}

function SessionRow({ keeper, session }: { keeper: KeeperWords; session: Session }) {
  const words = useWords();
  const { language } = useSettings();
  const { game, totals } = soFar(session);
  const began = new Date(session.began).toLocaleDateString(language, { dateStyle: 'medium' });
  return (
    <li>
      <Link href={`/scorekeeper/${session.id}`} className="session-row">
        <b>{words.games[game.id as keyof typeof words.games].name}</b>
        <span className="session-facts">
          {words.app.list([keeper.began(began), keeper.handsPlayed(session.hands.length)])}
        </span>
        <span className="session-names">
          {session.names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <span key={seat}>
              {name} <span className="num">{formatChange(game.unit, totals[seat] ?? 0)}</span>
            </span>
          ))}
        </span>
      </Link>
    </li>
  );
}

/** What whoever sits there is called: as they said, or by their place. */
const calledAt = (keeper: KeeperWords, names: readonly string[], seat: Seat): string =>
  tidied(names[seat] ?? '') || keeper.seat(seat + 1);

const newId = (): string =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), '');

function NewSession({ keeper }: { keeper: KeeperWords }) {
  const words = useWords();
  const [, navigate] = useLocation();
  const [game, setGame] = useState<MahjongGame>(mahjongGames[0] as MahjongGame);
  const [options, setOptions] = useState(() => defaultOptions(game.options) as OptionValues);
  const [names, setNames] = useState<readonly string[]>(['', '', '', '']);
  const [dealer, setDealer] = useState<Seat>(0);
  const select = useId();
  const [taken, setTaken] = useState<number>();
  const called = seatsOf(game.seats).map((seat) => calledAt(keeper, names, seat));
  const choose = (id: string): void => {
    const chosen = mahjongGames.find((each) => each.id === id);
    if (chosen === undefined) return;
    setGame(chosen);
    setOptions(defaultOptions(chosen.options) as OptionValues);
    if (dealer >= chosen.seats) setDealer(0);
  };
  const start = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const place = firstTaken(called);
    setTaken(place);
    if (place !== undefined) {
      event.currentTarget.querySelectorAll<HTMLInputElement>('.name-fields input')[place]?.focus();
      return;
    }
    const id = newId();
    const seated = called.map(isolated);
    keepSession({ id, game: game.id, options, names: seated, dealer, began: Date.now(), hands: [] });
    navigate(`/scorekeeper/${id}`);
  };
  return (
    <form className="keeper-part new-session" onSubmit={start}>
      <h2>{keeper.newSession}</h2>
      <div className="keeper-select">
        <label htmlFor={select}>{keeper.game}</label>
        <select id={select} value={game.id} onChange={({ target }) => choose(target.value)}>
          {mahjongGames.map((each) => (
            <option key={each.id} value={each.id}>
              {words.games[each.id as keyof typeof words.games].name}
            </option>
          ))}
        </select>
      </div>
      {Object.keys(game.options).length > 0 && (
        <details>
          <summary>{keeper.options}</summary>
          <OptionsForm
            game={game.id}
            specs={game.options}
            values={options}
            onChange={(wish) => {
              const checked = readOptions(game.options, wish);
              if (checked.ok) setOptions(checked.value as OptionValues);
            }}
          />
        </details>
      )}
      <NameFields
        keeper={keeper}
        names={names.slice(0, game.seats)}
        taken={taken}
        onChange={(seat, name) => {
          setNames(names.map((each, at) => (at === seat ? name : each)));
          setTaken(undefined);
        }}
      />
      <RadioRow
        label={keeper.firstDealer}
        choices={seatsOf(game.seats).map((seat) => ({ value: String(seat), text: called[seat] ?? '' }))}
        value={String(dealer)}
        onChange={(seat) => setDealer(Number(seat) as Seat)}
      />
      <button type="submit" className="button primary">
        {keeper.start}
      </button>
      <p className="keeper-note">{keeper.keptHere}</p>
    </form>
  );
}

interface NameFieldsProps {
  readonly keeper: KeeperWords;
  readonly names: readonly string[];
  /** Whose name somebody else has already. */
  readonly taken: number | undefined;
  readonly onChange: (seat: Seat, name: string) => void;
}

function NameFields({ keeper, names, taken, onChange }: NameFieldsProps) {
  const { app } = useWords();
  const problem = useId();
  return (
    <fieldset className="field">
      <legend>{keeper.names}</legend>
      <div className="name-fields">
        {seatsOf(names.length).map((seat) => (
          <input
            key={seat}
            type="text"
            maxLength={longestName}
            autoComplete="off"
            aria-label={keeper.seat(seat + 1)}
            aria-invalid={taken === seat}
            aria-describedby={taken === seat ? problem : undefined}
            placeholder={keeper.seat(seat + 1)}
            value={names[seat]}
            onChange={({ target }) => onChange(seat, target.value)}
          />
        ))}
      </div>
      {taken !== undefined && (
        <p id={problem} className="name-taken" role="alert">
          {app.nameTaken(calledAt(keeper, names, taken as Seat))}
        </p>
      )}
    </fieldset>
  );
}

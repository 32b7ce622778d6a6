/** By which rules and clocks this table is played; what is changed from the usual is marked. The host may change it. */
import { findMahjongGame, type OptionValue, type OptionValues } from '@tilehouse/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { OptionsForm } from '../../play/options-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Explained } from '../../ui/explained.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../ui/words.tsx';
import { askedCustoms, customsOf, usualCustoms } from '../tables/customs.ts';
import { CustomsForm } from '../tables/customs-form.tsx';
import type { OnlineWords } from '../texts.ts';
import type { Wishing } from '../use-wish.ts';
import type { RoomModel } from './room-model.ts';

interface Props {
  readonly words: OnlineWords;
  readonly model: RoomModel;
  readonly wishing: Wishing;
}

interface Chip {
  readonly text: string;
  readonly isChanged: boolean;
  /** What it means, where the words don't say it. */
  readonly what?: string;
}

export function RulesCard(props: Props) {
  const { words, model } = props;
  const { room } = words;
  const [isOpen, setOpen] = useState(false);
  const chips = useChips(words, model);
  const hasChanged = chips.some(({ isChanged }) => isChanged);
  return (
    <section className="sheet rules-card">
      <header className="sheet-row">
        <h2>{room.rules}</h2>
        <span className="row">
          {model.isHost && model.view.stage !== 'between-deals' && (
            <button type="button" className="text-way" onClick={() => setOpen(true)}>
              {room.change}
            </button>
          )}
          <Link href={`/rules/${model.view.game}`} target="_blank" className="text-way">
            <Icon name="book" />
            {room.allRules}
          </Link>
        </span>
      </header>
      <ul className="chips">
        {chips.map(({ text, isChanged, what }) => (
          <li key={text} className={isChanged ? 'chip is-changed' : 'chip'}>
            {isChanged && <span aria-hidden="true">◆ </span>}
            {what === undefined ? <span>{text}</span> : <Explained what={what}>{text}</Explained>}
            {isChanged && <span className="unseen">, {room.changed}</span>}
          </li>
        ))}
      </ul>
      <p className="sheet-note">
        {hasChanged && (
          <>
            <span aria-hidden="true" className="gold">
              ◆
            </span>{' '}
            {room.changed}.{' '}
          </>
        )}
        {room.fixed}
      </p>
      {isOpen && <ChangeDialog {...props} onClose={() => setOpen(false)} />}
    </section>
  );
}

function useChips(words: OnlineWords, { view }: RoomModel): readonly Chip[] {
  const all = useWords();
  const { customs } = words;
  const game = findMahjongGame(view.game);
  const texts: Readonly<Record<string, { readonly chip: (value: OptionValue) => string }>> =
    all.mahjong[view.game as keyof typeof all.mahjong]?.options ?? {};
  const options = Object.entries(view.options).map(
    ([name, value]): Chip => ({
      text: texts[name]?.chip(value) ?? name,
      isChanged: game?.options[name]?.default !== value,
    }),
  );
  const own = customsOf(view.clocks, view.hosted?.customs ?? {});
  const visibility = view.hosted?.customs.pauses === undefined ? 'private' : 'public';
  const usual = usualCustoms({ banked: game?.banked === true }, visibility);
  return [
    ...options,
    {
      text: customs.chipAnswer(own.answer ?? undefined),
      isChanged: own.answer !== usual.answer,
      what: customs.whatAnswer(own.answer ?? undefined),
    },
    {
      text: customs.chipTurn(own.turn ?? undefined, own.bank),
      isChanged: own.turn !== usual.turn || (own.turn !== null && own.bank !== usual.bank),
      what: customs.whatTurn(own.turn ?? undefined, own.bank),
    },
    {
      text: customs.chipAway(own.away ?? undefined),
      isChanged: own.away !== usual.away,
      what: customs.whatAway(own.away ?? undefined),
    },
    {
      text: customs.chipPace(own.evenPace),
      isChanged: own.evenPace !== usual.evenPace,
      what: own.evenPace ? customs.evenPaceWhat : customs.uneven,
    },
    {
      text: customs.chipEndless(view.hosted?.endless === true),
      isChanged: false,
      what: customs.whatEndless(view.hosted?.endless === true),
    },
  ];
}

function ChangeDialog({ words, model, wishing, onClose }: Props & { onClose: () => void }) {
  const { room } = words;
  const { view } = model;
  const game = findMahjongGame(view.game);
  const [options, setOptions] = useState<OptionValues>(view.options);
  const [customs, setCustoms] = useState(() => customsOf(view.clocks, view.hosted?.customs ?? {}));
  const save = async (): Promise<void> => {
    await wishing.wish({ type: 'change', options, customs: askedCustoms(customs) });
    onClose();
  };
  return (
    <Dialog title={room.changeTitle} closeLabel={room.cancel} onClose={onClose}>
      {game !== undefined && (
        <OptionsForm game={game.id} specs={game.options} values={options} onChange={setOptions} />
      )}
      <CustomsForm words={words} value={customs} onChange={setCustoms} />
      <div className="row dialog-foot">
        <button type="button" className="button" onClick={onClose}>
          {room.cancel}
        </button>
        <button type="button" className="button primary" onClick={() => void save()}>
          {room.saveChange}
        </button>
      </div>
    </Dialog>
  );
}

/** Coming as a guest: a name, and in. */
import type { Me, RoomReply } from '@tilehouse/protocol';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../ui/words.tsx';
import { Field } from '../field.tsx';
import { house } from '../house.ts';
import { keepName, lastName, nowIs } from '../me.ts';
import { type OnlineWords, troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';
import { NameIdeas } from './name-ideas.tsx';

/** What somebody was asked to come to; nothing more is known where the link names a table alone. */
export type Invited = true | RoomReply;

export function NameForm({ words, invited }: { words: OnlineWords; invited: Invited | undefined }) {
  const { who } = words;
  const [name, setName] = useState(lastName);
  const asking = useAsking();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void asking.run(async () => {
      const { me } = await house().post<{ readonly me: Me }>('guests', { name });
      keepName(me.name);
      nowIs(me);
    });
  };
  return (
    <form className="sheet-form" onSubmit={onSubmit} noValidate>
      <header>
        {invited !== undefined && <Invitation words={words} invited={invited} />}
        <h1>{who.title}</h1>
        <p>{typeof invited === 'object' && invited.banked ? words.invite.forMoney : who.line}</p>
      </header>
      <Field
        label={who.name}
        value={name}
        onChange={(value) => {
          setName(value);
          asking.forget();
        }}
        help={who.nameHelp}
        problem={asking.trouble && troubleText(asking.trouble, words)}
        autoComplete="nickname"
        maxLength={40}
      />
      <NameIdeas words={words} trouble={asking.trouble} name={name} onChoose={setName} />
      <button type="submit" className="button primary is-big" disabled={asking.isBusy}>
        {who.comeIn}
      </button>
    </form>
  );
}

/** Who asks one to come, and to which game. */
function Invitation({ words, invited }: { words: OnlineWords; invited: Invited }) {
  const { games } = useWords();
  if (invited === true) return <p className="sheet-eyebrow">{words.who.invited}</p>;
  const game = games[invited.game as keyof typeof games]?.name ?? invited.game;
  return <p className="sheet-eyebrow">{words.invite.by(invited.host ?? '', game)}</p>;
}

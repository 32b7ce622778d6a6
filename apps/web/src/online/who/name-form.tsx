/** Coming as a guest: a name, and in. */
import type { Me } from '@tilehouse/protocol';
import { type FormEvent, useState } from 'react';
import { Field } from '../field.tsx';
import { house } from '../house.ts';
import { keepName, lastName, nowIs } from '../me.ts';
import { type OnlineWords, troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';

export function NameForm({ words, isInvited }: { words: OnlineWords; isInvited: boolean }) {
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
        {isInvited && <p className="sheet-eyebrow">{who.invited}</p>}
        <h1>{who.title}</h1>
        <p>{who.line}</p>
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
      <button type="submit" className="button primary is-big" disabled={asking.isBusy}>
        {who.comeIn}
      </button>
    </form>
  );
}

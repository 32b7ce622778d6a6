/** Being called something else. */
import type { Me } from '@tilehouse/protocol';
import { useState } from 'react';
import type { PartProps } from '../account-screen.tsx';
import { Field } from '../field.tsx';
import { house } from '../house.ts';
import { keepName, nowIs } from '../me.ts';
import { NameIdeas } from '../who/name-ideas.tsx';
import { PartForm } from './part-form.tsx';

export function NamePart({ words, account, onChanged }: PartProps) {
  const said = words.account;
  const [name, setName] = useState(account.me.name);
  const send = async (): Promise<void> => {
    const { me } = await house().post<{ readonly me: Me }>('rename', { name });
    keepName(me.name);
    nowIs(me);
    onChanged();
  };
  return (
    <section className="sheet">
      <h2>{said.name}</h2>
      <PartForm
        words={words}
        go={said.rename}
        send={send}
        help={(trouble) => <NameIdeas words={words} trouble={trouble} name={name} onChoose={setName} />}
      >
        <Field
          label={words.who.name}
          value={name}
          onChange={setName}
          help={words.who.nameHelp}
          autoComplete="nickname"
          maxLength={40}
        />
      </PartForm>
    </section>
  );
}

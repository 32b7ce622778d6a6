/** A new password for somebody who has lost theirs: made up by the house, shown once, to hand over. */
import type { ResetPasswordReply } from '@tilehouse/protocol';
import { type FormEvent, useState } from 'react';
import { CopyField } from '../copy-field.tsx';
import { Field } from '../field.tsx';
import { house as asked, type Trouble } from '../house.ts';
import { troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';
import type { PartProps } from './operator-words.ts';

export function PasswordPart({ house, words, onDone }: PartProps) {
  const said = house.operator.password;
  const asking = useAsking();
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [reset, setReset] = useState<ResetPasswordReply>();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    setReset(undefined);
    setAsked(true);
  };
  const act = (): void => {
    void asking.run(async () => {
      setReset(await asked().post<ResetPasswordReply>('operator/reset-password', { name }));
      setName('');
      onDone();
    });
    setAsked(false);
  };
  const problem = ({ code, ...rest }: Trouble): string =>
    code === 'not-found' ? said.unknown : troubleText({ code, ...rest }, words);
  return (
    <section className="sheet">
      <header>
        <h2>{said.title}</h2>
        <p>{said.line}</p>
      </header>
      <form className="sheet-form" onSubmit={onSubmit} noValidate>
        <Field
          label={said.name}
          value={name}
          onChange={(value) => {
            setName(value);
            setAsked(false);
            asking.forget();
          }}
          problem={asking.trouble && problem(asking.trouble)}
          autoComplete="off"
          maxLength={40}
        />
        {isAsked ? (
          <div className="row-ask">
            <p role="alert">{said.sure(name.trim())}</p>
            <button type="button" className="button danger" onClick={act}>
              {said.yes}
            </button>
            <button type="button" className="button" onClick={() => setAsked(false)}>
              {said.no}
            </button>
          </div>
        ) : (
          <button type="submit" className="button" disabled={asking.isBusy || name.trim() === ''}>
            {said.ask}
          </button>
        )}
      </form>
      {reset !== undefined && (
        <div className="handed" role="status">
          <p>{said.done(reset.name)}</p>
          <CopyField label={said.password} value={reset.password} words={house.operator} />
          <details className="fold">
            <summary>
              <b>{said.codes}</b>
              <span>{reset.recoveryCodes.length}</span>
            </summary>
            <ul className="handed-codes num">
              {reset.recoveryCodes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </section>
  );
}

/** The secrets of an account: its password, its recovery codes. */
import { useState } from 'react';
import type { PartProps } from '../account-screen.tsx';
import { house } from '../house.ts';
import { PasswordField } from '../password-field.tsx';
import { RecoveryCodes } from '../who/recovery-codes.tsx';
import { PartForm } from './part-form.tsx';

export function PasswordPart({ words, onChanged }: PartProps) {
  const said = words.account;
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const send = async (): Promise<void> => {
    await house().post('password', { current, next });
    setCurrent('');
    setNext('');
    onChanged();
  };
  return (
    <section className="sheet">
      <h2>{said.password}</h2>
      <PartForm words={words} go={said.changePassword} send={send}>
        <PasswordField
          words={words}
          label={said.current}
          value={current}
          onChange={setCurrent}
          autoComplete="current-password"
        />
        <PasswordField
          words={words}
          label={said.next}
          value={next}
          onChange={setNext}
          help={`${words.problems['password-short']} ${said.passwordLine}`}
          autoComplete="new-password"
        />
      </PartForm>
    </section>
  );
}

export function CodesPart({ words, account, onChanged }: PartProps) {
  const said = words.account;
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const send = async (): Promise<void> => {
    const made = await house().post<{ readonly recoveryCodes: readonly string[] }>('recovery-codes', {
      password,
    });
    setPassword('');
    setCodes(made.recoveryCodes);
    onChanged();
  };
  if (codes !== undefined) {
    return (
      <section className="sheet">
        <RecoveryCodes words={words} codes={codes} onKept={() => setCodes(undefined)} />
      </section>
    );
  }
  return (
    <section className="sheet">
      <h2>{said.codes}</h2>
      <p>{said.codesLeft(account.recoveryCodesLeft)}</p>
      <PartForm words={words} go={said.newCodes} send={send}>
        <PasswordField
          words={words}
          label={said.current}
          value={password}
          onChange={setPassword}
          help={said.newCodesLine}
          autoComplete="current-password"
        />
      </PartForm>
    </section>
  );
}

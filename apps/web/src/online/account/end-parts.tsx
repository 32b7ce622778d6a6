/** Going: signing out here or everywhere, and being forgotten for good. */
import { useState } from 'react';
import type { PartProps } from '../account-screen.tsx';
import { house } from '../house.ts';
import { nowIs } from '../me.ts';
import { PasswordField } from '../password-field.tsx';
import { troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';
import { PartForm } from './part-form.tsx';

export function SignOutPart({ words, account }: Omit<PartProps, 'onChanged'>) {
  const said = words.account;
  const asking = useAsking();
  const [isAsking, setAsking] = useState(false);
  const isGuest = account.me.kind === 'guest';
  const go = (path: string): void => {
    void asking.run(async () => {
      await house().post(path);
      nowIs(null);
    });
  };
  const here = isGuest ? said.signOutGuest : said.signOut;
  return (
    <>
      {isAsking && <p role="alert">{said.signOutGuestAsk}</p>}
      <div className="row">
        {isGuest && !isAsking ? (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {here}
          </button>
        ) : (
          <button
            type="button"
            className={isGuest ? 'button danger' : 'button'}
            onClick={() => go('sign-out')}
            disabled={asking.isBusy}
          >
            {here}
          </button>
        )}
        {isAsking && (
          <button type="button" className="button" onClick={() => setAsking(false)}>
            {said.cancel}
          </button>
        )}
        {!isGuest && (
          <button
            type="button"
            className="button"
            onClick={() => go('sign-out-everywhere')}
            disabled={asking.isBusy}
          >
            {said.signOutAll}
          </button>
        )}
      </div>
      {asking.trouble !== undefined && (
        <p role="alert" className="sheet-problem">
          {troubleText(asking.trouble, words)}
        </p>
      )}
    </>
  );
}

export function EndPart({ words, account }: PartProps) {
  const said = words.account;
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const isGuest = account.me.kind === 'guest';
  const title = isGuest ? said.endGuest : said.end;
  const send = async (): Promise<void> => {
    await house().post('account/delete', isGuest ? {} : { password });
    nowIs(null);
  };
  return (
    <section className="sheet">
      <h2>{title}</h2>
      <p>{said.endLine}</p>
      {isOpen ? (
        <PartForm words={words} go={said.endYes} isDanger={true} send={send}>
          {isGuest ? null : (
            <PasswordField
              words={words}
              label={said.current}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
            />
          )}
        </PartForm>
      ) : (
        <div className="row">
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {title}
          </button>
        </div>
      )}
      {isOpen && (
        <div className="row">
          <button type="button" className="button" onClick={() => setOpen(false)}>
            {said.cancel}
          </button>
        </div>
      )}
    </section>
  );
}

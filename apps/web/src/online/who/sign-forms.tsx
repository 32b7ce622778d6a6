/** Signing in, making an account, and coming back by a recovery code. */
import type { Me, SignedInReply } from '@tilehouse/protocol';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '../field.tsx';
import { house, type Trouble } from '../house.ts';
import { holdWho, lastName, nowIs } from '../me.ts';
import { PasswordField } from '../password-field.tsx';
import { type OnlineWords, troubleText } from '../texts.ts';
import { useAsking } from '../use-asking.ts';
import { NameIdeas } from './name-ideas.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface FrameProps {
  readonly title: string;
  readonly line: string;
  readonly go: string;
  readonly words: OnlineWords;
  readonly send: () => Promise<void>;
  /** What helps against what it was refused with. */
  readonly help?: (trouble: Trouble | undefined) => ReactNode;
  readonly children: ReactNode;
}

/** A form that asks the house for something and says why not. */
function Frame({ title, line, go, words, send, help, children }: FrameProps) {
  const asking = useAsking();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void asking.run(send);
  };
  return (
    <form className="sheet-form" onSubmit={onSubmit} noValidate>
      <header>
        <h1>{title}</h1>
        <p>{line}</p>
      </header>
      {children}
      {asking.trouble !== undefined && (
        <p role="alert" className="sheet-problem">
          {troubleText(asking.trouble, words)}
        </p>
      )}
      {help?.(asking.trouble)}
      <button type="submit" className="button primary is-big" disabled={asking.isBusy}>
        {go}
      </button>
    </form>
  );
}

interface SignInProps {
  readonly words: OnlineWords;
  /** Who is here, and turns out to have an account. */
  readonly guest?: Me;
  /** Called when it is proved, before the page shows the account. */
  readonly onIn?: () => void;
}

export function SignInForm({ words, guest, onIn }: SignInProps) {
  const { who } = words;
  const [name, setName] = useState(guest === undefined ? lastName : '');
  const [password, setPassword] = useState('');
  const send = async (): Promise<void> => {
    const { me, leftSeat } = await house().post<SignedInReply>('sign-in', { name, password });
    onIn?.();
    nowIs(me, { leftSeat });
  };
  const line = guest === undefined ? who.signInLine : who.signInGuestLine(guest.name);
  return (
    <Frame title={who.signInTitle} line={line} go={who.signIn} words={words} send={send}>
      <Field label={who.name} value={name} onChange={setName} autoComplete="username" />
      <PasswordField
        words={words}
        label={who.password}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
    </Frame>
  );
}

interface SignUpProps {
  readonly words: OnlineWords;
  readonly signUp: 'open' | 'invite' | 'closed';
  /** Who makes it, where it is a guest. */
  readonly guest?: Me;
  /** The account is made, and its recovery codes are shown. */
  readonly onMade?: () => void;
}

export function SignUpForm({ words, signUp, guest, onMade }: SignUpProps) {
  const { who } = words;
  const [name, setName] = useState(guest?.name ?? lastName());
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const release = useRef(() => {});
  useEffect(() => () => release.current(), []);
  const [made, setMade] = useState<{ readonly me: Me; readonly recoveryCodes: readonly string[] }>();
  if (made !== undefined) {
    return (
      <RecoveryCodes
        words={words}
        codes={made.recoveryCodes}
        onKept={() => nowIs(made.me, { isMade: true })}
      />
    );
  }
  const send = async (): Promise<void> => {
    const body = { name, password, ...(code === '' ? {} : { code }) };
    release.current = holdWho();
    try {
      setMade(await house().post('sign-up', body));
      onMade?.();
    } catch (problem) {
      release.current();
      throw problem;
    }
  };
  const line = guest === undefined ? who.signUpLine : who.upgradeLine;
  return (
    <Frame
      title={who.signUpTitle}
      line={line}
      go={who.signUp}
      words={words}
      send={send}
      help={(trouble) => <NameIdeas words={words} trouble={trouble} name={name} onChoose={setName} />}
    >
      <Field label={who.name} value={name} onChange={setName} autoComplete="username" help={who.nameHelp} />
      <PasswordField
        words={words}
        label={who.password}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        help={who.passwordHelp}
      />
      {signUp === 'invite' && (
        <Field label={who.inviteCode} value={code} onChange={setCode} autoComplete="off" />
      )}
    </Frame>
  );
}

export function RecoverForm({ words }: { words: OnlineWords }) {
  const { who } = words;
  const [name, setName] = useState(lastName);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const send = async (): Promise<void> => {
    const { me, leftSeat } = await house().post<SignedInReply>('recover', { name, code, password });
    nowIs(me, { leftSeat });
  };
  return (
    <Frame title={who.recoverTitle} line={who.recoverLine} go={who.recover} words={words} send={send}>
      <Field label={who.name} value={name} onChange={setName} autoComplete="username" />
      <Field label={who.recoveryCode} value={code} onChange={setCode} autoComplete="one-time-code" />
      <PasswordField
        words={words}
        label={who.newPassword}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
      />
    </Frame>
  );
}

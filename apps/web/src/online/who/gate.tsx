/** Who comes in: a name is enough; an account is a quiet second way. What it guards shows once that is known. */
import type { Me } from '@tilehouse/protocol';
import { type ReactNode, useState } from 'react';
import { useSearch } from 'wouter';
import { Page, usePageWords } from '../../ui/page.tsx';
import { askWho, useWho } from '../me.ts';
import { HasMoved } from '../moving/has-moved.tsx';
import { NoticePage } from '../notice-page.tsx';
import { type OnlineWords, troubleText } from '../texts.ts';
import { Made } from './made.tsx';
import { type Invited, NameForm } from './name-form.tsx';
import { RecoverForm, SignInForm, SignUpForm } from './sign-forms.tsx';
import '../online.css';

interface GateProps {
  /** What somebody was asked to come to. */
  readonly invited?: Invited | undefined;
  /** A way round it, for who only looks on. */
  readonly onWatch?: () => void;
  readonly children: (me: Me, words: OnlineWords) => ReactNode;
}

export function Gate({ invited, onWatch, children }: GateProps) {
  const words = usePageWords('online');
  const who = useWho();
  // the bar's way in says that somebody has an account
  const first = new URLSearchParams(useSearch()).has('sign-in') ? 'sign-in' : 'name';
  if (words === undefined) return <Page className="online-page">{null}</Page>;
  if (who.type === 'trouble') return <Unreachable words={words} code={who.trouble.code} />;
  if (who.type === 'asking') return <Opening words={words} />;
  if (who.me !== null && who.isMade === true) return <Made me={who.me} words={words} />;
  if (who.me !== null) return children(who.me, words);
  if (who.hasMoved) return <HasMoved words={words} takeBack={who.takeBack} />;
  return (
    <Page className="online-page is-narrow">
      <Doors
        key={first}
        first={first}
        words={words}
        invited={invited}
        onWatch={onWatch}
        signUp={who.house.signUp}
      />
    </Page>
  );
}

export function Opening({ words }: { words: OnlineWords }) {
  return (
    <Page className="online-page">
      <p role="status" className="online-opening">
        {words.opening}
      </p>
    </Page>
  );
}

/** The house doesn't answer. */
export function Unreachable({ words, code }: { words: OnlineWords; code: string }) {
  const { unreachable } = words;
  const line = code === 'unreachable' ? unreachable.line : troubleText({ code }, words);
  return (
    <NoticePage title={unreachable.title} line={line}>
      <button type="button" className="button primary" onClick={() => void askWho()}>
        {unreachable.again}
      </button>
    </NoticePage>
  );
}

type Door = 'name' | 'sign-in' | 'sign-up' | 'recover';

interface DoorsProps {
  readonly first: Door;
  readonly words: OnlineWords;
  readonly invited: Invited | undefined;
  readonly onWatch: (() => void) | undefined;
  readonly signUp: 'open' | 'invite' | 'closed';
}

function Doors({ first, words, invited, onWatch, signUp }: DoorsProps) {
  const [door, setDoor] = useState<Door>(first);
  // the recovery codes are shown: there is one way on, once they are kept
  const [isMade, setMade] = useState(false);
  const { who } = words;
  const way = (to: Door, text: string) => (
    <button type="button" className="text-way" onClick={() => setDoor(to)}>
      {text}
    </button>
  );
  switch (door) {
    case 'sign-in':
      return (
        <section className="sheet">
          <SignInForm words={words} />
          <div className="text-ways">
            {way('name', who.justName)}
            {signUp !== 'closed' && way('sign-up', who.makeAccount)}
            {way('recover', who.forgot)}
          </div>
        </section>
      );
    case 'recover':
      return (
        <section className="sheet">
          <RecoverForm words={words} />
          <div className="text-ways">{way('sign-in', who.back)}</div>
        </section>
      );
    case 'sign-up':
      return (
        <section className="sheet">
          <SignUpForm words={words} signUp={signUp} onMade={() => setMade(true)} />
          {!isMade && <div className="text-ways">{way('name', who.justName)}</div>}
        </section>
      );
    default:
      return (
        <section className="sheet">
          <NameForm words={words} invited={invited} />
          <div className="text-ways">
            {way('sign-in', who.haveAccount)}
            {signUp !== 'closed' && way('sign-up', who.makeAccount)}
            {onWatch !== undefined && (
              <button type="button" className="text-way" onClick={onWatch}>
                {who.watch}
              </button>
            )}
          </div>
        </section>
      );
  }
}

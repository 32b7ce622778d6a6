/** One's account: who one is, where it lives, its secrets and devices, and its end. */
import type { Me } from '@tilehouse/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { EndPart, SignOutPart } from './account/end-parts.tsx';
import { NamePart } from './account/name-part.tsx';
import { CodesPart, PasswordPart } from './account/secret-parts.tsx';
import { Avatar } from './avatar.tsx';
import { BackWay } from './back-button.tsx';
import { house, houseUrl, type Trouble, troubleOf } from './house.ts';
import { useWho } from './me.ts';
import { type OnlineWords, troubleText } from './texts.ts';
import { useWayBack } from './use-way-back.ts';
import { Gate } from './who/gate.tsx';
import { SignInForm, SignUpForm } from './who/sign-forms.tsx';
import './account/account.css';

export function AccountScreen() {
  // a guest turned out to have an account, or somebody signed in at the door of this page
  const [hasCome, setCome] = useState(false);
  const who = useWho();
  if (!hasCome && who.type === 'known' && who.me === null) setCome(true);
  return (
    <Gate>
      {(me, words) => (
        <AccountPage
          key={`${me.id} ${me.kind}`}
          me={me}
          words={words}
          hasCome={hasCome && me.kind !== 'guest'}
          onIn={() => setCome(true)}
        />
      )}
    </Gate>
  );
}

/** What the house knows of somebody. */
export interface Account {
  readonly me: Me;
  readonly createdAt: number;
  readonly recoveryCodesLeft: number;
  readonly devices: readonly {
    readonly createdAt: number;
    readonly seenAt: number;
    readonly here: boolean;
    readonly browser?: string;
    readonly system?: string;
  }[];
}

export interface PartProps {
  readonly words: OnlineWords;
  readonly account: Account;
  /** Asks the house anew. */
  readonly onChanged: () => void;
}

function useAccount() {
  const [account, setAccount] = useState<Account>();
  const [trouble, setTrouble] = useState<Trouble>();
  const again = useCallback((): void => {
    house()
      .get<Account>('account')
      .then(setAccount, (problem: unknown) => setTrouble(troubleOf(problem)));
  }, []);
  useEffect(again, [again]);
  return { account, trouble, again };
}

interface AccountPageProps {
  readonly me: Me;
  readonly words: OnlineWords;
  readonly hasCome: boolean;
  readonly onIn: () => void;
}

function AccountPage({ me, words, hasCome, onIn }: AccountPageProps) {
  const { account, trouble, again } = useAccount();
  const { language } = useSettings();
  const said = words.account;
  const isGuest = me.kind === 'guest';
  // the account is made, and its codes are on the page: nothing else counts until they are kept
  const [isMade, setMade] = useState(false);
  const where = new URL(houseUrl());
  const who = useWho();
  return (
    <Page className="online-page account-page">
      <header className="account-head">
        <BackWay words={words} />
        <Avatar name={me.name} isLarge={true} />
        <div>
          <h1>{me.name}</h1>
          <p>
            {isGuest && !isMade ? said.guest : said.title}
            {account !== undefined && <> · {said.since(dateText(account.createdAt, language))}</>}
          </p>
        </div>
      </header>
      {hasCome && <CameIn me={me} words={words} />}
      <p className="account-lives">
        {isGuest && !isMade
          ? said.guestLine
          : said.lives(`${where.host}${where.pathname.replace(/\/$/, '')}`)}{' '}
        {said.money}
      </p>
      {who.type === 'known' && who.leftSeat === true && (
        <p role="status" className="invite-local account-told">
          {said.leftSeat}
        </p>
      )}
      {trouble !== undefined && (
        <p role="alert" className="sheet-problem">
          {troubleText(trouble, words)}
        </p>
      )}
      {me.operator && (
        <p className="row account-lives">
          <Link href="/operator" className="button">
            <Icon name="house" />
            {said.operator}
          </Link>
        </p>
      )}
      <div className="account-parts">
        {isGuest && <Upgrade me={me} words={words} onMade={() => setMade(true)} onIn={onIn} />}
        {account !== undefined && !isMade && (
          <>
            <NamePart words={words} account={account} onChanged={again} />
            {!isGuest && <PasswordPart words={words} account={account} onChanged={again} />}
            {!isGuest && <CodesPart words={words} account={account} onChanged={again} />}
            <Devices words={words} account={account} />
            <EndPart words={words} account={account} onChanged={again} />
          </>
        )}
      </div>
    </Page>
  );
}

/** A day, as the language writes it. */
function dateText(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}

const isToday = (time: number): boolean => new Date(time).toDateString() === new Date().toDateString();

/** Somebody has signed in here: the page begins at its top, where the way to where they came from stands first. */
function CameIn({ me, words }: { me: Me; words: OnlineWords }) {
  const said = useRef<HTMLParagraphElement>(null);
  const { hasClosed, href, to } = useWayBack();
  useEffect(() => {
    scrollTo(0, 0);
    said.current?.focus();
  }, []);
  return (
    <div className="account-came">
      <p ref={said} tabIndex={-1}>
        <Icon name="check" />
        {words.made.signedIn(me.name)}
      </p>
      <p role="status">{hasClosed && words.made.hasClosed}</p>
      <Link href={href} className="button primary">
        {words.ways[to]}
      </Link>
    </div>
  );
}

interface UpgradeProps extends Pick<AccountPageProps, 'me' | 'words' | 'onIn'> {
  readonly onMade: () => void;
}

/** A guest makes an account, or signs in to the one there is. */
function Upgrade({ me, words, onMade, onIn }: UpgradeProps) {
  const who = useWho();
  const signUp = who.type === 'known' ? who.house.signUp : 'open';
  const [hasOne, setHasOne] = useState(signUp === 'closed');
  const [isMade, setMade] = useState(false);
  const made = (): void => {
    setMade(true);
    onMade();
  };
  return (
    <section className="sheet">
      {hasOne ? (
        <SignInForm words={words} guest={me} onIn={onIn} />
      ) : (
        <SignUpForm words={words} signUp={signUp} guest={me} onMade={made} />
      )}
      {signUp !== 'closed' && !isMade && (
        <div className="text-ways">
          <button type="button" className="text-way" onClick={() => setHasOne(!hasOne)}>
            {hasOne ? words.who.makeAccount : words.who.haveAccount}
          </button>
        </div>
      )}
    </section>
  );
}

function Devices({ words, account }: Omit<PartProps, 'onChanged'>) {
  const { language } = useSettings();
  const said = words.account;
  return (
    <section className="sheet">
      <h2>{said.devices}</h2>
      <ul className="device-list">
        {account.devices.map(({ createdAt, seenAt, here, browser, system }) => (
          <li key={createdAt}>
            <b>
              {said.device(browser, system)}
              {here && <span className="device-here">{said.here}</span>}
            </b>
            <span>
              {isToday(seenAt) ? said.seenToday : said.seen(dateText(seenAt, language))} ·{' '}
              {said.came(dateText(createdAt, language))}
            </span>
          </li>
        ))}
      </ul>
      <div className="row">
        <Link href="/continue" className="button">
          <Icon name="arrow" />
          {said.goOn}
        </Link>
      </div>
      <SignOutPart words={words} account={account} />
    </section>
  );
}

/** The bar on top of every page: the sign, the ways to other pages, whoever is signed in, settings. */

import { formatAmount } from '@tilehouse/i18n';
import { useState } from 'react';
import { Link } from 'wouter';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { type BarPerson, useBarPerson } from './person.ts';
import { personColour } from './person-colour.ts';
import { useWords } from './words.tsx';

export function TopBar() {
  const words = useWords();
  const { nav, sign } = words.app;
  const [isOpen, setOpen] = useState(false);
  const person = useBarPerson();
  return (
    <header className={person === undefined ? 'top-bar' : 'top-bar has-person'}>
      <Link href="/" className="logo" aria-label={words.app.name}>
        <span className="logo-tile han" aria-hidden="true">
          館
        </span>
        <span className="logo-word">{sign.word}</span>
        <span className="han" lang="zh-Hant">
          {sign.han}
        </span>
      </Link>
      <nav className="top-ways" aria-label={nav.label}>
        <Link href="/tables">{nav.tables}</Link>
        <Link href="/learn">{nav.learn}</Link>
        <Link href="/scorekeeper">{nav.scorekeeper}</Link>
        <Link href="/leaderboard" className="wide-only">
          {nav.boards}
        </Link>
        {person === undefined && (
          <Link href={signIn} className="sign-way">
            <Icon name="person" />
            {nav.signIn}
          </Link>
        )}
      </nav>
      {person !== undefined && <PersonWays person={person} />}
      <BarMenu person={person} />
      <button
        type="button"
        className="round"
        onClick={() => setOpen(true)}
        aria-label={words.app.settings.title}
      >
        <Icon name="sliders" />
      </button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}

/** The account page, at the door for who has an account. */
const signIn = '/account?sign-in';

/** What stands for an amount that isn't known yet: as wide as most are. */
const unknown = 'RM …';

const amountOf = ({ balance }: BarPerson): string =>
  balance === undefined ? unknown : formatAmount('sen', balance);

/** Name, money and history, where there is room. */
function PersonWays({ person }: { person: BarPerson }) {
  const { nav } = useWords().app;
  return (
    <nav className="bar-person" aria-label={nav.you}>
      <Link href="/account" className="bar-name" aria-label={nav.account(person.name)}>
        <Initial name={person.name} />
        <span>{person.name}</span>
      </Link>
      {!person.isGuest && (
        <Link href="/money" className="bar-money num" aria-label={nav.money(amountOf(person))}>
          {amountOf(person)}
        </Link>
      )}
      <Link href="/history">{nav.history}</Link>
    </nav>
  );
}

/** The same behind one button, and on phones the ways to other pages. */
function BarMenu({ person }: { person: BarPerson | undefined }) {
  const words = useWords();
  const { nav } = words.app;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const way = (href: string, text: string, note = '') => (
    <Link href={href} onClick={close}>
      <span>{text}</span>
      {note !== '' && <b className="num">{note}</b>}
    </Link>
  );
  return (
    <>
      <button
        type="button"
        className="round bar-menu-key"
        aria-label={person === undefined ? nav.label : nav.menu(person.name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {person === undefined ? <Icon name="menu" /> : <Initial name={person.name} />}
      </button>
      {isOpen && (
        <Dialog title={person?.name ?? nav.label} closeLabel={words.app.rulesPage.close} onClose={close}>
          <nav className="bar-menu" aria-label={person === undefined ? nav.label : nav.you}>
            {person?.isGuest === false && way('/money', nav.moneyTitle, amountOf(person))}
            {person !== undefined && way('/history', nav.history)}
            {way('/leaderboard', nav.boards)}
            {way('/tables', nav.tables)}
            {way('/learn', nav.learn)}
            {way('/scorekeeper', nav.scorekeeper)}
            {person === undefined ? way(signIn, nav.signIn) : way('/account', nav.accountTitle)}
          </nav>
        </Dialog>
      )}
    </>
  );
}

function Initial({ name }: { name: string }) {
  const [first = ''] = [...name];
  return (
    <span className="bar-initial" style={{ background: personColour(name) }} aria-hidden="true">
      {first.toLocaleUpperCase()}
    </span>
  );
}

/** For whoever runs the house: live tables, invite codes, lost passwords, and what operators did. */
import type { Me } from '@tilehouse/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../ui/icon.tsx';
import { Page, usePageWords } from '../ui/page.tsx';
import { BackWay } from './back-button.tsx';
import { AuditPart } from './operator/audit-part.tsx';
import { CodesPart } from './operator/codes-part.tsx';
import type { HouseWords } from './operator/operator-words.ts';
import { PasswordPart } from './operator/password-part.tsx';
import { TablesPart } from './operator/tables-part.tsx';
import type { OnlineWords } from './texts.ts';
import { Gate, Opening } from './who/gate.tsx';
import './operator/operator.css';

export function OperatorScreen() {
  const house = usePageWords('house');
  return (
    <Gate>
      {(me, words) => {
        if (house === undefined) return <Opening words={words} />;
        return me.operator ? (
          <OperatorPage key={me.id} house={house} words={words} />
        ) : (
          <NotYours me={me} house={house} />
        );
      }}
    </Gate>
  );
}

function NotYours({ me, house }: { me: Me; house: HouseWords }) {
  const { operator } = house;
  return (
    <Page className="online-page is-narrow">
      <section className="sheet">
        <h1>{operator.notYours}</h1>
        <p role="alert">{me.kind === 'guest' ? operator.guestLine : operator.notYoursLine}</p>
        <div className="row">
          <Link href="/account" className="button">
            {operator.account}
          </Link>
          <Link href="/tables" className="button primary">
            {operator.back}
          </Link>
        </div>
      </section>
    </Page>
  );
}

function OperatorPage({ house, words }: { house: HouseWords; words: OnlineWords }) {
  const { operator } = house;
  // what was done here is read anew
  const [deeds, setDeeds] = useState(0);
  const shared = { house, words, onDone: () => setDeeds((count) => count + 1) };
  return (
    <Page className="online-page operator-page">
      <header className="online-head">
        <div className="page-title">
          <BackWay words={words} />
          <div>
            <h1>{operator.title}</h1>
            <p>{operator.line}</p>
          </div>
        </div>
        <nav className="row" aria-label={operator.title}>
          <Link href="/host-check" className="button">
            <Icon name="globe" />
            {operator.hostCheck}
          </Link>
          <Link href="/operator/reports" className="button">
            <Icon name="text" />
            {operator.reports}
          </Link>
        </nav>
      </header>
      <TablesPart {...shared} />
      <div className="operator-columns">
        <CodesPart {...shared} />
        <PasswordPart {...shared} />
      </div>
      <AuditPart {...shared} key={deeds} />
    </Page>
  );
}
